/**
 * What `npm run pictures` does: the pictures of README.md, of docs/what-can-be-written.md and of the handbooks, taken of the real thing; those
 * of README.md are put into frames.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findBrowser } from '../../src/command/browser.ts';
import { build } from '../../src/command/build.ts';
import type { CommandContext } from '../../src/command/context.ts';
import { previewFolder } from '../../src/command/preview-folder.ts';
import { serveFolder } from '../../src/command/serve-folder.ts';
import { writeAtomically } from '../../src/disk/write-atomically.js';
import { loadSite } from '../../src/loader/node/load-site.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { takeEditor } from './editor-pictures.ts';

/** The width of the pictures in CSS pixels. README shows them at about two thirds of it. */
const width = 1280;

/** The sites that docs/what-can-be-written.md leads to, in tests/fixtures/valid. */
const examples = ['les-sentiers', 'harbour-physio', 'stolarnia-dab', 'atelier-velo', 'warshat-khatt', 'falkenrast'];

/**
 * @param out - the folder to write, relative to the current folder
 * @returns 0, or the exit code after saying why there are no pictures
 */
export async function makePictures(out: string, context: CommandContext): Promise<number> {
  const executablePath = findBrowser(context.root);
  if (!executablePath) return 2;
  const manifest = join(context.root, 'site.json');
  const served = await serveBuilt(manifest, context);
  if (typeof served === 'number') return served;
  const problem = await misspell(manifest);
  const { chromium } = await import('playwright');
  // Drawings that move are shown as they end.
  const args = ['--no-sandbox', '--disable-background-networking', '--force-prefers-reduced-motion'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const { url } = served;
    const desktop = await takePage(browser, url, { width: 1120, height: 700 });
    const phone = await takePage(browser, url, { width: 390, height: 780 });
    const { site } = await loadSite(manifest);
    const others: Buffer[] = [];
    // The first row in light, the second in dark.
    for (const [index, { path }] of (site?.pages ?? []).slice(1, 7).entries())
      others.push(await takePage(browser, new URL(path, url).href, { width: 1120, height: 700 }, index < 3 ? 'light' : 'dark'));
    const pictures = {
      site: await takeFrame(browser, frameSite(desktop, phone)),
      pages: await takeFrame(browser, framePages(others)),
      finding: await takeFrame(browser, frameFinding(problem)),
      examples: await takeFrame(browser, framePages(await takeExamples(browser, context))),
      ...(await takeEditor(browser, manifest, context, (phones) => takeFrame(browser, framePhones(phones)))),
    };
    mkdirSync(out, { recursive: true });
    const { default: sharp } = await import('sharp');
    for (const [name, png] of Object.entries(pictures)) {
      const file = join(out, `${name}.webp`);
      const picture = await sharp(png).resize({ width }).webp({ quality: 82, effort: 6 }).toBuffer();
      writeAtomically(file, picture);
      console.log(`${file}: ${Math.round(picture.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
    served.end();
  }
  return 0;
}

/** Builds a site and serves it, or says why there is none and returns the exit code. */
async function serveBuilt(manifest: string, context: CommandContext): Promise<{ url: string; end: () => void } | number> {
  const folder = previewFolder(manifest, context);
  const written = await build(manifest, folder, context);
  if (typeof written === 'number') return written;
  return serveFolder(folder);
}

/** What a visitor sees first of the sites that are examples. */
async function takeExamples(browser: Browser, context: CommandContext): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const name of examples) {
    const served = await serveBuilt(join(context.root, 'tests/fixtures/valid', name, 'site.json'), context);
    if (typeof served === 'number') throw new Error(`${name} cannot be built.`);
    pictures.push(await takePage(browser, served.url, { width, height: 800 }));
    served.end();
  }
  return pictures;
}

/** The site's manifest with a slip in its first section, and what the loader says of it. */
async function misspell(manifest: string): Promise<{ problem: Problem; text: string }> {
  const text = readFileSync(manifest, 'utf8').replace(/("sections": \[\s*\{[^{}]*?)"title"/, '$1"titel"');
  const { problems } = await loadSite(manifest, { content: Buffer.from(text), lang: 'en' });
  const problem = problems.find(({ code }) => code === 'unknown-key');
  if (!problem) throw new Error('The first section of site.json has no title that could be misspelt.');
  return { problem, text };
}

/** What a visitor sees first of a page. */
async function takePage(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme });
  const page = await context.newPage();
  // A font that does not come at once shows from the next page on.
  for (let visit = 0; visit < 2; visit++) await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** What `main` shows in such a body. */
export async function takeFrame(browser: Browser, body: string, styles = style, wide = width): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: wide, height: 100 } });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${styles}</style>${body}`, { waitUntil: 'load' });
  const picture = await page.locator('main').screenshot();
  await page.close();
  return picture;
}

const style = `
body { margin: 0; font: 17px/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: ${width}px; background: #e7ebf0; position: relative; }
.site { padding: 48px 0 0 40px; height: 760px; overflow: hidden; }
.desktop { width: 1060px; border-radius: 10px 10px 0 0; overflow: hidden; background: #fff; box-shadow: 0 12px 48px #1b274033; }
.desktop::before { content: ''; display: block; height: 34px; background: #d3dae2; }
.desktop img { display: block; width: 100%; }
.phone { position: absolute; right: 44px; top: 150px; width: 268px; border: 9px solid #10161f; border-radius: 34px; overflow: hidden;
  box-shadow: 0 18px 48px #1b274055; background: #fff; }
.phone img { display: block; width: 100%; }
.pages { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding: 32px; }
.pages img { display: block; width: 100%; border-radius: 10px; box-shadow: 0 8px 32px #1b274026; }
.phones { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px; padding: 40px 64px; }
.phones img { display: block; box-sizing: border-box; width: 100%; border: 8px solid #10161f; border-radius: 28px; box-shadow: 0 12px 40px #1b274040; }
.finding { padding: 40px; }
.editor { border-radius: 10px; overflow: hidden; background: #1f2530; color: #d8dee9; box-shadow: 0 12px 48px #1b274033; }
.tab { display: inline-block; padding: 8px 22px; background: #1f2530; }
.tabs { background: #161b24; font-size: 15px; }
pre { margin: 0; padding: 18px 0; font: 16px/1.65 ui-monospace, 'DejaVu Sans Mono', monospace; overflow: hidden; }
pre i { font-style: normal; display: inline-block; width: 56px; padding-right: 22px; text-align: right; color: #66718a; }
pre b { font-weight: normal; color: #8fc7ff; }
pre u { text-decoration: underline wavy #ff6b6b 2px; text-underline-offset: 4px; }
.said { border-top: 1px solid #39424f; padding: 16px 28px 20px; background: #161b24; }
.said p { margin: 0; }
code { font: 0.92em ui-monospace, 'DejaVu Sans Mono', monospace; color: #fff; }
.place { color: #93a0b5; font-size: 15px; }
.mark { color: #ff8080; font-weight: 600; }
.hint { color: #9fd6a5; }
`;

const image = (png: Buffer) => `<img src="data:image/png;base64,${png.toString('base64')}">`;

const frameSite = (desktop: Buffer, phone: Buffer) =>
  `<main class="site"><div class="desktop">${image(desktop)}</div><div class="phone">${image(phone)}</div></main>`;

const framePages = (pages: Buffer[]) => `<main class="pages">${pages.map(image).join('')}</main>`;

export const framePhones = (phones: Buffer[]) => `<main class="phones">${phones.map(image).join('')}</main>`;

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The lines around a slip, as an editor shows them. */
function frameFinding({ problem, text }: { problem: Problem; text: string }): string {
  const { start, end } = problem.range;
  const lines = text.split('\n').map((line, index) => {
    const slip = index + 1 === start.line ? line.slice(start.column - 1, end.column - 1) : '';
    const keys = escapeText(line.slice(0, 150)).replace(/(&#34;\w+&#34;)(?=: )/g, '<b>$1</b>');
    return `<i>${index + 1}</i>${slip ? keys.replace(escapeText(slip), `<u>${escapeText(slip)}</u>`) : keys}`;
  });
  const shown = lines.slice(start.line - 6, start.line + 7).join('\n');
  const say = (sentence: string) => escapeText(sentence).replace(/`([^`]*)`/g, '<code>$1</code>');
  return `<main class="finding"><div class="editor"><div class="tabs"><span class="tab">site.json</span></div><pre>${shown}</pre>
<div class="said"><p><span class="mark">${problem.severity}</span> ${say(problem.message)}</p><p class="hint">${say(problem.hint)}</p>
<p class="place">site.json:${start.line}:${start.column} · ${problem.code}</p></div></div></main>`;
}
