/** What lies here and git does not look after. Against real git, as publish.test.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishedSite } from '../../../../tests/support/editor/published-site.ts';
import { publishForEach } from '../../../../tests/support/editor/publishing.ts';
import { fastForward } from './fast-forward.ts';
import { openGit } from './git.ts';

let site: PublishedSite;
publishForEach((next) => {
  site = next;
});

async function takeOver() {
  site.git('fetch', '--quiet', 'origin');
  return fastForward(await openGit(site.file), site.git('rev-parse', 'origin/main'));
}

test.each<[string, string, string]>([
  ['a file', 'notes.bak', 'notes.bak'],
  ['a file in a folder', 'a/b/notes.bak', 'a/b/notes.bak'],
  ['a file where a folder would come', 'notes.bak', 'notes.bak/inner.txt'],
  ['a folder where a file would come', 'notes.bak/inner.txt', 'notes.bak'],
])('leaves alone %s that git is told to ignore', async (_, mine, theirs) => {
  const put = (folder: string, path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put(site.site, '.gitignore', '*.bak\n');
  put(site.site, mine, 'mine');
  site.elsewhere((there, git) => {
    put(there, theirs, 'theirs');
    git('add', '--force', '--all');
  });
  const head = site.git('rev-parse', 'HEAD');
  expect(await takeOver()).toBe('own-changes');
  expect([site.read(mine), site.git('rev-parse', 'HEAD')]).toEqual(['mine', head]);
  // The same on both sides hinders nobody.
  if (mine !== theirs) return;
  site.write(mine, 'theirs');
  expect(await takeOver()).toBe('done');
});
