/** What visitors fill in. */
import { strictObject, union, z } from 'zod';
import { fieldLimit } from '../../../schema/date-fields.ts';
import { plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { autocomplete, empty, expected, fieldList, fieldName, maxLength, required } from '../../../schema/form.ts';
import { choiceOf, listOf, matching, toggle } from '../../../schema/shapes.ts';

/** Providers ask for names such as `form-name`, `_subject` and `group[12][1]`. */
export const name = () => fieldName(/^[A-Za-z_][A-Za-z0-9_.:[\]-]*$/);

const numberLimit = () => z.number().min(-1_000_000_000).max(1_000_000_000);

const options = listOf(
  {
    de: [
      'Auswahl',
      'Was zur Wahl steht: in einer Auswahlliste, bei einem von mehreren, und als mehrere Kästchen statt eines einzelnen.',
    ],
    en: [
      'Options',
      'What there is to choose: in a drop-down list, as one of several, and as several boxes in place of a single one.',
    ],
  },
  strictObject({
    label: plainText({ de: ['Aufschrift', 'Was zur Wahl steht.'], en: ['Label', 'What there is to choose.'] }),
    value: plainText({
      de: ['Wert beim Anbieter', 'Was gesendet wird, wenn es etwas anderes ist als die Aufschrift.'],
      en: ['Value at the provider', 'What is sent where that differs from the label.'],
    }).optional(),
  }).meta({ de: ['Möglichkeit', 'Eine Möglichkeit.'], en: ['Option', 'An option.'] }),
);

export const fields = fieldList(
  strictObject({
    name: name().meta({ group: 'more', follows: 'label' }),
    label: richText({
      de: ['Beschriftung', 'Beschriftung des Feldes. Bei einem einzelnen Kästchen der Satz daneben, auch mit Link.'],
      en: ['Label', 'The label of the field. For a single box the sentence beside it, with a link if need be.'],
    }),
    input: choiceOf({
      de: ['Art', 'Art des Feldes. Was ungesehen mitgesendet wird, hat im Formular eine Liste für sich.'],
      en: ['Kind', 'The kind of field. What is sent along unseen has a list of its own in the form.'],
      labels: {
        text: { de: 'Text', en: 'Text' },
        email: { de: 'E-Mail-Adresse', en: 'Email address' },
        tel: { de: 'Telefonnummer', en: 'Phone number' },
        textarea: { de: 'Mehrere Zeilen', en: 'Several lines' },
        select: { de: 'Auswahlliste', en: 'Drop-down list' },
        radio: { de: 'Eines von mehreren', en: 'One of several' },
        checkbox: { de: 'Zustimmung (Kästchen)', en: 'Consent (checkbox)' },
        date: { de: 'Tag', en: 'Date' },
        time: { de: 'Uhrzeit', en: 'Time' },
        number: { de: 'Zahl', en: 'Number' },
        file: { de: 'Datei', en: 'File' },
      },
      brings: { select: ['options'], radio: ['options'] },
    }).default('text'),
    help: richText({
      de: ['Hilfe', 'Ein Satz unter der Beschriftung: was hier hilft.'],
      en: ['Help', 'A sentence below the label: what helps here.'],
    }).optional(),
    required: required(),
    value: plainText({
      de: [
        'Schon eingetragen',
        'Was von Anfang an im Feld steht und geändert werden kann; zur Auswahl die Aufschrift einer Möglichkeit. Nicht bei Kästchen, Tagen und Dateien.',
      ],
      en: [
        'Filled in already',
        'What the field holds at first, and may be changed; of options the label of one. Not for boxes, dates and files.',
      ],
    }).optional(),
    minLength: wholeNumber(1, 10_000, {
      de: ['Mindestzahl der Zeichen', 'Kleinste Zahl von Zeichen, bei Textfeldern.'],
      en: ['Minimum characters', 'The smallest number of characters, for text fields.'],
    }).optional(),
    maxLength: maxLength(),
    min: union([
      fieldLimit().meta({
        de: [
          'Tag oder Uhrzeit',
          'Ein Tag "2027-01-16", "today" für den Tag, an dem jemand das Formular ausfüllt, oder eine Uhrzeit "11:30".',
        ],
        en: ['Day or time', 'A day "2027-01-16", "today" for the day on which somebody fills in the form, or a time "11:30".'],
      }),
      numberLimit().meta({ de: ['Zahl', 'Eine Zahl.'], en: ['Number', 'A number.'] }),
    ])
      .meta({
        de: ['Kleinster Wert', 'Der früheste Tag, die früheste Uhrzeit oder die kleinste Zahl, je nach der Art des Feldes.'],
        en: ['Least value', 'The earliest day, the earliest time or the smallest number, by the kind of field.'],
      })
      .optional(),
    max: union([
      fieldLimit().meta({
        de: [
          'Tag oder Uhrzeit',
          'Ein Tag "2027-12-31", "today" für den Tag, an dem jemand das Formular ausfüllt, oder eine Uhrzeit "21:30".',
        ],
        en: ['Day or time', 'A day "2027-12-31", "today" for the day on which somebody fills in the form, or a time "21:30".'],
      }),
      numberLimit().meta({ de: ['Zahl', 'Eine Zahl.'], en: ['Number', 'A number.'] }),
    ])
      .meta({
        de: ['Größter Wert', 'Der späteste Tag, die späteste Uhrzeit oder die größte Zahl, je nach der Art des Feldes.'],
        en: ['Greatest value', 'The latest day, the latest time or the largest number, by the kind of field.'],
      })
      .optional(),
    step: z
      .number()
      .min(0.01)
      .max(10_000)
      .meta({
        de: [
          'Abstand',
          'Bei Zahlen der Abstand von einer zur nächsten, zum Beispiel 0.5; bei Uhrzeiten die Minuten, zum Beispiel 15.',
        ],
        en: ['Step', 'Of numbers the distance from one to the next, for example 0.5; of times the minutes, for example 15.'],
      })
      .optional(),
    accept: listOf(
      {
        de: ['Erlaubte Dateien', 'Welche Arten von Dateien mitgeschickt werden können.'],
        en: ['Files that are taken', 'Which kinds of files can be sent along.'],
      },
      matching(/^(?:image|audio|video|[a-z0-9]{2,5})$/, {
        de: ['Art der Datei', 'Die Endung, zum Beispiel "pdf". Für alle Bilder, Töne oder Filme: image, audio oder video.'],
        en: ['Kind of file', 'The ending, for example "pdf". For all pictures, sounds or films: image, audio or video.'],
      }),
    ).optional(),
    maxMegabytes: wholeNumber(1, 1_000, {
      de: ['Höchstens so groß', 'Wie viele Megabyte die Dateien zusammen haben dürfen. Auch der Anbieter hat eine Grenze.'],
      en: ['Largest size', 'How many megabytes the files may have together. The provider has a limit, too.'],
    }).optional(),
    multiple: toggle({
      de: ['Mehrere Dateien', 'Es können mehrere Dateien gewählt werden.'],
      en: ['Several files', 'Several files can be chosen.'],
    }).optional(),
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
