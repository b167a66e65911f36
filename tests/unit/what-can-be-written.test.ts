/** docs/what-can-be-written.md leads to places of sites that are built: each is there, and holds all that its row names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { child, pointerKeys } from '../../src/json-text/pointer.ts';
import { wayRound } from '../../src/manifest/shape/not-yet.ts';
import { readManifest } from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

const doc = readFileSync(join(root, 'docs/what-can-be-written.md'), 'utf8');

/** Keys and types in backquotes that are to be left out: `leave out "contact", "mail"`. */
const leftOut = /(?:leave out|no|without) ((?:`[^`]+`(?:, | and )?)+)/g;

/** What stands between backquotes. */
const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The keys of a piece of JSON, alone or with a value, or else the words of a path: "notice", "type": "events", header.logo, card-grid. */
function namesOf(code: string): string[] {
  const keys = code.match(/"[A-Za-z]+"(?:: (?:"[^"]+"|true|false|\d+))?/g);
  return keys?.map((text) => text.replace(': ', ':')) ?? (code.match(/^[a-z][\w-]*(?:\.[\w-]+)*$/i) ? code.split('.') : [code]);
}

const rows = [...doc.matchAll(/^\| (?!What |-)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, what = '', how = '', where = '']) => ({
  what,
  written: inCode(how.replaceAll(leftOut, '')).flatMap(namesOf),
  absent: [...how.matchAll(leftOut)].flatMap(([, names = '']) => inCode(names)),
  places: [...where.matchAll(/`([a-z-]+)#(\/[^`]*)`/g)].map(([, site = '', pointer = '']) => ({ site, pointer })),
}));

/** What stands at a place, and the keys and section types on the way to it, as JSON. */
function readPlace(site: string, pointer: string): { folder: string; value: unknown; json: string } {
  const file = join(root, 'tests/fixtures/valid', site, 'site.json');
  expect(existsSync(file), file).toBe(true);
  const way: string[] = [];
  let value: unknown = readManifest(file);
  for (const key of pointerKeys(pointer)) {
    value = child(value, key);
    way.push(JSON.stringify({ [key]: child(value, 'type') ?? '' }));
  }
  expect(value, `${site}#${pointer}`).toBeDefined();
  return { folder: dirname(file), value, json: `${way.join('')}${JSON.stringify(value)}` };
}

/**
 * Whether a place holds what is named: in quotes a key, with its value where it has one; with a slash at the end a folder beside the
 * manifest; any other is a key, a type, a whole value, or signs within a text.
 */
function holds({ folder, json }: { folder: string; json: string }, name: string): boolean {
  if (name.endsWith('/')) return existsSync(join(folder, name));
  return json.includes(/^[\w:-]+$/.test(name) ? `"${name}"` : name);
}

test('it says nothing twice', () => {
  const lines = doc.split('\n').filter((line) => line.length > 40 && !line.startsWith('|:'));
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('it has rows, and each names what is written and leads somewhere', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ places }) => places.length === 0).map(({ what }) => what)).toEqual([]);
  expect(rows.filter(({ written, absent }) => written.length + absent.length === 0).map(({ what }) => what)).toEqual([]);
});

test.each(rows)('$what', ({ written, absent, places }) => {
  const found = places.map(({ site, pointer }) => readPlace(site, pointer));
  expect(written.filter((name) => !found.some((place) => holds(place, name)))).toEqual([]);
  const [idle] = found.filter((place) => written.length > 0 && !written.some((name) => holds(place, name)));
  expect(idle, 'a place that holds nothing of what its row names').toBeUndefined();
  expect(absent.filter((name) => found.every(({ value }) => JSON.stringify(value).includes(`"${name}":`)))).toEqual([]);
});

test('whoever tries what is not there yet is told so', () => {
  const [, table = ''] = doc.split('\n## Not yet\n');
  const missing = [...table.matchAll(/^\| (?!What |:?-)(.+?) \|/gm)].map(([, what = '']) => what.split(':')[0] ?? '');
  expect(missing.length).toBeGreaterThan(0);
  const isTold = (what: string) => what.split(/[()]/).some((name) => 'notYet' in (wayRound(name, '') ?? {}));
  expect(missing.filter((what) => !isTold(what))).toEqual([]);
});
