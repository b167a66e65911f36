import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { captionedImage, eyebrow, href, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'video',
  de: [
    'Film',
    'Ein eigener Film mit Standbild und Untertiteln. Er läuft erst, wenn Besucher ihn starten, und kommt von keinem Anbieter.',
  ],
  en: ['Film', 'A film of your own with a still and captions. It plays only once visitors start it, and comes from no provider.'],
  group: 'media',
  aliases: 'film movie background-video youtube vimeo',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({
      de: ['Text', 'Was der Film zeigt, und wie lang er ist.'],
      en: ['Text', 'What the film shows, and how long it is.'],
    }).optional(),
    src: href({
      de: [
        'Film',
        'Der Film im Ordner "public", MP4 oder WebM, zum Beispiel "/film.mp4" für "public/film.mp4". Solange er fehlt, steht dort das Standbild.',
      ],
      en: [
        'Film',
        'The film in the folder "public", MP4 or WebM, for example "/film.mp4" for "public/film.mp4". While it is missing, the still stands there.',
      ],
    }).optional(),
    poster: captionedImage('title').meta({
      de: [
        'Standbild',
        'Was zu sehen ist, bevor der Film läuft: am besten ein Bild aus dem Film, so breit und hoch wie er. Es bestimmt, wie viel Platz er hat.',
      ],
      en: [
        'Still',
        'What is seen before the film plays: best a frame of it, as wide and high as it is. It decides how much room there is.',
      ],
    }),
    captions: strictObject({
      label: plainText({
        de: ['Name', 'Wie die Untertitel im Film heißen, meist ihre Sprache: "Deutsch".'],
        en: ['Name', 'What the captions are called in the film, mostly their language: "English".'],
      }),
      href: href({
        de: ['Datei', 'Die Untertitel im Ordner "public" (WebVTT), zum Beispiel "/film.vtt" für "public/film.vtt".'],
        en: ['File', 'The captions in the folder "public" (WebVTT), for example "/film.vtt" for "public/film.vtt".'],
      }),
    })
      .meta({
        de: [
          'Untertitel',
          'Was gesprochen wird und zu hören ist, für alle, die nichts hören. Nur ein Film ohne Ton braucht keine.',
        ],
        en: ['Captions', 'What is said and heard, for everyone who hears nothing. Only a film without sound needs none.'],
      })
      .optional(),
  }),
});
