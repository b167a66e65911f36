/** What every form that is sent to a provider says, whichever section type has it. */
import { strictObject, type z } from 'zod';
import { link, plainText, richText, wholeNumber } from './fields.ts';
import { choiceOf, listOf, matching, toggle } from './shapes.ts';

/** Messages that each form needs. A section type lists them in an order of its own, which the editor shows. */
export const messageTexts = {
  required: plainText({
    de: ['Pflichtfeld leer', 'Ein Pflichtfeld ist leer.'],
    en: ['Required field empty', 'A required field is empty.'],
  }),
  invalid: plainText({ de: ['Angabe falsch', 'Eine Angabe stimmt nicht.'], en: ['Entry not valid', 'An entry is not valid.'] }),
  sending: plainText({
    de: ['Beim Senden', 'Was Vorleser sagen, während gesendet wird.'],
    en: ['While sending', 'What screen readers say while the form is being sent.'],
  }),
  success: plainText({ de: ['Erfolg', 'Es hat geklappt.'], en: ['Success', 'It worked.'] }),
  successNext: richText({
    de: ['Nach dem Erfolg', 'Wie es nach dem Erfolg weitergeht.'],
    en: ['After success', 'What happens after it worked.'],
  }),
  failure: plainText({ de: ['Misserfolg', 'Es hat nicht geklappt.'], en: ['Failure', 'It did not work.'] }),
  failureNext: richText({
    de: ['Nach dem Misserfolg', 'Was nach dem Misserfolg zu tun ist; darunter stehen die anderen Wege.'],
    en: ['After failure', 'What to do after it did not work; the other ways stand below it.'],
  }),
  unconfirmed: plainText({
    de: ['Antwort unklar', 'Es kam keine lesbare Antwort: Vielleicht hat es geklappt, vielleicht nicht.'],
    en: ['Reply unclear', 'No readable reply came: perhaps it worked, perhaps not.'],
  }),
  unconfirmedNext: richText({
    de: ['Nach unklarer Antwort', 'Was dann zu tun ist; darunter stehen die anderen Wege.'],
    en: ['After an unclear reply', 'What to do then; the other ways stand below it.'],
  }),
};

/** Who has just trusted a form with an address reads on. */
export const successAction = () =>
  link({
    de: ['Button nach dem Erfolg', 'Wohin es nach dem Erfolg gehen kann, etwa zu einem Gespräch.'],
    en: ['Button after success', 'Where people can go after it worked, such as to a conversation.'],
  }).optional();

export const expected = () =>
  plainText({
    de: [
      'Was erwartet wird',
      'Was hier erwartet wird, am besten mit einem Beispiel. Steht unter der Meldung, wenn der Eintrag nicht stimmt.',
    ],
    en: [
      'What is expected',
      'What is expected here, ideally with an example. It stands below the message when the entry is not right.',
    ],
  }).optional();

/** The name of a field, in the pattern of the section type's providers. */
export const fieldName = (pattern: RegExp) =>
  matching(pattern, {
    de: ['Feldname beim Anbieter', 'Unter diesem Namen kommt die Angabe beim Anbieter an.'],
    en: ['Field name at the provider', 'The name under which the entry arrives at the provider.'],
  });

export const required = () =>
  toggle({ de: ['Pflichtfeld', 'Muss ausgefüllt sein.'], en: ['Required', 'Has to be filled in.'] }).default(false);

export const maxLength = () =>
  wholeNumber(1, 10_000, {
    de: ['Höchstzahl der Zeichen', 'Größte Zahl von Zeichen, bei Textfeldern.'],
    en: ['Maximum characters', 'The largest number of characters, for text fields.'],
  }).optional();

/** The empty first entry of a drop-down list. */
export const empty = () =>
  plainText({
    de: ['Leere Auswahl', 'Die leere erste Zeile einer Auswahlliste, zum Beispiel "Bitte wählen".'],
    en: ['Empty choice', 'The empty first line of a drop-down list, for example "Please choose".'],
  });

/** What browsers may fill in, as HTML calls it. */
const suggestions = {
  name: { de: 'Ganzer Name', en: 'Full name' },
  'given-name': { de: 'Vorname', en: 'First name' },
  'family-name': { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  tel: { de: 'Telefonnummer', en: 'Phone number' },
  organization: { de: 'Unternehmen', en: 'Organisation' },
  'street-address': { de: 'Straße und Hausnummer', en: 'Street address' },
  'postal-code': { de: 'Postleitzahl', en: 'Postcode' },
  'address-level2': { de: 'Ort', en: 'Town' },
  url: { de: 'Website', en: 'Website' },
};

/** What the browser may suggest for a field: one of these, or nothing (`off`). */
export const autocomplete = <const Name extends keyof typeof suggestions>(names: readonly Name[]) =>
  choiceOf({
    de: ['Vorschlag des Browsers', 'Was der Browser hier vorschlagen darf.'],
    en: ['Browser suggestion', 'What the browser may suggest here.'],
    labels: {
      ...Object.fromEntries(names.map((name) => [name, suggestions[name]])),
      off: { de: 'Nichts', en: 'Nothing' },
    },
  })
    // A member of every such enum, which TypeScript cannot tell of a generic one.
    .default('off' as never);

/** The fields of a form, each of this shape. */
export const fieldList = <Field extends z.ZodObject>(field: Field) =>
  listOf(
    { de: ['Felder', 'Die Felder, von oben nach unten.'], en: ['Fields', 'The fields, from top to bottom.'] },
    field.meta({ de: ['Feld', 'Ein Feld.'], en: ['Field', 'A field.'] }),
  );

/** The note that explains the mark of required fields; `text` says whether it may hold links. */
export const requiredHint = <Text extends z.ZodType>(text: Text) =>
  text.meta({
    de: ['Hinweis auf Pflichtfelder', 'Was Pflichtfelder erklärt, zum Beispiel "* Pflichtfeld".'],
    en: ['Note on required fields', 'What explains required fields, for example "* required".'],
  });

/** A field that people do not see and programs fill in. */
export const honeypot = <Name extends z.ZodType>(name: Name) =>
  strictObject({
    name,
    label: plainText({
      de: ['Beschriftung', 'Beschriftung des Feldes, falls es doch jemand hört.'],
      en: ['Label', 'The label of the field, in case somebody hears it after all.'],
    }),
  }).meta({
    de: ['Schutz vor Spam', 'Ein verstecktes Feld, das nur Programme ausfüllen: Was sie so senden, kommt nicht an.'],
    en: ['Spam protection', 'A hidden field that only programs fill in: what they send that way does not arrive.'],
  });

export const submit = () =>
  plainText({
    de: ['Button-Aufschrift', 'Aufschrift des Buttons.'],
    en: ['Button label', 'The label of the button.'],
  });

export const privacy = () =>
  richText({
    de: ['Hinweis zum Datenschutz', 'Was mit den Angaben geschieht, mit Link zum Datenschutz.'],
    en: ['Privacy note', 'What happens to the data, with a link to the privacy policy.'],
  });

export const messagesOf = <Shape extends z.core.$ZodLooseShape>(texts: Shape) =>
  strictObject(texts).meta({ de: ['Meldungen', 'Die Meldungen des Formulars.'], en: ['Messages', 'The messages of the form.'] });

/** The button that opens the provider's own page. */
export const hosted = () =>
  plainText({
    de: [
      'Button zum Anbieter',
      'Button, der das ausgefüllte Formular auf der Seite des Anbieters absendet, wenn es hier nicht klappt.',
    ],
    en: [
      'Button to the provider',
      'A button that submits the completed form on the provider’s page where it does not work here.',
    ],
  });

/** What people can do when a form cannot be sent: the ways of the section type, and the address to copy. */
export const otherWaysOf = <Shape extends z.core.$ZodLooseShape>(ways: Shape) =>
  strictObject({
    ...ways,
    address: plainText({
      de: ['E-Mail-Adresse', 'Die E-Mail-Adresse zum Kopieren, meist "{email}".'],
      en: ['Email address', 'The email address to copy, usually "{email}".'],
    }),
  }).meta({
    de: ['Andere Wege', 'Wie es trotzdem geht, wenn das Absenden nicht klappt.'],
    en: ['Other ways', 'What people can do when submitting does not work.'],
  });
