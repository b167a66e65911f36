/** What lies in `public/` goes along with a publication. Against real git, as publishing.test.ts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishedSite } from '../../../../tests/support/editor/published-site.ts';
import { prepare, publish, publishForEach, publishingOf } from '../../../../tests/support/editor/publishing.ts';
import type { Publishing } from '../../publishing.ts';
import { Versions } from '../../server/versions.ts';

let site: PublishedSite;
let publishing: Publishing;

publishForEach((next) => {
  site = next;
  publishing = publishingOf(join(site.site, 'web/site.json'), '2026-11-22');
}, 'web/');

function put(name: string, text: string, folder = site.site): void {
  mkdirSync(join(folder, 'web/public'), { recursive: true });
  writeFileSync(join(folder, 'web/public', name), text);
}

test('a new file is published with the link to it, a changed one and one that is gone too; what others have added stays', async () => {
  put('old.pdf', 'old');
  put('price.pdf', 'ten');
  site.git('add', '-A');
  site.git('commit', '--quiet', '-m', 'Files');
  site.git('push', '--quiet', 'origin', 'main');
  site.elsewhere((there) => put('theirs.pdf', 'theirs', there));
  put('plan.pdf', 'plan');
  put('price.pdf', 'nine');
  put('.DS_Store', 'nothing');
  rmSync(join(site.site, 'web/public/old.pdf'));
  site.replace('web/site.json', '**six**', '[six](/plan.pdf)');
  // What was earlier is no part of the site.
  const versions = new Versions(join(site.site, 'web/site.json'));
  versions.note('editor');
  await versions.settled();
  expect(versions.list()).toHaveLength(1);

  const { files, errors } = await prepare({ publishing });
  expect(errors).toEqual([]);
  expect(files).toEqual([
    { path: 'web/public/old.pdf', change: 'removed' },
    { path: 'web/public/plan.pdf', change: 'new' },
    { path: 'web/public/price.pdf', change: 'changed' },
    { path: 'web/site.json', change: 'changed' },
  ]);
  const { branch } = await publish({ publishing }, 'Plan');
  expect(site.atRemote('ls-tree', '-r', '--name-only', branch).split('\n')).toEqual([
    'web/logo.svg',
    'web/public/plan.pdf',
    'web/public/price.pdf',
    'web/public/theirs.pdf',
    'web/site.json',
  ]);
});

test('own styles are published with the pictures that they name, and go when they are removed', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  mkdirSync(join(site.site, 'web/media'));
  writeFileSync(join(site.site, 'web/media/dots.svg'), drawing);
  writeFileSync(join(site.site, 'web/styles.css'), 'main { background: url(media/dots.svg) }');
  const { files, errors } = await prepare({ publishing });
  expect(errors).toEqual([]);
  expect(files).toEqual([
    { path: 'web/media/dots.svg', change: 'new' },
    { path: 'web/styles.css', change: 'new' },
  ]);
  const { branch } = await publish({ publishing }, 'Styles');
  site.git('fetch', '--quiet', 'origin', branch);
  site.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
  site.git('push', '--quiet', 'origin', 'HEAD:main');

  rmSync(join(site.site, 'web/styles.css'));
  expect((await prepare({ publishing })).files).toEqual([{ path: 'web/styles.css', change: 'removed' }]);
});
