/** The editor's worker, as browsers get it, finds what Node finds. A long run over mutants is in tests/mutants/editor-worker.test.ts. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formVoice } from '../../src/editor/worker/form-voice.ts';
import type { Code } from '../../src/findings/finding.ts';
import { readExamples, writtenExample } from '../../src/gallery/examples.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import type { WrittenManifest, WrittenSection } from '../../src/manifest/resolve/written.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { bundleWorker, EditedFolder, TestWorker } from '../support/editor/editor-worker.ts';
import { root } from '../support/project/project.ts';
import { rowsOf } from '../support/project/slice.ts';
import { invalidFolder, loadInvalid } from './invalid-fixtures.ts';

const scratch = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let code = '';
let worker: TestWorker;
beforeAll(async () => {
  code = await bundleWorker();
  worker = new TestWorker(code);
  const right = join(root, 'tests/fixtures/valid/minimal/site.json');
  await new EditedFolder(worker, right).validate(readFileSync(right, 'utf8'), 'de');
});

/** Where the file lies, each side says for itself. */
const said = (problems: readonly Problem[]) =>
  problems.map(({ file: _, ...problem }) => JSON.parse(JSON.stringify(problem)) as unknown);

/** What is found before there is a text, and what only a builder of another version finds. */
const elsewhere = new Set<string>([
  ...['file-missing', 'file-is-folder', 'file-is-link', 'file-unreadable', 'file-too-large', 'wrong-encoding', 'older-version'],
]);
const codes = (Object.keys(JSON.parse(readFileSync(join(invalidFolder, 'expected.json'), 'utf8')) as object) as Code[]).filter(
  (one) => !elsewhere.has(one),
);

/** What cannot be read cannot be drawn. */
const isUnreadable = (one: Code) =>
  one.startsWith('json-') || ['byte-order-mark', 'file-empty', 'text-too-long', 'too-deep', 'too-many-values'].includes(one);

test.each(rowsOf(codes, 6))('the same is said of %s, and its page is drawn all the same', async (one) => {
  const file = (await loadInvalid(one, scratch)).problems[0]?.file ?? expect.fail();
  const here = await loadSite(file, { lang: 'de', form: formVoice('de') });
  const there = await new EditedFolder(worker, file).validate(readFileSync(file, 'utf8'), 'de');
  expect(said(there.problems)).toEqual(said(here.problems));
  expect(there.hidden).toBe(here.hidden);
  expect('shown' in there).toBe(!isUnreadable(one));
});

const valid = join(root, 'tests/fixtures/valid');
test.each(rowsOf(readdirSync(valid)))('the same is said of the site %s', async (name) => {
  const file = join(valid, name, 'site.json');
  const here = await loadSite(file, { lang: 'en', form: formVoice('en') });
  const there = await new EditedFolder(worker, file).validate(readFileSync(file, 'utf8'), 'en');
  expect(said(there.problems)).toEqual(said(here.problems));
});

describe("the project's own site", () => {
  const file = join(root, 'site.json');
  const text = readFileSync(file, 'utf8');
  const { routes } = JSON.parse(text) as { routes: { path: string; title: string }[] };

  test('each page is shown as Node makes it, that for unknown paths too', async () => {
    const { site } = await loadSite(file, { lang: 'de' });
    const folder = new EditedFolder(worker, file);
    for (const [index, { path }] of routes.entries()) {
      const { shown } = await folder.validate(text, 'de', index);
      const page = path === '*' ? site?.shells[0].notFound : site?.pages.find((one) => one.path === path);
      expect(shown?.page).toMatchObject({ path, title: page?.title, isolated: page?.isolated });
      expect(shown?.page.sections.map(({ type }) => type)).toEqual(page?.sections.map(({ type }) => type));
      expect(shown?.shell.name).toBe(site?.shells[0].name);
      expect(shown?.theme.colors).toEqual(site?.theme.colors);
    }
    expect((await folder.validate(text, 'de', 99)).shown?.page.path).toBe('*');
  });

  test('drawings that take the colours of the theme bring them along, other files are loaded where they lie', async () => {
    const { shown } = await new EditedFolder(worker, file).validate(text, 'de', 0);
    const logo = shown?.shell.header.logo?.src ?? '';
    const drawing = decodeURIComponent(logo.replace('data:image/svg+xml,', ''));
    expect(drawing).toContain(`--color-accent:${shown?.theme.colors.accent.light};`);
    expect(shown?.theme.fonts.text.file).toMatch(/^https:\/\/files\.example\/files\/media\/fonts\/.*\.woff2\?v=/);
  });

  test('nothing foreign is loaded into what is shown', async () => {
    const page = routes.findIndex((route) => JSON.stringify(route).includes('"resources"'));
    expect(JSON.stringify(routes[page])).toMatch(/"load":"on-/);
    const { shown } = await new EditedFolder(worker, file).validate(text, 'de', page);
    const shownText = JSON.stringify(shown?.page);
    expect(shownText).toContain('"load":"never"');
    expect(shownText).not.toMatch(/"load":"on-/);
  });

  test('the marked page comes when the structure is new, and not again', async () => {
    const folder = new EditedFolder(new TestWorker(code), file);
    const first = await folder.validate(text, 'de', 0);
    expect(first.shown?.marked?.pointers).toContain('/routes/0/sections/0/title');
    const [title = ''] = routes.map((route) => route.title);
    expect((await folder.validate(text.replace(title, `${title}!`), 'de', 0)).shown).not.toHaveProperty('marked');
    expect((await folder.validate(text, 'de', 1)).shown).toHaveProperty('marked');
  });
});

test('files that the storage has not told of are named as they are written', async () => {
  const alone = new TestWorker(code);
  const text = readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8').replace('logo.svg', './logo.svg');
  const question = { type: 'validate', draft: 1, text, page: 0, lang: 'en' } as const;
  expect(await alone.ask(question)).toMatchObject({ type: 'validated', unknownFiles: ['./logo.svg'], problems: [{}] });
  const image = { width: 10, height: 10, type: 'png', size: 100, isCutOff: false };
  alone.tell({
    type: 'files',
    files: [{ path: 'logo.svg', address: 'https://files.example/1', image: { ...image, type: 'svg' } }],
  });
  expect(await alone.ask({ ...question, draft: 2 })).toMatchObject({ unknownFiles: [], problems: [] });
  const logo = { src: 'https://files.example/1', width: 10 };
  expect(alone.drawn()).toMatchObject({ draft: 2, shown: { shell: { header: { logo } } } });
});

test('what a provider would show in a frame has no address while one edits', async () => {
  const alone = new TestWorker(code);
  const manifest = JSON.parse(readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8')) as WrittenManifest;
  const [, example] = readExamples(root, 'embed');
  manifest.routes[0]?.sections.push({ ...writtenExample('embed', example ?? expect.fail()), image: undefined } as WrittenSection);
  await alone.ask({ type: 'validate', draft: 1, text: JSON.stringify(manifest), page: 0, lang: 'en' });
  const drawn = alone.drawn();
  expect(drawn).toMatchObject({ shown: { page: { isolated: true } } });
  expect(JSON.stringify(drawn)).not.toContain(String(example?.section.src));
  expect(JSON.stringify(drawn)).toContain('"src":""');
});

test('of several drafts that wait only the last one is answered, in the order of the questions', async () => {
  const busy = new TestWorker(code);
  const validate = (draft: number) => ({ type: 'validate', draft, text: '{', page: 0, lang: 'en' }) as const;
  for (const draft of [1, 2, 3]) busy.tell(validate(draft));
  busy.tell({ type: 'forms', lang: 'de', written: 'de' });
  await busy.ask(validate(4));
  while (busy.answers.length < 3) await new Promise(setImmediate);
  expect(busy.answers.map((answer) => ('draft' in answer ? answer.draft : answer.type))).toEqual(['ready', 'forms', 4]);
});

test('it knows the forms of all section types, and what new ones say', async () => {
  const answer = await worker.ask({ type: 'forms', lang: 'de', written: 'de' });
  const sections = answer.type === 'forms' ? answer.forms.sections : {};
  expect(Object.keys(sections)).toEqual(Object.keys(sectionSchemas));
  expect(sections.text?.starters.de.title).toBe('Eine Überschrift, die das Wichtigste sagt');
});
