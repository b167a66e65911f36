import { strictObject, union } from 'zod';
import { blocks } from '../../../schema/blocks.ts';
import { choose, fromFilter, needsAppToChoose } from '../../../schema/choose.ts';
import { defineSection } from '../../../schema/define-section.ts';
import {
  actions,
  anchor,
  atoms,
  group,
  href,
  icon,
  image,
  introduction,
  link,
  plainText,
  richText,
} from '../../../schema/fields.ts';
import { enlargingLabels } from '../../../schema/picture-fields.ts';
import { choiceOf, listOf, toggle } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'layout-grid',
  de: ['Karten', 'Mehrere Karten mit Bild oder Icon, Titel, Text und Stichpunkten, als Raster oder als große Zeilen.'],
  en: ['Cards', 'Several cards with an image or an icon, title, text and bullet points, side by side or as large rows.'],
  group: 'content',
  aliases:
    'facts artikel fakten cards grid tiles features services stats statistics figures key-figures numbers news blog posts articles products karten kacheln leistungen angebote zahlen kennzahlen neuigkeiten aktuelles beiträge nachrichten produkte',
  props: strictObject({
    ...introduction(),
    layout: choiceOf({
      de: [
        'Darstellung',
        'Die Karten nebeneinander; ebenso, die ersten beiden größer; untereinander über die ganze Breite; oder als Zeilen zwischen Linien, ohne Karten: mit der Ziffer oder dem Icon davor, ein Bild klein am Ende.',
      ],
      en: [
        'Layout',
        'The cards side by side; the same with the first two larger; one below the other across the full width; or as rows between lines, without cards: the number or the icon before them, an image small at the end.',
      ],
      labels: {
        grid: { de: 'Nebeneinander', en: 'Side by side' },
        lead: { de: 'Nebeneinander, zwei größer', en: 'Side by side, two larger' },
        rows: { de: 'Untereinander', en: 'One below the other' },
        ruled: { de: 'Zeilen zwischen Linien', en: 'Rows between lines' },
      },
    }).default('grid'),
    pictures: choiceOf({
      de: [
        'Größe der Bilder',
        'Über die ganze Breite der Karte, oder klein an der Stelle des Icons, das dann entfällt: für Zeichnungen.',
      ],
      en: [
        'Size of the images',
        'Across the full width of the card, or small in the place of the icon, which is left out then: for drawings.',
      ],
      absent: 'wide',
      labels: { wide: { de: 'Breit', en: 'Wide' }, small: { de: 'Statt des Icons', en: 'In place of the icon' } },
      group: 'more',
    }).optional(),
    numbered: toggle({
      de: ['Karten beziffern', 'Die Karten mit 1, 2, 3 … beziffern.'],
      en: ['Number the cards', 'Number the cards 1, 2, 3 …'],
    }).default(false),
    choose: choose(
      choiceOf({
        de: ['Nach', 'Wonach Besucher wählen: nach der Gruppe der Karten.'],
        en: ['By', 'What visitors choose by: the group of the cards.'],
        labels: { group: { de: 'Gruppe', en: 'Group' } },
      }),
      1,
    )
      .meta({
        de: ['Auswahl', 'Besucher wählen über den Karten, welche Gruppe sie sehen: jede, die eine Karte nennt, bis zu sechzehn.'],
        en: ['Choice', 'Above the cards visitors choose which group they see: each that a card names, up to sixteen.'],
        group: 'more',
      })
      .optional(),
    services: toggle({
      de: ['Sind Leistungen', 'Die Karten sind Leistungen, die man bei Ihnen bekommt: Suchmaschinen erfahren sie als solche.'],
      en: ['These are services', 'The cards are services that you offer: search engines are told so.'],
      group: 'more',
    }).optional(),
    items: listOf(
      { de: ['Karten', 'Die Karten.'], en: ['Cards', 'The cards.'] },
      strictObject({
        icon: icon().optional(),
        image: image(
          {
            de: ['Bild', 'Ein Bild über dem Text; wo die Karten untereinander stehen, neben ihm.'],
            en: ['Image', 'An image above the text; beside it where the cards stand one below the other.'],
          },
          'card',
        ).optional(),
        title: richText({ de: ['Titel', 'Titel der Karte.'], en: ['Title', 'The title of the card.'] }),
        text: union([
          richText()
            .register(atoms, { atom: 'richText', inBlocks: 'text' })
            .meta({ de: ['Ein Absatz', 'Ein Absatz.'], en: ['One paragraph', 'One paragraph.'] }),
          blocks().meta({
            de: ['Absätze und Listen', 'Mehrere Absätze, auch Listen und Zitate dazwischen.'],
            en: ['Paragraphs and lists', 'Several paragraphs, also with lists and quotations between them.'],
          }),
        ])
          .meta({ de: ['Text', 'Worum es geht.'], en: ['Text', 'What it is about.'] })
          .optional(),
        details: listOf(
          { de: ['Stichpunkte', 'Stichpunkte.'], en: ['Bullet points', 'Bullet points.'] },
          richText({ de: ['Stichpunkt', 'Ein Stichpunkt.'], en: ['Bullet point', 'A bullet point.'] }),
        ).optional(),
        highlight: toggle({ de: ['Hervorheben', 'Diese Karte hervorheben.'], en: ['Highlight', 'Highlight this card.'] }).default(
          false,
        ),
        badge: plainText({
          de: ['Schild', 'Kurzes Schild an der Karte, zum Beispiel "Beliebt".'],
          en: ['Badge', 'A short badge on the card, for example "Popular".'],
        }).optional(),
        group: group({
          de: ['Gruppe', 'Unter welcher Auswahl die Karte steht, zum Beispiel "Küchen". Ohne steht sie nur unter allen.'],
          en: ['Group', 'The choice that shows the card, for example "Kitchens". Without one only all shows it.'],
        }).optional(),
        link: link({ de: ['Link', 'Ein Link unter dem Text.'], en: ['Link', 'A link below the text.'] }).optional(),
        href: href({
          de: [
            'Ziel der ganzen Karte',
            'Wohin die ganze Karte führt, zum Beispiel "/leistungen#beratung". Ihr Titel ist dann der Link.',
          ],
          en: [
            'Where the whole card leads',
            'Where the whole card leads, for example "/services#advice". Its title is then the link.',
          ],
        }).optional(),
        id: anchor({
          de: ['Sprungziel', 'Name der Karte als Sprungziel: ein Link auf "#name" führt zu ihr. Auf jeder Seite nur einmal.'],
          en: ['Anchor', 'The name of the card as an anchor: a link to "#name" leads to it. Only once on each page.'],
          group: 'more',
        }).optional(),
      }).meta({ de: ['Karte', 'Eine Karte.'], en: ['Card', 'A card.'] }),
    ),
    labels: enlargingLabels().optional(),
    actions: actions().optional(),
  }),
  needsApp: ({ choose }) => needsAppToChoose(choose),
  migrations: [{ to: 2, steps: fromFilter('group') }],
});
