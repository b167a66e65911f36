/** What visitors fill in. */
import { z } from 'zod';
import { dayLimit } from '../../../schema/date-fields.ts';
import { plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { autocomplete, empty, expected, fieldList, fieldName, maxLength, required } from '../../../schema/form.ts';

/** Providers ask for names such as `form-name`, `_subject` and `group[12][1]`. */
export const name = () => fieldName(/^[A-Za-z_][A-Za-z0-9_.:[\]-]*$/);

const options = z
  .array(
    z
      .strictObject({
        label: plainText().meta({ de: ['Aufschrift', 'Was zur Wahl steht.'], en: ['Label', 'What there is to choose.'] }),
        value: plainText()
          .meta({
            de: ['Wert beim Anbieter', 'Was gesendet wird, wenn es etwas anderes ist als die Aufschrift.'],
            en: ['Value at the provider', 'What is sent where that differs from the label.'],
          })
          .optional(),
      })
      .meta({ de: ['Möglichkeit', 'Eine Möglichkeit.'], en: ['Option', 'An option.'] }),
  )
  .min(1)
  .meta({
    de: [
      'Auswahl',
      'Was zur Wahl steht: in einer Auswahlliste, bei einem von mehreren, und als mehrere Kästchen statt eines einzelnen.',
    ],
    en: [
      'Options',
      'What there is to choose: in a drop-down list, as one of several, and as several boxes in place of a single one.',
    ],
  });

export const fields = fieldList(
  z.strictObject({
    name: name(),
    label: richText().meta({
      de: ['Beschriftung', 'Beschriftung des Feldes. Bei einem einzelnen Kästchen der Satz daneben, auch mit Link.'],
      en: ['Label', 'The label of the field. For a single box the sentence beside it, with a link if need be.'],
    }),
    input: z
      .enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'date'])
      .meta({
        de: ['Art', 'Art des Feldes. Was ungesehen mitgesendet wird, hat im Formular eine Liste für sich.'],
        en: ['Kind', 'The kind of field. What is sent along unseen has a list of its own in the form.'],
        labels: {
          text: { de: 'Text', en: 'Text' },
          email: { de: 'E-Mail-Adresse', en: 'Email address' },
          tel: { de: 'Telefonnummer', en: 'Phone number' },
          textarea: { de: 'Mehrere Zeilen', en: 'Several lines' },
          select: { de: 'Auswahlliste', en: 'Drop-down list' },
          radio: { de: 'Eines von mehreren', en: 'One of several' },
          checkbox: { de: 'Kästchen', en: 'Checkbox' },
          date: { de: 'Tag', en: 'Date' },
        },
      })
      .default('text'),
    help: richText()
      .meta({
        de: ['Hilfe', 'Ein Satz unter der Beschriftung: was hier hilft.'],
        en: ['Help', 'A sentence below the label: what helps here.'],
      })
      .optional(),
    required: required(),
    value: plainText()
      .meta({
        de: [
          'Schon eingetragen',
          'Was von Anfang an im Feld steht und geändert werden kann; zur Auswahl die Aufschrift einer Möglichkeit. Nicht bei Kästchen und Tagen.',
        ],
        en: [
          'Filled in already',
          'What the field holds at first, and may be changed; of options the label of one. Not for boxes and dates.',
        ],
      })
      .optional(),
    minLength: wholeNumber(1, 10_000)
      .meta({
        de: ['Mindestzahl der Zeichen', 'Kleinste Zahl von Zeichen, bei Textfeldern.'],
        en: ['Minimum characters', 'The smallest number of characters, for text fields.'],
      })
      .optional(),
    maxLength: maxLength(),
    min: dayLimit()
      .meta({
        de: [
          'Frühester Tag',
          'Frühester Tag, der gewählt werden kann: "2027-01-16" oder "today" für den Tag, an dem jemand das Formular ausfüllt.',
        ],
        en: [
          'Earliest day',
          'The earliest day that can be chosen: "2027-01-16", or "today" for the day on which somebody fills in the form.',
        ],
      })
      .optional(),
    max: dayLimit()
      .meta({
        de: [
          'Spätester Tag',
          'Spätester Tag, der gewählt werden kann: "2027-12-31" oder "today" für den Tag, an dem jemand das Formular ausfüllt.',
        ],
        en: [
          'Latest day',
          'The latest day that can be chosen: "2027-12-31", or "today" for the day on which somebody fills in the form.',
        ],
      })
      .optional(),
    options: options.optional(),
    empty: empty().optional(),
    autocomplete: autocomplete([
      'name',
      'given-name',
      'family-name',
      'email',
      'tel',
      'organization',
      'street-address',
      'postal-code',
      'address-level2',
      'url',
    ]),
    expected: expected(),
  }),
);
