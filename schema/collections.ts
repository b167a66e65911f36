/** Collections hold what an organisation repeats: pages of one kind with facts of their own, and records, which need no page. A leaf of schema/site.ts. */
import { strictObject, type z } from 'zod';
import { date } from './date-fields.ts';
import { entry } from './entry.ts';
import { href, plainText, richText } from './fields.ts';
import { factName } from './own-facts.ts';
import { choiceOf, listOf, matching } from './shapes.ts';

/** A fact that the pages or records of a collection can have. */
const factField = strictObject({
  name: factName.meta({
    de: ['Name', 'Wie die Angabe bei den Seiten und Einträgen heißt, zum Beispiel "ort". Besucher sehen ihn nicht.'],
    en: ['Name', 'What the fact is called at pages and records, for example "venue". Visitors do not see it.'],
    follows: 'label',
    group: 'more',
    widget: 'name',
  }),
  label: plainText({
    de: ['Beschriftung', 'Was Besucher davor lesen, zum Beispiel "Ort".'],
    en: ['Label', 'What visitors read before it, for example "Place".'],
  }),
  kind: choiceOf({
    de: ['Art', 'Was dort steht. Danach wird es geprüft, geschrieben und sortiert.'],
    en: ['Kind', 'What stands there. It is validated, written and sorted accordingly.'],
    labels: {
      text: { de: 'Text', en: 'Text' },
      day: { de: 'Tag', en: 'Day' },
      days: { de: 'Von einem Tag bis zu einem anderen', en: 'From one day to another' },
      number: { de: 'Zahl', en: 'Number' },
      link: { de: 'Link', en: 'Link' },
    },
  }).default('text'),
  as: choiceOf({
    de: ['Für Suchmaschinen', 'Was Suchmaschinen darunter verstehen sollen. Ohne Angabe wird es nur gezeigt.'],
    en: ['For search engines', 'What search engines should take it as. Left out, it is only shown.'],
    absent: { de: 'Nichts Bestimmtes', en: 'Nothing in particular' },
    labels: {
      location: { de: 'Ort', en: 'Location' },
      price: { de: 'Preis', en: 'Price' },
      author: { de: 'Wer es geschrieben hat', en: 'Author' },
      role: { de: 'Aufgabe eines Menschen', en: 'Role of a person' },
      telephone: { de: 'Telefon', en: 'Telephone' },
      email: { de: 'E-Mail', en: 'Email' },
    },
  }).optional(),
}).meta({ de: ['Angabe', 'Eine Angabe.'], en: ['Fact', 'A fact.'] });

export type FactMeaning = NonNullable<z.output<typeof factField>['as']>;

/** A record is shown by lists and has no page of its own. */
export const record = strictObject({
  title: richText({ de: ['Titel', 'Wie es heißt.'], en: ['Title', 'What it is called.'] }),
  ...entry.pick({ facts: true }).shape,
  href: href({
    de: ['Ziel', 'Wohin der Titel führt, zum Beispiel "https://doi.org/…".'],
    en: ['Target', 'Where the title leads, for example "https://doi.org/…".'],
  }).optional(),
  date: date({
    de: ['Tag', 'Der Tag, den Listen zeigen und nach dem sie sortieren können.'],
    en: ['Day', 'The day that lists show, and that they can sort by.'],
  }).optional(),
  ...entry.pick({ summary: true, image: true, tags: true }).shape,
}).meta({ de: ['Eintrag', 'Ein Eintrag.'], en: ['Record', 'A record.'] });

export const collection = strictObject({
  name: matching(/^[a-z][A-Za-z0-9-]*$/, {
    de: [
      'Name',
      'Wie Listen die Sammlung nennen, ohne Leerzeichen und Umlaute, zum Beispiel "publications". Nötig, sobald sie Einträge hat.',
    ],
    en: [
      'Name',
      'What lists call the collection, without blanks and accents, for example "publications". Needed as soon as it has records.',
    ],
    widget: 'name',
  }).optional(),
  under: matching(/^(?:\/|(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+)$/, {
    de: ['Seiten unter', 'Die Angaben gelten für alle Seiten unter dieser Adresse, zum Beispiel "/aktuelles".'],
    en: ['Pages below', 'The facts are those of all pages below this address, for example "/news".'],
  }).optional(),
  fields: listOf(
    { de: ['Angaben', 'Was jede Seite und jeder Eintrag sagen kann.'], en: ['Facts', 'What each page and record can say.'] },
    factField,
  )
    .max(8)
    .optional(),
  records: listOf(
    {
      de: ['Einträge', 'Was keine eigene Seite braucht: Veröffentlichungen, Preise, Menschen.'],
      en: ['Records', 'What needs no page of its own: publications, prices, people.'],
    },
    record,
  ).optional(),
}).meta({
  de: ['Sammlung', 'Seiten oder Einträge einer Art, mit eigenen Angaben.'],
  en: ['Collection', 'Pages or records of one kind, with facts of their own.'],
});
