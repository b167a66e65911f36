/**
 * The character of a brand beside its colours and fonts: closed lists, whose first value is the look of a site that chooses nothing. Any
 * other one becomes an attribute, `data-look-emphasis="italic"`. Only where a site has such an attribute are the rules that ask for it part
 * of its pages and of its app's sheet (src/output/styles/stylesheet.ts).
 */
import { z } from 'zod';
import type { Words } from './words.ts';

/** @param values - each with its label, the usual one first */
const choice = <Value extends string>(de: Words, en: Words, values: Record<Value, readonly [de: string, en: string]>) => {
  const [first, ...others] = Object.keys(values) as [Value, ...Value[]];
  const labels = Object.fromEntries(
    Object.entries<readonly [string, string]>(values).map(([value, [de, en]]) => [value, { de, en }]),
  );
  return z
    .enum([first, ...others])
    .meta({ de, en, labels })
    .default(() => first);
};

export const look = {
  emphasis: choice(
    ['Hervorgehobenes im Titel', 'Wie die betonten Worte im ersten Titel einer Seite aussehen.'],
    ['Emphasis in the title', 'How the emphasised words in the first title of a page look.'],
    {
      marker: ['Textmarker', 'Highlighter'],
      underline: ['Unterstrichen', 'Underlined'],
      colour: ['In der Farbe der Links', 'In the colour of links'],
      italic: ['Kursiv', 'Italic'],
      none: ['Wie der übrige Titel', 'Like the rest of the title'],
    },
  ),
  scale: choice(
    ['Größe der Überschriften', 'Wie groß und wie kräftig Überschriften sind. Große wachsen auf breiten Bildschirmen weiter.'],
    ['Size of headings', 'How large and how bold headings are. Large ones go on growing on wide screens.'],
    {
      normal: ['Mittel, fett', 'Medium, bold'],
      calm: ['Klein, halbfett', 'Small, medium weight'],
      bold: ['Groß, sehr fett', 'Large, extra bold'],
    },
  ),
  density: choice(
    ['Abstände', 'Wie viel Luft zwischen den Abschnitten und in ihnen ist.'],
    ['Spacing', 'How much air there is between sections and within them.'],
    { normal: ['Mittel', 'Medium'], compact: ['Eng', 'Compact'], airy: ['Weit', 'Airy'] },
  ),
  eyebrow: choice(
    ['Dachzeile', 'Wie die kurze Zeile über einem Titel aussieht.'],
    ['Eyebrow', 'How the short line above a title looks.'],
    {
      tag: ['Schild über dem ersten Titel', 'Tag above the first title'],
      plain: ['Einfache Zeile', 'Plain line'],
      capitals: ['Großbuchstaben', 'Capitals'],
      rule: ['Mit einem Strich davor', 'With a stroke before it'],
      none: ['Nicht zeigen', 'Do not show it'],
    },
  ),
  facts: choice(
    ['Fakten im Einstieg', 'Wie die kurzen Fakten unter dem ersten Titel aussehen.'],
    ['Facts in the hero', 'How the short facts below the first title look.'],
    {
      bars: ['Balken an der Seite', 'Bar at the side'],
      rules: ['Linie darüber', 'Line above'],
      numbers: ['Große Zahlen', 'Large numbers'],
    },
  ),
  quotes: choice(
    ['Zeichen vor Zitaten', 'Was über den Zitaten von Stimmen steht.'],
    ['Mark of quotations', 'What stands above the quotations of testimonials.'],
    { dots: ['Punkte', 'Dots'], glyph: ['Großes Anführungszeichen', 'Large quotation mark'], none: ['Nichts', 'Nothing'] },
  ),
  bullets: choice(
    ['Aufzählungszeichen', 'Was vor den Punkten einer Liste steht.'],
    ['Bullets', 'What stands before the points of a list.'],
    {
      square: ['Quadrat', 'Square'],
      disc: ['Punkt', 'Disc'],
      dash: ['Strich', 'Dash'],
      check: ['Haken', 'Check mark'],
      none: ['Nichts', 'Nothing'],
    },
  ),
  cards: choice(['Karten', 'Wie sich Karten vom Grund abheben.'], ['Cards', 'How cards stand out from the ground.'], {
    raised: ['Eigene helle Fläche', 'A light ground of their own'],
    outlined: ['Nur ein Rand', 'An outline alone'],
    ruled: ['Nur eine Linie darüber', 'A line above alone'],
    filled: ['Getönte Fläche', 'A tinted ground'],
  }),
  pictures: choice(
    ['Form der Fotos', 'Welche Form einzelne Fotos neben einem Text haben.'],
    ['Shape of photos', 'Which shape single photos beside a text have.'],
    {
      rounded: ['Wie Karten', 'Like cards'],
      square: ['Eckig', 'Square corners'],
      arch: ['Torbogen', 'Arch'],
      circle: ['Kreis', 'Circle'],
    },
  ),
  motion: choice(
    ['Bewegung', 'Was sich beim Scrollen bewegt. Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht keine.'],
    ['Motion', 'What moves while visitors scroll. Whoever asks their device for less motion sees none.'],
    {
      none: ['Keine', 'None'],
      reveal: ['Abschnitte rücken ein', 'Sections slide in'],
      draw: ['Fotos werden aufgedeckt', 'Photos are uncovered'],
    },
  ),
};

export const headerLayout = () =>
  choice(
    ['Form', 'Wie der Kopf steht: als Leiste, mit dem Logo in der Mitte, oder über dem Foto, mit dem eine Seite beginnt.'],
    ['Layout', 'How the header stands: as a bar, with the logo in the middle, or over the photo that a page begins with.'],
    { bar: ['Leiste', 'Bar'], centred: ['Logo in der Mitte', 'Logo in the middle'], over: ['Über dem Foto', 'Over the photo'] },
  );

export const footerLayout = () =>
  choice(
    ['Form', 'Wie der Fuß aussieht: schlicht, auf dem dunklen Grund, oder mit der Zeile zur Marke in großer Schrift.'],
    ['Layout', 'How the footer looks: plain, on the dark ground, or with the line about the brand in large letters.'],
    { plain: ['Schlicht', 'Plain'], dark: ['Dunkel', 'Dark'], statement: ['Große Zeile', 'Large line'] },
  );

/** What a theme has chosen that is not the usual: the attributes of the document's element. */
export type Look = { [Key in keyof typeof look as `data-look-${Key}`]?: string };

/** @param theme - with its defaults filled in */
export function lookOf(theme: { [Key in keyof typeof look]: string }): Look {
  const names = Object.keys(look) as (keyof typeof look)[];
  const chosen = names.filter((key) => theme[key] !== look[key].parse(undefined));
  return Object.fromEntries(chosen.map((key) => [`data-look-${key}`, theme[key]]));
}
