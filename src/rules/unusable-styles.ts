/**
 * What of own styles is left out, since it would break with the next build, hides where the keyboard is, or cannot be read. A sheet of that
 * name may have lain beside a manifest before it meant anything, so it stops no site.
 */
import { ownStyles, type StyleFault } from '../../schema/own-styles.ts';
import { code } from '../findings/words/phrases.ts';
import { faultsIn, misspeltIn } from './support/own-styles.ts';
import type { Rule } from './support/rule.ts';

const kinds = ['class', 'focus', 'missing', 'unreadable', 'rule', 'selector', 'syntax'] as const;

const isSheet = (part: string): boolean => part === ownStyles;

/** `name` is a hook or a variable that there is not, and `near` the one that was meant. */
type Why = Extract<StyleFault['why'], (typeof kinds)[number]> | 'name';

export const rule: Rule<{ why: Why; part: string; reason?: string; near?: string }> = {
  since: '0.10.0',
  check: ({ styles }) => [...faultsIn(styles, kinds), ...misspeltIn(styles)],
  de: {
    message: ({ why, part, reason }) =>
      ({
        name: `${code(part)} gibt es hier nicht.`,
        class: `Die Klasse ${code(part)} vergibt der Build; beim nächsten kann sie anders heißen.`,
        focus: `${code(part)} verbirgt, wo die Tastatur gerade ist.`,
        missing: `Die Datei ${code(part)} gibt es nicht.`,
        unreadable: isSheet(part)
          ? `Die Datei ${code(part)} lässt sich nicht als Text in UTF-8 lesen.`
          : `Die Datei ${code(part)} ist weder ein Bild noch eine Schrift (WOFF2), oder sie ist beschädigt.`,
        rule: `${code(part)} gibt es in eigenen Stilen nicht.`,
        selector: `${code(part)} ist kein Selektor.`,
        syntax: `Hier ist das CSS nicht zu Ende oder nicht richtig geschrieben (${reason}). ${code(part)} wird nicht verwendet, der Rest der Datei schon.`,
      })[why],
    hint: ({ why, part, near = '' }) =>
      ({
        name: `Meinten Sie ${code(near)}? docs/own-styles.md nennt alle.`,
        class: `Nehmen Sie ein Merkmal, das bleibt: ${code('[data-section="hero"]')} oder ${code('[data-part="title"]')}. docs/own-styles.md nennt alle.`,
        focus: `Ändern Sie Farbe, Breite und Abstand des Rings, oder nehmen Sie die Regel für diesen Fall aus: ${code(':not(:focus-visible)')}.`,
        missing: 'Pfade gehen vom Ordner aus, in dem "site.json" liegt.',
        unreadable: isSheet(part)
          ? 'Speichern Sie sie als gewöhnliche Textdatei in UTF-8. Ein Ordner darf nicht so heißen.'
          : 'Speichern Sie sie als SVG, PNG, JPEG, WebP, AVIF oder WOFF2.',
        rule: 'Entfernen Sie diesen Teil.',
        selector: 'Vergleichen Sie Klammern und Anführungszeichen.',
        syntax: 'Ergänzen Sie, was fehlt: meist ist es eine Klammer oder ein Anführungszeichen.',
      })[why],
    explanation: 'Eigene Stile halten sich an Merkmale, die bleiben, und lassen jeden sehen, wo die Tastatur ist.',
  },
  en: {
    message: ({ why, part, reason }) =>
      ({
        name: `There is no ${code(part)} here.`,
        class: `The class ${code(part)} is made by the build; the next one may give another name.`,
        focus: `${code(part)} hides where the keyboard is.`,
        missing: `There is no file ${code(part)}.`,
        unreadable: isSheet(part)
          ? `The file ${code(part)} cannot be read as a text in UTF-8.`
          : `The file ${code(part)} is neither an image nor a font (WOFF2), or it is damaged.`,
        rule: `${code(part)} is not known in own styles.`,
        selector: `${code(part)} is no selector.`,
        syntax: `Here the CSS ends too early or is not written rightly (${reason}). ${code(part)} is not used, the rest of the file is.`,
      })[why],
    hint: ({ why, part, near = '' }) =>
      ({
        name: `Did you mean ${code(near)}? docs/own-styles.md names all of them.`,
        class: `Take a hook that stays: ${code('[data-section="hero"]')} or ${code('[data-part="title"]')}. docs/own-styles.md names all of them.`,
        focus: `Change the ring's colour, width and offset, or leave that case out of the rule: ${code(':not(:focus-visible)')}.`,
        missing: 'Paths start in the folder where "site.json" lies.',
        unreadable: isSheet(part)
          ? 'Save it as a plain text file in UTF-8. No folder may have that name.'
          : 'Save it as SVG, PNG, JPEG, WebP, AVIF or WOFF2.',
        rule: 'Remove this part.',
        selector: 'Compare brackets and quotation marks.',
        syntax: 'Add what is missing: mostly it is a bracket or a quotation mark.',
      })[why],
    explanation: 'Own styles keep to hooks that stay, and let everybody see where the keyboard is.',
  },
  example: {
    wrong: '.title_x7Kq2 { color: teal } a:focus-visible { outline: none }',
    right: '[data-part="title"] { color: teal } a:focus-visible { outline-color: teal }',
  },
};
