/** What every form that is sent to a provider says, whichever section type has it. */
import { plainText, richText } from './fields.ts';

/** Messages that each form needs; a section type lists them in the order of its own. */
export const messageTexts = {
  required: plainText().meta({
    de: ['Pflichtfeld leer', 'Ein Pflichtfeld ist leer.'],
    en: ['Required field empty', 'A required field is empty.'],
  }),
  invalid: plainText().meta({
    de: ['Angabe falsch', 'Eine Angabe stimmt nicht.'],
    en: ['Entry not valid', 'An entry is not valid.'],
  }),
  sending: plainText().meta({
    de: ['Beim Senden', 'Was Vorleser sagen, während gesendet wird.'],
    en: ['While sending', 'What screen readers say while the form is being sent.'],
  }),
  failure: plainText().meta({ de: ['Misserfolg', 'Es hat nicht geklappt.'], en: ['Failure', 'It did not work.'] }),
  failureNext: richText().meta({
    de: ['Nach dem Misserfolg', 'Was nach dem Misserfolg zu tun ist; darunter stehen die anderen Wege.'],
    en: ['After failure', 'What to do after it did not work; the other ways stand below it.'],
  }),
  unconfirmed: plainText().meta({
    de: ['Antwort unklar', 'Es kam keine lesbare Antwort: Vielleicht hat es geklappt, vielleicht nicht.'],
    en: ['Reply unclear', 'No readable reply came: perhaps it worked, perhaps not.'],
  }),
  unconfirmedNext: richText().meta({
    de: ['Nach unklarer Antwort', 'Was dann zu tun ist; darunter stehen die anderen Wege.'],
    en: ['After an unclear reply', 'What to do then; the other ways stand below it.'],
  }),
};

export const expected = () =>
  plainText()
    .meta({
      de: [
        'Was erwartet wird',
        'Was hier erwartet wird, am besten mit einem Beispiel. Steht unter der Meldung, wenn der Eintrag nicht stimmt.',
      ],
      en: [
        'What is expected',
        'What is expected here, ideally with an example. It stands below the message when the entry is not right.',
      ],
    })
    .optional();
