/** Drawings (SVG) without what only their editors need. */
import { type Config, optimize } from 'svgo';
import { isHeavy } from './heavy-drawings.ts';
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
