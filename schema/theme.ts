/** The brand: colours, fonts and shapes. */
import { strictObject } from 'zod';
import { wholeNumber } from './fields.ts';
import { look } from './look.ts';
import { packagedFonts } from './packaged-fonts.ts';
import { choiceOf, matching } from './shapes.ts';
import type { Words } from './words.ts';

/** `#RRGGBB`. Who shows a form of the theme knows a colour by it. */
export const colorPattern = /^#[0-9A-Fa-f]{6}$/;

const colorValue = () => matching(colorPattern);

const color = (de: Words, en: Words) =>
  strictObject({
    light: colorValue().meta({
      de: ['Hell', 'Farbe bei hellem Bildschirm, zum Beispiel "#FBF8F3".'],
      en: ['Light', 'Colour on a light screen, for example "#FBF8F3".'],
    }),
    dark: colorValue()
      .meta({
        de: ['Dunkel', 'Farbe bei dunklem Bildschirm. Sie fehlt nur, wenn die Website immer hell ist.'],
        en: ['Dark', 'Colour on a dark screen. It may only be missing where the website is always light.'],
      })
      .optional(),
  }).meta({ de, en });

/** A colour that is made of the others where it is not given (src/manifest/resolve/colors.ts). */
const madeColor = ([title, what]: Words, [enTitle, enWhat]: Words) =>
  color(
    [title, `${what} Fehlt sie, entsteht sie aus den anderen.`],
    [enTitle, `${enWhat} Where it is missing, it is made of the others.`],
  ).optional();

/** The files of a font beside its first one, for what is bold and what is emphasised. */
export const fontCuts = ['bold', 'italic'] as const;

const fontFile = () => matching(/^(?!\/)[^\\]+\.(?:woff2|ttf|otf)$/);

const cut = (de: Words, en: Words) => fontFile().meta({ de, en }).optional();

const font = (de: Words, en: Words) =>
  strictObject({
    family: matching(/^[A-Za-z0-9 _-]+$/, {
      de: [
        'Name der Schrift',
        `Name der Schrift. "system" nimmt die Schrift des Geräts. Ohne Schriftdatei: eine der mitgelieferten, ${packagedFonts.join(', ')}.`,
      ],
      en: [
        'Name of the font',
        `Name of the font. "system" takes the font of the device. Without a font file: one that comes with the builder, ${packagedFonts.join(', ')}.`,
      ],
    }),
    file: fontFile()
      .meta({
        de: [
          'Schriftdatei',
          'Pfad der Schriftdatei (WOFF2, TTF oder OTF), vom Ordner der Website aus. Die Schrift des Geräts und mitgelieferte haben keine.',
        ],
        en: [
          'Font file',
          'Path of the font file (WOFF2, TTF or OTF), from the folder of the website. The font of the device and those that come with the builder have none.',
        ],
      })
      .optional(),
  }).meta({ de, en });

const ofText = [
  ['Fließtext', 'Schrift des Fließtextes.'],
  ['Running text', 'Font of the running text.'],
] as const satisfies [Words, Words];

export const theme = strictObject({
  colors: strictObject({
    ground: color(['Hintergrund', 'Grund der Seite.'], ['Background', 'Ground of the page.']),
    text: color(['Text', 'Text und Überschriften.'], ['Text', 'Text and headings.']),
    muted: madeColor(['Leiser Text', 'Zurückgenommener Text.'], ['Quiet text', 'Text that steps back.']),
    primary: color(['Links und Buttons', 'Links und Buttons.'], ['Links and buttons', 'Links and buttons.']),
    onPrimary: madeColor(['Schrift auf Buttons', 'Schrift auf Buttons.'], ['Text on buttons', 'Text on buttons.']),
    accent: color(
      ['Akzentfarbe', 'Hervorhebungen und Motiv; nie für kleinen Text.'],
      ['Accent colour', 'Highlights and motif; never for small text.'],
    ),
    onAccent: madeColor(
      ['Text auf Akzent-Bändern', 'Text, Links und Buttons auf Bändern in der Akzentfarbe.'],
      ['Text on accent bands', 'Text, links and buttons on bands in the accent colour.'],
    ),
    tint: madeColor(['Getönte Bänder', 'Getönte Bänder.'], ['Tinted bands', 'Tinted bands.']),
    warm: madeColor(['Grund von Icons', 'Grund von Icons.'], ['Ground of icons', 'Ground of icons.']),
    surface: madeColor(['Karten', 'Karten.'], ['Cards', 'Cards.']),
    line: madeColor(['Feine Linien', 'Feine Linien.'], ['Fine lines', 'Fine lines.']),
    control: madeColor(
      ['Ränder von Eingabefeldern', 'Ränder von Eingabefeldern und leisen Buttons; mindestens 3:1 zum Grund.'],
      ['Borders of inputs', 'Borders of inputs and quiet buttons; at least 3:1 to the ground.'],
    ),
    deep: color(['Dunkle Bänder', 'Grund dunkler Bänder.'], ['Dark bands', 'Ground of dark bands.']),
    onDeep: madeColor(['Text auf dunklen Bändern', 'Text auf dunklen Bändern.'], ['Text on dark bands', 'Text on dark bands.']),
    onDeepMuted: madeColor(
      ['Leiser Text auf dunklen Bändern', 'Zurückgenommener Text auf dunklen Bändern.'],
      ['Quiet text on dark bands', 'Text that steps back on dark bands.'],
    ),
    primaryOnDeep: madeColor(
      ['Links und Buttons auf dunklen Bändern', 'Links und Buttons auf dunklen Bändern.'],
      ['Links and buttons on dark bands', 'Links and buttons on dark bands.'],
    ),
    onPrimaryOnDeep: madeColor(
      ['Schrift auf Buttons in dunklen Bändern', 'Schrift auf Buttons in dunklen Bändern.'],
      ['Text on buttons in dark bands', 'Text on buttons in dark bands.'],
    ),
    danger: madeColor(['Fehlermeldungen', 'Fehlermeldungen.'], ['Error messages', 'Error messages.']),
  }).meta({
    de: [
      'Farben',
      'Die Farben der Marke. Fünf genügen: Hintergrund, Text, Links und Buttons, Akzent und dunkle Bänder. Die anderen entstehen daraus, gut lesbar.',
    ],
    en: [
      'Colours',
      'The colours of the brand. Five are enough: background, text, links and buttons, accent and dark bands. The others are made of them, easy to read.',
    ],
  }),
  scheme: choiceOf({
    de: ['Hell oder dunkel', 'Wie das Gerät, hell oder dunkel; oder immer hell, dann braucht keine Farbe einen dunklen Wert.'],
    en: ['Light or dark', 'Like the device, light or dark; or always light, then no colour needs a dark value.'],
    labels: {
      system: { de: 'Wie das Gerät', en: 'Like the device' },
      light: { de: 'Immer hell', en: 'Always light' },
    },
  }).default('system'),
  fonts: strictObject({
    heading: font(['Überschriften', 'Schrift der Überschriften.'], ['Headings', 'Font of the headings.']),
    text: font(...ofText)
      .extend({
        bold: cut(
          [
            'Datei der fetten Schrift',
            'Pfad einer zweiten Datei, für Fettes. Eine Datei mit mehreren Stärken braucht sie nicht.',
          ],
          ['File of the bold font', 'Path of a second file, for what is bold. A file of several weights does not need it.'],
        ),
        italic: cut(
          [
            'Datei der kursiven Schrift',
            'Pfad einer weiteren Datei, für Betontes. Ohne sie stellt der Browser die Schrift schräg.',
          ],
          ['File of the italic font', 'Path of a further file, for what is emphasised. Without it the browser slants the font.'],
        ),
      })
      .meta({ de: ofText[0], en: ofText[1] }),
  }).meta({
    de: ['Schriften', 'Die Schriften der Marke. Sie liegen auf dem eigenen Server.'],
    en: ['Fonts', 'The fonts of the brand. They lie on your own server.'],
  }),
  radius: strictObject({
    card: wholeNumber(0, 48, { de: ['Karten', 'Rundung der Karten in Pixeln.'], en: ['Cards', 'Rounding of cards in pixels.'] }),
    control: wholeNumber(0, 48, {
      de: ['Buttons und Felder', 'Rundung der Buttons und Felder in Pixeln.'],
      en: ['Buttons and inputs', 'Rounding of buttons and inputs in pixels.'],
    }),
  }).meta({ de: ['Runde Ecken', 'Wie rund Ecken sind.'], en: ['Round corners', 'How round corners are.'] }),
  ...look,
}).meta({
  de: ['Farben und Schriften', 'Farben, Schriften und Formen. Damit sieht dieselbe Seite wie eine andere Firma aus.'],
  en: ['Colours and fonts', 'Colours, fonts and shapes. With them the same page looks like another company.'],
});
