/** Adds a section type: writes its folder, validates the examples, generates the schema anew. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inEach, languages, type Translated } from '../../schema/languages.ts';
import { componentName } from '../../schema/names.ts';
import type { Words } from '../../schema/words.ts';
import { type Folders, packageOf } from '../bundling/project.js';
import { writeAtomically } from '../disk/write-atomically.js';
import { commandLine } from '../findings/command-line.ts';
import { bareManifest } from '../gallery/bare-manifest.ts';
import { folderOfExamples, listTypes, readExamples, withPlacedPictures } from '../gallery/examples.ts';
import { complain } from './arguments.ts';
import { languageOfSite } from './point-to-schema.ts';
import { builderSchema, ownSchema } from './schema-path.ts';
import { importedNames, writeSection } from './section-files.ts';
import { refuseName } from './section-name.ts';

export interface NewSection {
  /** What was typed as the type's name. */
  name: string;
  /** The type's name for people, in the language of the site. */
  title?: string | undefined;
  /** One sentence in that language: what the section is for. */
  description?: string | undefined;
}

/** What the new folder says until its developer says more. True of the section as it is written. */
const usual: Translated = {
  de: 'Einträge mit Titel und Text unter einer Überschrift.',
  en: 'Entries with a title and a text below one heading.',
};

/**
 * Writes a section type, validates its examples and generates the schema anew. Never overwrites; when a step fails, the
 * folder is gone and the schema is as it was.
 *
 * @param folders Of a site the type is its own, in `sections/` beside the manifest; in a clone of the builder it is one of the builder.
 * @returns The exit code: 0 done, 1 a step failed, 2 the name cannot be had.
 */
export async function newSection({ name, title, description }: NewSection, folders: Folders): Promise<number> {
  const { root, project } = folders;
  const refusal = refuseName(name, listTypes(root, project), importedNames(root));
  if (refusal) return complain(`${refusal.reason} Try this:\n\n  ${commandLine('new-section', refusal.suggestion)}`);
  const isOwn = project !== root;
  const place = `${isOwn ? 'sections' : 'src/sections'}/${name}`;
  const folder = join(project, place);
  const schemaFiles = (isOwn ? [ownSchema] : languages.map(builderSchema)).map((path) => join(project, path));
  const schemas = schemaFiles.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  // Beside the folder for sections, so that neither a build nor a test ever meets half a section.
  const draft = join(project, isOwn ? '' : 'src/scaffold', `.${name}.${process.pid}`);
  let isOurs = false;
  const undo = () => {
    rmSync(draft, { recursive: true, force: true });
    // Until then, whatever is there was made by somebody else.
    if (isOurs) rmSync(folder, { recursive: true, force: true });
    for (const [index, file] of schemaFiles.entries()) {
      const schema = schemas[index];
      if (schema === undefined) rmSync(file, { force: true });
      else if (!readFileSync(file).equals(schema)) writeAtomically(file, schema);
    }
  };
  const stop = () => {
    undo();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  let done = false;
  try {
    const language = await languageOfSite(folders);
    const said: Words = [title ?? sentence(name), fullStop(description ?? usual[language])];
    const words = inEach((one): Words => (one === language ? said : [sentence(name), usual[one]]));
    const files = writeSection(root, draft, name, words, isOwn ? packageOf(root).name : undefined);
    if (existsSync(folder)) throw new Error(`${place} has come into being meanwhile.`);
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(draft, folder);
    isOurs = true;
    // The schema last: in a site, its command also writes into the manifest, which nothing has to take back then.
    const validated = await run(folders, ['validate', '-'], manifestOf(folders, name));
    const generated = validated === undefined ? undefined : await run(folders, ['schema']);
    done = generated !== undefined;
    if (generated !== undefined) console.log(next(place, files, generated.trim()));
  } finally {
    if (!done) undo();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
  if (!done) console.error(`\nNothing was written: see above why.`);
  return done ? 0 : 1;
}

/** `daily-menu` → `Daily menu` */
function sentence(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fullStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A manifest with every example of a type, each on a page of its own. */
function manifestOf(folders: Folders, type: string): string {
  const pages = readExamples(folders.root, type, folders.project).map(({ name, section }, index) => ({
    // Not the type: that could be an address that a site needs for itself, such as `/assets`.
    path: `/${index + 1}`,
    title: `${type}: ${name}`,
    description: `Example ${index + 1} of ${type}: ${name}. Written to find out whether it is valid, and then forgotten.`,
    sections: [withPlacedPictures({ type, ...section }, folders, type)],
  }));
  return JSON.stringify(bareManifest(pages, folders), null, 2);
}

/**
 * Runs a command as a new process: this one was bundled before the new folder was there.
 *
 * @param input What it reads from standard input.
 * @returns What it said; undefined where it has failed, which is then printed.
 */
function run(folders: Folders, args: string[], input = ''): Promise<string | undefined> {
  return new Promise((end, fail) => {
    const child = spawn(process.execPath, [join(folders.root, 'scripts/boot.js'), ...args], {
      cwd: folderOfExamples(folders),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // A command that ends before it has read everything says itself why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.once('error', fail);
    child.once('close', (code) => {
      if (code !== 0) console.error(said);
      end(code === 0 ? said : undefined);
    });
  });
}

function next(place: string, files: readonly string[], generated: string): string {
  const name = basename(place);
  return `Wrote ${place} (${files.join(', ')}). Its examples are valid.
${generated}

Next:
  1. schema.ts          says what may be written. Titles and sentences in German and English are what the consultant reads in her
                        editor: make them yours. After a change: ${commandLine('schema')}
  2. ${`${componentName(name)}.tsx`.padEnd(18)} turns that into markup.
  3. examples.json      the first two are what a new section begins with, in English and German; hidden ones are edge cases;
                        together they set every optional prop.
  4. ${commandLine('gallery')}
                        shows all examples in light and dark at three widths.
  5. ${commandLine('check', name)}
                        tests the folder like every other.
  6. Use { "type": "${name}", … } in site.json.`;
}
