/** `npm run gallery` builds this: a site like any other, from a manifest that is made and not written, and pages that frame its pages. */
import { dirname, join, resolve } from 'node:path';
import { ContentCache } from '../disk/content-cache.ts';
import { commandLine } from '../findings/command-line.ts';
import { readBrand } from '../gallery/brand.ts';
import { folderOfExamples } from '../gallery/examples.ts';
import { galleryManifest } from '../gallery/manifest.ts';
import { galleryPages } from '../gallery/pages.tsx';
import { finishPages } from '../gallery/serve.ts';
import { compileValidator } from '../loader/node/compile-schema.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { loadClientBundle } from '../output/app/client-bundle.ts';
import type { Used } from '../output/app/only-used.ts';
import { buildSite, type Written } from '../output/build-site.ts';
import { formatProblems } from '../report/text.ts';
import { sayMedia } from './build.ts';
import type { CommandContext } from './context.ts';
import { createProgress } from './progress.ts';
import { takeFolder } from './take-folder.ts';
import { commandWords } from './words.ts';

/** The gallery is for developers. */
const words = commandWords.en;

/**
 * Builds the gallery.
 *
 * @param wanted.types - the section types to show
 * @param wanted.site - a manifest whose colours and fonts the gallery has; where it is not valid, the gallery has its own
 * @param wanted.out - the folder
 * @returns what was written, or the exit code after the findings have been printed
 */
export async function buildGallery(
  { types, site, out }: { types: readonly string[]; site: string; out: string },
  { root, project, cache }: CommandContext,
): Promise<Written | number> {
  const folder = takeFolder(out);
  if (folder === undefined) return 2;
  const base = folderOfExamples({ root, project });
  const brand = await readBrand(resolve(site), base);
  if (!brand)
    console.error(`${site} is not valid, so the gallery has colours and fonts of its own: see ${commandLine('validate', site)}`);
  const manifest = { ...galleryManifest({ root, project }, types), ...brand };
  const content = Buffer.from(JSON.stringify(manifest, null, 2));
  const contents = new ContentCache(join(dirname(cache), 'contents'));
  const media = new ContentCache(join(cache, 'media'));
  const apps = new ContentCache(join(cache, 'apps'));
  const source = {
    manifest: join(base, 'gallery.json'),
    load: () => loadSite(join(base, 'gallery.json'), { content, lang: 'en', validatorOf: compileValidator }),
    bundle: (used: Used) => loadClientBundle({ root, project }, apps, { used }),
  };
  const written = await buildSite(source, folder, {
    contents,
    media,
    // Nobody finds the gallery by a search engine.
    without: ['cards'],
    onReport({ problems }) {
      // Examples repeat each other and belong to no site, so warnings do not matter here.
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) console.error(formatProblems(errors));
    },
    onMedia: (made) => sayMedia(made, words),
    onProgress: { pages: createProgress(words.rendered), images: createProgress(words.encoded) },
    finish: (draft) => finishPages(draft, galleryPages({ root, project }, types)),
  });
  if (!written) return 1;
  contents.prune();
  media.prune();
  apps.prune();
  console.log(`Built the gallery: ${Object.keys(manifest.routes).length - 1} pages.`);
  return written;
}
