/** The editor as static files, from signing in to what visitors see: on the dumbest host, with a forge that GitHub's description judges. */
import { createSocket } from 'node:dgram';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { createSiteServer } from '../../../src/serve/serve.ts';
import { everythingKept } from '../../support/editor/everything-kept.ts';
import { poisonCaches, tries, triesInWorker, unheard } from '../../support/editor/frame-tries.ts';
import { hearPlanted, plantOwnType, reached } from '../../support/editor/planted-code.ts';
import { type PublishedSite, publishedSite } from '../../support/editor/published-site.ts';
import { staticHost } from '../../support/editor/static-host.ts';
import { failures } from '../../support/forge/failures.ts';
import { type MockForge, startMockForge } from '../../support/forge/mock-forge.ts';
import { root, run } from '../../support/project/project.ts';
import { everyThird, rowsOf } from '../../support/project/slice.ts';
import { barriers, tooWide } from '../quiet.ts';
import { buildSite } from '../setup.ts';

test.use({ locale: 'de-DE', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const settings = { forge: 'github', repository: 'ada/site', url: 'https://edit.bakery.example' };
const minimal = (name: string) => join(root, 'tests/fixtures/valid/minimal', name);
const heading = 'Bread, every morning';
/** What the first test publishes. */
const written = 'Rolls at 7';

let site: PublishedSite;
let forge: MockForge;
let host: Awaited<ReturnType<typeof staticHost>>;
let folder: string;

test.beforeAll(async () => {
  site = publishedSite({ 'site.json': minimal('site.json'), 'logo.svg': minimal('logo.svg') });
  site.replace('site.json', '  "labels":', `  "editor": ${JSON.stringify(settings)},\n  "labels":`);
  site.git('commit', '--quiet', '-am', 'An editor');
  site.git('push', '--quiet', 'origin', 'main');
  await buildSite(site.file, join(site.folder, 'dist'), { edit: true });
  folder = join(site.folder, 'dist-edit');
  forge = await startMockForge(site.remote);
  host = await staticHost(folder, { 'https://api.github.com': forge.origin });
});
test.afterAll(async () => {
  await host.close();
  await forge.close();
  site.remove();
  expect(forge.wrong).toEqual([]);
});

/** What the editor asks of the site is answered here, with what was built last. Its forge is asked by real requests. */
async function connect(context: BrowserContext): Promise<void> {
  await context.route('https://bakery.example/built.json', (route) =>
    route.fulfill({
      path: join(site.folder, 'dist/built.json'),
      headers: { 'Access-Control-Allow-Origin': host.origin },
    }),
  );
}

async function signIn(page: Page, login = 'ada', { stay = false } = {}): Promise<void> {
  await page.goto(`${host.origin}/`);
  if (stay) await page.getByLabel('Angemeldet bleiben').check();
  await page.getByLabel('Zugang (Token)').fill(`token-of-${login}`);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const shown = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]');
// Not by its role: while somebody writes in it, it is a text box.
const title = (page: Page) => shown(page).locator('h1');

test('from signing in to what visitors see, without a server, and nothing is left behind after signing out', async ({
  page,
  context,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  await connect(context);
  await signIn(page);
  await expect(title(page)).toHaveText(heading);
  // Its logo was handed over: a page without an origin could load none.
  await expect
    .poll(() =>
      shown(page)
        .locator('header img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // A frame that is scaled would be missed by clicks.
  await page.getByTitle('Telefon', { exact: true }).click();
  await title(page).click();
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill('Bread and rolls');
  await expect(title(page)).toHaveText('Bread and rolls');
  // On the page itself, by the script that is handed to the frame when it is wanted.
  await title(page).dblclick();
  await expect(shown(page).locator('[contenteditable]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(written);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(written);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true }).last()).toBeVisible();
  expect(forge.git(['show', 'editor/ada:site.json'])).toContain(written);
  await expect(page.getByText(/^Online seit/)).toBeVisible();
  expect(said).toEqual([]);

  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(written).first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await expect(dialog.getByText('Alle Prüfungen sind grün')).toBeVisible();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog.getByText('Übernommen.')).toBeVisible();
  expect(forge.git(['show', 'main:site.json'])).toContain(written);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('Noch nicht online')).toBeVisible();

  expect(await page.evaluate(everythingKept)).toContain(written);
  expect(await page.evaluate(everythingKept)).not.toContain('token-of-ada');
  await page.getByRole('button', { name: /^Abmelden/ }).click();
  await page.getByRole('button', { name: 'Alles entfernen' }).click();
  await expect(page.getByLabel('Zugang (Token)')).toBeVisible();
  const kept = await page.evaluate(everythingKept);
  expect(kept).not.toContain(written);
  expect(kept).not.toContain('token-of-ada');
});

/** Writes into the first heading, by its field. */
async function write(page: Page, text: string): Promise<void> {
  await title(page).click();
  await page.getByRole('textbox', { name: 'Überschrift' }).first().fill(text);
  await expect(title(page)).toHaveText(text);
}

for (const [what, rows, tag] of [
  ['some of what', rowsOf(failures, 12), {}],
  ['all that', failures, { tag: '@deep' }],
] as const) {
  test(
    `says in both languages ${what} the forge refuses, keeps the draft over a reload, and saves it then`,
    tag,
    async ({ page, context }) => {
      await connect(context);
      await signIn(page, 'ada', { stay: true });
      await page.getByTitle('Telefon', { exact: true }).click();
      const saved = () => forge.find(['show', 'editor/ada:site.json']) ?? '';
      await write(page, `Before ${what}`);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect.poll(saved).toContain(`Before ${what}`);
      for (const [name, failure, de, en] of rows) {
        await test.step(name, async () => {
          const before = saved();
          await write(page, `Kept ${name}`);
          forge.onRequest((asked) => (/^(?:POST|PATCH)/.test(asked) ? failure : undefined));
          for (const [lang, save, said] of [
            ['EN', 'Save', en],
            ['DE', 'Speichern', de],
          ] as const) {
            await page
              .getByTitle(/: (?:Deutsch|English)$/)
              .getByText(lang, { exact: true })
              .click();
            await page.getByRole('button', { name: save, exact: true }).click();
            // Whoever is accepted no more is asked first.
            if (name === '401') await page.getByRole('button', { name: /^(?:Später|Later)$/ }).click();
            await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
          }
          await page.reload();
          await expect(title(page)).toHaveText(`Kept ${name}`);
          expect(saved()).toBe(before);
          forge.onRequest(() => undefined);
          await page.getByTitle('Telefon', { exact: true }).click();
          await page.getByRole('button', { name: 'Speichern' }).click();
          await expect.poll(saved).toContain(`Kept ${name}`);
        });
      }
      if (rows === failures) {
        // A list of files that is cut off is met when the editor is opened.
        forge.onRequest((asked) => (asked.includes('/git/trees/') ? { truncate: true } : undefined));
        await page.reload();
        await expect(page.getByText(/hat mehr Dateien, als github\.com auf einmal nennt/)).toBeVisible();
        forge.onRequest(() => undefined);
        await page.reload();
      }

      // The access ends while somebody writes: they are asked, and all goes on.
      await write(page, `With a new access, after ${what}`);
      forge.people.delete('token-of-ada');
      forge.people.set('next-token-of-ada', 'ada');
      // A look at the branch may have been refused before, and the dialog lies over the button.
      await page.getByRole('button', { name: 'Speichern' }).dispatchEvent('click');
      const again = page.getByRole('dialog');
      await expect(again.getByRole('alert')).toContainText('abgelaufen');
      expect(await barriers(page)).toEqual([]);
      await again.getByLabel('Zugang (Token)').fill('next-token-of-ada');
      await again.getByRole('button', { name: 'Anmelden' }).click();
      await expect(again).toBeHidden();
      await expect.poll(saved).toContain(`With a new access, after ${what}`);
      await expect(page.getByText('Gespeichert', { exact: true }).last()).toBeVisible();
      forge.people.set('token-of-ada', 'ada');
    },
  );
}

test('tells how much of something large is sent, on a slow line', { tag: '@deep' }, async ({ page, context }) => {
  const before = forge.git(['rev-parse', 'main']);
  site.elsewhere((there) => {
    const manifest = JSON.parse(readFileSync(join(there, 'site.json'), 'utf8')) as { routes: object[] };
    const text = Array.from({ length: 40 }, () => 'A paragraph among many others. '.repeat(32));
    for (let number = 0; number < 40; number++) {
      const [path, title] = [`/page-${number}`, `Page ${number}`];
      manifest.routes.push({ path, title, description: title, sections: [{ type: 'text', title, text }] });
    }
    writeFileSync(join(there, 'site.json'), JSON.stringify(manifest, null, 2));
  });
  await connect(context);
  await signIn(page, 'ben');
  await page.getByTitle('Telefon', { exact: true }).click();
  await write(page, 'A large site');
  const session = await context.newCDPSession(page);
  // 200 kB a second.
  const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: /^Wird gespeichert … [1-9]\d? %$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gespeichert', exact: true })).toBeVisible();
  expect(forge.git(['show', 'editor/ben:site.json'])).toContain('A large site');
  forge.git(['update-ref', 'refs/heads/main', before]);
});

test('the next person sees it; frame and worker reach nothing outside; it opens without a connection, with no code but its own', async ({
  page,
  context,
}) => {
  await connect(context);
  await signIn(page, 'ben');
  await expect(title(page)).toHaveText(written);
  await page.getByTitle('Telefon', { exact: true }).click();
  await write(page, 'Written on the train');
  const frame = await (await shown(page).owner().elementHandle())?.contentFrame();
  const [worker] = page.workers();
  if (!frame || !worker) throw new Error('There is no frame, or no worker.');
  const place = { own: host.origin, elsewhere: 'https://elsewhere.example' };
  const asked: string[] = [];
  await context.route(`${place.elsewhere}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  // Its own code goes on being loaded and kept meanwhile.
  host.asked.length = 0;
  expect([await frame.evaluate(() => origin), await worker.evaluate(() => origin)]).toEqual(['null', 'null']);
  for (const [name, attempt] of Object.entries(triesInWorker))
    await expect(worker.evaluate(attempt, place), name).rejects.toThrow();
  for (const [name, attempt] of Object.entries(tries)) await expect(frame.evaluate(attempt, place), name).rejects.toThrow();
  for (const attempt of Object.values(unheard)) await frame.evaluate(attempt, place);
  await expect(title(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(host.asked.filter((path) => ['/built.json', '/icon.svg'].includes(path))).toEqual([]);
  expect(page.url()).toBe(`${host.origin}/`);

  // Until the files are kept, and the draft is.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 1000))));
  await page.evaluate(poisonCaches, 'javascript');
  await page.reload();
  await page.getByLabel('Zugang (Token)').fill('token-of-ben');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(title(page)).toHaveText('Written on the train');
  host.silent = true;
  await context.route(`${forge.origin}/**`, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await page.getByLabel('Zugang (Token)').fill('token-of-ben');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Ohne Verbindung weiterschreiben' }).click();
  await expect(title(page)).toHaveText('Written on the train');
  expect(await page.evaluate(() => 'isPoisoned' in globalThis)).toBe(false);
  await page.evaluate(poisonCaches, 'html');
  await expect(page.reload()).rejects.toThrow('ERR_FAILED');
  host.silent = false;
});

for (const [name, width, height] of [
  ['telephone', 390, 844],
  ['tablet', 820, 1180],
] as const) {
  test(`on a ${name} all is done by touch, without barriers @deep`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true, locale: 'de-DE' });
    const page = await context.newPage();
    const noFault = async () => expect.soft([await barriers(page), await tooWide(page)]).toEqual([[], []]);
    const button = (label: string | RegExp) => page.getByRole('button', { name: label });
    await connect(context);
    await page.goto(`${host.origin}/`);
    await expect(button('Anmelden')).toBeVisible();
    await noFault();
    await page.getByLabel('Zugang (Token)').fill('token-of-ada');
    await button('Anmelden').tap();
    await expect(title(page)).toBeVisible();
    await noFault();
    await title(page).tap();
    const field = page.getByRole('textbox', { name: 'Überschrift' }).first();
    await field.fill(`Rolls on a ${name}`);
    await noFault();
    await button('Fertig').tap();
    await expect(title(page)).toHaveText(`Rolls on a ${name}`);
    await page.getByRole('tab', { name: 'Aufbau' }).tap();
    await page
      .getByRole('navigation', { name: 'Aufbau der Website' })
      .getByRole('button', { name: 'Abschnitt hinzufügen' })
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await noFault();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Einstieg/ })
      .tap();
    await expect(page.getByRole('tab', { name: 'Eingaben', selected: true })).toBeVisible();
    await button(/^Rückgängig: /).tap();
    await button('Speichern').tap();
    await expect(page.getByRole('button', { name: 'Gespeichert', exact: true })).toBeVisible();
    expect(forge.git(['show', 'editor/ada:site.json'])).toContain(`Rolls on a ${name}`);
    await button('Zur Freigabe senden').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zur Freigabe senden' }).tap();
    await expect(dialog.getByText('Alle Prüfungen sind grün')).toBeVisible();
    await noFault();
    await dialog.getByRole('button', { name: 'Übernehmen' }).tap();
    await expect(dialog.getByText('Übernommen.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fertig' }).tap();
    expect(forge.git(['show', 'main:site.json'])).toContain(`Rolls on a ${name}`);
    await button('Mehr').tap();
    await noFault();
    await page.getByRole('menuitem', { name: 'Frühere Stände' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await noFault();
    await page.keyboard.press('Escape');
    await button('Mehr').tap();
    await page.getByRole('menuitem', { name: /^Abmelden/ }).tap();
    await noFault();
    await button('Alles entfernen').tap();
    await expect(page.getByLabel('Zugang (Token)')).toBeVisible();
    await context.close();
  });
}

test('a section type of the site’s own is picked, judged and drawn, and reaches nothing outside of it @deep', async ({
  page,
  context,
}) => {
  const own = publishedSite({ 'site.json': site.file, 'logo.svg': minimal('logo.svg') });
  const ownForge = await startMockForge(own.remote);
  const ownHost = await staticHost(join(own.site, 'dist-edit'), { 'https://api.github.com': ownForge.origin });
  const elsewhere = await staticHost(own.folder);
  const packets: Buffer[] = [];
  const socket = createSocket('udp4', (packet) => packets.push(packet));
  socket.bind(Number(new URL(elsewhere.origin).port), '127.0.0.1');
  plantOwnType(own, { own: ownHost.origin, elsewhere: elsewhere.origin });
  const built = await run('build', ['--edit'], { cwd: own.site, project: root });
  expect(built.code, built.text).toBe(0);
  try {
    await context.route('https://bakery.example/built.json', (route) =>
      route.fulfill({
        path: join(own.site, 'dist/built.json'),
        headers: { 'Access-Control-Allow-Origin': ownHost.origin },
      }),
    );
    await context.addInitScript(hearPlanted);
    const enter = async () => {
      await page.goto(`${ownHost.origin}/`);
      await page.getByLabel('Zugang (Token)').fill('token-of-ada');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(title(page)).toBeVisible();
    };
    await enter();
    await page
      .getByRole('navigation', { name: 'Aufbau der Website' })
      .getByRole('button', { name: 'Abschnitt hinzufügen' })
      .click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Eigenes');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Eigenes/ })
      .click();
    const field = page.locator('[data-pane="form"]').getByRole('textbox', { name: 'Überschrift' });
    await field.fill('What it costs');
    await expect(shown(page).getByText('Own: What it costs')).toBeVisible();
    await field.fill('What {nowhere} costs');
    await expect(
      page
        .locator('[data-pane="form"]')
        .getByText(/nowhere/)
        .last(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toContainText('Alles in Ordnung');
    await field.fill('What bread costs');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('button', { name: 'Gespeichert', exact: true })).toBeVisible();
    expect(JSON.parse(ownForge.git(['show', 'editor/ada:site.json'])).routes[0].sections.at(-1)).toEqual({
      type: 'price-board',
      title: 'What bread costs',
    });
    expect(ownForge.wrong).toEqual([]);

    const ran = () => [...new Set((globalThis as unknown as { planted?: string[] }).planted)];
    // Facts are for search engines: no part of the editor has them.
    expect(await page.workers()[0]?.evaluate(ran)).toEqual(['schema', 'rule']);
    expect(await title(page).evaluate(ran)).toEqual(['component']);
    expect(await page.evaluate(ran)).toEqual([]);
    // The files are kept by now: whoever can poison them does so at the second visit, and is in the window at the third.
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const _ of ['second', 'third']) await enter();
    const asked = [...ownHost.asked, ...elsewhere.asked].filter((path) => path.includes('planted'));
    expect([await page.evaluate(reached), asked, packets]).toEqual([[], [], []]);
  } finally {
    socket.close();
    await elsewhere.close();
    await ownHost.close();
    await ownForge.close();
    own.remove();
  }
});

test('what is loaded before somebody has signed in is small, and so is all', () => {
  const all = readdirSync(join(folder, 'app')).filter((name) => /\.(?:js|css|txt|json)$/.test(name));
  const size = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  const before = ['index.html', ...all.filter((name) => name.startsWith('start')).map((name) => `app/${name}`)];
  expect(before.map(size).reduce((sum, one) => sum + one)).toBeLessThan(60_000);
  expect(all.map((name) => size(`app/${name}`)).reduce((sum, one) => sum + one)).toBeLessThan(1_292_000);
});

/** Path → content, of all that visitors get: what hosts read is another matter. */
function filesOf(built: string): Map<string, string> {
  const isForHosts = /^(?:\.|_headers|_redirects|vercel\.json)/;
  return new Map(
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(built, join(parentPath, name)))
      .filter((path) => !isForHosts.test(path))
      .map((path) => [path, readFileSync(join(built, path), 'base64')]),
  );
}

test(
  'beside the site it lies at /edit/, by headers of its own, and the pages are the same to the byte',
  everyThird(1),
  async () => {
    const manifest = join(site.site, 'beside.json');
    writeFileSync(manifest, site.read().replace(settings.url, 'https://bakery.example/edit/'));
    const [plain, withEditor] = [join(site.folder, 'plain'), join(site.folder, 'beside')];
    await buildSite(manifest, plain);
    await buildSite(manifest, withEditor, { edit: true });
    const [before, after] = [filesOf(plain), filesOf(withEditor)];
    for (const [path, content] of before) expect(after.get(path) === content, path).toBe(true);
    const added = [...after.keys()].filter((path) => !before.has(path) && !/^edit\/|^built\.json/.test(path));
    expect(added).toEqual([]);
    const server = createSiteServer(withEditor);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const document = await fetch(`${origin}/edit/`);
    expect(document.status).toBe(200);
    expect(document.headers.get('content-security-policy')).toContain('https://api.github.com');
    expect(await document.text()).toContain('<meta name="robots" content="noindex">');
    const bare = await fetch(`${origin}/edit`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/edit/']);
    expect((await fetch(`${origin}/`)).headers.get('content-security-policy')).not.toContain('api.github.com');
    server.closeAllConnections();
    server.close();
  },
);

test('without "editor" the command says what to write, and writes nothing', async () => {
  const out = join(site.folder, 'none');
  writeFileSync(join(site.site, 'plain.json'), readFileSync(minimal('site.json')));
  await expect(buildSite(join(site.site, 'plain.json'), out, { edit: true })).rejects.toThrow('"editor": { "forge": "github"');
  expect(readdirSync(site.folder)).not.toContain('none');
});
