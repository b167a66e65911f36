/**
 * For tests: a copy of the project whose section types change as they would over the years, done as a developer would. What
 * is version 2 there is what this project has now.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { componentName } from '../../../schema/names.ts';
import type { Random } from '../../mutants/random.ts';
import { freeType } from './free-type.ts';
import { copyProject, root } from './project.ts';

/** Replaces all of a text in a file of the copy. */
function edit(copy: string, file: string, ...changes: [from: string, to: string][]): void {
  const path = join(copy, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
}

const imports = (names: string): [string, string] => [
  "import { defineSection } from '../../../schema/define-section.ts';\n",
  `import { defineSection } from '../../../schema/define-section.ts';\nimport { ${names} } from '../../../schema/migrations.ts';\n`,
];
const migrations = (list: string): [string, string] => [
  '\n  props: strictObject({\n',
  `\n  migrations: [${list}],\n  props: strictObject({\n`,
];

export const split = 'src/sections/split';
const grid = 'src/sections/card-grid';
/** What `text` is called in version 4. */
export const prose = freeType('prose');

/** Copies the project as it is. */
export const startProject = (name: string): string => copyProject(name, 'link');

/** Something is added, which needs no version. */
export function addKey(copy: string): void {
  edit(copy, `${split}/schema.ts`, [
    '    imageSide: choiceOf',
    "    caption: richText().meta({ de: ['Bildunterschrift', 'Unter dem Bild.'], en: ['Caption', 'Below the image.'] }).optional(),\n    imageSide: choiceOf",
  ]);
}

/** `imageSide` of a section becomes `side`, `details` in the entries of a list becomes `points`. */
export function breakKeys(copy: string): void {
  edit(copy, `${split}/schema.ts`, ['    imageSide: choiceOf', '    side: choiceOf']);
  edit(copy, `${split}/Split.tsx`, ['imageSide', 'side']);
  edit(copy, `${split}/examples.json`, ['"imageSide"', '"side"']);
  edit(copy, `${grid}/schema.ts`, ['        details: ', '        points: ']);
  edit(copy, `${grid}/CardGridCard.tsx`, ['details', 'points']);
  edit(copy, `${grid}/examples.json`, ['"details"', '"points"']);
}

/** The migrations that make up for it. */
export function migrateKeys(copy: string): void {
  edit(copy, `${split}/schema.ts`, imports('rename'), migrations("{ to: 3, steps: [rename('imageSide', 'side')] }"));
  edit(copy, `${grid}/schema.ts`, imports('rename'), [
    "fromFilter('group') }]",
    "fromFilter('group') }, { to: 3, steps: [rename('items[].details', 'points')] }]",
  ]);
}

/** Version 4: a list of words has other words, and a type another name. */
export function thirdVersion(copy: string): void {
  edit(
    copy,
    `${split}/schema.ts`,
    ['{ rename }', '{ map, rename }'],
    ["'side')] }", "'side')] }, { to: 4, steps: [map('side', { start: 'left', end: 'right' })] }"],
    [".default('end')", ".default('right')"],
    ['start: { de:', 'left: { de:'],
    ['end: { de:', 'right: { de:'],
  );
  edit(copy, `${split}/Split.tsx`, ['data-image-side={side}', "data-image-side={side === 'left' ? 'start' : 'end'}"]);
  edit(copy, `${split}/examples.json`, ['"side": "start"', '"side": "left"']);
  const [folder, component] = [`src/sections/${prose}`, componentName(prose)];
  renameSync(join(copy, 'src/sections/text'), join(copy, folder));
  renameSync(join(copy, folder, 'Text.tsx'), join(copy, folder, `${component}.tsx`));
  edit(copy, `${folder}/${component}.tsx`, ['export function Text(', `export function ${component}(`]);
  edit(copy, `${folder}/schema.ts`, migrations("{ to: 4, renamedFrom: 'text' }"));
}

/** Version 3, by a step that must not be taken twice: the eyebrow becomes a list of one. The examples are written so already. */
export function listEyebrow(copy: string): void {
  edit(
    copy,
    `${split}/schema.ts`,
    imports('change'),
    migrations("{ to: 3, steps: [change('eyebrow', (eyebrow) => [eyebrow])] }"),
    [
      'eyebrow: eyebrow(),',
      `eyebrow: listOf(
        { de: ['Zeilen darüber', 'Über der Überschrift.'], en: ['Lines above', 'Above the heading.'] },
        richText({ de: ['Text', 'Ein Text.'], en: ['Text', 'A text.'] }),
      )
        .max(1)
        .optional(),`,
    ],
    ['import { actions, eyebrow, ', 'import { actions, '],
  );
  edit(copy, `${split}/Split.tsx`, ['eyebrow={eyebrow}', 'eyebrow={eyebrow?.[0]}']);
  const file = join(copy, split, 'examples.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"eyebrow": (".*")/g, '"eyebrow": [$1]'));
}

/**
 * Ends `npm run migrate` at moments chosen at random.
 *
 * @param copy A project at a later version than the manifest.
 * @param file The manifest; each round starts from its text.
 * @param migrated What it becomes.
 * @returns How the file was found after each round: as it was, or as it is to become. Anything else is returned whole.
 */
export async function killMigrations(
  copy: string,
  file: string,
  migrated: string,
  rounds: number,
  random: Random,
): Promise<string[]> {
  const before = readFileSync(file, 'utf8');
  const started = performance.now();
  await start(copy, file).ended;
  const usual = performance.now() - started;
  const found: string[] = [];
  for (let round = 0; round < rounds; round++) {
    writeFileSync(file, before);
    const { child, ended } = start(copy, file);
    // Every other one while the new file is being written, or right behind that.
    if (round % 2 === 0) await draftOf(file, child);
    else await new Promise((done) => setTimeout(done, random.below(Math.ceil(usual * 1.1))));
    child.kill('SIGKILL');
    await ended;
    const text = readFileSync(file, 'utf8');
    found.push(text === before ? 'old' : text === migrated ? 'new' : text);
  }
  return found;
}

function start(copy: string, file: string): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(process.execPath, [join(copy, 'scripts/boot.js'), 'migrate', '--site', file], { stdio: 'ignore' });
  return { child, ended: new Promise((done) => child.once('close', () => done())) };
}

/** Waits until a draft lies beside a file, or the file itself is another, or the command has ended. */
async function draftOf(file: string, child: ChildProcess): Promise<void> {
  const known = new Set(readdirSync(dirname(file)));
  const { size } = statSync(file);
  while (child.exitCode === null && statSync(file, { throwIfNoEntry: false })?.size === size) {
    if (readdirSync(dirname(file)).some((name) => !known.has(name) && name.startsWith(`.${basename(file)}.`))) return;
    await new Promise((done) => setImmediate(done));
  }
}

export const secondSite = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
