/**
 * What `npm run pictures -- --looks` does: for each key that chooses a look a sheet on which the first page of a site is seen with every
 * value of it, in light and dark.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { sectionBase } from '../../schema/define-section.ts';
import { footerLayout, headerLayout, look } from '../../schema/look.ts';
import { findBrowser } from '../../src/command/browser.ts';
import type { CommandContext } from '../../src/command/context.ts';
import { serveFolder } from '../../src/command/serve-folder.ts';
import { ContentCache } from '../../src/disk/content-cache.ts';
import { writeAtomically } from '../../src/disk/write-atomically.js';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { loadClientBundle } from '../../src/output/app/client-bundle.ts';
import { buildSite } from '../../src/output/build-site.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { takeFrame } from './pictures.ts';

interface Section {
  type: string;
  [key: string]: unknown;
}

interface Manifest {
  theme: object;
  header: object;
  footer: object;
  routes: { sections: Section[] }[];
}

/** A key, its values, and where in a manifest they go. */
interface Key {
  name: string;
  values: readonly string[];
  write: (manifest: Manifest, value: string) => object | undefined;
}

/** In CSS pixels; a sheet shows each page as wide as a phone. */
const width = 1280;
const shownAs = 420;

/**
 * @param site - the manifest, relative to the current folder
 * @param out - the folder to write, relative to the current folder
 * @returns the exit code
 */
export async function makeLookSheets(site: string, out: string, context: CommandContext): Promise<number> {
  const executablePath = findBrowser(context.root);
  if (!executablePath) return 2;
  const manifest = JSON.parse(readFileSync(site, 'utf8')) as Manifest;
  // With all rules that there are: no look needs one of its own.
  const bundle = await loadClientBundle(context, new ContentCache(join(context.cache, 'apps')));
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    mkdirSync(out, { recursive: true });
    for (const { name, values, write } of keysOf(manifest)) {
      const columns: string[] = [];
      for (const value of values) {
        const changed = structuredClone(manifest);
        const place = write(changed, value);
        if (!place) continue;
        const folder = join(context.cache, 'looks');
        const contents = new ContentCache(undefined);
        const load = async () => {
          const loaded = await loadSite(resolve(site), { content: Buffer.from(JSON.stringify(changed)) });
          loaded.site?.pages.splice(1);
          return loaded;
        };
        const source = { manifest: site, load, bundle: async () => bundle };
        const without = ['images', 'icons', 'cards', 'compression'];
        const built = await buildSite(source, folder, { contents, media: contents, without });
        // A layout that this page has no image for, say, is not built.
        const pictures = built ? await takeBoth(browser, folder) : [];
        columns.push(`<div><p>${value}</p>${pictures.join('') || 'Not with this page.'}</div>`);
      }
      const file = join(out, `${name}.png`);
      writeAtomically(file, await takeFrame(browser, `<main>${columns.join('')}</main>`, style, columns.length * (shownAs + 16)));
      console.log(file);
    }
  } finally {
    await browser.close();
  }
  return 0;
}

const style = `
body { margin: 0; font: 20px/1.6 system-ui, sans-serif; background: #fff; }
main { display: flex; align-items: start; gap: 16px; }
div { width: ${shownAs}px; }
p { margin: 0; }
img { display: block; width: 100%; margin-block-end: 16px; }`;

/** What can be chosen for a site as a whole, for a section, and for those types of its first page that have forms. */
function keysOf({ routes: [first] }: Manifest): Key[] {
  const ofSection = (name: string, index: number, key: string, schema: unknown): Key => ({
    name,
    values: optionsOf(schema),
    write: ({ routes }, value) => {
      const section = routes[0]?.sections[index];
      return section && Object.assign(section, { [key]: value });
    },
  });
  const forms = (first?.sections ?? []).flatMap(({ type }, index): Key[] => {
    const schema = sectionSchemas[type]?.props.shape.layout;
    return schema ? [ofSection(`${type}-layout`, index, 'layout', schema)] : [];
  });
  const byName = new Map(forms.map((key) => [key.name, key]));
  return [
    ...Object.entries(look).map(
      ([key, schema]): Key => ({
        name: key,
        values: optionsOf(schema),
        write: ({ theme }, value) => Object.assign(theme, { [key]: value }),
      }),
    ),
    { name: 'header', values: optionsOf(headerLayout()), write: ({ header }, layout) => Object.assign(header, { layout }) },
    { name: 'footer', values: optionsOf(footerLayout()), write: ({ footer }, layout) => Object.assign(footer, { layout }) },
    ofSection('tone', 1, 'tone', sectionBase.shape.tone),
    ofSection('edge', 1, 'edge', sectionBase.shape.edge),
    ...byName.values(),
  ];
}

/** What an enum may be that is optional or has a default. */
function optionsOf(schema: unknown): readonly string[] {
  const { options, unwrap } = schema as { options?: readonly string[]; unwrap?: () => unknown };
  return options ?? (unwrap ? optionsOf(unwrap.call(schema)) : []);
}

/** The first page of a built site in light and dark, each as the element that shows it. */
async function takeBoth(browser: Browser, folder: string): Promise<string[]> {
  const { url, end } = await serveFolder(folder);
  const pictures: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'load' });
    // Below the fold images wait to be scrolled to.
    await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    });
    const png = await page.screenshot({ fullPage: true });
    pictures.push(`<img src="data:image/png;base64,${png.toString('base64')}">`);
    await page.close();
  }
  end();
  return pictures;
}
