import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { href, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  de: [
    'Beispiel der Galerie',
    'Ein Beispiel einer Art von Abschnitt: hell und dunkel, in drei Breiten, und als JSON zum Kopieren.',
  ],
  en: ['Gallery: example', 'An example of a section type: light and dark, at three widths, and as JSON to copy.'],
  props: z.strictObject({
    title: plainText().meta({ de: ['Überschrift', 'Name des Beispiels.'], en: ['Heading', 'The name of the example.'] }),
    mark: plainText()
      .meta({ de: ['Kennzeichen', 'Was das Beispiel besonders macht.'], en: ['Mark', 'What is special about the example.'] })
      .optional(),
    src: plainText().meta({
      de: ['Adresse', 'Adresse der Seite, auf der es allein steht.'],
      en: ['Address', 'The address of the page on which it stands alone.'],
    }),
    schemes: z
      .array(
        z
          .strictObject({
            hash: plainText().meta({ de: ['Sprungziel', 'Anker der Seite.'], en: ['Anchor', 'The anchor on that page.'] }),
            label: plainText().meta({
              de: ['Beschriftung', 'Name, etwa "Light".'],
              en: ['Label', 'Its name, for example "Light".'],
            }),
          })
          .meta({ de: ['Helligkeit', 'Hell oder dunkel.'], en: ['Colour scheme', 'Light or dark.'] }),
      )
      .min(1)
      .meta({ de: ['Hell und dunkel', 'Hell und dunkel.'], en: ['Light and dark', 'Light and dark.'] }),
    alone: z
      .strictObject({
        label: plainText().meta({ de: ['Aufschrift', 'Aufschrift.'], en: ['Label', 'The label.'] }),
        href: href().meta({ de: ['Ziel', 'Die Seite.'], en: ['Target', 'The page.'] }),
      })
      .meta({
        de: ['Link zum Beispiel', 'Öffnet das Beispiel allein.'],
        en: ['Link to the example', 'Opens the example on a page of its own.'],
      }),
    realSize: plainText().meta({
      de: ['Schalter für die Größe', 'Aufschrift des Schalters für die wirkliche Größe.'],
      en: ['Size switch', 'The label of the switch for the real size.'],
    }),
    jsonLabel: plainText().meta({
      de: ['Aufschrift über dem JSON', 'Aufschrift über dem JSON.'],
      en: ['Label above the JSON', 'The label above the JSON.'],
    }),
    json: plainText().meta({
      de: ['Beispiel als JSON', 'Das Beispiel, wie man es schreibt.'],
      en: ['Example as JSON', 'The example as it is written.'],
    }),
    copy: plainText().meta({
      de: ['Button zum Kopieren', 'Aufschrift des Knopfes, der es kopiert.'],
      en: ['Copy button', 'The label of the button that copies it.'],
    }),
    copied: plainText().meta({
      de: ['Nach dem Kopieren', 'Bestätigung nach dem Kopieren.'],
      en: ['After copying', 'What confirms the copying.'],
    }),
  }),
});
