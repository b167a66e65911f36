/**
 * A site that follows the device needs each colour twice. The schema, which asked for it in 0.1.0, cannot any more: with `"scheme": "light"`
 * dark values are left out.
 */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ names: string }> = {
  since: '0.1.0',
  /** One finding for all of them: whoever leaves out the dark values leaves them out everywhere. */
  *check({ manifest: { theme } }) {
    if (theme.scheme === 'light') return;
    const missing = Object.entries(theme.colors).flatMap(([name, color]) => (color && color.dark === undefined ? [name] : []));
    const [first, ...others] = missing.map((name) => ({ pointer: `/theme/colors/${name}` }));
    if (first) yield { ...first, params: { names: missing.join(', ') }, related: others };
  },
  de: {
    message: ({ names }) => `Ohne Farbe für dunkle Bildschirme: ${code(names)}.`,
    hint: () => 'Ergänzen Sie `"dark"`, oder schreiben Sie `"scheme": "light"` in `theme`: Dann ist die Website immer hell.',
    explanation: 'Jede Farbe hat einen hellen und einen dunklen Wert, außer auf einer Website, die immer hell ist.',
    inForm: {
      message: ({ names }, { titleAt }) =>
        `Ohne Farbe für dunkle Bildschirme: ${names
          .split(', ')
          .map((name) => code(titleAt(`/theme/colors/${name}`)))
          .join(', ')}.`,
      hint: () => 'Ergänzen Sie sie, oder stellen Sie die Website auf „Immer hell“.',
    },
  },
  en: {
    message: ({ names }) => `Without a colour for dark screens: ${code(names)}.`,
    hint: () => 'Add `"dark"`, or write `"scheme": "light"` in `theme`: then the website is always light.',
    explanation: 'Every colour has a light and a dark value, but on a website that is always light.',
    inForm: {
      message: ({ names }, { titleAt }) =>
        `Without a colour for dark screens: ${names
          .split(', ')
          .map((name) => code(titleAt(`/theme/colors/${name}`)))
          .join(', ')}.`,
      hint: () => 'Add it, or set the website to “Always light”.',
    },
  },
  example: {
    wrong: '"text": { "light": "#333333" }',
    right: '"text": { "light": "#333333", "dark": "#EEEEEE" }',
  },
};
