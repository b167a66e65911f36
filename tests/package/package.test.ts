/** The builder as sites get it: published to a registry, fetched from there into empty folders, and every command run once. It takes minutes. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listTemplates } from '../../src/command/new-site.ts';
import { treeOf } from '../build/tree.ts';
import { browserArguments, findBrowser } from '../support/browser/browser.ts';
import { packageName as name } from '../support/project/own-site.ts';
import { type Finished, output, root, run, type Serving, serve } from '../support/project/project.ts';
import { type Registry, startRegistry } from './registry.ts';

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

const creator = `create-${name}`;
const tools = `${name}-tools`;
/** Not in the project's own folder: Node would find its packages above. */
const work = mkdtempSync(join(tmpdir(), 'package-'));
const site = join(work, 'site');
let registry: Registry;
let browser: Browser;

const place = (folder: string) => ({ cwd: folder, project: join(folder, 'node_modules', name) });
const inSite = (verb: string, ...args: string[]) => run(verb, args, place(site));
/** Asks again until it is so: a limit only ends what hangs. The app waits for taps to pause (render/inline.ts), so they come with pauses. */
const poll = <Value>(ask: () => Value | Promise<Value>) => expect.poll(ask, { timeout: 40_000, interval: 400 });

/** What runs; a test that fails does not end it. */
const running: Serving[] = [];
async function serveSite(verb: 'start' | 'dev' | 'edit'): Promise<Serving> {
  const serving = await serve(verb, [], place(site));
  running.push(serving);
  return serving;
}
const good = ({ code, text }: Finished) => expect(code, text).toBe(0);

/** Where a package is installed, however deep. */
const installed = (folder: string, wanted: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`node_modules/${wanted}/package.json`),
  );

const schemaText = (more = '') => `import { defineSection, plainText, z } from '${name}/section';

export default defineSection({
  de: ['Preistafel', 'Was es kostet.'],
  en: ['Price board', 'What it costs.'],
  props: z.strictObject({
    title: plainText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),${more}
  }),
});
`;
const component = (word: string) => `import { useState } from 'react';
import { Heading, InlineText } from '${name}/parts';

export function PriceBoard({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Heading text={title} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} <InlineText text="${word}" />
      </button>
    </>
  );
}
`;
const examples = [
  { name: 'English', starter: 'en', section: { title: 'What it costs' } },
  { name: 'German', starter: 'de', section: { title: 'Was es kostet' } },
];

beforeAll(async () => {
  registry = await startRegistry(join(output, 'registry', String(process.pid)), [name, creator, tools]);
  for (const folder of ['.', 'packages/create', 'packages/tools'].map((one) => join(root, one)))
    registry.run('npm', ['publish', '--ignore-scripts'], folder);
  registry.run(
    'npm',
    ['create', '--yes', `${name}@latest`, 'site', '--', '--name', 'Kern', '--lang', 'de', '--template', 'practice'],
    work,
  );
  registry.run('npm', ['install'], site);
  browser = await chromium.launch({ executablePath: findBrowser() ?? expect.fail('no browser'), args: browserArguments });
});
afterAll(async () => {
  await browser?.close();
  for (const { stop } of running) await stop();
  await registry?.stop();
  rmSync(work, { recursive: true, force: true });
  rmSync(join(output, 'registry', String(process.pid)), { recursive: true, force: true });
});

test('nothing is fetched from the network but what the lock file of the builder lists', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const known = Object.entries(packages).flatMap(([path, { dev }]) => (dev ? [] : [path.replace(/^.*node_modules\//, '')]));
  const fetched = registry.fetched();
  expect(fetched).toContain('react');
  expect(fetched.filter((one) => !known.includes(one) && one !== name && one !== creator)).toEqual([]);
});

test('there is one React', () => {
  expect(installed(site, 'react')).toHaveLength(1);
  expect(installed(site, 'react-dom')).toHaveLength(1);
});

test('the steps of its workflow, in their order, make the site of a fresh clone, and say what has changed', () => {
  const [pushed = '', clone = '', summary = '', output = ''] = ['pushed', 'clone', 'summary.md', 'output'].map((one) =>
    join(work, one),
  );
  const git = (...args: string[]) =>
    registry.run('git', ['-c', 'user.name=Kern', '-c', 'user.email=kern@example.com', ...args], pushed);
  cpSync(site, pushed, { recursive: true, filter: (path) => path !== join(site, 'node_modules') });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=The site');
  const file = join(pushed, 'site.json');
  const text = readFileSync(file, 'utf8').replace('"siteName": "Kern"', '"siteName": "Kernhaus"');
  writeFileSync(file, text);
  git('commit', '--quiet', '--all', '--message=Another name');
  git('clone', '--quiet', '--depth=2', pathToFileURL(pushed).href, clone);
  const { jobs } = parse(readFileSync(join(clone, '.github/workflows/site.yml'), 'utf8')) as {
    jobs: { site: { steps: { if?: string; run?: string }[] } };
  };
  // As GitHub runs them.
  // Those of a pull request: a site that is new has placeholders, which only what goes live must not have.
  for (const { run: script } of jobs.site.steps.filter((step) => !step.if?.includes("'push'")))
    if (script)
      registry.run(
        'env',
        ['CI=true', `GITHUB_STEP_SUMMARY=${summary}`, `GITHUB_OUTPUT=${output}`, 'bash', '-e', '-c', script],
        clone,
      );
  expect(readFileSync(output, 'utf8')).toBe('path=\n');
  expect(readFileSync(summary, 'utf8')).toContain('Kernhaus');
  expect(readFileSync(join(clone, 'dist/index.html'), 'utf8')).toContain('Kernhaus');
  expect(git('-C', clone, 'status', '--porcelain')).toBe('');
});

describe.each(listTemplates(root))('the template %s', (template) => {
  test.each(['de', 'en'])('is a site in %s that is built', async (lang) => {
    const folder = `templates/${template}-${lang}`;
    good(await inSite('new-site', folder, '--name', 'Kern & Söhne', '--lang', lang, '--template', template));
    good(await inSite('build', '--site', `${folder}/site.json`, '--out', `${folder}/dist`));
    expect(readFileSync(join(site, folder, 'dist/index.html'), 'utf8')).toContain(`lang="${lang}"`);
  });
});

describe('with a section type of its own', () => {
  const folder = join(site, 'sections/price-board');
  const file = join(site, 'site.json');
  let text = '';

  beforeAll(() => {
    rmSync(join(site, 'templates'), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'schema.ts'), schemaText());
    writeFileSync(join(folder, 'PriceBoard.tsx'), component('pieces'));
    writeFileSync(join(folder, 'examples.json'), JSON.stringify(examples));
    text = readFileSync(file, 'utf8');
    const manifest = JSON.parse(text) as { routes: { sections: object[] }[] };
    manifest.routes[0]?.sections.splice(1, 0, { type: 'price-board', title: 'What it costs here' });
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  });

  test('every command that ends does what it says', async () => {
    good(await inSite('schema'));
    good(await inSite('validate'));
    good(await inSite('migrate'));
    good(await inSite('build'));
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('What it costs here');
    good(await inSite('gallery', 'price-board', '--out', 'dist-gallery'));
    good(await inSite('new-section', 'daily-menu'));
    rmSync(join(site, 'sections/daily-menu'), { recursive: true });
    good(await inSite('schema'));
    writeFileSync(join(site, 'before.json'), text);
    const { code, text: said } = await inSite('diff', 'before.json', 'site.json', '--lang', 'en');
    expect([code, said]).toEqual([0, expect.stringContaining('What it costs here')]);
    rmSync(join(site, 'before.json'));
  });

  test('start serves it, and its script runs', async () => {
    const serving = await serveSite('start');
    const page = await browser.newPage();
    await page.goto(serving.url);
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    const button = page.getByRole('button', { name: 'pieces' });
    await poll(async () => {
      await button.click();
      return button.innerText();
    }).toMatch(/^[1-9]/);
    await page.close();
    await serving.stop();
  });

  test('dev keeps the state of its component when that is edited, and says what its schema finds', async () => {
    const serving = await serveSite('dev');
    const page = await browser.newPage();
    await page.goto(serving.url);
    const button = page.locator('[data-section="price-board"] button');
    await poll(async () => {
      await button.click();
      return button.innerText();
    }).toMatch(/^[1-9]/);
    const [count] = (await button.innerText()).split(/\s/);
    writeFileSync(join(folder, 'PriceBoard.tsx'), component('things'));
    await poll(() => button.innerText()).toMatch(new RegExp(`^${count}\\sthings$`));
    const price = `\n    price: plainText().meta({ de: ['Preis', 'Der Preis.'], en: ['Price', 'The price.'] }),`;
    writeFileSync(join(folder, 'schema.ts'), schemaText(price));
    const overlay = page.locator('vite-error-overlay');
    await poll(() => overlay.count()).toBe(1);
    // Its text lies in a tree of its own.
    await poll(() => overlay.getByText('missing-key').count()).toBeGreaterThan(0);
    writeFileSync(join(folder, 'schema.ts'), schemaText());
    await poll(() => overlay.count()).toBe(0);
    writeFileSync(join(folder, 'PriceBoard.tsx'), component('pieces'));
    await page.close();
    await serving.stop();
  });

  test('the editor offers it', async () => {
    const serving = await serveSite('edit');
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('editor-language', 'de'));
    await page.goto(serving.url);
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).first().click();
    await page.getByRole('searchbox', { name: 'Abschnitt suchen' }).fill('Preistafel');
    await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Preistafel' }).first().waitFor();
    await page.close();
    await serving.stop();
  });

  test('commands write nothing beside dist/ but their cache, and ask the network for nothing', async () => {
    const asked = registry.asked();
    expect(existsSync(join(site, 'node_modules/.vite'))).toBe(false);
    const rest = () => Object.keys(treeOf(site)).filter((path) => !/^(?:dist|node_modules\/\.cache)\//.test(path));
    const before = rest();
    good(await inSite('build'));
    good(await inSite('validate'));
    expect(rest()).toEqual(before);
    expect(registry.asked()).toEqual(asked);
  });

  test('pnpm, npm and a folder that was moved give the same bytes', async () => {
    const other = join(work, 'with-pnpm');
    for (const one of readdirSync(site))
      if (!/^(?:node_modules|dist.*|package-lock\.json)$/.test(one))
        cpSync(join(site, one), join(other, one), { recursive: true });
    const pnpm = join(work, 'pnpm');
    mkdirSync(pnpm);
    registry.run('npm', ['install', '--prefix', pnpm, 'pnpm'], pnpm);
    registry.run(join(pnpm, 'node_modules/.bin/pnpm'), ['install', `--store-dir=${join(work, 'store')}`], other);
    expect(readdirSync(join(other, 'node_modules/.pnpm')).filter((one) => /^react@/.test(one))).toHaveLength(1);
    good(await inSite('build'));
    const expected = treeOf(join(site, 'dist'));
    expect(Object.keys(expected).length).toBeGreaterThan(5);
    registry.run(join(other, 'node_modules/.bin', name), ['build'], other);
    expect(treeOf(join(other, 'dist'))).toEqual(expected);
    const moved = join(work, 'elsewhere', 'site moved');
    mkdirSync(join(work, 'elsewhere'));
    renameSync(site, moved);
    rmSync(join(moved, 'dist'), { recursive: true });
    good(await run('build', [], place(moved)));
    expect(treeOf(join(moved, 'dist'))).toEqual(expected);
    renameSync(moved, site);
  });

  test('check looks at its examples in a browser where the tools are installed', async () => {
    registry.run('npm', ['install', '--save-dev', tools], site);
    const env = { CHROMIUM_PATH: findBrowser() ?? '' };
    const { text } = await run('check', ['price-board'], { ...place(site), env });
    expect(text).toMatch(/^Pages: good, 3 passed, 0 failed/m);
  });
});
