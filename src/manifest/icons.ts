/** The shapes of icons, read as data from the package, so that no icon set reaches the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Icon } from '../../schema/resolved.ts';

let set: string | undefined;
const shapes = new Map<string, Icon>();

/**
 * The shapes of an icon, with SVG's own attribute names (`stroke-width`, not `strokeWidth`).
 *
 * @param name One of schema/icons.ts; a test proves that the set has them all.
 */
export function getIcon(name: string): Icon {
  set ??= readSet();
  const icon = shapes.get(name) ?? readShapes(set, name);
  shapes.set(name, icon);
  return icon;
}

/** Reads one icon. To parse the whole set, 3 MB of JSON, would take 50 ms of every command. */
function readShapes(text: string, name: string): Icon {
  const start = startOf(text, name);
  let end = start;
  // No shape holds a bracket in a text of its own.
  for (let depth = 0; end === start || depth > 0; end++) depth += text[end] === '[' ? 1 : text[end] === ']' ? -1 : 0;
  return JSON.parse(text.slice(start, end)) as Icon;
}

/** Where the list of an icon's shapes begins. */
function startOf(text: string, name: string): number {
  const key = `"${name}"`;
  const colon = /\s*:\s*(?=\[)/y;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    colon.lastIndex = at + key.length;
    if (colon.test(text)) return colon.lastIndex;
  }
  throw new Error(`schema/icons.ts names "${name}", which Tabler Icons does not have.`);
}

// As an import the file would be a module in every bundle of ours.
function readSet(): string {
  // The package exports nothing but single icons, so the way to the file beside them leads over one of these.
  const one = createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg');
  return readFileSync(resolve(one, '../../../tabler-nodes-outline.json'), 'utf8');
}
