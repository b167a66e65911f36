/** What is wrong with a site's own section types: each command says where, what and what to do, and the editor opens all the same. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { componentOf, makeOwnSite, type OwnSite, schemaOf } from '../support/project/own-site.ts';
import { root, serve } from '../support/project/project.ts';

const schema = 'sections/price-board/schema.ts';
const component = 'sections/price-board/PriceBoard.tsx';
let site: OwnSite;

beforeEach(() => {
  site = makeOwnSite('broken-own-types');
  site.write(schema, schemaOf());
  site.write(component, componentOf('PriceBoard'));
  site.writeSite([{ type: 'price-board', title: 'What it costs' }]);
});
afterAll(() => rmSync(site.folder, { recursive: true, force: true }));

test.each([
  ['throws', () => site.write(schema, `throw new Error('Out of flour');\n${schemaOf()}`), `${schema}: Out of flour.`],
  ['imports what is not there', () => site.write(schema, `import 'no-such-package';\n${schemaOf()}`), `${schema}: Cannot find`],
  ['is missing', () => rmSync(join(site.folder, schema)), `${schema} is missing`],
  ['does not end', () => site.write(schema, 'export default {{'), `[ ${schema}:1:`],
])('a schema.ts that %s is named by its place, and is no bug of the builder', async (_, spoil, sentence) => {
  spoil();
  const { code, text } = await site.run('validate');
  expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
  expect(text).not.toContain('bug in the builder');
});

test.each([
  [
    'throws',
    () => site.write(component, componentOf('PriceBoard').replace('<Heading', '<>{[].at(0).x}</> || <Heading')),
    component,
  ],
  ['is missing', () => rmSync(join(site.folder, component)), `${component} is missing`],
])('a component that %s is named by its place, and is no bug of the builder', async (_, spoil, sentence) => {
  spoil();
  const { code, text } = await site.run('build');
  expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
  expect(text).not.toContain('bug in the builder');
});

test('dev shows a page that says what is wrong, and goes on once it is mended', async () => {
  site.write(schema, `throw new Error('Out of flour');\n${schemaOf()}`);
  const dev = await serve('dev', [], { cwd: site.folder, project: root });
  const answer = () => fetch(dev.url, { headers: { accept: 'text/html' } });
  expect(dev.text()).toMatch(/Out of flour.*sections\/price-board\/schema\.ts/s);
  expect((await answer()).status).toBe(200);
  site.write(schema, schemaOf());
  await expect.poll(async () => (await answer()).text(), { timeout: 60_000 }).toContain('Own: What it costs');
  await dev.stop();
});

test('files and folders that are no section types stay without a word', async () => {
  site.write('sections/README.md', 'Ours.');
  site.write('sections/Shared/prices.ts', 'export const prices = [];');
  const { code, text } = await site.run('build');
  expect(code, text).toBe(0);
});

test('the editor opens without the own types, says why, and leaves the file as it is', async () => {
  site.write(schema, `throw new Error('Out of flour');\n${schemaOf()}`);
  const before = readFileSync(join(site.folder, 'site.json'), 'utf8');
  const editor = await serve('edit', [], { cwd: site.folder, project: root });
  expect(editor.text()).toMatch(/Out of flour.*no section types of the site's own/s);
  expect((await fetch(editor.url)).status).toBe(200);
  await editor.stop();
  expect(readFileSync(join(site.folder, 'site.json'), 'utf8')).toBe(before);
});
