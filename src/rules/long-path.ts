/** Addresses that cannot become names of files. Those of common disks have at most 255 bytes, and endings such as `.html.br` come on top. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** Characters between two slashes. */
const longestPart = 240;

/** No file with the ending of a compressed copy can have a longer name, so no release has built such a page. */
const longestOfFile = 247;

/** With the folder that the site lies in, systems allow 4,096 bytes, and some servers 2,048 for an address. */
const longestWhole = 2000;

export const rule: Rule<{ path: string; of: 'part' | 'whole'; actual: number; limit: number }> = {
  since: '0.9.0',
  check: ({ pages }) =>
    pages.flatMap(({ pointer, path }) => {
      const part = Math.max(...path.split('/').map(({ length }) => length));
      const of = part > longestPart ? 'part' : 'whole';
      const [actual, limit] = of === 'part' ? [part, longestPart] : [path.length, longestWhole];
      // 4,096 bytes are more than any system allows.
      const since = part > longestOfFile || path.length > 4000 ? '0.1.0' : '0.9.0';
      return actual > limit ? [{ pointer: `${pointer}/path`, params: { path, of, actual, limit }, since }] : [];
    }),
  de: {
    message: ({ path, of, actual, limit }) =>
      of === 'part'
        ? `Die Adresse ${code(path)} hat zwischen zwei Schrägstrichen ${actual} Zeichen; erlaubt sind ${limit}.`
        : `Die Adresse ${code(path)} hat ${actual} Zeichen; erlaubt sind ${limit}.`,
    hint: () => 'Kürzen Sie sie: Dateien können nicht so lange Namen haben.',
    explanation: 'Die Adresse einer Seite wird der Name einer Datei, und der darf nicht beliebig lang sein.',
  },
  en: {
    message: ({ path, of, actual, limit }) =>
      of === 'part'
        ? `The address ${code(path)} has ${actual} characters between two slashes; ${limit} are allowed.`
        : `The address ${code(path)} has ${actual} characters; ${limit} are allowed.`,
    hint: () => 'Shorten it: files cannot have such long names.',
    explanation: 'The address of a page becomes the name of a file, which may not be of any length.',
  },
  example: { wrong: '"path": "/kurs-…241…"', right: '"path": "/kurs"' },
};
