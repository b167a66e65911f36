/**
 * `npm run new-section -- daily-menu`, as a developer runs it in a clean checkout, with no edit afterwards: all is green, and
 * nothing has changed but the new folder and the generated schema. That such a folder keeps the contract, tests/mutants/broken-sections.test.ts proves;
 * that the gallery shows each folder, tests/e2e/tools/section-gallery.spec.ts, and with new ones the long tests (tests/mutants/taken-names.test.ts).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentName } from '../../schema/names.ts';
import { writeSection } from '../../src/command/section-files.ts';
import { refuseName } from '../../src/command/section-name.ts';
import { checkDefinition } from '../../src/contract/folder-rules.ts';
import { freeType } from '../support/project/free-type.ts';
import { checkTypes, copyProject, type Finished, root, run, runTool } from '../support/project/project.ts';

const type = freeType('daily-menu');
const second = freeType('price-list');
let copy = '';
let before: Map<string, string>;

/** Every file of the copy that is no result, with a hash of what it holds. */
function stateOf(folder: string): Map<string, string> {
  // In the cache, folders of commands that run meanwhile come and go.
  const tops = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  const files = tops
    .flatMap((top) => (top.isDirectory() ? readdirSync(join(folder, top.name), { recursive: true, withFileTypes: true }) : [top]))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^(?:node_modules|dist|tests\/\.output)/.test(file));
  return new Map(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

const changesIn = (folder: string) => {
  const now = stateOf(folder);
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file)).sort();
};

const tool = (path: string, ...args: string[]) => runTool(path, args, copy);

/** What a name and the words about it can do to the lines that they are put into. */
const odd: [type: string, words: { title?: string; description?: string }][] = [
  ['r-probe', {}],
  ['schema-probe', {}],
  ['search-probe', {}],
  ['t-probe', {}],
  ['z2-probe', {}],
  [`longest-${'m'.repeat(32)}`, {}],
  ['line-filled', { description: `${'ä'.repeat(109)}.` }],
  ['line-overfull', { description: `${'ä'.repeat(110)}.` }],
  ['title-overfull', { title: 'ä'.repeat(119) }],
  ['quotes-single', { description: "What's said." }],
  ['quotes-double', { description: 'What "they" say.' }],
  ['quotes-both', { description: `What's 'said' by "them".` }],
  ['quotes-even', { description: `What's by "them", and 'theirs.` }],
];

const good = ({ code, text }: Finished) => expect(code, text).toBe(0);

beforeAll(() => {
  copy = copyProject('new-section', 'link');
  before = stateOf(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.sequential('in a clean checkout', () => {
  // First of all: once there is another type, each command is bundled anew.
  test('a name that cannot be had is refused, and nothing changes', async () => {
    const { code, text } = await run('new-section', ['hero'], { project: copy });
    expect(code, text).toBe(2);
    expect(text).toContain(`npx marketing-site-builder new-section ${freeType('hero')}`);
    expect(changesIn(copy)).toEqual([]);
  });

  test('what somebody else has made under that name stays', async () => {
    const taken = join(copy, 'src/sections', second);
    writeFileSync(taken, 'mine');
    const { code, text } = await run('new-section', [second], { project: copy });
    expect(code, text).not.toBe(0);
    expect(text).toContain('has come into being meanwhile');
    expect(changesIn(copy)).toEqual([`src/sections/${second}`]);
    rmSync(taken);
  });

  test('writes one folder and the generated schema, and says what to do next', async () => {
    const made = await run('new-section', [type], { project: copy });
    good(made);
    const folder = `src/sections/${type}`;
    const files = [`${componentName(type)}.module.css`, `${componentName(type)}.tsx`, 'examples.json', 'schema.ts'].map(
      (file) => `${folder}/${file}`,
    );
    expect(changesIn(copy)).toEqual(['schema/site.schema.en.json', 'schema/site.schema.json', ...files].sort());
    expect(made.text).toContain(folder);
    expect(made.text).toContain('npx marketing-site-builder gallery');
    const schema = JSON.parse(readFileSync(join(copy, 'schema/site.schema.json'), 'utf8'));
    expect(schema.properties.routes.items.properties.sections.items.properties.type.enum).toContain(type);
  });

  test('types and lint are green', async () => {
    good(await checkTypes(`src/sections/${type}`, copy));
    good(await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', `src/sections/${type}`));
  });

  test('lint is green whatever the name and the words', async () => {
    const folders = odd.map(([wanted, { title = 'Probe', description = 'Zum Ausprobieren.' }]) => {
      const name = freeType(wanted);
      const folder = `src/sections/${name}`;
      writeSection(root, join(copy, folder), name, { de: [title, description], en: ['Probe', 'To try.'] });
      return folder;
    });
    const linted = await tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--vcs-enabled=false', ...folders);
    for (const folder of folders) rmSync(join(copy, folder), { recursive: true });
    good(linted);
  });

  test('tests that read all types are green', async () => {
    const files = ['src/editor/window/panes/find-types', 'src/editor/draft/fields/form-model', 'src/manifest/shape/aliases'];
    good(await tool('vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot', ...files));
  });

  // To build is to validate.
  test('the schema is fresh, and a site builds', async () => {
    good(await run('schema', ['--check'], { project: copy }));
    const site = join(copy, 'tests/fixtures/valid/minimal/site.json');
    good(await run('build', ['--site', site, '--out', join(copy, 'tests/.output/built')], { project: copy }));
  });
});

test.each(['Tage und Zeiten.', 'Wann ist geöffnet?', 'Immer geöffnet!'])(
  '"%s" is a sentence for the contract too',
  (description) => {
    const subject = { type, folder: copy, folders: { root: copy, project: copy } };
    expect(checkDefinition(subject, { de: ['Öffnungszeiten', description], en: ['Opening hours', description] })).toEqual([]);
  },
);

test.each([
  ['OpeningHours', 'opening-hours'],
  ['opening_hours', 'opening-hours'],
  ['Öffnungszeiten', 'oeffnungszeiten'],
  ['café menu', 'cafe-menu'],
  ['2-columns', 'columns'],
  ['Hero', 'hero-2'],
  ['hero', 'hero-2'],
  ['map', 'map-section'],
  ['section-intro', 'section-intro-section'],
  ['index', 'index-section'],
  ['../evil', 'evil'],
  [`taken-${'m'.repeat(34)}`, `taken-${'m'.repeat(32)}-2`],
  ['???', 'my-section'],
])('"%s" cannot be had; "%s" can', (typed, suggestion) => {
  const imported = ['SectionIntro', 'Heading'];
  const taken = ['hero', 'card-grid', `taken-${'m'.repeat(34)}`];
  expect(refuseName(typed, taken, imported)?.suggestion).toBe(suggestion);
  expect(refuseName(suggestion, taken, imported)).toBeUndefined();
});
