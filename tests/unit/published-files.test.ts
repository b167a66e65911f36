/** The folder `public/` beside a manifest: what is known of its files, what links to them become, and what may not lie there. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attackDrawings } from '../attacks/drawings.ts';
import { attackFiles, usualFiles } from '../attacks/published.ts';
import { brief, type Edits, tryManifest } from '../support/manifest/try-manifest.ts';

const linkTo = (href: string): Edits => ({ '/routes/0/sections/0/actions': [{ label: 'Plan', href }] });
const textWith = (text: string): Edits => ({ '/routes/0/sections/0/text': [text] });
const actionsOf = async (href: string, files: Record<string, string>) => {
  const { site } = await tryManifest(linkTo(href), { files });
  return (site?.pages[0]?.sections[0]?.actions as { href: unknown }[] | undefined)?.[0]?.href;
};

test('a link to a file knows its kind and size, also at a part of it and in a folder', async () => {
  const files = { 'public/plan.pdf': 'x'.repeat(1200), 'public/tours/alps.GPX': 'way', 'public/.well-known/security.txt': 'me' };
  expect(await actionsOf('/plan.pdf', files)).toEqual({ url: '/plan.pdf', file: { kind: 'PDF', size: '1\u00a0kB' } });
  expect(await actionsOf('/plan.pdf#page=2', files)).toEqual({
    url: '/plan.pdf#page=2',
    file: { kind: 'PDF', size: '1\u00a0kB' },
  });
  expect(await actionsOf('/tours/alps.GPX', files)).toEqual({ url: '/tours/alps.GPX', file: { kind: 'GPX', size: '1\u00a0kB' } });
  expect(await actionsOf('/.well-known/security.txt', files)).toMatchObject({ url: '/.well-known/security.txt' });
});

test('a text and a constant may lead to a file', async () => {
  const files = { 'public/plan.pdf': 'plan' };
  const { site, problems } = await tryManifest(
    { ...textWith('The [plan]({plan}) and [again]({plan}#page=2).'), '/constants/plan': '/plan.pdf' },
    { files },
  );
  expect(problems).toEqual([]);
  expect(
    JSON.stringify(site?.pages[0]).match(/"url":"\/plan\.pdf(?:#page=2)?","file":\{"kind":"PDF","size":"1.kB"\}/g),
  ).toHaveLength(2);
  expect([...(site?.published.keys() ?? [])]).toEqual(['/plan.pdf']);
});

test('a link to no file names the nearest one, and the right address where the folder was written', async () => {
  const files = { 'public/plan.pdf': 'plan' };
  const said = async (href: string) => {
    const result = await tryManifest(linkTo(href), { files });
    return [brief(result).map((line) => line.replace(/ \d+:\d+ /, ' ')), result.problems[0]?.hint];
  };
  expect(await said('/plam.pdf')).toEqual([['broken-link «"/plam.pdf"»'], expect.stringContaining('Did you mean `/plan.pdf`?')]);
  expect(await said('/public/plan.pdf')).toEqual([
    ['broken-link «"/public/plan.pdf"»'],
    expect.stringContaining('Did you mean `/plan.pdf`?'),
  ]);
  const { problems } = await tryManifest(linkTo('/map.pdf'));
  expect(problems[0]).toMatchObject({ code: 'broken-link', message: expect.stringContaining('no such file') });
});

const problemsOf = async (files: Record<string, string | Buffer>, prepare?: (folder: string) => void) => {
  const { problems } = await tryManifest({}, { files, ...(prepare && { prepare }) });
  return problems.map(({ code, message }) => `${code}: ${message}`);
};

test.each([
  ['public/.env', 'unpublishable-file: The file `public/.env` is hidden'],
  ['public/a/.htaccess', 'unpublishable-file: The file `public/a/.htaccess` is hidden'],
  ['public/code.js', 'unpublishable-file: The file `public/code.js` holds a program.'],
  ['public/mail.php', 'unpublishable-file: The file `public/mail.php` holds a program.'],
  ['public/data.csv.gz', 'unpublishable-file: No host serves the file'],
  ['public/Satzung 2026.pdf', 'unpublishable-file: The name of the file'],
  ['public/_worker/a.txt', 'unpublishable-file: The name of the file'],
  ['public/plan', 'unpublishable-file: The name of the file'],
  ['public/robots.txt', 'taken-address: The website needs the address of the file `public/robots.txt`'],
  ['public/index.html', 'taken-address: The website needs the address'],
  ['public/a/index.html', 'taken-address: The website needs the address'],
  ['public/assets/app.css', 'taken-address: The website needs the address'],
  ['public/404.html', 'taken-address: The website needs the address'],
  ['public/robots.txt/plan.pdf', 'taken-address: The website needs the address'],
  ['public/index.html.gz/plan.pdf', 'taken-address: The website needs the address'],
])('%s is refused', async (path, expected) => {
  const [said, ...more] = await problemsOf({ [path]: 'x' });
  expect(said).toContain(expected);
  expect(more).toEqual([]);
});

test.each([
  'public/CNAME',
  'public/google1234567890.html',
  'public/.well-known/apple-app-site-association',
  'public/.well-known/security.txt',
  'public/Flyer_2026-01.pdf',
  'public/tours/alps.gpx',
  'public/.DS_Store',
  'public/Thumbs.db',
])('%s is no matter', async (path) => {
  expect(await problemsOf({ [path]: 'google-site-verification: google1234567890.html' })).toEqual([]);
});

test.each([
  ['a.html', '<p>Hello</p><script src="https://other.example/a.js"></script>'],
  ['b.html', '<p onclick="alert(1)">Hello</p>'],
  ['c.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['d.svg', '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></svg>'],
  ['e.gpx', '<gpx><h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script></gpx>'],
  ['f.html', '<a href="javascript:alert(1)">Hello</a>'],
])('a script in %s is found', async (name, text) => {
  expect(await problemsOf({ [`public/${name}`]: text })).toEqual([
    expect.stringContaining(`unpublishable-file: A program could run in the file \`public/${name}\`: it holds `),
  ]);
});

/** Where they lie, by what they are. */
const inPublic = (files: typeof attackFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([title, { ending, content }]) => [`public/${title.replaceAll(/[, ]/g, '-')}.${ending}`, content]),
  );
/** The files that are refused, of many in one site. */
const refusedOf = async (files: Record<string, string | Buffer>) => {
  const { site, problems } = await tryManifest({}, { files });
  for (const { code, severity } of problems) expect([code, severity]).toEqual(['unpublishable-file', 'error']);
  return { site, refused: problems.map(({ message }) => /`(public\/.*?)`/.exec(message)?.[1]).sort() };
};

describe('what could run is refused', () => {
  test('in each way that was seen', async () => {
    const files = inPublic(attackFiles);
    const { site, refused } = await refusedOf(files);
    expect(refused).toEqual(Object.keys(files).sort());
    expect(site).toBeUndefined();
  });

  test('in each drawing', async () => {
    const drawings = Object.entries(attackDrawings).filter(([title]) => title !== 'an inclusion');
    const files = Object.fromEntries(
      drawings.map(([, drawing], index) => [
        `public/drawing-${index}.svg`,
        drawing.replaceAll('EVIL', 'https://evil.example').replaceAll('HOST', 'evil.example'),
      ]),
    );
    expect((await refusedOf(files)).refused).toEqual(Object.keys(files).sort());
  });
});

test('files as programs write them are published', async () => {
  const files = inPublic(usualFiles);
  const { site, refused } = await refusedOf(files);
  expect(refused).toEqual([]);
  expect([...(site?.published.keys() ?? [])]).toHaveLength(Object.keys(files).length);
});

test('it is said what leads elsewhere, and what cannot be validated', async () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  expect(await problemsOf({ 'public/a.svg': svg('<image href="https://other.example/a.png"/>') })).toEqual([
    'unpublishable-file: The file `public/a.svg` leads to another website, or loads something from there: it holds `href="https://other.example/a.png"`.',
  ]);
  expect(await problemsOf({ 'public/a.gpx': '<gpx><trk></gpx>' })).toEqual([
    'unpublishable-file: What is in the file `public/a.gpx` cannot be checked: it has a mistake, or is not in UTF-8.',
  ]);
});

test('a file of many small parts is validated at once', async () => {
  const many = (count: number, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner.repeat(count)}</svg>`;
  const files = {
    'public/wide.svg': many(60_000, '<g/>'),
    'public/deep.svg': many(1, `${'<g>'.repeat(60_000)}${'</g>'.repeat(60_000)}`),
    'public/named.svg': `<svg xmlns="http://www.w3.org/2000/svg"${Array.from({ length: 20_000 }, (_, index) => ` a${index}=""`).join('')}/>`,
  };
  expect(await problemsOf(files)).toEqual([]);
  // No page is as deep, and none has as many elements for so few letters.
  const heavy = `<p>${Array.from({ length: 400 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(20_000)}`;
  expect(await problemsOf({ 'public/deep.html': '<div>'.repeat(30_000) })).toHaveLength(1);
  expect(await problemsOf({ 'public/heavy.html': heavy })).toHaveLength(1);
});

test('a page and a file at one address are one finding, whatever the case', async () => {
  const { problems, text } = await tryManifest(
    {
      '/routes/2': {
        ...JSON.parse('{}'),
        path: '/plan',
        title: 'Plan',
        description: 'x'.repeat(80),
        sections: [{ type: 'text', title: 'Plan', text: ['Plan'] }],
      },
    },
    { files: { 'public/Plan.html': '<p>Plan</p>' } },
  );
  expect(brief({ problems, text })).toEqual([expect.stringContaining('taken-address')]);
  expect(problems[0]?.message).toBe('The file `public/Plan.html` has the same address as the page `/plan`.');
});

test('a file is in the way of what the build makes for another language, and for the editor', async () => {
  const page = (path: string) => ({ path, title: path, description: path, sections: [{ type: 'text', text: ['A'] }] });
  const changes = {
    '/site/langLabel': 'Deutsch',
    '/languages': [{ lang: 'en', path: '/en', label: 'English' }],
    '/routes/2': page('/en'),
    '/routes/3': page('/en/*'),
    '/editor': { forge: 'github', repository: 'ada/site', url: 'https://edit.bakery.example' },
  };
  const files = ['en/site.webmanifest', 'en/404.html', 'en.html/plan.pdf', 'built.json', 'en/robots.txt', 'en/built.json'];
  const { problems } = await tryManifest(changes, { files: Object.fromEntries(files.map((name) => [`public/${name}`, 'x'])) });
  const taken = problems.flatMap(({ code, message }) => (code === 'taken-address' ? [/public\/([^`]*)/.exec(message)?.[1]] : []));
  expect(taken.sort()).toEqual(files.slice(0, 4).sort());
});

test('what really lies elsewhere is not published', async () => {
  const outside = (folder: string) => {
    writeFileSync(join(folder, '../secret.txt'), 'secret');
    symlinkSync(join(folder, '../secret.txt'), join(folder, 'public/notes.txt'));
  };
  const [said] = await problemsOf({ 'public/plan.pdf': 'plan' }, outside);
  expect(said).toContain('unpublishable-file: The file `public/notes.txt` lies elsewhere in truth');
});

test('a better name is offered', async () => {
  const { problems } = await tryManifest({}, { files: { 'public/Übersicht (neu).pdf': 'x' } });
  expect(problems[0]?.hint).toContain('Did you mean `public/uebersicht-neu.pdf`?');
});

test('whoever brings the rules of a host is told how an old address leads on', async () => {
  for (const name of ['_redirects', '.htaccess']) {
    const { problems } = await tryManifest({ '/site/lang': 'en' }, { files: { [`public/${name}`]: '/old /' } });
    expect(problems).toMatchObject([{ code: 'unpublishable-file', severity: 'error' }]);
    expect(problems[0]?.hint).toContain('"redirects": [{ "from": "/old/page.html", "to": "/new-page" }]');
  }
});
