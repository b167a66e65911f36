/** The shapes of icons, read as data from the package, so that no icon set reaches the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Icon } from '../../schema/resolved.ts';

let shapes: Record<string, Icon> | undefined;

/**
 * The shapes of an icon, with SVG's own attribute names (`stroke-width`, not `strokeWidth`).
 *
 * @param name One of schema/icons.ts; a test proves that the set has them all.
 */
export function getIcon(name: string): Icon {
  shapes ??= readShapes();
  const icon = shapes[name];
  if (!icon) throw new Error(`schema/icons.ts names "${name}", which Tabler Icons does not have.`);
  return icon;
}

// The file is 3 MB and loads in about 11 ms; as an import it would be a module in every bundle of ours.
function readShapes(): Record<string, Icon> {
  // The package exports nothing but single icons, so the way to the file beside them leads over one of these.
  const one = createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg');
  return JSON.parse(readFileSync(resolve(one, '../../../tabler-nodes-outline.json'), 'utf8')) as Record<string, Icon>;
}
