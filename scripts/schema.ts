import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../schema/attempt.ts';
import { iconNames } from '../schema/icons.ts';
import { type Language, languages } from '../schema/languages.ts';
import type { Folders } from '../src/bundling/project.js';
import { complain, readArguments } from '../src/command/arguments.ts';
import { iconFiles } from '../src/command/icon-files.ts';
import { isSameText, refreshSchema, schemaText, staleSchema } from '../src/command/own-schema.ts';
import { builderSchema } from '../src/command/schema-path.ts';
import { writeTogether } from '../src/disk/write-together.ts';
import { glyphNames } from '../src/editor/window/parts/glyph-names.ts';
import { fieldsPage } from '../src/fields-page/fields-page.ts';
import { commandLine } from '../src/findings/command-line.ts';
import type { JsonSchema } from '../src/json-schema/build-schema.ts';
import { builtInSchemas } from '../src/registry/section-schemas.ts';
import { describeToday, type Today } from '../src/versions/check-versions.ts';
import { checkSnapshots, hasSnapshot, newSnapshots, snapshotAt } from '../src/versions/snapshot-files.ts';

const help = `Usage: ${commandLine('schema')} [--check] [--lang de|en] [--against REVISION]

Writes schema/site.schema.json and site.schema.en.json, by which editors complete and explain site.json, from the zod schemas, docs/fields.md,
which tells developers what components receive, and the shapes of the icons that are in use, from the set that they are taken of. Says what a
change of the schemas takes from manifests of earlier versions (schema/versions/) when no migration makes up for it.
In the folder of a site: names the right schema in site.json; where it has section types of its own, writes that, sections/site.schema.json.

  --check             writes nothing; fails when a file is not what it would write
  --lang de|en        for a site: the language of what editors explain; otherwise that of the site
  --against REVISION  fails also for what was added since the last version and is part of this git revision

Exit codes: 0 good; 1 stale, or a manifest of an earlier version would break; 2 wrong usage.`;

/** Files of shapes, and the icons in each. */
const icons = { 'schema/icon-shapes.json': iconNames, 'src/editor/window/parts/glyphs.json': glyphNames };

/**
 * Writes the JSON Schema and the shapes of icons, or checks that they are up to date; either way, that every earlier manifest still works.
 *
 * @returns The exit code: 1 when a file is stale or a manifest would break.
 */
export async function main(args: string[], folders: Folders): Promise<number> {
  const { root, project } = folders;
  const options = readArguments(args, { help, flags: ['check'], values: ['against', 'lang'] });
  if (typeof options === 'number') return options;
  const { flags, values } = options;
  const language = languages.find((one) => one === values.lang);
  if (values.lang !== undefined && !language)
    return complain(`There are no words in "${values.lang}": take --lang ${languages.join(' or --lang ')}.`);
  if (project !== root) return ofSite(folders, language, flags.check);
  const name = builderSchema('de');
  const published = values.against === undefined ? undefined : await snapshotAt(root, values.against);
  if (values.against !== undefined && !published) return complain(`There is no ${name} in the git revision "${values.against}".`);
  const made = new Map([
    ...languages.map((one) => [builderSchema(one), schemaText(one)] as const),
    ...(existsSync(join(root, 'docs')) ? [['docs/fields.md', fieldsPage(root)] as const] : []),
    ...iconFiles(root, icons),
  ]);
  const today = describeToday(builtInSchemas);
  const { broken, undecided } = await checkSnapshots(root, today, published ? [published] : []);
  for (const [sentence, [place = '', ...others]] of undecided) {
    const where = others.length === 0 ? place : `${place} and ${others.length} more`;
    console.warn(`Not decidable, so look whether it takes anything away: ${sentence} (${where})`);
  }
  if (broken.length === 0) return (await (flags.check ? checkFiles : writeFiles)(name, made, root, today)) ? 0 : 1;
  const { current: version } = today.history;
  console.error(
    [
      'Manifests of earlier versions would not work any more:',
      ...broken.map((sentence) => `  ${sentence}`),
      `Write a migration (to: ${version + 1} where version ${version} has been published), or take the change back. See "What needs a migration" in docs/versions.md.`,
      ...(version > 1
        ? [
            `If version ${version} has not been published yet, delete schema/versions/${version}.json and run "${commandLine('schema')}".`,
          ]
        : []),
      'Nothing was written.',
    ].join('\n'),
  );
  return 1;
}

async function checkFiles(name: string, made: ReadonlyMap<string, string>, root: string, today: Today): Promise<boolean> {
  const stale = await staleOf(made, root);
  if (!(await hasSnapshot(root, today))) stale.unshift(`schema/versions/${today.history.current}.json`);
  const names = (stale.length > 0 ? stale : [...made.keys()]).join(' and ');
  if (stale.length > 0) console.error(`Stale: ${names}. Run "${commandLine('schema')}" and commit the result.`);
  else console.log(`${name} is up to date.`);
  return stale.length === 0;
}

async function writeFiles(name: string, made: ReadonlyMap<string, string>, root: string, today: Today): Promise<boolean> {
  const files = await newSnapshots(root, today, parse(await read(join(root, name))));
  for (const path of await staleOf(made, root)) files.set(path, made.get(path) ?? '');
  writeTogether(new Map([...files].map(([path, text]) => [join(root, path), text])));
  const written = [...files.keys()];
  console.log(written.length === 0 ? `${name} is up to date.` : `Wrote ${written.join(' and ')}.`);
  return true;
}

/** The files that are not what they should be. */
async function staleOf(made: ReadonlyMap<string, string>, root: string): Promise<string[]> {
  const current = await Promise.all(
    [...made].map(async ([path, text]) => [path, isSameText(await read(join(root, path)), text)] as const),
  );
  return current.flatMap(([path, isFresh]) => (isFresh ? [] : path));
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** Makes or checks the schema of a site. Its earlier manifests are not compared: they are its developer's own. */
async function ofSite(folders: Folders, language: Language | undefined, isCheck: boolean): Promise<number> {
  if (!isCheck) for (const line of await refreshSchema(folders, language)) console.log(line);
  const stale = isCheck ? staleSchema(folders) : undefined;
  if (stale !== undefined) console.error(stale);
  else if (isCheck) console.log('The schema of the site is up to date.');
  return stale === undefined ? 0 : 1;
}

/** The schema as it was last written; undefined where that cannot be read. */
const parse = (text = ''): JsonSchema | undefined => attempt(() => JSON.parse(text) as JsonSchema);
