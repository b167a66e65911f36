/**
 * Two thousand sites with redirects by chance, of names that files of the build have, and of whatever signs an address may hold: what
 * validates is built, and nginx, Caddy and Apache load what the build has written for them. `SEED=…` repeats a run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentCache } from '../../src/disk/content-cache.ts';
import { planFolder } from '../../src/hosting/document-plan.ts';
import { buildSite } from '../../src/output/build-site.ts';
import type { More } from '../../src/output/steps.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { installServers } from './servers.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const sets = 2000;
const work = mkdtempSync(join(tmpdir(), 'by-chance-'));
beforeAll(installServers);
afterAll(() => rmSync(work, { recursive: true, force: true }));

const page = (path: string) => ({ path, title: path, description: path, sections: [{ type: 'text', title: path, text: ['A'] }] });
const routes = ['/Foo', '/foo-bar', '/courses', '/courses/One'].map(page);

/** Names that mean something to a build or a host, here and there in other letters, or with another ending. */
const known = fc.constantFrom(
  ...`robots.txt sitemap.xml sitemap-1.xml favicon.ico apple-touch-icon.png site.webmanifest built.json edit _headers _redirects vercel.json
    _data assets __signup 404 404.html index index.html feed.xml de Foo foo foo.html courses one plan.pdf files texts.txt old old.html a b.php`.split(
    /\s+/,
  ),
);
const ending = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('.html', '.htm', '.gz', '.br', '.html.gz', '.HTML', '.') },
);
const sign = fc.oneof(
  fc.constantFrom(..."-._~!'(),&=+@ abAB09äßé\u0308日本ع𝒳", '%20', '%C3%BC', '%2E', '%28'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((text) => /^[\p{L}\p{M}\p{N}]+$/u.test(text)),
);
const step = fc.oneof(
  { weight: 30, arbitrary: fc.tuple(known, ending).map((parts) => parts.join('')) },
  { weight: 10, arbitrary: known.map((name) => name.toUpperCase()) },
  { weight: 20, arbitrary: fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join('')) },
  { weight: 1, arbitrary: fc.tuple(sign, fc.integer({ min: 100, max: 3000 })).map(([one, length]) => one.repeat(length)) },
);
const from = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '', '/', '/*'))
  .map(([steps, end]) => `/${steps.join('/')}${end}`);
const to = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('/', '/Foo', '/courses/One', '/#contact', '/plan.pdf') },
  {
    weight: 20,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...'"\'\\;{}$%#?&<>|^`: ()*+[]@,~', '$1', '%{HOST}', '{path}', '\n', '%3A', '%22'), sign), {
        maxLength: 15,
      })
      .map((signs) => `https://example.org/${signs.join('')}`),
  },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 6000 }).map((length) => `https://example.org/${'a'.repeat(length)}`) },
);
const site = fc.record({
  base: fc.constantFrom('', '', '', '/v1.0/choir'),
  languages: fc.boolean(),
  editor: fc.constantFrom(undefined, undefined, 'https://edit.bakery.example/', 'beside'),
  files: fc.subarray(['plan.pdf', 'files/Plan.pdf', 'old.html', 'texts.txt', 'foo.d/a.csv']),
  redirects: fc.array(fc.record({ from, to }), { minLength: 2, maxLength: 8 }),
});
type Drawn = typeof site extends fc.Arbitrary<infer Value> ? Value : never;

/** What a manifest says, with the minimal one around it. */
const editsOf = ({ base, languages, editor, redirects }: Drawn) => ({
  '/placeholders/siteUrl': `https://bakery.example${base}`,
  '/redirects': redirects,
  ...Object.fromEntries(routes.map((route, index) => [`/routes/${index + 2}`, route])),
  ...(languages && {
    '/site/langLabel': 'English',
    '/languages': [{ lang: 'de', path: '/de', label: 'Deutsch' }],
    '/routes/6': page('/de'),
    '/routes/7': page('/de/*'),
  }),
  ...(editor && {
    '/editor': { forge: 'github', repository: 'a/b', url: editor === 'beside' ? `https://bakery.example${base}/edit/` : editor },
  }),
});

interface Built {
  name: string;
  base: string;
  redirects: Drawn['redirects'];
}

const cache = new ContentCache(join(work, 'cache'));
const bundle = { app: 'export {}', sheet: '', appSheet: '', script: 'void 0' };

/** Of the editor what is at addresses of the site. */
const moreOf = ({ base, editor }: Drawn): More => {
  const addresses = [...(editor ? ['/built.json'] : []), ...(editor === 'beside' ? ['/edit/index.html', '/edit/app/a.js'] : [])];
  const files = addresses.map((address) => ({ address: base + address, content: 'x' }));
  return { files, hosting: editor === 'beside' ? { folders: planFolder(`${base}/edit/`, {}, `${base}/edit/app/`) } : {} };
};

/** Builds what is left of a set without the redirects that are told, and keeps the files of hosts. */
async function buildSet(set: Drawn, name: string): Promise<Built | undefined> {
  const out = join(work, name) + set.base;
  const files = Object.fromEntries(set.files.map((file) => [`public/${file}`, 'x '.repeat(200)]));
  let built = false;
  const { problems } = await tryManifest(editsOf(set), {
    files,
    async inspect(folder, loaded) {
      if (!loaded.site) return;
      const source = { manifest: join(folder, 'site.json'), load: async () => loaded, bundle: async () => bundle };
      const without = ['cards', 'icons', 'images'];
      const more = async () => moreOf(set);
      built = (await buildSite(source, out, { contents: cache, media: cache, without, more })) !== undefined;
    },
  });
  if (built) return { name, base: set.base, redirects: set.redirects };
  const wrong = new Set(
    problems.flatMap(({ severity, pointer }) => (severity === 'error' ? [Number(/^\/redirects\/(\d+)/.exec(pointer)?.[1])] : [])),
  );
  const redirects = set.redirects.filter((_, index) => !wrong.has(index));
  return redirects.length > 0 && redirects.length < set.redirects.length ? buildSet({ ...set, redirects }, name) : undefined;
}

/** What each server says of all sites in one configuration; empty where it loads it. */
const loads: Record<string, (sites: readonly Built[]) => string> = {
  nginx: (sites) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${work}/${use};`);
    const servers = sites.map(
      ({ name, base }) =>
        `server { listen unix:${work}/nginx.sock; server_name ${name}; root ${work}/${name}; include ${work}/${name}${base}/.hosting/nginx.conf; }`,
    );
    const http = ['access_log off;', 'server_names_hash_max_size 8192;', ...temporary, ...servers];
    return tell('nginx', `pid ${work}/nginx.pid;\nerror_log stderr;\nevents { }\nhttp {\n${http.join('\n')}\n}\n`, (file) => [
      '/usr/sbin/nginx',
      ...['-t', '-q', '-c', file, '-e', 'stderr'],
    ]);
  },
  caddy: (sites) => {
    const blocks = sites.map(
      ({ name, base }) => `http://${name} {\n  root * ${work}/${name}\n  import ${work}/${name}${base}/.hosting/Caddyfile\n}`,
    );
    return tell('Caddyfile', `{\n  admin off\n}\n${blocks.join('\n')}\n`, (file) => [
      '/usr/bin/caddy',
      ...['validate', '--config', file, '--adapter', 'caddyfile'],
    ]);
  },
  apache: (sites) => {
    const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'headers', 'rewrite'];
    // What is in `.htaccess` is read when somebody asks for the folder; here the folder's own block includes it.
    const folders = sites.map(
      ({ name, base }) => `<Directory ${work}/${name}${base}>\n  Include ${work}/${name}${base}/.htaccess\n</Directory>`,
    );
    const lines = [
      'ServerRoot /usr/lib/apache2\nServerName localhost',
      `DefaultRuntimeDir ${work}\nErrorLog ${work}/apache.log\nListen 127.0.0.1:1`,
      ...modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`),
      `TypesConfig /etc/mime.types\nDocumentRoot ${work}`,
      ...folders,
    ];
    return tell('apache.conf', `${lines.join('\n')}\n`, (file) => ['/usr/sbin/apache2', '-t', '-f', file]);
  },
};

function tell(name: string, text: string, command: (file: string) => string[]): string {
  const file = join(work, name);
  writeFileSync(file, text);
  const [program = '', ...args] = command(file);
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: work },
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? '' : `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n') || `status ${status}`;
}

/** Of several sites those that a server does not load, with what it says. */
const refusedBy = (server: string, sites: readonly Built[]): object[] => {
  const said = loads[server]?.(sites) ?? '';
  if (said === '') return [];
  const [only, ...others] = sites;
  return others.length > 0 ? sites.flatMap((one) => refusedBy(server, [one])) : [{ server, said, ...only }];
};

test(`what validates is built and loaded: seed ${seed}`, async () => {
  const wrong: object[] = [];
  const count = { built: 0, redirects: 0, lessened: 0 };
  const drawn = fc.sample(site, { seed, numRuns: sets });
  for (let start = 0; start < sets; start += 100) {
    const batch: Built[] = [];
    for (const [index, set] of drawn.slice(start, start + 100).entries()) {
      const built = await buildSet(set, `s${start + index}`).catch(
        (error: unknown) => void wrong.push({ error: String(error), set }),
      );
      if (built) batch.push(built);
      count.redirects += built?.redirects.length ?? 0;
      if (built && built.redirects.length < set.redirects.length) count.lessened++;
    }
    count.built += batch.length;
    if (batch.length > 0) for (const server of Object.keys(loads)) wrong.push(...refusedBy(server, batch));
    for (const { name } of batch) rmSync(join(work, name), { recursive: true });
  }
  console.log(`Seed ${seed}: of ${sets} sets ${JSON.stringify(count)}`);
  expect(wrong).toEqual([]);
  // Most shall get as far as the servers.
  expect(count.built).toBeGreaterThan(sets / 2);
}, 3_600_000);
