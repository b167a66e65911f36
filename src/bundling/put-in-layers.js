// @ts-check
/** For PostCSS: each sheet gets the layer of its place (schema/own-styles.ts), so that no source has to name it. */
import { relative } from 'node:path';

/** What has its layer already, or may stand in none. */
const outside = /^(?:layer|charset|import)$/;

/**
 * Puts what stands in no layer into that of the sheet's place. What stands in one stays there: Mantine's rules, and those of base.css that
 * Mantine may outdo.
 *
 * @param {string} root the builder's folder
 * @returns {import('postcss').Plugin}
 */
export const putInLayers = (root) => ({
  postcssPlugin: 'put-in-layers',
  Once(sheet, { AtRule }) {
    const layer = layerOf(relative(root, sheet.source?.input.file ?? '').replaceAll('\\', '/'));
    if (layer === undefined) return;
    const free = sheet.nodes.filter((node) => node.type !== 'comment' && !(node.type === 'atrule' && outside.test(node.name)));
    const around = new AtRule({ name: 'layer', params: layer });
    free[0]?.before(around);
    around.append(free);
  },
});

/**
 * @param {string} path
 * @returns {'parts' | 'sections' | undefined} undefined for the editor, which is no part of a site
 */
function layerOf(path) {
  if (path.startsWith('src/editor/')) return undefined;
  // A site's own section types lie elsewhere.
  return /^src\/(?:parts|render)\//.test(path) ? 'parts' : 'sections';
}
