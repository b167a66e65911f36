/** The manifest around its sections. Which section types exist is an argument: this file names none. */
import { strictObject, z } from 'zod';
import { collection } from './collections.ts';
import { values } from './constants.ts';
import { entry } from './entry.ts';
import { language, plainImage, plainText } from './fields.ts';
import { hostedEditor } from './hosted-editor.ts';
import { otherLanguage } from './other-language.ts';
import { publisher } from './publisher.ts';
import { redirects } from './redirects.ts';
import { reusedSections } from './reuse.ts';
import { choiceOf, listOf, matching, toggle } from './shapes.ts';
import { shareImage, shareImageOfAll } from './share-image.ts';
import { errorView, footer, header, labels } from './shell.ts';
import { theme } from './theme.ts';
import { usualNames } from './usual-names.ts';

export const route = strictObject({
  path: matching(/^(?:\*|\/|(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+(?:\/\*)?)$/, {
    de: [
      'Adresse der Seite',
      'Adresse der Seite, zum Beispiel "/leistungen". "*" ist die Seite für unbekannte Adressen, "/en/*" die einer weiteren Sprache.',
    ],
    en: [
      'Address of the page',
      'Address of the page, for example "/services". "*" is the page for unknown addresses, "/en/*" that of another language.',
    ],
  }),
  translates: matching(/^(?:\/|(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+)$/, {
    de: [
      'Übersetzt die Seite',
      'Die Seite in der Sprache der Website, von der diese hier die Übersetzung ist, zum Beispiel "/leistungen". Der Wechsel der Sprache führt dann von der einen zur anderen.',
    ],
    en: [
      'Translates the page',
      'The page in the language of the website that this one is the translation of, for example "/leistungen". The switch of language then leads from one to the other.',
    ],
  }).optional(),
  title: plainText({
    de: ['Titel im Browser und bei Google', 'Titel im Browser-Tab und bei Google, am besten unter 60 Zeichen.'],
    en: ['Title in browser and on Google', 'Title in the browser tab and on Google, at best under 60 characters.'],
  }),
  description: plainText({
    de: ['Beschreibung für Suchmaschinen', 'Ein bis zwei Sätze für die Trefferliste, am besten 70 bis 160 Zeichen.'],
    en: ['Description for search engines', 'One or two sentences for the list of results, at best 70 to 160 characters.'],
  }),
  noindex: toggle({
    de: ['Vor Suchmaschinen verbergen', 'Die Seite aus Suchmaschinen heraushalten.'],
    en: ['Hide from search engines', 'Keep the page out of search engines.'],
  }).default(false),
  draft: toggle({
    de: [
      'Entwurf',
      'Die Seite ist noch nicht fertig: Sie sehen sie beim Bearbeiten, veröffentlicht wird sie nicht. Start- und Fehlerseite können kein Entwurf sein.',
    ],
    en: [
      'Draft',
      'The page is not ready yet: you see it while editing, and it is not published. The home page and the page for unknown addresses cannot be drafts.',
    ],
  }).default(false),
  entry: entry.optional(),
  header: toggle({
    de: [
      'Navigation auf dieser Seite',
      'Logo, Links und Buttons ganz oben, und der Hinweis darüber. Ohne sie bleibt nur der Inhalt: für einen Bildschirm an der Wand oder eine Seite, die zu einer einzigen Sache führt. Die Fußzeile und der Wechsel der Sprache bleiben.',
    ],
    en: [
      'Navigation on this page',
      'Logo, links and buttons at the top, and the notice above it. Without it only the content is left: for a screen on a wall, or a page that leads to one thing alone. The footer and the switch of languages stay.',
    ],
    group: 'more',
  }).default(true),
  shareImage: shareImage(
    'title',
    'Das Bild, das ein Link auf diese Seite in Nachrichten und Netzwerken zeigt, am besten 1200 × 630 Pixel. Ohne Angabe wird eines mit dem Titel gezeichnet.',
    'The image that a link to this page shows in messages and networks, at best 1200 × 630 pixels. Left out, one is drawn with the title.',
  ),
  legal: choiceOf({
    de: [
      'Pflichtseite',
      'Was diese Seite für das Recht ist. Ohne Angabe wird es an der Adresse erkannt: "/impressum", "/datenschutz" und was andere Sprachen dafür haben.',
    ],
    en: [
      'Legal page',
      'What this page is for the law. Left out, its address tells: "/imprint", "/privacy" and what other languages have for them.',
    ],
    group: 'more',
    absent: { de: 'Wie die Adresse sagt', en: 'As its address says' },
    labels: {
      imprint: { de: 'Impressum', en: 'Imprint' },
      privacy: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
      terms: { de: 'Geschäftsbedingungen', en: 'Terms and conditions' },
      accessibility: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
    },
  }).optional(),
  sections: listOf(
    {
      de: ['Abschnitte', 'Die Abschnitte der Seite, von oben nach unten.'],
      en: ['Sections', 'The sections of the page, from top to bottom.'],
    },
    z.unknown().meta({
      de: ['Abschnitt', 'Ein Abschnitt. "type" sagt, welcher; danach richtet sich, was er sonst noch hat.'],
      en: ['Section', 'A section. "type" says which one; what else it has depends on that.'],
    }),
  ),
}).meta({ de: ['Seite', 'Eine Seite.'], en: ['Page', 'A page.'] });

export const manifest = strictObject({
  $schema: z
    .string()
    .meta({
      de: ['Ort der Regeln', 'Sagt dem Editor, wo die Regeln stehen. Nicht ändern.'],
      en: ['Place of the rules', 'Tells the editor where the rules are. Do not change it.'],
    })
    .optional(),
  // Which one is current depends on the migrations: src/json-schema/build-schema.ts puts it in.
  version: z
    .int()
    .min(1)
    .meta({
      de: ['Fassung', 'Fassung des Formats. Nicht von Hand ändern.'],
      en: ['Version', 'Version of the format. Do not change it by hand.'],
    }),
  own: z
    .int()
    .min(0)
    .meta({
      de: ['Fassung der eigenen Abschnitte', 'Fassung der Abschnittsarten, die nur diese Website hat. Nicht von Hand ändern.'],
      en: ['Version of own sections', 'Version of the section types that only this website has. Do not change it by hand.'],
    })
    .optional(),
  constants: values().meta({
    de: ['Angaben, die mehrfach vorkommen', 'Werte, die an einer Stelle stehen und überall als {name} eingesetzt werden.'],
    en: ['Shared facts', 'Values that stand in one place and are put in everywhere as {name}.'],
    labels: usualNames,
  }),
  placeholders: values().meta({
    de: ['Noch offen', 'Wie constants, aber noch zu klären: Was hier steht, muss vor der Veröffentlichung echt sein.'],
    en: ['Still open', 'Like constants, but still to be settled: what stands here must be real before you publish.'],
    labels: usualNames,
  }),
  site: strictObject({
    url: plainText({
      de: [
        'Adresse der Website',
        'Die Adresse der Website, zum Beispiel "{siteUrl}". Sie darf einen Pfad haben, unter dem alles liegt: "https://example.github.io/chor".',
      ],
      en: [
        'Address of the website',
        'The address of the website, for example "{siteUrl}". It may have a path that everything lies below: "https://example.github.io/choir".',
      ],
    }),
    lang: language({
      de: ['Sprache', 'Sprache der Website, zum Beispiel "de".'],
      en: ['Language', 'Language of the website, for example "de".'],
    }),
    langLabel: plainText({
      de: [
        'Name der Sprache',
        'Wie die Sprache im Wechsel der Sprachen heißt, zum Beispiel "Deutsch". Nötig, sobald es weitere Sprachen gibt.',
      ],
      en: [
        'Name of the language',
        'What the language is called in the switch of languages, for example "English". Needed as soon as there are others.',
      ],
    }).optional(),
    name: plainText({ de: ['Name der Website', 'Name der Website.'], en: ['Name of the website', 'Name of the website.'] }),
    country: matching(/^[A-Z]{2}$/, {
      de: [
        'Land',
        'Land, dessen Recht gilt, als Kürzel wie "DE" oder "FR". Danach richtet sich, ob ein Impressum verlangt wird, und wie Tage, Uhrzeiten und Zahlen geschrieben werden, wenn die Sprache kein Land nennt: "en" mit "GB" wie "en-GB". Ohne Angabe gilt die Sprache.',
      ],
      en: [
        'Country',
        'Country whose law holds, by its code, such as "DE" or "FR". It decides whether an imprint is asked for, and how days, times and numbers are written where the language names no country: "en" with "GB" as "en-GB". Left out, the language does.',
      ],
    }).optional(),
    icon: plainImage('name')
      .meta({
        de: [
          'Symbol der Website',
          'Das kleine Bild im Browser-Tab und auf dem Startbildschirm, quadratisch, am besten SVG. Ohne Angabe das Logo, sonst der erste Buchstabe.',
        ],
        en: [
          'Icon of the website',
          'The small picture in the browser tab and on the home screen, square, at best SVG. Left out, the logo, or else the first letter.',
        ],
      })
      .optional(),
    shareImage: shareImageOfAll(),
    publisher: publisher.optional(),
    app: toggle({
      de: [
        'App im Browser',
        'Wer sich auf der Website bewegt, bekommt eine App: Seiten wechseln ohne neu zu laden, Formulare antworten auf der Seite, Karten und Videos von Anbietern lassen sich laden. Ausgeschaltet läuft auf der Website kein Skript, und jeder Link lädt eine Seite.',
      ],
      en: [
        'App in the browser',
        'Whoever moves about the website gets an app: pages change without loading anew, forms answer on the page, maps and videos of providers can be loaded. Switched off, no script runs on the website, and every link loads a page.',
      ],
    }).default(true),
  }).meta({ de: ['Website', 'Was für die ganze Website gilt.'], en: ['Website', 'What holds for the whole website.'] }),
  labels,
  theme,
  header,
  footer,
  errorView,
  reused: reusedSections(
    'Abschnitte, die einmal geschrieben sind und mit { "type": "reuse", "of": "name" } auf mehreren Seiten stehen.',
    'Sections that are written once and stand on several pages by { "type": "reuse", "of": "name" }.',
  ),
  languages: listOf(
    {
      de: ['Weitere Sprachen', 'Die Sprachen, in denen es die Website außer ihrer eigenen gibt.'],
      en: ['Other languages', 'The languages that the website is written in besides its own.'],
    },
    otherLanguage,
  ).optional(),
  collections: listOf(
    {
      de: ['Sammlungen', 'Was sich wiederholt, mit eigenen Angaben: Beiträge mit Ort, Veröffentlichungen, Menschen.'],
      en: ['Collections', 'What repeats, with facts of its own: entries with a place, publications, people.'],
    },
    collection,
  ).optional(),
  routes: listOf({ de: ['Seiten', 'Alle Seiten.'], en: ['Pages', 'All pages.'] }, route),
  redirects: redirects.optional(),
  editor: hostedEditor.optional(),
}).meta({
  de: ['Website', 'Eine ganze Website: Seiten, Abschnitte, Texte, Farben.'],
  en: ['Website', 'A whole website: pages, sections, texts, colours.'],
});
