/** docs/what-can-be-written.md leads to places of sites that are built: each is there, and holds what its row says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { child, pointerKeys } from '../../src/manifest/pointer.ts';
import { readManifest } from '../manifest.ts';
import { root } from '../project.ts';

const doc = readFileSync(join(root, 'docs/what-can-be-written.md'), 'utf8');
const rows = [...doc.matchAll(/^\| (?!What |-)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, what = '', how = '', where = '']) => ({
  what,
  // Keys as they are written, alone or with a value: "notice", "type": "events".
  written: [...how.matchAll(/"[A-Za-z]+"(?:: "[^"]+")?/g)].map(([text]) => text.replace(': ', ':')),
  places: [...where.matchAll(/`([a-z-]+)#(\/[^`]*)`/g)].map(([, site = '', pointer = '']) => ({ site, pointer })),
}));

test('it has rows, and each leads somewhere', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ places }) => places.length === 0).map(({ what }) => what)).toEqual([]);
});

test.each(rows)('$what', ({ written, places }) => {
  const found = places.map(({ site, pointer }) => {
    const file = join(root, 'tests/fixtures/valid', site, 'site.json');
    expect(existsSync(file), file).toBe(true);
    const keys = pointerKeys(pointer);
    const value = keys.reduce<unknown>(child, readManifest(file));
    expect(value, `${site}#${pointer}`).toBeDefined();
    return JSON.stringify({ [keys.at(-1) ?? '']: value });
  });
  for (const text of written) expect(found.filter((json) => json.includes(text)).length, text).toBeGreaterThan(0);
});
