import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from '../src/command/arguments.ts';
import { buildEditorSchema } from '../src/manifest/editor-schema.ts';
import { sectionSchemas } from '../src/sections/schemas.ts';

const help = `Usage: npm run schema -- [--check]

Writes schema/site.schema.json, by which editors complete and explain site.json, from the zod schemas.

  --check  writes nothing; fails when the file is not what it would write`;

const name = 'schema/site.schema.json';

/**
 * Writes the JSON Schema, or checks that it is up to date.
 *
 * @param context.root The builder's own folder.
 * @returns The exit code: 1 when the file is stale.
 */
export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const read = readArguments(args, { help, flags: ['check'] });
  if (typeof read === 'number') return read;
  const file = join(root, name);
  const wanted = `${JSON.stringify(buildEditorSchema(sectionSchemas), null, 2)}\n`;
  const current = await readFile(file, 'utf8').catch(() => undefined);
  // A checkout on Windows may have turned the line ends.
  if (current?.replaceAll('\r\n', '\n') === wanted) {
    console.log(`${name} is up to date.`);
    return 0;
  }
  if (read.flags.check) {
    console.error(`${name} is stale. Run "npm run schema" and commit the result.`);
    return 1;
  }
  await writeFile(file, wanted);
  console.log(`Wrote ${name}.`);
  return 0;
}
