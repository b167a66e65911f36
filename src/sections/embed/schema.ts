import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { cutImage, eyebrow, link, paragraphs, richText, wholeNumber } from '../../../schema/fields.ts';
import { consent, framed } from '../../../schema/resources.ts';
import { choiceOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'window',
  de: [
    'Von einem Anbieter',
    'Video, Karte, Terminbuchung, Spende, Kalender oder anderes von einem Anbieter. Geladen wird erst, wenn Besucher zustimmen; bis dahin erfährt der Anbieter nichts.',
  ],
  en: [
    'From a provider',
    'A video, map, booking, donation, calendar or something else from a provider. It loads only once visitors agree; until then the provider learns nothing.',
  ],
  group: 'media',
  aliases:
    'youtube vimeo map google-maps openstreetmap iframe booking donation spotify comments disqus kommentare gästebuch karte landkarte stadtplan anfahrt buchung spende',
  // It shows the frame.
  needsApp: true,
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({
      de: ['Überschrift', 'Die Überschrift. Vorgelesen ist sie auch der Name des geladenen Inhalts.'],
      en: ['Heading', 'The heading. Read aloud it is also the name of what is loaded.'],
    }),
    text: paragraphs({ de: ['Text', 'Was Besucher hier finden.'], en: ['Text', 'What visitors find here.'] }).optional(),
    kind: choiceOf({
      de: ['Art', 'Was geladen wird. Davon hängt ab, was der Anbieter auf der Seite darf und wie hoch sie ist.'],
      en: ['Kind', 'What is loaded. What the provider may do on the page, and how high that is, depend on it.'],
      labels: {
        video: { de: 'Video oder Ton', en: 'Video or audio' },
        map: { de: 'Karte', en: 'Map' },
        booking: { de: 'Terminbuchung', en: 'Booking' },
        donation: { de: 'Spende', en: 'Donation' },
        other: { de: 'Anderes', en: 'Other' },
      },
    }),
    src: framed().meta({
      de: [
        'Adresse zum Einbetten',
        'Was im Code zum Einbetten hinter src= steht, zum Beispiel "https://www.youtube-nocookie.com/embed/…". Die Adresse der normalen Seite geht meist nicht.',
      ],
      en: [
        'Address for embedding',
        'What follows src= in the code for embedding, for example "https://www.youtube-nocookie.com/embed/…". The address of the ordinary page usually does not work.',
      ],
    }),
    image: cutImage({
      de: ['Vorschaubild', 'Was zu sehen ist, bevor geladen wird: ein eigenes Bild, das Sie zeigen dürfen.'],
      en: ['Preview image', 'What is seen before anything loads: an image of your own that you may show.'],
    }).optional(),
    consent: consent({ de: 'Karte laden', en: 'Load the map' }).meta({
      de: ['Hinweis vor dem Laden', 'Der Hinweis, den Besucher lesen, bevor sie das Laden erlauben.'],
      en: ['Notice before loading', 'The notice that visitors read before they allow loading.'],
    }),
    link: link({
      de: ['Link zum Anbieter', 'Führt auf die Seite des Anbieters: für alle, die hier nichts laden wollen oder können.'],
      en: ['Link to the provider', 'Leads to the provider’s own page: for all who do not want to load anything here, or cannot.'],
    }),
    ratio: choiceOf({
      de: ['Seitenverhältnis', 'Breite zu Höhe des geladenen Inhalts, wo keine feste Höhe steht.'],
      en: ['Ratio', 'Width to height of what is loaded, where there is no fixed height.'],
      absent: { de: 'Wie für diesen Inhalt üblich', en: 'As is usual for this content' },
      labels: {
        '16:9': { de: '16:9, breit', en: '16:9, wide' },
        '4:3': { de: '4:3', en: '4:3' },
        '1:1': { de: '1:1, quadratisch', en: '1:1, square' },
        '9:16': { de: '9:16, hochkant', en: '9:16, upright' },
      },
    }).optional(),
    height: wholeNumber(150, 3000, {
      de: ['Feste Höhe', 'Höhe des geladenen Inhalts in Pixeln, zum Beispiel 700. Für Formulare, die länger als breit sind.'],
      en: ['Fixed height', 'Height of what is loaded in pixels, for example 700. For forms that are longer than wide.'],
      group: 'look',
    }).optional(),
  }),
});
