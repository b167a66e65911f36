/**
 * The worked example of the README, done as a developer would: its files are written into a copy of the project, and nothing
 * else is edited by hand.
 *
 * The README names each file in bold before its block, such as **`src/sections/opening-hours/schema.ts`**.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest, type WrittenSection, writeManifest } from '../manifest.ts';
import { copyProject, root, run } from '../project.ts';

const blocks = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\*\*`(src\/sections\/[^`]+)`\*\*[^\n]*\n\n```\w+\n([\s\S]*?)\n```/g),
].map(([, path = '', text = '']) => ({ path, text: `${text}\n` }));
const type = blocks[0]?.path.split('/')[2] ?? '';
let copy = '';
let example: WrittenSection;

beforeAll(() => {
  copy = copyProject('added-section', 'link');
  for (const { path, text } of blocks) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const [first] = JSON.parse(blocks.find(({ path }) => path.endsWith('/examples.json'))?.text ?? '[]') as { section: object }[];
  example = { type, ...first?.section };
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The minimal manifest of the copy, with the new section on its home page. */
function manifestWith(section: WrittenSection): string {
  const minimal = join(copy, 'tests/fixtures/valid/minimal');
  const manifest = readManifest(join(minimal, 'site.json'));
  manifest.routes[0]?.sections.push(section);
  return writeManifest(manifest, join(copy, 'tests/.output/site'), minimal);
}

test('the README shows a schema, a component, styles and examples, all of one new folder', () => {
  const names = blocks.map(({ path }) => path);
  expect(
    names.map((path) =>
      path
        .replace(/\w+(?=\.tsx$|\.module\.css$)/, 'X')
        .split('/')
        .at(-1),
    ),
  ).toEqual(['schema.ts', 'X.tsx', 'X.module.css', 'examples.json']);
  expect(new Set(names.map((path) => dirname(path))).size).toBe(1);
  expect(existsSync(join(root, 'src/sections', type)), `${type} is a type already`).toBe(false);
});

test('"npm run schema" describes the new type', async () => {
  const stale = await run('schema', ['--check'], { project: copy });
  expect(stale.code, stale.text).toBe(1);
  const written = await run('schema', [], { project: copy });
  expect(written.code, written.text).toBe(0);
  const schema = JSON.parse(readFileSync(join(copy, 'schema/site.schema.json'), 'utf8'));
  expect(schema.properties.routes.items.properties.sections.items.properties.type.enum).toContain(type);
  for (const key of Object.keys(example)) expect(schema.definitions[type].properties[key].description).toMatch(/\S/);
  const fresh = await run('schema', ['--check'], { project: copy });
  expect(fresh.code, fresh.text).toBe(0);
}, 60_000);

test('a manifest may use the new type, and its mistakes are found', async () => {
  const valid = await run('validate', [manifestWith(example)], { project: copy });
  expect(valid.code, valid.text).toBe(0);
  const { title: _, ...incomplete } = example;
  const invalid = await run('validate', [manifestWith({ ...incomplete, titel: 'x' } as WrittenSection)], { project: copy });
  expect(invalid.code).toBe(1);
  expect(invalid.text).toMatch(/site\.json:\d+:\d+/);
  expect(invalid.text).toContain('title');
}, 60_000);

test('the new type is rendered, with its styles', async () => {
  const out = join(copy, 'tests/.output/built');
  const built = await run('build', ['--site', manifestWith(example), '--out', out], { project: copy });
  expect(built.code, built.text).toBe(0);
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  for (const text of textsOf(example)) expect(html).toContain(text);
  // A class of the new styles, and its rule in the page.
  const rule = /\.(\w+) \{/.exec(blocks.find(({ path }) => path.endsWith('.css'))?.text ?? '')?.[1];
  const name = new RegExp(`class="(${rule}_\\w+)"`).exec(html)?.[1];
  expect(html).toContain(`.${name}{`);
  const app = readdirSync(join(out, 'assets')).find((file) => /^app\..*\.js$/.test(file)) ?? '';
  expect(readFileSync(join(out, 'assets', app), 'utf8')).toContain(name);
}, 60_000);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === type ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the new folder passes types, lint and its contract', () => {
  const node = (...args: string[]) => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    return spawnSync(
      process.execPath,
      args.map((arg) => arg.replace(/^@\//, `${root}/node_modules/`)),
      { cwd: copy, encoding: 'utf8', env },
    );
  };
  const types = node('@/typescript/bin/tsc', '-p', '.');
  expect(types.status, types.stdout).toBe(0);
  const lint = node('@/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', `src/sections/${type}`);
  expect(lint.status, lint.stdout + lint.stderr).toBe(0);
  const contract = node('@/vitest/vitest.mjs', 'run', 'tests/unit/sections.contract.test.tsx', '-t', type);
  expect(contract.status, contract.stdout).toBe(0);
}, 90_000);
