/** A language beside that of the site. A leaf of schema/site.ts. */
import { strictObject, z } from 'zod';
import { values } from './constants.ts';
import { language, plainText } from './fields.ts';
import { publisher } from './publisher.ts';
import { reusedSections } from './reuse.ts';
import { matching } from './shapes.ts';
import { shareImageOfAll } from './share-image.ts';
import { errorView, footer, header, labels } from './shell.ts';
import { usualNames } from './usual-names.ts';

/** What it has of its own: `header` and the like whole, `constants` by name. */
export const otherLanguage = strictObject({
  lang: language({ de: ['Sprache', 'Die Sprache, zum Beispiel "en".'], en: ['Language', 'The language, for example "en".'] }),
  path: matching(/^(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/, {
    de: [
      'Adresse',
      'Womit die Adressen aller Seiten in dieser Sprache beginnen, zum Beispiel "/en". Dort liegt ihre Startseite.',
    ],
    en: ['Address', 'What the addresses of all pages in this language begin with, for example "/en". Its home page lies there.'],
  }),
  label: plainText({
    de: ['Name der Sprache', 'Wie die Sprache im Wechsel der Sprachen heißt, in ihr selbst geschrieben, zum Beispiel "English".'],
    en: [
      'Name of the language',
      'What the language is called in the switch of languages, in its own words, for example "Deutsch".',
    ],
  }),
  site: strictObject({
    name: plainText({
      de: ['Name der Website', 'Name der Website in dieser Sprache.'],
      en: ['Name of the website', 'Name of the website in this language.'],
    }).optional(),
    publisher: publisher
      .pick({ name: true, founder: true, street: true, city: true })
      .partial()
      .meta({
        de: ['Wer hinter der Website steht', 'Was davon in dieser Sprache anders geschrieben wird.'],
        en: ['Who is behind the website', 'What of it is written in another way in this language.'],
      })
      .optional(),
    shareImage: shareImageOfAll(),
  })
    .meta({
      de: ['Website', 'Was von der Website in dieser Sprache anders ist.'],
      en: ['Website', 'What of the website is another in this language.'],
    })
    .optional(),
  constants: values()
    .meta({
      de: ['Angaben in dieser Sprache', 'Werte, die in dieser Sprache anders lauten. Alle anderen gelten für jede Sprache.'],
      en: ['Facts in this language', 'Values that read differently in this language. All others hold for every language.'],
      labels: usualNames,
    })
    .optional(),
  placeholders: values()
    .meta({
      de: ['Noch offen', 'Wie constants in dieser Sprache, aber noch zu klären.'],
      en: ['Still open', 'Like constants in this language, but still to be settled.'],
      labels: usualNames,
    })
    .optional(),
  reused: reusedSections(
    'Wiederverwendete Abschnitte, die in dieser Sprache anders lauten, unter denselben Namen.',
    'Reused sections that read differently in this language, under the same names.',
  ),
  factLabels: z
    .record(
      z.string(),
      plainText({ de: ['Beschriftung', 'Was Besucher davor lesen.'], en: ['Label', 'What visitors read before it.'] }),
    )
    .meta({
      de: ['Beschriftungen der Angaben', 'Wie die Angaben der Sammlungen in dieser Sprache heißen: { "ort": "Place" }.'],
      en: ['Labels of facts', 'What the facts of collections are called in this language: { "venue": "Place" }.'],
    })
    .optional(),
  labels: labels.optional(),
  header: header.optional(),
  footer: footer.optional(),
  errorView: errorView.optional(),
}).meta({
  de: ['Weitere Sprache', 'Eine Sprache, in der es die Website auch gibt.'],
  en: ['Another language', 'A language that the website is also written in.'],
});
