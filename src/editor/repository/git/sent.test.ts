/** What becomes of a proposal after it was sent; against real git. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { svg } from '../../../../tests/support/editor/edited-site.ts';
import type { PublishedSite } from '../../../../tests/support/editor/published-site.ts';
import { prepared, published, publishForEach, publishingOf } from '../../../../tests/support/editor/publishing.ts';
import type { Publication, Publishing } from '../../publishing.ts';

let site: PublishedSite;
let publishing: Publishing;

publishForEach((next) => {
  site = next;
  publishing = publishingOf(site.file, '2026-11-22');
});

const prepare = () => prepared(publishing);

const send = (title: string) => published(publishing, title);

const change = (from: string, to: string) => site.replace('site.json', from, to);
const footerElsewhere = () => site.elsewhere((there) => site.replace('site.json', '© Corner Bakery', '© Us', there));
const said = ({ sent }: Publication) => sent?.since?.map(({ what }) => what).join();
const sayTheSame = { isUnchanged: true, since: [] };

test('it waits, also for an editor that was started anew, and is not sent twice', async () => {
  change('**six**', '**seven**');
  expect((await prepare()).sent).toBeUndefined();
  const { branch } = await send('Sieben');
  publishing = publishingOf(site.file, '2026-11-23');
  const { id, sent, sentences } = await prepare();
  expect(sent).toEqual({ branch, link: undefined, at: expect.any(String), canGrow: true, ...sayTheSame });
  expect(Math.abs(Date.now() - Date.parse(sent?.at ?? ''))).toBeLessThan(3_600_000);
  expect(sentences).toHaveLength(1);
  expect(await publishing.publish({ id, title: 'Noch einmal', lang: 'de' })).toBe('stale');
  expect(site.atRemote('rev-list', '--count', 'main', branch)).toBe('2');
});

test('what changes since is said alone, and joins it', async () => {
  change('**six**', '**seven**');
  const { branch } = await send('Sieben');
  change('Corner Bakery', 'Corner Bakery & Sons');
  const prepared = await prepare();
  expect([prepared.sent?.isUnchanged, prepared.sentences?.length]).toEqual([false, 2]);
  expect(said(prepared)).toMatch(/Sons/);
  expect(await send('Und Söhne')).toMatchObject({ branch });
  expect(site.atRemote('log', '--format=%s', `main..${branch}`)).toBe('Und Söhne\nSieben');
  expect(site.atRemote('log', '-1', '--format=%b', branch)).toMatch(/^- .*Sons.*$/);
  expect(`${site.atRemote('show', `${branch}:site.json`)}\n`).toBe(site.read());
  expect((await prepare()).sent).toMatchObject(sayTheSame);
});

test('what others publish meanwhile is no change of the author', async () => {
  change('**six**', '**seven**');
  const { branch } = await send('Sieben');
  footerElsewhere();
  const { sent, isBehind } = await prepare();
  expect([sent?.isUnchanged, sent?.since, isBehind]).toEqual([true, [], true]);
  change('**seven**', '**eight**');
  await send('Acht');
  // It has what is published in it, so that it can be accepted as it is.
  expect(site.atRemote('merge-base', 'main', branch)).toBe(site.atRemote('rev-parse', 'main'));
  expect(site.atRemote('show', `${branch}:site.json`)).toContain('© Us');
});

test('what others had published before it was sent stays, once it is accepted and changed again', async () => {
  change('**six**', '**seven**');
  footerElsewhere();
  const { branch } = await send('Sieben');
  site.atRemote('update-ref', 'refs/heads/main', branch);
  change('**seven**', '**eight**');
  expect((await prepare()).sentences).toHaveLength(1);
  const next = await send('Acht');
  expect(site.atRemote('show', `${next.branch}:site.json`)).toMatch(/\*\*eight\*\*[\s\S]*/);
  expect(site.atRemote('show', `${next.branch}:site.json`)).toContain('© Us');
});

test('where others have worked on it, what is sent next is a proposal of its own', async () => {
  change('**six**', '**seven**');
  const { branch } = await send('Sieben');
  site.elsewhere((there) => site.replace('site.json', '© Corner Bakery', '© Us', there), branch);
  change('**seven**', '**eight**');
  expect((await prepare()).sent).toMatchObject({ canGrow: false, isUnchanged: false });
  const theirs = site.atRemote('rev-parse', branch);
  expect((await send('Acht')).branch).toBe('texte/2026-11-22-acht');
  expect(site.atRemote('rev-parse', branch)).toBe(theirs);
  expect((await prepare()).sent).toMatchObject({ branch: 'texte/2026-11-22-acht', canGrow: true, ...sayTheSame });
});

test('it waits no longer when it is accepted, or taken down', async () => {
  change('**six**', '**seven**');
  const { branch } = await send('Sieben');
  site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
  expect(await prepare()).toMatchObject({ files: [], isBehind: false });
  expect((await prepare()).sent).toBeUndefined();

  change('**seven**', '**eight**');
  const { branch: other } = await send('Acht');
  expect((await prepare()).sent).toMatchObject({ branch: other, ...sayTheSame });
  site.atRemote('update-ref', '-d', `refs/heads/${other}`);
  expect((await prepare()).sent).toBeUndefined();
  expect((await prepare()).files).toHaveLength(1);
});

test('what was accepted comes from oneself, also where one has gone on from there; what others publish does not', async () => {
  change('**six**', '**seven**');
  site.write('logo.svg', svg('<circle/>'));
  const { branch } = await send('Sieben');
  site.elsewhere((_, git) => git('merge', '--quiet', '--no-ff', branch));
  change('**seven**', '**eight**');
  change('Corner Bakery', 'Corner Bakery & Sons');
  site.write('logo.svg', svg('<path/>'));
  expect((await prepare()).isBehind).toBe(false);
  site.elsewhere((there) => writeFileSync(join(there, 'notes.txt'), ''));
  expect((await prepare()).isBehind).toBe(true);
  writeFileSync(join(site.site, 'notes.txt'), '');
  footerElsewhere();
  expect((await prepare()).isBehind).toBe(true);
});

test('of a picture alone it waits as well, until the picture is published', async () => {
  site.write('logo.svg', svg('<circle/>'));
  const { branch } = await send('Neues Logo');
  const { sent, files } = await prepare();
  expect([sent?.isUnchanged, files]).toEqual([true, [{ path: 'logo.svg', change: 'changed' }]]);
  site.write('logo.svg', svg('<path/>'));
  expect((await prepare()).sent?.isUnchanged).toBe(false);
  site.elsewhere((_, git) => git('merge', '--quiet', '--squash', branch));
  site.elsewhere((there) => writeFileSync(join(there, 'notes.txt'), ''));
  expect((await prepare()).sent).toBeUndefined();
});

test('what changes is said although the published version has mistakes', async () => {
  site.elsewhere((there) => {
    site.replace('site.json', '"version": 1', '"version": 1, "nonsense": [null]', there);
    site.replace('site.json', '"routes": [', '"routes": ["none", ', there);
    site.replace('site.json', '**six**', '[six](/nowhere)', there);
  });
  site.git('pull', '--quiet', 'origin', 'main');
  change('"version": 1, "nonsense": [null]', '"version": 1');
  change('"routes": ["none", ', '"routes": [');
  change('[six](/nowhere)', '**seven**');
  const said = (await prepare()).sentences?.map(({ where, what }) => `${where}: ${what}`);
  expect(said).toEqual([expect.stringMatching(/nonsense: entfernt/), expect.stringMatching(/Absatz 1: .*six.*seven/)]);
});

test.each([
  ['Sie\0ben\u0007 \u202eneu\u2066 \ud83d\udc69\u200d\ud83d\udcbb\ufeff', 'Sieben neu \ud83d\udc69\u200d\ud83d\udcbb'],
  ['\u200b\0', 'Änderungen auf der Startseite'],
])('of a title %j whoever reviews it sees all there is', async (title, subject) => {
  change('**six**', '**seven**');
  const { branch } = await send(title);
  expect(site.atRemote('log', '-1', '--format=%s', branch)).toBe(subject);
});
