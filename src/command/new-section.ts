/** Adds a section type: writes its folder, generates the schema anew, validates the examples. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Translated } from '../../schema/languages.ts';
import { componentName } from '../../schema/names.ts';
import type { Words } from '../../schema/words.ts';
import { writeAtomically } from '../disk/write-atomically.js';
import { bareManifest } from '../gallery/bare-manifest.ts';
import { readExamples, takenTypes } from '../gallery/examples.ts';
import { commandLine } from '../manifest/command-line.ts';
import { importedNames, writeSection } from './section-files.ts';
import { refuseName } from './section-name.ts';

export interface NewSection {
  /** What was typed as the type's name. */
  name: string;
  /** The type's name for people, in German. */
  title?: string | undefined;
  /** One German sentence: what the section is for. */
  description?: string | undefined;
}

/** What the new folder says until its developer says more. True of the section as it is written. */
const usual: Translated = {
  de: 'Einträge mit Titel und Text unter einer Überschrift.',
  en: 'Entries with a title and a text below one heading.',
};

/**
 * Writes a section type, generates the schema anew and validates the examples. Never overwrites; when a step fails, the
 * folder is gone and the schema is as it was.
 *
 * @param root The builder's own folder.
 * @returns The exit code: 0 done, 1 a step failed, 2 the name cannot be had.
 */
export async function newSection({ name, title, description }: NewSection, root: string): Promise<number> {
  const refusal = refuseName(name, takenTypes(root), importedNames(root));
  if (refusal) {
    console.error(`${refusal.reason} Try this:\n\n  ${commandLine('new-section', refusal.suggestion)}`);
    return 2;
  }
  const folder = join(root, 'src/sections', name);
  const schemaFile = join(root, 'schema/site.schema.json');
  const schema = readFileSync(schemaFile);
  // Beside the folder for sections, so that neither a build nor a test ever meets half a section.
  const draft = join(root, 'src/scaffold', `.${name}.${process.pid}`);
  let isOurs = false;
  const undo = () => {
    rmSync(draft, { recursive: true, force: true });
    // Until then, whatever is there was made by somebody else.
    if (isOurs) rmSync(folder, { recursive: true, force: true });
    if (!readFileSync(schemaFile).equals(schema)) writeAtomically(schemaFile, schema);
  };
  const stop = () => {
    undo();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  let done = false;
  try {
    const words: Translated<Words> = {
      de: [title ?? sentence(name), fullStop(description ?? usual.de)],
      // Names of types are English.
      en: [sentence(name), usual.en],
    };
    const files = writeSection(root, draft, name, words);
    if (existsSync(folder)) throw new Error(`src/sections/${name} has come into being meanwhile.`);
    renameSync(draft, folder);
    isOurs = true;
    done = (await run(root, ['schema'])) === 0 && (await run(root, ['validate', '-'], manifestOf(root, name))) === 0;
    if (done) console.log(next(name, files));
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
function manifestOf(root: string, type: string): string {
  const pages = readExamples(root, type).map(({ name, section }, index) => ({
    // Not the type: that could be an address that a site needs for itself, such as `/assets`.
    path: `/${index + 1}`,
    title: `${type}: ${name}`,
    description: `Example ${index + 1} of ${type}: ${name}. Written to find out whether it is valid, and then forgotten.`,
    sections: [{ type, ...section }],
  }));
  const home = [{ type: 'text', id: 'types', title: 'Examples', text: [`Every example of ${type}.`] }];
  return JSON.stringify(bareManifest(home, pages), null, 2);
}

/**
 * Runs a command as a new process: this one was bundled before the new folder was there.
 *
 * @param input What it reads from standard input.
 */
function run(root: string, args: string[], input = ''): Promise<number> {
  return new Promise((end, fail) => {
    const child = spawn(process.execPath, [join(root, 'scripts/boot.js'), ...args], {
      cwd: root,
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
      end(code ?? 1);
    });
  });
}

function next(name: string, files: readonly string[]): string {
  return `Wrote src/sections/${name} (${files.join(', ')}) and schema/site.schema.json. Its examples are valid.

Next:
  1. schema.ts          says what may be written. Titles and sentences in German and English are what the consultant reads in her
                        editor: make them yours. After a change: ${commandLine('schema')}
  2. ${`${componentName(name)}.tsx`.padEnd(18)} turns that into markup.
  3. examples.json      the first two are what a new section begins with, in English and German; hidden ones are edge cases;
                        together they set every optional prop.
  4. ${commandLine('gallery')}
                        shows all examples in light and dark at three widths.
  5. ${commandLine('check', name)}
                        tests the folder like every other, in 20 seconds.
  6. Use { "type": "${name}", … } in site.json.`;
}
