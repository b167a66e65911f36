/** Icons as data: of the set of Tabler, which only developers install, the few that are in use. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Icon } from '../../schema/atoms.ts';

/**
 * @param root - the builder's own folder
 * @param wanted - file of shapes, below the root → the names of its icons
 * @returns file → content; none where the set is not installed, and what is committed has to do
 */
export function iconFiles(root: string, wanted: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  const folder = join(root, 'node_modules/@tabler/icons');
  if (!existsSync(folder)) return new Map();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const set = new Map(Object.entries(JSON.parse(read('tabler-nodes-outline.json')) as Record<string, Icon>));
  const comment = `Generated from @tabler/icons ${version}, whose licence stands below. Do not edit: run "npm run schema".`;
  const head = { $comment: comment, license: read('LICENSE').trimEnd().split('\n') };
  // One icon is one line: so a change shows which icons it concerns.
  const lineOf = (name: string) => {
    const shapes = set.get(name);
    if (!shapes) throw new Error(`@tabler/icons ${version} has no icon "${name}".`);
    return `    ${JSON.stringify(name)}: ${JSON.stringify(shapes)}`;
  };
  return new Map(
    Object.entries(wanted).map(([file, names]) => [
      file,
      `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "icons": {\n${names.map(lineOf).join(',\n')}\n  }\n}\n`,
    ]),
  );
}
