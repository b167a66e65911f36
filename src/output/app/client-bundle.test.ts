import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Button, Loader } from '@mantine/core';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../tests/support/project/project.ts';
import { ContentCache } from '../../disk/content-cache.ts';
import { digest } from '../../disk/hash.js';
import { type AppSource, loadClientBundle } from './client-bundle.ts';

const french = { languages: ['fr'], filling: false, isRightToLeft: false, chosen: [], insertions: false, facts: false };
const text: AppSource = {
  used: {
    ...french,
    types: ['split', 'text'],
    enlarging: false,
    backdrops: false,
    severalLanguages: false,
  },
};
const message: AppSource = {
  used: {
    ...french,
    types: ['message', 'split'],
    enlarging: true,
    backdrops: true,
    severalLanguages: true,
  },
};

const cache = mkdtempSync(join(tmpdir(), 'apps-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Of megabytes of code nobody wants to read a difference. */
const load = async (source: AppSource) =>
  Object.values(await loadClientBundle({ root, project: root }, new ContentCache(cache), source)).map((content) =>
    digest(content),
  );

test('what was cut off in the cache is made anew, and is what it was', async () => {
  const made = await load(text);
  expect(await load(text)).toEqual(made);
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    truncateSync(file, Math.floor(statSync(file).size / 2));
  }
  expect(await load(text)).toEqual(made);
});

test('sites with other section types have another app', async () => {
  expect(await load(message)).not.toEqual(await load(text));
});

test('images that can be enlarged are in the app of a site that says so, and in no other', async () => {
  const parts = async (source: AppSource) => {
    const { app, sheet } = await loadClientBundle({ root, project: root }, new ContentCache(cache), source);
    return [app.includes('.showModal('), sheet.includes('zoom-in')];
  };
  expect(await parts(message)).toEqual([true, true]);
  expect(await parts(text)).toEqual([false, false]);
});

test('the switch of languages is in the app of a site that has several, and in no other', async () => {
  const hasSwitch = async (source: AppSource) =>
    (await loadClientBundle({ root, project: root }, new ContentCache(cache), source)).app.includes('`languages`');
  expect([await hasSwitch(message), await hasSwitch(text)]).toEqual([true, false]);
});

test('the wheel of a button that loads is in no app', async () => {
  const { app } = await loadClientBundle({ root, project: root }, new ContentCache(cache), message);
  const [button, wheel] = [Button, Loader].map(({ classes }) => app.includes(Object.values(classes)[0] ?? ''));
  expect({ button, wheel }).toEqual({ button: true, wheel: false });
});
