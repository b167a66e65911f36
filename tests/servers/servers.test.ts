/**
 * The built site on real web servers, by the configuration that the build wrote: every address of each is answered alike, as the
 * site wants it (src/hosting), and the headers are at the top of the public scale.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hosting, headersOf } from '../../src/hosting/plan.ts';
import { moved, redirects } from '../support/hosting/moved.ts';
import { copyManifest, type Manifest } from '../support/manifest/manifest.ts';
import { root, run } from '../support/project/project.ts';
import { type Answer, ask, endConversations } from './ask.ts';
import { scoreOf } from './scale.ts';
import { installServers, names, startServer, type WebServer } from './servers.ts';

/** Servers may run as someone else, so everything lies where all may read. */
const work = mkdtempSync(join(tmpdir(), 'servers-'));
/** What one site lies below: a full stop means something in patterns. */
const path = '/v1.0/kurse';
const sources = {
  'the site': join(root, 'site.json'),
  'a site with a real provider and pages in folders': copyManifest(join(root, 'site.json'), join(work, 'source'), widen),
  'the same below a path': copyManifest(join(root, 'site.json'), join(work, 'source-below'), (manifest) => {
    widen(manifest);
    manifest.placeholders.siteUrl = `https://kurse.example.org${path}`;
  }),
};

/** Names a provider, and adds pages below pages, with capitals, old addresses, and another language. */
function widen(manifest: Manifest) {
  const { placeholders, routes } = manifest;
  manifest.redirects = redirects;
  const provider = 'https://provider.example';
  Object.assign(placeholders, {
    signupEndpoint: `${provider}/serve/abc`,
    signupScript: `${provider}/main.js`,
    signupStyles: `${provider}/styles.css`,
    signupFont: 'https://fonts.provider.example/roboto.woff2',
  });
  const sample = routes.findLast(({ path }) => path !== '*');
  if (!sample) throw new Error('The site has no page to copy.');
  for (const path of ['/Kurse', '/Kurse/Firmen-Bot', '/kurs-archiv/2024'])
    routes.unshift({ ...structuredClone(sample), path, title: `Seite ${path}`, description: `Beschreibung der Seite ${path}.` });
  Object.assign(manifest.site, { langLabel: 'Deutsch' });
  Object.assign(manifest, { languages: [{ lang: 'en', path: '/en', label: 'English' }] });
  for (const path of ['/', '*']) {
    const original = routes.find((route) => route.path === path);
    if (original) routes.push({ ...structuredClone(original), path: path === '/' ? '/en' : '/en/*' });
  }
}

chmodSync(work, 0o755);
beforeAll(installServers);
afterAll(() => {
  endConversations();
  rmSync(work, { recursive: true, force: true });
});

/** What a server says about itself and the moment. */
const own =
  /^(?:server|date|connection|keep-alive|accept-ranges|content-length|transfer-encoding|alt-svc|upgrade|etag|last-modified)$/;
const momentary = /^(?:date|connection|keep-alive|upgrade|content-length|transfer-encoding)$/;
const encodings = { identity: '', gzip: '.gz', br: '.br' };
const decode = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const [title, manifest] of Object.entries(sources)) {
  describe(title, () => {
    const isAlone = manifest === sources['the site'];
    const base = manifest === sources['the same below a path'] ? path : '';
    const site = join(work, isAlone ? 'site' : base === '' ? 'wide' : 'below') + base;
    const servers: WebServer[] = [];
    let hosting: Hosting;
    let pages: string[];
    let files: string[];

    beforeAll(async () => {
      const { code, text } = await run('build', ['--site', manifest, '--out', site]);
      expect(code, text).toBe(0);
      // Files without compressed copies, as a build may make them.
      for (const name of ['short.txt', 'short.webmanifest', 'short.png']) writeFileSync(join(site, name), name);
      hosting = JSON.parse(readFileSync(join(site, '.hosting/plan.json'), 'utf8')) as Hosting;
      const all = readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
      files = all.filter((file) => !/\/[._]|^\/vercel\.json$|\.(?:br|gz|html)$/.test(file) || file.startsWith('/_data/'));
      files = files.filter((file) => !/\.(?:br|gz)$/.test(file));
      // At old addresses lie files for other hosts.
      const old = redirects.map(({ from }) => decodeURI(from).replace(/\/$/, ''));
      const isOld = (file: string) => old.some((from) => file === from || file === `${from}/index.html`);
      const documents = all.filter((file) => /\.html$/.test(file) && !/\/404\.html$/.test(file) && !isOld(file));
      pages = documents.map((file) => file.slice(0, -5));
      pages = pages.map((page) => base + (page === '/index' ? '/' : page));
      files = files.map((file) => base + file);
      for (const name of names) servers.push(await startServer(name, site, `${site}-servers`, base));
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
    });

    const home = `${base}/`;
    const fileOf = (address: string) => {
      const path = address.slice(base.length);
      return join(site, path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`);
    };
    const read = (file: string) => {
      try {
        return readFileSync(file);
      } catch {
        return undefined;
      }
    };

    /** Compares an answer with a file and with the headers that the site wants. */
    function validate(
      { status, headers, body }: Answer,
      wanted: { status: number; file: string; path: string; encoding: keyof typeof encodings },
      where: string,
    ) {
      const { encoding } = wanted;
      const raw = read(wanted.file) ?? expect.fail(`no ${wanted.file}`);
      const copy = encoding === 'identity' ? undefined : read(wanted.file + encodings[encoding]);
      expect(status, where).toBe(wanted.status);
      expect(headers['content-encoding'], where).toBe(copy ? encoding : undefined);
      expect(body.equals(copy ?? raw), `${where}: bytes`).toBe(true);
      if (copy) expect(decode[encoding](body).equals(raw), `${where}: text`).toBe(true);
      // Caddy streams copies without saying how long they are.
      if (headers['content-length']) expect(headers['content-length'], where).toBe(String((copy ?? raw).length));
      const type = hosting.types[extname(wanted.file).slice(1)];
      const varies = /^text|json|xml/.test(type ?? '');
      const expected = {
        ...lowered(headersOf(hosting, wanted.path)),
        'content-type': type,
        ...(varies && { vary: 'Accept-Encoding' }),
      };
      const { 'content-encoding': _, ...rest } = headers;
      expect(Object.fromEntries(Object.entries(rest).filter(([name]) => !own.test(name))), where).toEqual(expected);
    }

    test('every page and file has its status, headers and bytes, however it may be compressed', async () => {
      expect(pages.length).toBeGreaterThanOrEqual(9);
      for (const server of servers) {
        for (const path of [...pages, ...files]) {
          for (const encoding of Object.keys(encodings) as (keyof typeof encodings)[]) {
            const headers = { 'Accept-Encoding': encoding === 'br' ? 'gzip, deflate, br' : encoding };
            const where = `${server.name} ${path} (${encoding})`;
            validate(await ask({ port: server.port, path, headers }), { status: 200, file: fileOf(path), path, encoding }, where);
          }
        }
      }
    });

    test('HEAD says the same without the bytes, and what a browser has already is not sent again', async () => {
      for (const server of servers) {
        for (const path of [...pages, ...files]) {
          const where = `${server.name} ${path}`;
          const headers = { 'Accept-Encoding': 'br' };
          const full = await ask({ port: server.port, path, headers });
          const head = await ask({ port: server.port, path, headers, method: 'HEAD' });
          expect(head.status, where).toBe(200);
          expect(head.body.length, where).toBe(0);
          const lasting = (all: Answer['headers']) => Object.entries(all).filter(([name]) => !momentary.test(name));
          expect(lasting(head.headers), where).toEqual(lasting(full.headers));
          const { etag } = full.headers;
          expect(etag, where).toBeTruthy();
          const again = await ask({ port: server.port, path, headers: { ...headers, 'If-None-Match': String(etag) } });
          expect(again.status, where).toBe(304);
          expect(again.body.length, where).toBe(0);
          expect(again.headers['cache-control'], where).toBe(full.headers['cache-control']);
          expect(again.headers['content-security-policy'] ?? full.headers['content-security-policy'], where).toBe(
            full.headers['content-security-policy'],
          );
          const plain = await ask({ port: server.port, path, headers: { 'Accept-Encoding': 'identity' } });
          if (plain.body.length !== full.body.length)
            expect(plain.headers.etag, `${where}: one name, two contents`).not.toBe(etag);
        }
      }
    });

    test('unknown and private addresses are answered 404 with the not-found page', async () => {
      const unknown = [
        '/no/such-page',
        '/no',
        `${pages.at(-1)?.slice(base.length)}/no`,
        '/assets/no.0000.js',
        '/_data/no.json',
        '/assets/',
        '/assets',
        '/_data/',
        ...(base === '' ? ['//example.com/', '//example.com.html'] : []),
      ];
      const hidden = [
        '/404',
        '/404.html',
        '/404/',
        '/.htaccess',
        '/.hosting/plan.json',
        '/.hosting/nginx.conf',
        '/.hosting/',
        '/.made-by-build',
        '/_headers',
        '/_redirects',
        '/vercel.json',
      ];
      const copies = [
        '/index.html.br',
        '/index.html.gz',
        ...files.filter((file) => file.endsWith('.js')).map((file) => `${file.slice(base.length)}.br`),
      ];
      for (const server of servers) {
        for (const path of [...unknown, ...hidden, ...copies].map((one) => base + one)) {
          for (const encoding of Object.keys(encodings) as (keyof typeof encodings)[]) {
            const answer = await ask({ port: server.port, path, headers: { 'Accept-Encoding': encoding } });
            validate(
              answer,
              { status: 404, file: join(site, '404.html'), path: `${base}/404`, encoding },
              `${server.name} ${path} (${encoding})`,
            );
          }
        }
      }
    });

    test('below the address of another language its own not-found page answers', async () => {
      const isWide = hosting.notFound !== undefined;
      expect(isWide).toBe(!isAlone);
      const unknown = ['/en/no', '/en/no/page', '/en/no/', '/en/no.html', '/en/404', '/en/404.html', '/en/404/', '/en/.htaccess'];
      for (const server of servers) {
        for (const path of isWide && hosting.notFound?.some(({ file }) => file.endsWith('/en/404.html'))
          ? unknown.map((one) => base + one)
          : []) {
          for (const encoding of Object.keys(encodings) as (keyof typeof encodings)[]) {
            const answer = await ask({ port: server.port, path, headers: { 'Accept-Encoding': encoding } });
            const wanted = { status: 404, file: join(site, 'en/404.html'), path: `${base}/404`, encoding };
            validate(answer, wanted, `${server.name} ${path} (${encoding})`);
          }
        }
        // What only begins like it is another address.
        for (const path of isWide ? [`${base}/english`, `${base}/en-no`] : []) {
          const answer = await ask({ port: server.port, path, headers: { 'Accept-Encoding': 'identity' } });
          const wanted = { status: 404, file: join(site, '404.html'), path: `${base}/404`, encoding: 'identity' as const };
          validate(answer, wanted, `${server.name} ${path}`);
        }
      }
    });

    test('every other way to write an address leads to the right one, with what stands behind it', async () => {
      for (const server of servers) {
        for (const path of pages) {
          const name = path === home ? `${base}/index` : path;
          const small = base + path.slice(base.length).toLowerCase();
          const others = [
            `${name}.html`,
            `${name}/`,
            ...(path === home ? [name, ...(base === '' ? [] : [base])] : [`${name}//`]),
            ...(small === path ? [] : [small, `${small}/`, `${small}.html`]),
          ];
          for (const other of others) {
            for (const query of ['', '?a=b%20c&d=/']) {
              const where = `${server.name} ${other}${query}`;
              const { status, headers } = await ask({ port: server.port, path: other + query });
              expect(status, where).toBe(301);
              const { host, pathname, search } = new URL(String(headers.location), `https://localhost:${server.port}`);
              expect({ host, to: pathname + search }, where).toEqual({ host: `localhost:${server.port}`, to: path + query });
              for (const [header, value] of Object.entries(hosting.headers)) {
                if (!/Cache-Control|Content-Security|Embedder/.test(header))
                  expect(headers[header.toLowerCase()], `${where} ${header}`).toBe(value);
              }
            }
          }
        }
      }
    });

    test('old addresses lead on, with what is asked behind them', async () => {
      const isWide = hosting.moved !== undefined;
      expect(isWide).toBe(!isAlone);
      const put = (address: string) => (address.startsWith('/') ? base + address : address);
      for (const server of servers) {
        for (const [path, plain, withQuestion] of isWide ? moved : []) {
          for (const [query, wanted] of [
            ['', put(plain)],
            ['?a=b%20c', put(withQuestion)],
          ] as const) {
            const where = `${server.name} ${path}${query}`;
            const { status, headers } = await ask({ port: server.port, path: base + path + query });
            const own = `https://localhost:${server.port}`;
            expect({ status, location: new URL(String(headers.location), own).href }, where).toEqual({
              status: 301,
              location: new URL(wanted, own).href,
            });
            expect(headers['strict-transport-security'], where).toBe(hosting.headers['Strict-Transport-Security']);
          }
        }
        // A page keeps its own address where all below it leads on, and what only looks alike is unknown.
        if (isWide) {
          expect((await ask({ port: server.port, path: `${base}/Kurse/Firmen-Bot` })).status, server.name).toBe(200);
          for (const path of ['/angebotXhtml', '/blogs', '/Angebot.html', '/frage/mehr'])
            expect((await ask({ port: server.port, path: base + path })).status, `${server.name} ${path}`).toBe(404);
        }
      }
    });

    test('what lies above the site on its host is none of its business', async () => {
      for (const server of base === '' ? [] : servers) {
        const { headers } = await ask({ port: server.port, path: '/elsewhere' });
        expect(headers['content-security-policy'], server.name).toBeUndefined();
      }
    });

    test('plain http leads to https, and nothing can be sent', async () => {
      for (const server of servers) {
        const { status, headers } = await ask({ port: server.plainPort, path: `${pages.at(-1)}?a=b`, plain: true });
        expect([301, 308], server.name).toContain(status);
        const { protocol, pathname, search } = new URL(String(headers.location));
        expect([protocol, pathname, search], server.name).toEqual(['https:', pages.at(-1), '?a=b']);
        expect((await ask({ port: server.port, path: home, method: 'POST' })).status, server.name).toBe(405);
      }
    });

    test('every page is at the top of the public scale', async () => {
      const scores: Record<string, Record<string, number>> = {};
      for (const server of servers) {
        const { status, headers } = await ask({ port: server.plainPort, path: home, plain: true });
        const redirected = status >= 300 && status < 400 && String(headers.location).startsWith('https:');
        for (const path of [...pages, `${base}/no/such-page`]) {
          const { score, parts } = scoreOf(await ask({ port: server.port, path }), redirected);
          scores[path] = { ...scores[path], [server.name]: score };
          expect(score, `${server.name} ${path} ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(140);
        }
      }
      console.log(`Points of 100, with bonuses (140 and more: A+), ${title}:`);
      console.table(scores);
    });
  });
}
