/**
 * A drawing with a part that browsers show and that is not published, since it could run or load something. It warns: what is left may
 * be enough, as many programs write the same once more for viewers without HTML.
 */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; part: string }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check: ({ references: { images } }) =>
    images.flatMap(({ pointer, path, dropped }) =>
      dropped === undefined ? [] : [{ pointer: `${pointer}/src`, params: { path, part: dropped } }],
    ),
  de: {
    message: ({ path, part }, { place }) =>
      `Ein Teil der Zeichnung ${code(path)} wird nicht veröffentlicht: ${code(part)} (${place}).`,
    hint: () =>
      'Darin könnten Programme oder fremde Seiten stehen. Speichern Sie die Zeichnung noch einmal, mit gewöhnlichem Text oder mit Pfaden, oder als PNG.',
    explanation: 'Eine Zeichnung enthält weder HTML noch andere Zeichnungen als Daten.',
  },
  en: {
    message: ({ path, part }, { place }) => `A part of the drawing ${code(path)} is not published: ${code(part)} (${place}).`,
    hint: () =>
      'Programs or other pages could stand in it. Save the drawing again, with plain text or paths in its place, or as PNG.',
    explanation: 'A drawing holds neither HTML nor other drawings as data.',
  },
  example: { wrong: '<foreignObject><p>A</p></foreignObject>', right: '<text>A</text>' },
};
