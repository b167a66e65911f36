/** The shapes of icons, read as data from the package, so that no icon set reaches the browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Icon } from '../../../schema/atoms.ts';
import { memo } from '../../disk/memo.ts';
import { iconOfDrawing } from '../own-icon.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * The shapes of an icon, with SVG's own attribute names (`stroke-width`, not `strokeWidth`).
 *
 * @param name One of schema/icons.ts; a test proves that each is as the package's own list of shapes has it. To read that list, 3 MB,
 *   would take 30 ms of every command.
 */
export const iconOf = memo((name: string): Icon => {
  const svg = readFileSync(resolve(`@tabler/icons/outline/${name}.svg`), 'utf8');
  const shapes = [...svg.matchAll(/<(\w+)\s([^>]*)\/>/g)].map(([, tag = '', attributes = '']): Icon[number] => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ]);
  // The first one is the empty square that all icons are drawn on.
  return shapes.slice(1);
});

/** The shapes of a file of one's own. */
export const iconIn = memo((bytes: Buffer) => iconOfDrawing(bytes.toString('utf8')));
