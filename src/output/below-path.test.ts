/** Whole sites below a path of their host: every address in every file that is written begins with it, and leads to a file that is there. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ContentCache } from '../disk/content-cache.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { buildSite } from './build-site.ts';

const work = mkdtempSync(join(tmpdir(), 'below-path-'));
afterAll(() => rmSync(work, { recursive: true }));

const base = '/~verein/v1.0-neu';
const host = 'https://people.example.org';

/** A fixture whose address has a path, built without what takes long and holds no address. */
async function build(name: string): Promise<string> {
  const folder = join(work, name);
  const manifest = join(folder, 'site.json');
  cpSync(join(import.meta.dirname, '../../tests/fixtures/valid', name), folder, { recursive: true });
  const written = readFileSync(manifest, 'utf8');
  const { constants, placeholders, site } = JSON.parse(written);
  const named = { ...constants, ...placeholders }[site.url.slice(1, -1)] as string;
  writeFileSync(manifest, written.replace(`"${named}"`, `"${host}${base}/"`));
  const nothing = { app: '', sheet: '', appSheet: '', script: '' };
  const source = { manifest, load: () => loadSite(manifest), bundle: async () => nothing };
  const contents = new ContentCache(undefined);
  const without = ['images', 'icons', 'cards', 'compression'];
  expect(await buildSite(source, join(folder, 'dist'), { contents, media: contents, without })).toMatchObject({ base });
  return join(folder, 'dist');
}

/** What a file says that begins like an address of this host. */
function addressesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/https:\/\/people\.example\.org([^"'<>\s)\\]*)/g)].map(([, path]) => path || '/(the host alone)');
  if (extname(file) === '.html') {
    // Facts are data of their own.
    const markup = text.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
    const values = [...markup.matchAll(/\s(?!content=)[a-zA-Z-]+="([^"]*)"/g)].map(([, value = '']) => value);
    const styles = [...markup.matchAll(/url\("?([^)"]*)/g)].map(([, value = '']) => value);
    const refresh = [...markup.matchAll(/content="0; url=([^"]*)"/g)].map(([, value = '']) => value);
    own.push(
      ...[...values.flatMap((value) => value.split(/,\s*/)), ...styles, ...refresh].map((value) => value.replace(/ .*/, '')),
    );
  }
  if (/\.(?:json|webmanifest)$/.test(file)) JSON.parse(text, (_, value) => typeof value === 'string' && own.push(value));
  // The app knows its host by its name alone.
  return own.filter((address) => /^\/(?!\/)/.test(address) && !(address === '/(the host alone)' && extname(file) === '.json'));
}

describe.each(['verein-hafenchor', 'les-sentiers', 'harbour-physio'])('%s', (name) => {
  test('every address begins with the path, and leads to what is there', async () => {
    const out = await build(name);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|json|xml|webmanifest)$/.test(file),
    );
    const read = files.filter((file) => !file.startsWith('.hosting') && file !== 'vercel.json');
    const all = new Set(read.flatMap((file) => addressesIn(join(out, file)).filter((address) => !/[*]$/.test(address))));
    expect(all.size).toBeGreaterThan(20);
    const gone = [...all].filter((address) => !address.startsWith(`${base}/`) && address !== base);
    expect(gone, 'outside').toEqual([]);
    const missing = [...all].filter((address) => {
      const path = decodeURI(address.slice(base.length)).replace(/[?#].*/, '');
      const isDrawn = /^\/(?:assets\/(?:icon-|card\.)|favicon\.ico|apple-touch-icon\.png)/.test(path);
      return !isDrawn && !['', '.html', 'index.html'].some((end) => existsSync(join(out, path + end)) && !/\/$/.test(path + end));
    });
    expect(missing, 'nowhere').toEqual([]);
  });
});

test('the folder is called by no path, and nothing in it is for the root of a host', async () => {
  const out = join(work, 'verein-hafenchor', 'dist');
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining(['index.html', 'en.html', '404.html', 'assets', '_data', 'sitemap.xml']),
  );
  expect(existsSync(join(out, 'robots.txt'))).toBe(false);
  expect(existsSync(join(out, base))).toBe(false);
});
