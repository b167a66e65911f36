import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandom } from '../../tests/mutants/random.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import { buildJsonSchema } from './json-schema.ts';
import { judgeShape } from './judge.ts';
import { leaveOutKnown } from './known-routes.ts';
import { maxValues, scan } from './scan.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The minimal site with some pages more. */
const manifest = (() => {
  const site = JSON.parse(readFileSync('tests/fixtures/valid/minimal/site.json', 'utf8'));
  const [home] = site.routes;
  for (let page = 0; page < 12; page++) site.routes.splice(1, 0, { ...home, path: `/page-${page}`, title: `A "page ${page}` });
  return JSON.stringify(site, null, 1);
})();

const leaveOut = (text: string) => leaveOutKnown(Buffer.from(text), join(folder, 'clean'));
const remainderOf = (text: string) => Buffer.from(leaveOut(text)?.bytes ?? Buffer.from(text)).toString('utf8');

/** Whether nothing is wrong with the shape of a text, all of it looked at. */
async function isClean(text: string): Promise<boolean> {
  try {
    return scan(text).findings.length === 0 && (await judgeShape(JSON.parse(text))).length === 0;
  } catch {
    return false;
  }
}

test('the first time everything is left to judge, and then what has changed', () => {
  expect(remainderOf(manifest)).toContain('/page-3');
  leaveOut(manifest)?.remember();
  const remainder = remainderOf(manifest.replace('A \\"page 7', 'Another page'));
  expect(remainder).toContain('Another page');
  expect(remainder).toContain('/page-7');
  expect(remainder).not.toContain('/page-3');
  expect(remainder).not.toContain('/page-8');
  expect(JSON.parse(remainder).constants).toEqual(JSON.parse(manifest).constants);
});

test('to the state before an edit one can go back', () => {
  const edited = manifest.replace('A \\"page 7', 'Another page');
  leaveOut(manifest)?.remember();
  leaveOut(edited)?.remember();
  expect(remainderOf(manifest)).not.toContain('/page-7');
});

test('all values are counted, whatever is left out', () => {
  const values = leaveOut(manifest)?.values;
  expect(values).toBeGreaterThan(200);
  leaveOut(manifest)?.remember();
  expect(leaveOut(manifest)?.values).toBe(values);
  expect(leaveOut(manifest.replace('"footer": {', '"footer": { "x": [1, 2, 3],'))?.values).toBe((values ?? 0) + 4);
});

test.each([
  ['minified', (text: string) => JSON.stringify(JSON.parse(text))],
  [
    'with a key "routes" further inside before it',
    (text: string) => text.replace('"errorView":', '"x": {"routes": [1]}, "errorView":'),
  ],
  ['with the list as its first key', (text: string) => JSON.stringify({ routes: [], ...JSON.parse(text) }, null, 4)],
])('leaves known routes out of a manifest %s', (_, change) => {
  const text = change(manifest);
  leaveOut(text)?.remember();
  expect(remainderOf(text).length).toBeLessThan(text.length / 2);
});

test('the schema judges every route by itself', () => {
  const { routes } = buildJsonSchema(sectionSchemas).properties as { routes: object };
  expect(Object.keys(routes).sort()).toEqual(['description', 'items', 'minItems', 'type']);
});

test.each([
  ['the key is written with an escape', (text: string) => text.replace('"routes"', '"\\u0072outes"')],
  ['the list holds lists', () => '{"routes": [[1], 2, [3]]}'],
  ['there are more values than are allowed', () => `{"routes": [{"a": [${'1,'.repeat(maxValues)}1]}]}`],
  ['there are more routes than are kept', () => `{"routes": [${'{},'.repeat(20_000)}{}]}`],
  ['it is no list', () => '{"routes": {"a": {}}}'],
  ['it is never closed', () => '{"routes": [{"a": "'],
])('everything is left where %s', (_, change) => {
  expect(leaveOut(change(manifest))).toBeUndefined();
});

test('a second list of routes is left, and so are routes of which the sums are damaged', () => {
  leaveOut(manifest)?.remember();
  const twice = manifest.replace(/\}$/, ', "routes": [{"path": "/second"}]}');
  expect(remainderOf(twice)).toContain('/second');
  expect(remainderOf(manifest)).not.toContain('/page-3');
  const kept = join(folder, 'clean');
  writeFileSync(kept, readFileSync(kept).subarray(0, -1));
  expect(remainderOf(manifest)).toContain('/page-3');
});

test('what is left is as right or wrong as the whole, whatever is done to it', async () => {
  expect(await isClean(manifest)).toBe(true);
  leaveOut(manifest)?.remember();
  const random = createRandom(7);
  const marks = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    ' ',
    '\n',
    '1',
    'null',
    '{}',
    '[]',
    '"routes": [',
    ', {}',
    '"path": "/x",',
    'ü',
    '\t',
  ];
  const at = (text: string) => random.below(text.length);
  const slips: ((text: string) => string)[] = [
    (text) => text,
    (text) => splice(text, at(text), 1, ''),
    (text) => splice(text, at(text), 0, random.pick(marks)),
    (text) => splice(text, at(text), 1, random.pick(marks)),
    (text) => splice(text, at(text), random.below(2000), ''),
    (text) => {
      const lines = text.split('\n');
      const line = random.below(lines.length);
      return [...lines.slice(0, line), ...lines.slice(line - random.below(3)), ''].join('\n');
    },
    // Around the places where two routes meet.
    (text) => {
      const ends = [...text.matchAll(/\n {2}\},?\n/g)];
      const end = random.pick(ends).index;
      return splice(text, end + random.below(8), random.below(3), random.pick(marks));
    },
  ];
  let [shorter, clean] = [0, 0];
  for (let mutant = 0; mutant < 3000; mutant++) {
    const text = random.pick(slips)(manifest);
    const remainder = remainderOf(text);
    const verdict = await isClean(text);
    if (remainder.length < text.length / 2) shorter++;
    if (verdict) clean++;
    if ((await isClean(remainder)) !== verdict)
      expect.fail(`The whole is ${verdict ? 'right' : 'wrong'}:\n${text}\nleft:\n${remainder}`);
  }
  expect(shorter).toBeGreaterThan(500);
  expect(clean).toBeGreaterThan(300);
});

const splice = (text: string, at: number, length: number, by: string) => text.slice(0, at) + by + text.slice(at + length);
