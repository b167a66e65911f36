import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { treeOf } from '../../tests/build/tree.ts';
import { sticker } from '../../tests/support/manifest/photos.ts';
import { type Edits, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { ContentCache } from '../disk/content-cache.ts';
import signUp from '../sections/newsletter-embed/examples.json' with { type: 'json' };
import { buildSite, type Written } from './build-site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What Vite would make, but for the one step that takes long. */
const bundle = { app: 'export {}', sheet: '', appSheet: '', script: 'void 0' };

/** Builds the minimal manifest after edits. */
async function build(
  out: string,
  edits: Edits = {},
  { files = {}, ...own }: { files?: Record<string, Uint8Array>; finish?: () => void; cache?: string } = {},
) {
  const none = () => new ContentCache(undefined);
  const codes: string[] = [];
  let written: Written | undefined;
  await tryManifest(edits, {
    files,
    async inspect(folder, loaded) {
      const source = { manifest: join(folder, 'site.json'), load: async () => loaded, bundle: async () => bundle };
      const onReport = ({ problems }: typeof loaded | { problems: typeof loaded.problems }) =>
        void codes.push(...problems.map(({ code }) => code));
      written = await buildSite(source, out, { contents: none(), media: none(), onReport, without: ['cards', 'icons'], ...own });
    },
  });
  return { written, codes };
}

const newFolder = () => join(mkdtempSync(join(scratch, 'x-')), 'dist');
const textIn = (out: string, name: string) => readFileSync(join(out, name), 'utf8');

/** A sign-up without a provider's script. */
function signUpWith(action: string) {
  const section = signUp.map((one) => one.section).find(({ form }) => 'phone' in form) ?? expect.fail('No example has a phone.');
  return { ...section, type: 'newsletter-embed', image: undefined, form: { ...section.form, action, provider: undefined } };
}

test('what goes wrong leaves the last good site, and nothing beside it', async () => {
  const out = newFolder();
  await build(out);
  const before = textIn(out, 'index.html');
  const whole = await sticker(300, 300);
  const half = Math.floor(whole.length / 2);
  const damaged = Buffer.from(whole).fill(0xff, half, half + 50);
  const { written, codes } = await build(out, { '/header/logo/src': 'a.png' }, { files: { 'a.png': damaged } });
  expect([written, codes]).toEqual([undefined, ['damaged-image']]);
  const finish = () => {
    throw new Error('our bug');
  };
  await expect(build(out, {}, { finish })).rejects.toThrow('our bug');
  expect(textIn(out, 'index.html')).toBe(before);
  expect(readdirSync(join(out, '..'))).toEqual(['dist']);
});

test('every document has a policy of its own, and smaller copies of every text are there when the site is', async () => {
  const out = newFolder();
  await build(out);
  for (const name of ['index.html', '404.html']) {
    expect(textIn(out, name)).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src');
    for (const ending of ['br', 'gz']) expect(existsSync(join(out, `${name}.${ending}`)), `${name}.${ending}`).toBe(true);
  }
  const copies = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:br|gz)$/.test(name));
  const sizeOf = (name: string) => statSync(join(out, name)).size;
  expect(copies.filter((name) => sizeOf(name) >= sizeOf(name.slice(0, -3)))).toEqual([]);
});

test('nothing that earlier builds have left makes a site another one', async () => {
  const page = (path: string, title: string) => ({
    path,
    title,
    description: title,
    sections: [{ type: 'text', title, text: ['A'] }],
  });
  // The page beneath names the one above in its trail.
  const edits = (title: string) => ({ '/routes/2': page('/a', title), '/routes/3': page('/a/b', 'Beneath') });
  const [out, fresh, cache] = [newFolder(), newFolder(), mkdtempSync(join(scratch, 'cache-'))];
  await build(out, edits('Before'), { cache });
  // Changed by hand, and as large as it was.
  writeFileSync(join(out, 'index.html'), textIn(out, 'index.html').replaceAll('e', 'x'));
  await build(out, edits('After'), { cache });
  await build(fresh, edits('After'));
  expect(treeOf(out)).toEqual(treeOf(fresh));
});

test('another title of an entry changes what shows it, and nothing else', async () => {
  const description = 'One sentence about this page that is long enough to be a description of it.';
  const page = (path: string, title: string, more: object = {}) => ({
    ...{ path, title, description },
    sections: [{ type: 'text', title, text: ['Words.'] }],
    ...more,
  });
  const labels = { newer: 'Newer', older: 'Older' };
  const entry = (day: number, title = `Day ${day}`) => page(`/news/${day}`, title, { entry: { date: `2026-01-0${day}` } });
  const edits = (title: string): Edits => ({
    '/routes/0/sections/1': { type: 'entries', title: 'The newest', under: '/news', count: 1 },
    '/routes/2': page('/news', 'News', {
      sections: [{ type: 'entries', title: 'News', under: '/news', labels, feed: { title: 'News' } }],
    }),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`/routes/${day + 2}`, entry(day, day === 3 ? title : undefined)])),
    '/routes/8': page('/about', 'About'),
  });
  const [before, after] = [newFolder(), newFolder()];
  await build(before, edits('Day 3'));
  await build(after, edits('Another day'));
  const old = treeOf(before);
  const changed = Object.entries(treeOf(after)).flatMap(([name, sum]) => (sum === old[name] ? [] : [name]));
  const shows = ['_data/news.json', '_data/news/2.json', '_data/news/3.json', '_data/news/4.json'];
  expect(changed.filter((name) => !/\.(?:br|gz)$/.test(name))).toEqual([
    ...shows,
    ...['news.html', 'news/2.html', 'news/3.html', 'news/4.html', 'news/feed.xml'],
  ]);
});

test('the data of a page name all countries only where the app may have to make their list: on a page that is entered in place', async () => {
  const dataAt = async (action: string) => {
    const out = newFolder();
    await build(out, { '/routes/0/sections/1': signUpWith(action) });
    expect(textIn(out, 'index.html')).toContain('Switzerland (+41)');
    return textIn(out, '_data/index.json');
  };
  expect(await dataAt('/letter')).toContain('{"selected":"PL","countries":[{"iso":');
  expect(await dataAt('https://letters.example/letter')).toContain('{"selected":"PL"}');
});

test('files of one’s own are published as they are, anew when they are others, and none is in the way of what a build makes', async () => {
  const [out, cache] = [newFolder(), mkdtempSync(join(scratch, 'cache-'))];
  const files = { 'public/plan.pdf': Buffer.from('plan'), 'public/.well-known/security.txt': Buffer.from('me '.repeat(99)) };
  const link = { '/routes/0/sections/0/actions': [{ label: 'Plan', href: '/plan.pdf' }] };
  expect((await build(out, link, { files, cache })).codes).toEqual([]);
  // Nothing is fetched ahead where a link has a target of its own.
  expect(textIn(out, 'index.html')).toContain('href="/plan.pdf" target="_self"');
  expect([textIn(out, 'plan.pdf'), textIn(out, '.well-known/security.txt')]).toEqual(['plan', 'me '.repeat(99)]);
  expect(existsSync(join(out, '.well-known/security.txt.br'))).toBe(true);
  expect(JSON.parse(textIn(out, '.hosting/plan.json')).types).toMatchObject({ pdf: 'application/pdf' });
  // As long as before.
  await build(out, {}, { files: { 'public/plan.pdf': Buffer.from('clan') }, cache });
  expect([textIn(out, 'plan.pdf'), existsSync(join(out, '.well-known'))]).toEqual(['clan', false]);
  expect(textIn(out, '.hosting/plan.json')).not.toContain('text/calendar');

  const made = readdirSync(out).filter((name) => statSync(join(out, name)).isFile() && !/^\.|\.(?:br|gz)$/.test(name));
  expect(made).toContain('sitemap.xml');
  for (const name of [...made, 'favicon.ico', 'apple-touch-icon.png']) {
    if (name === 'plan.pdf') continue;
    const redirects = [`/${name}`, `/${name}/x`].map((from) => ({ from, to: '/' }));
    const { codes } = await build(out, { '/redirects': redirects }, { files: { [`public/${name}`]: Buffer.from('x') } });
    const file = name.startsWith('_') ? 'unpublishable-file' : 'taken-address';
    expect(codes.sort(), name).toEqual([file, 'taken-redirect', 'taken-redirect'].sort());
  }
});

test('a site without the app has neither it nor data of pages, and its documents no script', async () => {
  const [out, usual] = [newFolder(), newFolder()];
  const video = { type: 'video', title: 'Film', poster: { src: 'logo.svg', alt: 'The oven' }, src: '/oven.mp4' };
  const page = { path: '/film', title: 'Film', description: 'The oven, filmed', sections: [video] };
  const edits = { '/routes/2': page, '/routes/0/sections/1': signUpWith('https://letters.example/letter') };
  const files = { 'public/oven.mp4': Buffer.from('film') };
  expect((await build(out, { ...edits, '/site/app': false }, { files })).written).toBeDefined();
  await build(usual, edits, { files });
  const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isOfApp = (name: string) => /^_data|\.(?:js|css|json)(?:\.|$)/.test(name) && !/^(?:\.hosting|vercel)/.test(name);
  expect(namesIn(usual).filter(isOfApp)).toContainEqual(expect.stringMatching(/^assets.app\.[\w-]+\.js$/));
  expect(namesIn(out).filter(isOfApp)).toEqual([]);

  for (const name of ['index.html', 'film.html', '404.html']) {
    const html = textIn(out, name);
    // Facts for search engines are no code.
    expect(html.replaceAll('<script type="application/ld+json">', ''), name).not.toMatch(
      /<script|\son\w+=|data-(?:page|build|app)=|toast/,
    );
    expect(html, name).toContain("script-src 'none'");
    expect(html, name).not.toMatch(/connect-src|trusted-types/);
    expect(html.includes("media-src 'self'"), name).toBe(name === 'film.html');
    expect(textIn(usual, name), name).toMatch(
      /<script type="speculationrules">.*<script data-app=.*media-src|media-src.*<script data-app=/,
    );
  }
  expect(textIn(out, 'index.html')).toContain("form-action 'self' https://letters.example");
  const { headers } = JSON.parse(textIn(out, '.hosting/plan.json')) as { headers: Record<string, string> };
  expect(headers['Content-Security-Policy']).toContain("script-src 'none'");
  expect(headers['Content-Security-Policy']).not.toContain('connect-src');
});

test('an old address has a small page that leads on, whose words are the title of its target, and no map names it', async () => {
  const out = newFolder();
  const redirects = [
    { from: '/alt & neu', to: '/#contact' },
    { from: '/plan.php', to: '/plan.pdf' },
    { from: '/fort.html', to: 'https://example.org/?a=b&c=d' },
    { from: '/blog/*', to: '/' },
  ];
  const { codes } = await build(out, { '/redirects': redirects }, { files: { 'public/plan.pdf': new Uint8Array([1]) } });
  expect(codes).toEqual([]);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const page = read('alt & neu/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/#contact">');
  expect(page).toMatch(/<link rel="canonical" href="https:\/\/[^/"]+\/">/);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/http-equiv="Content-Security-Policy" content="[^"]*script-src 'none'/);
  expect(page).toContain('<title>Corner Bakery</title></head><body><a href="/#contact">Corner Bakery</a></body>');
  expect(read('plan.php/index.html')).toContain('<a href="/plan.pdf">/plan.pdf</a>');
  expect(read('fort.html')).toContain('url=https://example.org/?a=b&#38;c=d"');
  expect(existsSync(join(out, 'blog'))).toBe(false);
  for (const name of readdirSync(out).filter((one) => one.startsWith('sitemap'))) expect(read(name)).not.toMatch(/alt|plan|fort/);
});
