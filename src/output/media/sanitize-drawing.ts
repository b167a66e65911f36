/**
 * Drawings (SVG) in which nothing runs, leaves or loads, even where somebody opens one on its own, on a host that sends no headers.
 * As a picture of a page a drawing does none of that anyway: so it looks there as it did.
 *
 * What may stay is listed, rather than what must go. Styles may move things; scripts and links may not.
 * Source of the names: https://www.w3.org/TR/SVG2/eltindex.html and https://svgwg.org/specs/animations/.
 */
import postcss from 'postcss';
import type { CustomPlugin } from 'svgo';
import { changesAddress, isHarmless } from '../../sanitize/drawing.ts';
import { localName, spaces } from '../../sanitize/names.ts';
import { asksForMore } from '../../sanitize/style.ts';

const elements = new Set(
  `svg g defs symbol use switch view a title desc style image
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  animate animateMotion animateTransform set mpath`.split(/\s+/),
);
/** The steps of a filter. */
const filterStep = /^fe[A-Z][A-Za-z]+$/;

/** A step of the library that reads and writes drawings; the last one, as those before may write what they like. */
export const sanitizeDrawing: CustomPlugin = {
  name: 'sanitize-drawing',
  fn: () => ({
    root: {
      enter(root) {
        // Instructions name style sheets and programs (XSLT), document types give elements attributes that nobody sees.
        root.children = root.children.filter(({ type }) => type === 'element' || type === 'comment');
      },
    },
    instruction: {
      enter(node, parent) {
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    element: {
      enter(node, parent) {
        const { name, attributes } = node;
        const isDrawn = elements.has(name) || filterStep.test(name);
        if (!isDrawn || (attributes.xmlns ?? spaces.svg) !== spaces.svg || changesAddress(attributes)) {
          if (parent.type === 'root') throw new Error(`<${name}> is no drawing.`);
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [key, value] of Object.entries(attributes)) {
          if (key === 'style') attributes[key] = sanitizeStyle(value);
          else if (!isHarmless(name, localName(key), value)) delete attributes[key];
        }
        // Browsers read the texts in a style as one.
        if (name !== 'style') return;
        const written = node.children.flatMap((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : []));
        const [only, ...others] = node.children;
        const value = sanitizeStyle(written.join(''));
        if (others.length > 0 || (only && value !== written[0])) node.children = value === '' ? [] : [{ type: 'text', value }];
      },
    },
  }),
};

/**
 * Takes out of a style what would have a browser ask for anything.
 *
 * @param css - a style sheet, or declarations
 * @returns the style itself where that is nothing; an empty one where it cannot be told apart
 */
function sanitizeStyle(css: string): string {
  if (!asksForMore(css)) return css;
  try {
    const sheet = postcss.parse(css);
    sheet.walkAtRules((rule) => {
      if (asksForMore(`@${rule.name} ${rule.params}`)) rule.remove();
    });
    sheet.walkDecls((declaration) => {
      if (asksForMore(declaration.toString())) declaration.remove();
    });
    sheet.walkComments((comment) => {
      if (asksForMore(comment.text)) comment.remove();
    });
    const rest = sheet.toString();
    return asksForMore(rest) ? '' : rest;
  } catch {
    return '';
  }
}
