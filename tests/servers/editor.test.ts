/**
 * The editor of static files on real web servers: it opens at /edit/ and on a host of its own, the site's pages are sent as before, and what
 * is deployed there is seen by whoever edits.
 */
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hash } from '../../src/disk/hash.js';
import { browserArguments, findBrowser } from '../support/browser/browser.ts';
import { type PublishedSite, publishedSite } from '../support/editor/published-site.ts';
import { answerForge } from '../support/forge/answer-forge.ts';
import { type MockForge, startMockForge } from '../support/forge/mock-forge.ts';
import { root, run } from '../support/project/project.ts';
import { ask, endConversations } from './ask.ts';
import { names, startServer, type WebServer } from './servers.ts';

const [siteHost, editorHost] = ['bakery.example', 'edit.bakery.example'];
const minimal = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);

let site: PublishedSite;
let forge: MockForge;
const at = (name: string) => join(site.folder, name);
/** What was published one after the other, each with a build of it: `dist`, `dist-2` and so on, and beside each its editor. */
const commits: string[] = [];

/** Makes what the site has by now its next commit, and builds it. */
async function publish(): Promise<void> {
  site.git('add', '-A');
  site.git('commit', '--quiet', '-m', 'Another state');
  commits.push(site.git('rev-parse', 'HEAD'));
  await build(site.file, commits.length === 1 ? 'dist' : `dist-${commits.length}`, '--edit');
}
/** The branch that is published stands there. */
const moveMain = (number: number) => site.git('push', '--quiet', '--force', 'origin', `${commits[number - 1]}:refs/heads/main`);
const deploy = (from: string, to: string) => {
  rmSync(at(to), { recursive: true, force: true });
  cpSync(at(from), at(to), { recursive: true });
};

async function build(manifest: string, out: string, ...more: string[]): Promise<void> {
  const built = await run('build', ['--site', manifest, '--out', at(out), ...more]);
  expect(built.code, built.text).toBe(0);
}

beforeAll(async () => {
  site = publishedSite({ 'site.json': minimal('site.json'), 'logo.svg': minimal('logo.svg') });
  // Servers may run as someone else.
  chmodSync(site.folder, 0o755);
  const settings = { forge: 'github', repository: 'ada/site', url: `https://${editorHost}`, direct: true };
  site.replace('site.json', '  "labels":', `  "editor": ${JSON.stringify(settings)},\n  "labels":`);
  const beside = join(site.site, 'beside.json');
  writeFileSync(beside, site.read().replace(settings.url, `https://${siteHost}/edit/`));
  site.write('package.json', '{ "dependencies": { "marketing-site-builder": "1.0.0" } }');
  await publish();
  await build(site.file, 'plain');
  await build(beside, 'beside', '--edit');
  for (const number of [2, 3]) {
    site.replace('site.json', '"© ', `"© ${number} `);
    await publish();
  }
  mkdirSync(join(site.site, 'sections'));
  site.write('sections/README.md', 'Section types of our own.');
  await publish();
  site.replace('package.json', '1.0.0', '1.1.0');
  await publish();
  moveMain(1);
  forge = await startMockForge(site.remote);
});
afterAll(async () => {
  endConversations();
  await forge?.close();
  site?.remove();
  expect(forge.wrong).toEqual([]);
});

/** A browser that finds both hosts on this machine. */
async function openBrowser(ports: Record<string, number>): Promise<Browser> {
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`);
  return chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [...browserArguments, `--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
  });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Zugang (Token)').fill('token-of-ada');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const momentary = /^(?:date|connection|keep-alive|upgrade|alt-svc|etag|last-modified|content-length|transfer-encoding)$/;
async function said(server: WebServer, path: string) {
  const { status, headers, body } = await ask({ port: server.port, path });
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !momentary.test(name))),
    sum: hash(body),
  };
}
/** Addresses of all that visitors get, and of what nobody gets. */
const addresses = () => [
  ...readdirSync(at('plain'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]|\.(?:br|gz)$|^vercel/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(at('plain').length))
    .filter((path) => !path.startsWith('/.hosting'))
    .map((path) => path.replace(/(?:index)?\.html$/, '')),
  '/no/such-page',
  '/editor',
];

describe.each(names)('%s', (name) => {
  const servers: Record<string, WebServer> = {};
  const server = (of: string) => servers[of] ?? expect.fail(`no server of ${of}`);
  let browser: Browser;

  beforeAll(async () => {
    for (const [folder, host] of [
      ['plain', siteHost],
      ['beside', siteHost],
      ['dist', siteHost],
      ['dist-edit', editorHost],
    ] as const)
      servers[folder] = await startServer(name, at(folder), at(`server-${folder}`), '', host);
  });
  afterAll(async () => {
    await browser?.close();
    for (const one of Object.values(servers)) await one.stop();
  });

  test('the site’s own answers are what they were without an editor', async () => {
    for (const path of addresses())
      for (const folder of ['beside', 'dist'])
        expect(await said(server(folder), path), `${folder} ${path}`).toEqual(await said(server('plain'), path));
    const { headers } = await said(server('dist'), '/built.json');
    expect(headers['access-control-allow-origin']).toBe(`https://${editorHost}`);
  });

  test.each([
    ['beside', siteHost, '/edit/'],
    ['dist-edit', editorHost, '/'],
  ] as const)('%s: it has headers of its own, and opens', async (folder, host, path) => {
    const code = readdirSync(join(at(folder), path, 'app')).find((file) => /^editor\..*\.js$/.test(file));
    for (const [address, cache] of [
      [path, /max-age=0/],
      [`${path}offline.js`, /max-age=0/],
      [`${path}app/${code}`, /immutable/],
    ] as const) {
      const { status, headers } = await said(server(folder), address);
      expect(status, address).toBe(200);
      expect(headers['content-security-policy'], address).toMatch(/https:\/\/api\.github\.com.*frame-ancestors 'none'/);
      expect(headers['x-robots-tag'], address).toBe('noindex');
      expect(headers['cache-control'], address).toMatch(cache);
    }
    if (path !== '/') expect(await said(server(folder), '/edit')).toMatchObject({ status: 301 });
    expect((await said(server(folder), `${path}no`)).status).toBe(404);

    browser = await openBrowser({ [host]: server(folder).port });
    const page = await browser.newPage({ locale: 'de-DE', ignoreHTTPSErrors: true });
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      if (/policy|refused|blocked/i.test(message.text())) wrong.push(message.text());
    });
    await answerForge(page.context(), forge);
    await page.goto(`https://${host}${path}`);
    await signIn(page);
    await page.frameLocator('iframe[title="Vorschau der Seite"]').getByRole('heading', { level: 1 }).waitFor();
    expect(wrong).toEqual([]);
    await browser.close();
  });

  test('three deployments are seen from the editor’s own host; with another builder, or other own types, it only reads', async () => {
    deploy('dist', 'live');
    deploy('dist-edit', 'live-edit');
    for (const [folder, host] of [
      ['live', siteHost],
      ['live-edit', editorHost],
    ] as const)
      servers[folder] = await startServer(name, at(folder), at(`server-${folder}`), '', host);
    browser = await openBrowser({ [siteHost]: server('live').port, [editorHost]: server('live-edit').port });
    const page = await browser.newPage({ locale: 'de-DE', ignoreHTTPSErrors: true });
    await page.clock.install();
    await answerForge(page.context(), forge);
    await page.goto(`https://${editorHost}/`);
    await page.getByLabel('Angemeldet bleiben').check();
    await signIn(page);
    const says = (words: string) => page.getByText(words).first().waitFor();
    /** Until the site is asked again. */
    const later = () => page.clock.fastForward(121_000);
    await says('Online seit');
    for (const number of [2, 3]) {
      moveMain(number);
      await page.reload();
      await says('Noch nicht online');
      deploy(`dist-${number}`, 'live');
      await later();
      await says('Online seit');
    }

    moveMain(4);
    await page.reload();
    await says('Nur zum Lesen.');
    await says('wird auch der Editor gerade neu gebaut');
    const heading = page.frameLocator('iframe[title="Vorschau der Seite"]').locator('h1');
    await page.getByTitle('Telefon', { exact: true }).click();
    await heading.click();
    await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Changed');
    deploy('dist-4', 'live');
    await later();
    await says('Es gibt einen neueren Editor für diese Website.');
    expect(await heading.textContent()).toBe('Bread, every morning');
    deploy('dist-4-edit', 'live-edit');
    await page.reload();
    await says('Online seit');
    expect(await page.getByText('Nur zum Lesen.').count()).toBe(0);

    // A window that was open before learns of it by what visitors see.
    moveMain(5);
    deploy('dist-5', 'live');
    await later();
    await says('Es gibt einen neueren Editor für diese Website.');
    await browser.close();
    moveMain(1);
  });
});
