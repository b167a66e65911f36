/** Drawings (SVG) without what only their editors need. */
import { type Config, optimize } from 'svgo';
import { sanitizeDrawing } from './sanitize-drawing.ts';

/**
 * What looks the same in every browser, in light and dark, and still says what it said: names, titles, descriptions and styles stay, as
 * a rule for dark screens or an address with an anchor may refer to them.
 */
const config: Config = {
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          removeDesc: false,
          // These read styles as the library's own CSS parser knows them; the loader's and modern authors' know more.
          inlineStyles: false,
          minifyStyles: false,
          // What is hidden may be shown by a rule for another colour scheme.
          removeHiddenElems: false,
          // A style may name elements by their kind and by what they stand in.
          collapseGroups: false,
          convertShapeToPath: false,
          convertEllipseToCircle: false,
          mergePaths: false,
          // An icon that is drawn at 1.83 times its size would have long numbers throughout: files grow, and edges move a little.
          convertPathData: { applyTransforms: false },
        },
      },
    },
    sanitizeDrawing,
  ],
};

/**
 * @param svg - a complete SVG file
 * @returns the same picture in fewer bytes, or in about as many where it would take too long or says more than the library knows
 * @throws Error when it is not well-formed: browsers would show nothing
 */
export function optimizeDrawing(svg: Uint8Array): Buffer {
  const text = Buffer.from(svg).toString('utf8');
  const asItIs: Config = { plugins: [sanitizeDrawing] };
  if (isHeavy(text)) return Buffer.from(optimize(text, asItIs).data);
  try {
    return Buffer.from(optimize(text, config).data);
  } catch {
    // The library's plugins take the steps of an animation (`50% { … }`) for a selector, and fail. What is no drawing fails again.
    return Buffer.from(optimize(text, asItIs).data);
  }
}

/** Drawings that cannot be made smaller within seconds: maps, traced photos, and what somebody has made to hold up a build. */

/**
 * The time that svgo 4.1 takes grows with the square of a path's length, and with the number of elements times that of the rules in
 * style sheets; each of these bounds is two to three seconds of it. Hardly any logo or illustration comes near them.
 */
const most = { squaresOfPaths: 50_000 ** 2, elementsByRules: 100_000, depth: 200, entity: 300 };

/** Elements cost even where there is no rule, as much as with so many. */
const withoutRules = 10;

/** Whether to optimize a drawing would take too long. Tells it by the text alone, so that every machine publishes the same bytes. */
const isHeavy = (svg: string): boolean => weighsMuch(svg) || weighsMuch(withoutComments(svg));

/** What looks like an end in a comment is none, and what looks like a comment may be text: a drawing is validated with and without. */
function withoutComments(svg: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const start = svg.indexOf('<!--', at);
    const end = svg.indexOf('-->', start + 4);
    if (start < 0 || end < 0) return text + svg.slice(at);
    text += svg.slice(at, start);
    at = end + 3;
  }
}

function weighsMuch(text: string): boolean {
  let [squares, elements, depth] = [0, 0, 0];
  for (const [, value = ''] of text.matchAll(/\sd\s*=\s*["']([^"']*)/g)) squares += value.length ** 2;
  for (const [tag, end] of text.matchAll(/<(\/?)[A-Za-z][^>]*>?/g)) {
    if (!end) elements += 1;
    if (!tag.endsWith('/>')) depth += end ? -1 : 1;
    if (depth > most.depth) return true;
  }
  const rules = text.split('{').length - 1;
  // What an entity stands for may be written a hundred times by its name.
  const hasLongEntity = [...text.matchAll(/<!ENTITY[^>]*/g)].some(([entity]) => entity.length > most.entity);
  return squares > most.squaresOfPaths || elements * (withoutRules + rules) > most.elementsByRules || hasLongEntity;
}
