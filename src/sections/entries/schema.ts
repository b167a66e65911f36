import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, introduction, pageAddress, plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { choiceOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'news',
  de: [
    'Beiträge',
    'Eine Liste, die sich selbst macht: alle Seiten unter einer Adresse, die ein Beitrag sind, der neueste zuerst; auch Leistungen oder Maschinen, die keinen Tag haben.',
  ],
  en: [
    'Entries',
    'A list that makes itself: all pages below an address that are entries, the newest one first; also services or machines, which have no day.',
  ],
  group: 'content',
  aliases:
    'news blog posts articles entries archive latest-news latest-posts post-list article-list reports press neuigkeiten aktuelles beiträge artikel nachrichten berichte meldungen archiv presse',
  props: strictObject({
    ...introduction(),
    under: pageAddress()
      .meta({
        de: [
          'Beiträge unter',
          'Womit die Adressen der Beiträge beginnen, zum Beispiel "/aktuelles": gezeigt wird, was darunter liegt.',
        ],
        en: ['Entries below', 'What the addresses of the entries begin with, for example "/news": what lies below it is shown.'],
        usual: true,
      })
      .optional(),
    of: plainText({
      de: ['Einträge der Sammlung', 'Der Name einer Sammlung, deren Einträge gezeigt werden, statt Seiten: "publications".'],
      en: ['Records of the collection', 'The name of a collection whose records are shown instead of pages: "publications".'],
      widget: 'collection',
    }).optional(),
    count: wholeNumber(1, 1000, {
      de: ['Wie viele', 'So viele der ersten. Ohne Angabe alle.'],
      en: ['How many', 'So many of the first ones. Left out, all.'],
    }).optional(),
    layout: choiceOf({
      de: ['Darstellung', 'Als Karten mit Bild, als Zeilen mit Bild daneben, oder nur Tag und Titel.'],
      en: ['Layout', 'As cards with an image, as rows with the image beside the text, or day and title alone.'],
      labels: {
        cards: { de: 'Karten', en: 'Cards' },
        rows: { de: 'Zeilen', en: 'Rows' },
        titles: { de: 'Nur Tag und Titel', en: 'Day and title alone' },
      },
    }).default('cards'),
    by: choiceOf({
      de: ['Gruppieren', 'Nach Jahren, das neueste offen, die älteren zum Aufklappen, mit Tag und Titel allein.'],
      en: ['Group', 'By year, the newest open, the older ones to unfold, with day and title alone.'],
      absent: { de: 'Nicht gruppieren', en: 'Do not group' },
      labels: { year: { de: 'Nach Jahren', en: 'By year' } },
    }).optional(),
    filter: strictObject({
      label: plainText({
        de: ['Beschriftung', 'Was die Auswahl tut, zum Beispiel "Nach Thema filtern". Vorlesehilfen sagen es.'],
        en: ['Label', 'What the choice does, for example "Filter by subject". Screen readers say it.'],
      }),
      all: plainText({
        de: ['Alle', 'Die Auswahl, die alle zeigt, zum Beispiel "Alle".'],
        en: ['All', 'The choice that shows all, for example "All".'],
      }),
    })
      .meta({
        de: [
          'Filter',
          'Besucher wählen über der Liste ein Stichwort, von denen, die die gezeigten Beiträge nennen: die sechzehn häufigsten.',
        ],
        en: [
          'Filter',
          'Above the list visitors choose a tag, of those that the entries in it name: the sixteen most frequent ones.',
        ],
      })
      .optional(),
    feed: strictObject({
      title: plainText({
        de: ['Titel', 'Wie der Feed heißt, zum Beispiel "Aktuelles vom Hafenverein".'],
        en: ['Title', 'What the feed is called, for example "News of the harbour association".'],
      }),
    })
      .meta({
        de: [
          'Feed',
          'Die neuesten fünfzig Beiträge zum Abonnieren (Atom), als "feed.xml" unter ihrer Adresse, zum Beispiel "/aktuelles/feed.xml". Für jede Adresse nur einmal.',
        ],
        en: [
          'Feed',
          'The newest fifty entries to subscribe to (Atom), as "feed.xml" below their address, for example "/news/feed.xml". Only once for each address.',
        ],
      })
      .optional(),
    labels: strictObject({
      newer: plainText({
        de: [
          'Zum neueren',
          'Was über dem Link zum neueren Beitrag steht, zum Beispiel "Neuer". Ohne Tage ist es der, der in der Liste danach kommt: "Weiter".',
        ],
        en: [
          'To the newer one',
          'What stands above the link to the newer entry, for example "Newer". Without days it is the one after it in the list: "Next".',
        ],
      }),
      older: plainText({
        de: [
          'Zum älteren',
          'Was über dem Link zum älteren Beitrag steht, zum Beispiel "Älter". Ohne Tage ist es der, der in der Liste davor kommt: "Zurück".',
        ],
        en: [
          'To the older one',
          'What stands above the link to the older entry, for example "Older". Without days it is the one before it in the list: "Previous".',
        ],
      }),
    })
      .meta({
        de: [
          'Von Beitrag zu Beitrag',
          'Mit diesen Wörtern steht am Ende jedes Beitrags, welche davor und danach kommen. Ohne sie nicht.',
        ],
        en: [
          'From entry to entry',
          'With these words each entry ends with the ones before and after it. Without them it does not.',
        ],
      })
      .optional(),
    emptyText: richText({
      de: ['Wenn es keine gibt', 'Was dort steht, solange es keinen Beitrag gibt.'],
      en: ['When there are none', 'What stands there as long as there is no entry.'],
    }).optional(),
    actions: actions().optional(),
  }),
  lists: ({ under, of, count, layout, by, filter, feed, labels }) => ({
    under,
    of,
    count,
    byYear: by === 'year',
    shows: [
      ...(layout === 'titles' ? [] : (['summary', 'image', 'tags', 'facts'] as const)),
      ...(filter ? (['tags'] as const) : []),
    ],
    feed,
    neighbours: labels,
  }),
});
