import { strictObject } from 'zod';
import { choose, fromFilter, needsAppToChoose } from '../../../schema/choose.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, group, introduction, pageAddress, plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { factName } from '../../../schema/own-facts.ts';
import { choiceOf, listOf, toggle } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'news',
  de: [
    'Beiträge',
    'Eine Liste, die sich selbst macht: alle Seiten unter einer Adresse, die ein Beitrag sind, der neueste zuerst; auch Leistungen oder Maschinen, die keinen Tag haben. Oder die Einträge einer Sammlung, als Karten, Zeilen oder Tabelle, auf Wunsch mit einer Auswahl (Finder).',
  ],
  en: [
    'Entries',
    'A list that makes itself: all pages below an address that are entries, the newest one first; also services or machines, which have no day. Or the records of a collection, as cards, rows or a table, with a choice (finder) if wanted.',
  ],
  group: 'content',
  aliases:
    'news blog posts articles entries archive latest-news latest-posts post-list article-list reports press neuigkeiten aktuelles beiträge artikel nachrichten berichte meldungen archiv presse collection records directory finder filter choice sammlung verzeichnis auswahl zeitplan trainingszeiten trainingsplan ansprechpartner personen',
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
      de: [
        'Darstellung',
        'Als Karten mit Bild, als Zeilen mit Bild daneben, nur Tag und Titel, oder als Tabelle mit einer Spalte für jede Angabe.',
      ],
      en: [
        'Layout',
        'As cards with an image, as rows with the image beside the text, day and title alone, or as a table with a column for each fact.',
      ],
      labels: {
        cards: { de: 'Karten', en: 'Cards' },
        rows: { de: 'Zeilen', en: 'Rows' },
        titles: { de: 'Nur Tag und Titel', en: 'Day and title alone' },
        table: { de: 'Tabelle', en: 'Table' },
      },
    }).default('cards'),
    only: listOf(
      {
        de: ['Nur', 'Nur was alle diese Bedingungen erfüllt. Ohne Angabe alles.'],
        en: ['Only', 'Only what meets all of these conditions. Left out, everything.'],
      },
      strictObject({
        by: factName.meta({
          de: ['Wonach', 'Nach Stichwörtern (tags) oder einer Angabe der Sammlung, zum Beispiel "venue".'],
          en: ['By', 'By tags (tags) or by a fact of the collection, for example "venue".'],
        }),
        is: listOf(
          {
            de: ['Ist eins davon', 'Eins davon muss dort stehen. Ohne Angabe muss irgendetwas dort stehen.'],
            en: ['Is one of', 'One of these has to stand there. Left out, anything has to.'],
          },
          group({ de: ['Wert', 'Genau wie er dort geschrieben ist.'], en: ['Value', 'Exactly as it is written there.'] }),
        ).optional(),
      }).meta({ de: ['Bedingung', 'Eine Bedingung.'], en: ['Condition', 'A condition.'] }),
    ).optional(),
    by: factName
      .meta({
        de: [
          'Gruppieren',
          'Nach Stichwörtern (tags) oder einer Angabe der Sammlung, jede Gruppe mit ihrer Überschrift. Nach Jahren (year) ist das neueste offen, die älteren sind zum Aufklappen, mit Tag und Titel allein.',
        ],
        en: [
          'Group',
          'By tags (tags) or by a fact of the collection, each group with its heading. By year (year) the newest is open, the older ones unfold, with day and title alone.',
        ],
      })
      .optional(),
    sort: strictObject({
      by: factName.meta({
        de: ['Wonach', 'Nach dem Titel (title), dem Tag (date) oder einer Angabe der Sammlung, zum Beispiel "venue".'],
        en: ['By', 'By the title (title), the day (date) or a fact of the collection, for example "venue".'],
      }),
      descending: toggle({
        de: ['Absteigend', 'Das Größte, Späteste oder Letzte zuerst.'],
        en: ['Descending', 'The largest, latest or last one first.'],
      }).optional(),
    })
      .meta({
        de: ['Sortieren', 'Ohne Angabe Seiten mit der neuesten zuerst, Einträge einer Sammlung wie geschrieben.'],
        en: ['Sort', 'Left out, pages with the newest first, records of a collection as they are written.'],
      })
      .optional(),
    facts: listOf(
      {
        de: ['Angaben', 'Welche Angaben gezeigt werden, in dieser Reihenfolge. Ohne diese Liste alle.'],
        en: ['Facts', 'Which facts are shown, in this order. Without this list, all.'],
      },
      factName.meta({
        de: ['Angabe', 'Der Name einer Angabe der Sammlung, zum Beispiel "venue".'],
        en: ['Fact', 'The name of a fact of the collection, for example "venue".'],
      }),
    ).optional(),
    show: choiceOf({
      de: ['Wie viel', 'Statt der Zusammenfassung der ganze Text der Seite, in Karten und Zeilen.'],
      en: ['How much', 'The whole text of the page instead of its summary, in cards and rows.'],
      absent: { de: 'Zusammenfassung', en: 'The summary' },
      labels: { text: { de: 'Ganzer Text', en: 'The whole text' } },
    }).optional(),
    more: plainText({
      de: ['Weiterlesen', 'Womit lange Texte aufgeklappt werden, zum Beispiel "Weiterlesen". Ohne das stehen sie ganz da.'],
      en: ['Read on', 'What unfolds long texts, for example "Read on". Without it they stand there as a whole.'],
    }).optional(),
    choose: choose(
      factName.meta({
        de: ['Nach', 'Nach den Stichwörtern (tags), oder nach einer Angabe der Sammlung: "venue".'],
        en: ['By', 'By the tags (tags), or by a fact of the collection: "venue".'],
      }),
      6,
    )
      .meta({
        de: [
          'Auswahl',
          'Besucher wählen über der Liste, was sie sehen: nach Stichwörtern oder Angaben, von denen, die die gezeigten Beiträge nennen, je die sechzehn häufigsten.',
        ],
        en: [
          'Choice',
          'Above the list visitors choose what they see: by tags or facts, of those that the entries in it name, of each the sixteen most frequent ones.',
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
  lists: ({ under, of, count, layout, only, by, sort, facts, show, choose, feed, labels }) => ({
    under,
    of,
    count,
    only,
    by,
    sort,
    facts,
    shows: [
      ...(layout === 'titles' ? [] : (['facts'] as const)),
      ...(layout === 'titles' || layout === 'table' ? [] : (['image', 'tags', show ?? 'summary'] as const)),
      ...(choose?.criteria.some((one) => one.by === 'tags') ? (['tags'] as const) : []),
    ],
    choosesBy: choose?.criteria.flatMap((one) => (one.by === 'tags' ? [] : one.by)),
    feed,
    neighbours: labels,
  }),
  needsApp: ({ choose }) => needsAppToChoose(choose),
  migrations: [{ to: 2, steps: fromFilter('tags') }],
});
