/** What publishing does, wherever a site is kept: each behaviour in a folder with git and in a forge. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { svg } from '../../../tests/support/editor/edited-site.ts';
import { prepare, publish } from '../../../tests/support/editor/publishing.ts';
import { change, getLatest, type Way, type World, worldForEach } from '../../../tests/support/editor/publishing-worlds.ts';
import type { Publication } from '../publishing.ts';

const [bread, cake, pie] = ['Bread, baked around the corner.', 'Cake.', 'Pie.'];
const [bakery, us] = ['© Corner Bakery', '© Us'];
const [circle, square] = [svg('<circle r="3"/>'), svg('<rect width="3" height="3"/>')];
const textAlone = [{ path: 'site.json', change: 'changed' }];
const saidOf = (said: Publication['sentences']) => said?.map(({ what }) => what).join() ?? '';

describe.each(['git', 'forge'] as const)('by %s,', (which) => {
  const world = worldForEach(which);
  const remote = (...args: string[]) => world().site.atRemote(...args);
  const published = (path = 'site.json') => remote('show', `main:${path}`);
  const filesOf = (branch: string) => remote('ls-tree', '-r', '--name-only', branch).split('\n');
  const proposals = () => remote('branch', '--list', 'texte/*');
  /** Somebody else publishes other words. */
  const elsewhere = (from: string, to: string, branch?: string) =>
    world().site.elsewhere((there) => world().site.replace('site.json', from, to, there), branch);
  /** The same under a name. @returns when, as ISO 8601 */
  const elsewhereBy = (name: string, from: string, to: string, branch = 'main') => {
    remote('config', 'user.name', name);
    elsewhere(from, to, branch);
    return remote('log', '-1', '--format=%aI', branch);
  };
  const putElsewhere = (files: Record<string, string>) =>
    world().site.elsewhere((there) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(join(there, path, '..'), { recursive: true });
        writeFileSync(join(there, path), content);
      }
    });
  const open: World['open'] = (...how) => world().open(...how);

  test('a publication is one commit with exactly what was shown, on a branch of its own', async () => {
    const author = await open();
    await change(author, bread, cake);
    const shown = await prepare(author);
    expect(shown).toMatchObject({ target: 'main', errors: [], checks: [], files: textAlone, isBehind: false });
    expect(saidOf(shown.sentences)).toContain('Cake');
    expect(shown.missing.map(({ pointer }) => pointer)).toContain('/placeholders/siteUrl');
    const main = remote('rev-parse', 'main');
    const { branch } = await publish(author, 'Sie\0ben\u0007 \u202eKuchen\u2066 \ud83d\udc69\u200d\ud83d\udcbb\ufeff');
    expect(branch).toMatch(/^texte\/\d{4}-\d\d-\d\d-sieben-kuchen$/);
    expect(remote('show', '--format=%s|%P', '--name-status', branch)).toBe(
      `Sieben Kuchen \ud83d\udc69\u200d\ud83d\udcbb|${main}\n\nM\tsite.json`,
    );
    expect(remote('show', '--format=%b', '--no-patch', branch)).toMatch(/^- .*: .*Cake/);
    expect(remote('show', `${branch}:site.json`)).toBe(author.text().trimEnd());
    expect(remote('rev-parse', 'main')).toBe(main);
  });

  test('a title of signs that nobody sees gives way to what has changed', async () => {
    const author = await open();
    await change(author, bread, cake);
    const { title } = await prepare(author);
    const { branch } = await publish(author, '\u200b\0');
    expect(remote('log', '-1', '--format=%s', branch)).toBe(title);
  });

  test('pictures that are named come along, and others do not', async () => {
    const author = await open();
    const path = await author.add('sign.svg', circle);
    await author.add('unused.svg', square);
    await change(author, '"logo.svg"', `"${path}"`);
    expect((await prepare(author)).files).toEqual([{ path, change: 'new' }, ...textAlone]);
    const { branch } = await publish(author, 'Sign');
    expect(filesOf(branch)).toEqual(['logo.svg', path, 'site.json']);
  });

  test('a picture that its author has removed is gone, unless others name it, have changed it, or put it there again', async () => {
    const names = ['gone', 'changed', 'other-site', 'in-styles', 'colleague'];
    putElsewhere({
      ...Object.fromEntries(names.map((name) => [`media/${name}.svg`, svg(`<title>${name}</title>`)])),
      'choir.json': '{ "logo": "media/other-site.svg" }',
      'styles.css': 'h1 { background: url(media/in-styles.svg) }',
    });
    const author = await open();
    await getLatest(author);
    for (const name of names) await author.remove(`media/${name}.svg`);
    await change(author, bread, cake);
    elsewhere('"logo.svg"', '"media/colleague.svg"');
    putElsewhere({ 'media/changed.svg': square });
    expect((await prepare(author)).files).toEqual([{ path: 'media/gone.svg', change: 'removed' }, ...textAlone]);
    const { branch } = await publish(author, 'Cake');
    expect(await prepare(author)).toMatchObject({ sent: { isUnchanged: true } });
    world().accept(branch, 'squash');
    expect(filesOf('main').filter((path) => path.startsWith('media/'))).toEqual(
      ['changed', 'colleague', 'in-styles', 'other-site'].map((name) => `media/${name}.svg`),
    );
    putElsewhere({ 'media/gone.svg': svg('<title>gone</title>') });
    expect((await prepare(author)).files).toEqual([]);
  });

  test('a file that others have removed comes back with the draft that names it', async () => {
    putElsewhere({ 'media/old.svg': circle });
    const author = await open();
    await getLatest(author);
    await change(author, '"logo.svg"', '"media/old.svg"');
    world().site.elsewhere((there) => rmSync(join(there, 'media/old.svg')));
    const back = [{ path: 'media/old.svg', change: 'new' }, ...textAlone];
    expect(await prepare(author)).toMatchObject({ files: back, errors: [] });
  });

  test('a picture that others have changed as well is replaced only by whoever says so', async () => {
    putElsewhere({ 'media/sign.svg': circle });
    const author = await open();
    await getLatest(author);
    await author.remove('media/sign.svg');
    await change(author, '"logo.svg"', `"${await author.add('sign.svg', square)}"`);
    putElsewhere({ 'media/sign.svg': svg('<path d="M0 0h3v3"/>') });
    const { id, contested, files } = await prepare(author);
    expect([contested, files]).toEqual([['media/sign.svg'], [{ path: 'media/sign.svg', change: 'changed' }, ...textAlone]]);
    const sent = await author.publishing.publish({ id, title: 'Sign', lang: 'de' });
    const branch = sent === 'stale' ? '' : sent.branch;
    expect(remote('show', `${branch}:media/sign.svg`)).toContain('<path');
    // The file that was left to the others is asked about again, and nothing else is to be sent.
    const again = await prepare(author);
    expect(again).toMatchObject({ contested: ['media/sign.svg'], sent: { isUnchanged: true } });
    expect(await author.publishing.publish({ id: again.id, title: 'Nothing', lang: 'de' })).toBe('stale');
    await author.publishing.publish({ id: again.id, title: 'Mine', lang: 'de', replaces: true });
    expect(remote('show', `${branch}:media/sign.svg`)).toContain('<rect');
    const decided = await prepare(author);
    expect([decided.contested, decided.sent?.isUnchanged]).toEqual([undefined, true]);
  });

  test('what others have published meanwhile stays, in the manifest and in pictures, and comes with the latest', async () => {
    const author = await open();
    await change(author, bread, cake);
    elsewhere(bakery, us);
    putElsewhere({ 'logo.svg': circle });
    expect(await prepare(author)).toMatchObject({ files: textAlone, isBehind: true });
    const { branch } = await publish(author, 'Cake');
    expect(remote('show', `${branch}:site.json`)).toMatch(/Cake\.[\s\S]*© Us/);
    expect([remote('show', `${branch}:logo.svg`), remote('rev-parse', `${branch}^`)]).toEqual([
      circle.trimEnd(),
      remote('rev-parse', 'main'),
    ]);
    expect(await getLatest(author)).toBe('done');
    expect(author.text()).toMatch(/Cake\.[\s\S]*© Us/);
    expect(await prepare(author)).toMatchObject({ isBehind: false, sent: { isUnchanged: true, since: [] } });
  });

  test('of one field that both have changed its author decides before anything is sent', async () => {
    const author = await open();
    await change(author, bread, cake);
    elsewhere(bread, pie);
    expect(await author.publishing.prepare('de')).toBe('conflict');
    expect(await getLatest(author)).toEqual(['/footer/brand']);
    expect(proposals()).toBe('');
    await change(author, cake, pie);
    expect(await getLatest(author)).toBe('done');
    await change(author, pie, cake);
    world().accept((await publish(author, 'Cake')).branch, 'merge');
    expect(published()).toContain(cake);
  });

  test('who has published what a draft does not have is said by name and time, of each place whoever has written it', async () => {
    const author = await open();
    await change(author, '**six**', '**seven**');
    world().site.atRemote('config', 'user.name', 'Chris');
    world().accept((await publish(author, 'Seven')).branch, 'squash');
    await change(author, bread, cake);
    const ben = elsewhereBy('Ben\u202e Kurz', bread, pie);
    elsewhereBy('Anna Weber', '"title": "Bread, every morning"', '"title": "Bread"');
    const anna = elsewhereBy('Anna Weber', bakery, us);
    expect((await author.publishing.latest()).authors).toEqual({ '/footer/brand': { name: 'Ben Kurz', at: ben } });
    await change(author, cake, pie);
    // What its own author has sent is no news, whoever has accepted it.
    expect((await prepare(author)).publishers).toEqual([{ name: 'Anna Weber', at: anna }]);
    await getLatest(author);
    expect(await prepare(author)).not.toHaveProperty('publishers');
  });

  test('what is not as it was shown is not sent', async () => {
    const author = await open();
    await change(author, bread, cake);
    const first = await prepare(author);
    await change(author, cake, pie);
    expect(await author.publishing.publish({ id: first.id, title: 'Cake', lang: 'de' })).toBe('stale');
    const second = await prepare(author);
    elsewhere(bakery, us);
    expect(await author.publishing.publish({ id: second.id, title: 'Pie', lang: 'de' })).toBe('stale');
    expect(proposals()).toBe('');
  });

  test('two windows do not send the same twice, whatever they call it', async () => {
    const [one, other] = [await open(), await open()];
    await change(one, bread, cake);
    const [first, second] = [await prepare(one), await prepare(other)];
    expect(await one.publishing.publish({ id: first.id, title: 'Cake', lang: 'de' })).not.toBe('stale');
    for (const title of ['Cake', 'Kuchen'])
      expect(await other.publishing.publish({ id: second.id, title, lang: 'de' })).toBe('stale');
    expect(proposals().split('\n')).toHaveLength(1);
  });

  test('a site that cannot be built is not sent, and it is said why', async () => {
    const author = await open();
    await change(author, '"title": "Bread, every morning"', '"titel": "Bread"');
    const { id, errors, sentences } = await prepare(author);
    expect(errors[0]?.pointer).toMatch(/^\/routes\/0\/sections\/0/);
    expect(sentences).toBeUndefined();
    expect(await author.publishing.publish({ id, title: 'Neu', lang: 'de' })).toBe('stale');
  });

  test('what changes is said although the published version has mistakes', async () => {
    elsewhere('"version": 2', '"version": 2, "nonsense": [null]');
    elsewhere('**six**', '[six](/nowhere)');
    const author = await open();
    await getLatest(author);
    await change(author, '"version": 2, "nonsense": [null]', '"version": 2');
    await change(author, '[six](/nowhere)', '**seven**');
    const said = (await prepare(author)).sentences?.map(({ where, what }) => `${where}: ${what}`);
    expect(said).toEqual([expect.stringMatching(/nonsense: entfernt/), expect.stringMatching(/Absatz 1: .*six.*seven/)]);
  });

  test('a name that is taken gets another one', async () => {
    const author = await open();
    await change(author, bread, cake);
    const [day] = /\d{4}-\d\d-\d\d/.exec((await publish(author, 'Probe')).branch) ?? [];
    const colleague = await open('ben');
    await change(colleague, bakery, us);
    expect((await publish(colleague, 'Probe')).branch).toBe(`texte/${day}-probe-2`);
  });

  test('it is said which checks will run, as far as the repository says it', async () => {
    putElsewhere({
      '.github/workflows/ci.yml': 'name: CI\non:\n  pull_request:\njobs:\n  a:\n    steps:\n      - run: npm test --silent\n',
      '.github/workflows/other.yml': 'name: Nightly\non: schedule\n',
    });
    const author = await open();
    await change(author, bread, cake);
    expect((await prepare(author)).checks).toEqual([{ name: 'CI', commands: ['npm test'] }]);
  });

  test('a proposal waits, also in another window; what changes since is said alone and joins it', async () => {
    const author = await open();
    await change(author, bread, cake);
    const { branch } = await publish(author, 'Cake');
    const other = await open();
    const again = await prepare(other);
    expect(again.sent).toMatchObject({ branch, isUnchanged: true, since: [], canGrow: true, at: expect.any(String) });
    expect(await other.publishing.publish({ id: again.id, title: 'Again', lang: 'de' })).toBe('stale');
    elsewhere(bakery, us);
    expect((await prepare(other)).sent).toMatchObject({ isUnchanged: true, since: [] });
    await change(other, '**six**', '**seven**');
    const grown = await prepare(other);
    expect(grown.sentences).toHaveLength(2);
    expect(saidOf(grown.sent?.since)).toMatch(/^(?!.*Cake).*seven/);
    expect(await publish(other, 'Seven')).toMatchObject({ branch });
    expect(remote('log', '--first-parent', '--format=%s', `main..${branch}`)).toBe('Seven\nCake');
    // It has what is published in it, so that it can be accepted as it is.
    expect(remote('merge-base', 'main', branch)).toBe(remote('rev-parse', 'main'));
    expect(remote('show', `${branch}:site.json`)).toMatch(/Cake\.[\s\S]*© Us[\s\S]*seven/);
  });

  test('of a picture alone a proposal waits as well, until it is published', async () => {
    const author = await open();
    const path = await author.add('sign.svg', circle);
    await change(author, '"logo.svg"', `"${path}"`);
    world().accept((await publish(author, 'Sign')).branch, 'squash');
    await author.remove(path).catch(() => undefined);
    const next = await author.add('next.svg', square);
    await change(author, `"${path}"`, `"${next}"`);
    const { branch } = await publish(author, 'Next');
    expect((await prepare(author)).sent?.isUnchanged).toBe(true);
    world().accept(branch, 'squash');
    putElsewhere({ 'notes.txt': '' });
    expect(await prepare(author)).not.toHaveProperty('sent');
  });

  test('where others have worked on it, what is sent next is a proposal of its own', async () => {
    const author = await open();
    await change(author, bread, cake);
    const { branch } = await publish(author, 'Cake');
    const since = elsewhereBy('Anna Weber', bakery, us, branch);
    await change(author, cake, pie);
    const changedBy = { name: 'Anna Weber', at: since };
    expect((await prepare(author)).sent).toMatchObject({ canGrow: false, isUnchanged: false, changedBy });
    const theirs = remote('rev-parse', branch);
    const next = await publish(author, 'Pie');
    expect([next.branch === branch, remote('rev-parse', branch)]).toEqual([false, theirs]);
    expect((await prepare(author)).sent).toMatchObject({ branch: next.branch, canGrow: true, isUnchanged: true });
  });

  test('a proposal that is taken down waits no longer, and what it held is still this author’s', async () => {
    const author = await open();
    await change(author, bread, cake);
    const { branch } = await publish(author, 'Cake');
    remote('update-ref', '-d', `refs/heads/${branch}`);
    const publication = await prepare(author);
    expect([publication.sent, publication.files]).toEqual([undefined, textAlone]);
  });

  test.each<Way>(['merge', 'squash', 'rebase', 'by hand'])(
    'after it was accepted (%s), nobody is asked about it again, and nothing of others is taken back',
    async (way) => {
      const author = await open();
      const path = await author.add('sign.svg', circle);
      await change(author, bread, cake);
      await change(author, '"logo.svg"', `"${path}"`);
      elsewhere(bakery, us);
      world().accept((await publish(author, 'Cake')).branch, way);
      expect(await prepare(author)).toMatchObject({ files: [], isBehind: true });
      putElsewhere({ [path]: square });
      await change(author, cake, pie);
      const { sentences, files } = await prepare(author);
      expect([saidOf(sentences), files]).toEqual([expect.stringMatching(/^(?!.*Bread).*Cake.*Pie/), textAlone]);
      world().accept((await publish(author, 'Pie')).branch, way);
      expect([published(), published(path)]).toEqual([expect.stringMatching(/Pie\.[\s\S]*© Us/), square.trimEnd()]);
      elsewhere(pie, bread);
      await change(author, '**six**', '**seven**');
      expect(saidOf((await prepare(author)).sentences)).toMatch(/^(?!.*Pie).*seven/);
    },
  );

  test('two people publish different fields, and both stay', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await change(ada, bread, cake);
    await change(ben, bakery, us);
    world().accept((await publish(ada, 'Cake')).branch, 'merge');
    expect(await prepare(ben)).toMatchObject({ isBehind: true, files: textAlone });
    world().accept((await publish(ben, 'Us')).branch, 'squash');
    expect(published()).toMatch(/Cake\.[\s\S]*© Us/);
    expect(await getLatest(ben)).toBe('done');
    expect(await prepare(ben)).toMatchObject({ files: [], isBehind: false });
  });

  test('two sites in one repository do not touch each other', async () => {
    world().site.elsewhere((there) => {
      for (const name of ['site.json', 'logo.svg']) cpSync(join(there, name), join(there, 'choir', name));
    });
    const one = await open();
    await getLatest(one);
    const other = await open('ada', 'choir/site.json');
    await change(other, bakery, '© Choir');
    await change(one, bread, cake);
    const { branch } = await publish(one, 'Cake');
    expect(remote('diff', '--name-only', 'main', branch)).toBe('site.json');
    expect(await prepare(other)).not.toHaveProperty('sent');
    world().accept(branch, 'squash');
    expect((await prepare(other)).files).toEqual([{ path: 'choir/site.json', change: 'changed' }]);
    world().accept((await publish(other, 'Choir')).branch, 'squash');
    expect([published(), published('choir/site.json')]).toEqual([
      expect.stringContaining(cake),
      expect.stringContaining('© Choir'),
    ]);
  });
});
