import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editManifest } from '../../tests/support/manifest/try-manifest.ts';
import { root } from '../../tests/support/project/project.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { fixText } from './fix.ts';

const file = join(root, 'tests/fixtures/valid/minimal/site.json');
const place = '/routes/0/sections/0';

/** What becomes of a text of a section, what is left to correct in it, and how often the file was validated. */
async function fixed(text: string, write = (manifest: string) => manifest) {
  const written = write(editManifest({ [place]: { type: 'text', title: 'Bread', text: [text] } }));
  const result = await fixText(file, Buffer.from(written), {});
  const { problems } = await loadSite(file, { content: Buffer.from(result.text) });
  const { routes } = JSON.parse(result.text) as { routes: { sections: { text: string[] }[] }[] };
  return { ...result, said: routes[0]?.sections[0]?.text[0], left: problems.filter(({ fix }) => fix).map(({ code }) => code) };
}

test('every place of a text is corrected, each on its own', async () => {
  const { said, changes } = await fixed('Say "rye" and *now* and "wheat" and *then*.');
  expect(said).toBe('Say “rye” and _now_ and “wheat” and _then_.');
  expect(changes.map(({ title }) => title).sort()).toEqual(
    ['`"rye"` → `“rye”`', '`"wheat"` → `“wheat”`', '`*now*` → `_now_`', '`*then*` → `_then_`'].sort(),
  );
});

test('what stands between two places stays as it is written', async () => {
  const { text } = await fixed('*now* Äpfel *then*', (manifest) => manifest.replace('Äpfel', '\\u00c4pfel'));
  expect(text).toContain('"_now_ \\u00c4pfel _then_"');
});

test.each([
  ['stars that do not end', '**a _b '],
  ['stars around words', '*a* b '],
  ['straight quotation marks', '"a" b '],
  ['HTML', 'a <b>b</b> '],
])('thousands of places of %s are corrected in one go, and none is left', async (_, piece) => {
  const { left, text, changes } = await fixed(piece.repeat(3000).trim());
  expect(left).toEqual([]);
  expect(changes.length).toBeGreaterThan(0);
  expect((await fixText(file, Buffer.from(text), {})).changes).toEqual([]);
});

test('a slip in hundreds of texts, each with others, is corrected everywhere', async () => {
  const sections = Array.from({ length: 300 }, (_, index) => ({
    type: 'text',
    title: `Bread ${index}`,
    text: [`*now* and *${index}* and "rye" and *then*`],
  }));
  const result = await fixText(file, Buffer.from(editManifest({ '/routes/0/sections': sections })), {});
  expect(result.text).not.toMatch(/\*\w|\\"/);
});

test('invisible signs outside of texts are taken out, all at once', async () => {
  const { text, changes } = await fixed('A\u00a0B', (manifest) =>
    `\ufeff${manifest}`.replaceAll('": {', '":\u00a0{').replace('"title"', '\u200b"title"').replaceAll('\n', '\ufeff\n'),
  );
  expect(text).toContain('"A\u00a0B"');
  expect(text.replace('A\u00a0B', '')).not.toMatch(/[\u00a0\u200b\ufeff]/);
  expect(JSON.parse(text)).toMatchObject({ version: 2 });
  expect(new Set(changes.map(({ title }) => title))).toEqual(
    new Set(['`U+00A0` deleted', '`U+200B` deleted', '`U+FEFF` deleted']),
  );
});

test('an entry that has moved gets the address that it appeared at', async () => {
  const moved = join(root, 'tests/fixtures/invalid/moved-entry.json');
  const { text } = await fixText(moved, readFileSync(moved), {});
  expect(JSON.parse(text)).toMatchObject({ routes: { 2: { entry: { firstPath: '/news/rye-bread', date: '2020-02-01' } } } });
});
