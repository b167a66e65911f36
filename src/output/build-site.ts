/**
 * The one way from a manifest to the folder that is published, step by step.
 *
 * ```
 *  site.json ─1 load─► Site ─2 media─► Site with files for visitors ─3 draft─► ─4 delivery─► ─5 steps─► files ─6 compress─► ─7 swap─► folder
 *               │                │
 *               └────────────────┴──► findings: an error ends the build, and the folder stays as it was
 * ```
 *
 * What a site consists of is in steps.ts; how files are written and put in place, in folder/.
 */
import { dirname, join, resolve } from 'node:path';
import type { Site } from '../../schema/resolved.ts';
import { allPages } from '../../schema/site-parts.ts';
import { ContentCache } from '../disk/content-cache.ts';
import type { LoadResult, Report } from '../loader/load.ts';
import { findDamaged } from '../manifest/resolve/damaged-files.ts';
import { siteBelowPath } from '../render/below-path.ts';
import type { ClientBundle } from './app/client-bundle.ts';
import type { Used } from './app/only-used.ts';
import { deliveryOfSite } from './document/delivery.ts';
import { qualityFor } from './folder/compress.ts';
import { Draft } from './folder/draft.ts';
import { Writer } from './folder/writer.ts';
import { prepareMedia } from './media/prepare-media.ts';
import { Phases } from './phases.ts';
import { type Counts, type More, steps } from './steps.ts';
import { usedBy } from './used-by-site.ts';

/** What a build starts from. */
export interface BuildSource {
  /** Path of the manifest. */
  manifest: string;
  load: () => Promise<LoadResult>;
  /** With no more in it than the site uses. */
  bundle: (used: Used) => Promise<ClientBundle>;
}

export interface BuildOptions {
  /** Results of earlier builds, for what is slow to make: photos, cards. Their keys say what made them. */
  contents: ContentCache;
  /** The same for drawings and fonts. It belongs to exactly these sources of the builder, which the keys do not name. */
  media: ContentCache;
  /** A folder that belongs to exactly these sources of the builder, for the styles of pages. Undefined: nothing is kept. */
  cache?: string | undefined;
  /** Names of steps to leave out, `images` and `compression` among them. For measurements. */
  without?: readonly string[];
  /** Is told what the time is spent on. */
  phases?: Phases;
  /** Is told what there is to say about the manifest before anything is written. */
  onReport?: (report: Report) => void;
  /** Is told how many image and font files had to be made anew. */
  onMedia?: (made: number) => void;
  /** Is called after each page, card and image file, with how many are done and how many there are. */
  onProgress?: Partial<Record<Counts['things'] | 'images', (done: number, all: number) => void>>;
  /** Is asked for what is built beside the site. */
  more?: (site: Site) => Promise<More>;
  /** Changes what was written, before it takes the folder's place. */
  finish?: (draft: string) => void;
}

export interface Written {
  /** The path that the site lies below; empty at the root of its host. */
  base: string;
  pages: number;
  /** Bytes of all files, without the compressed copies. */
  bytes: number;
  /** How many files there are, without the compressed copies. */
  files: number;
  /** Addresses of what stood in the folder before though no build had made it, and is gone. */
  gone: string[];
}

/**
 * Builds a manifest into a folder.
 *
 * @param folder - absolute
 * @returns what was written; undefined where the manifest has an error
 * @throws what is no fault of the manifest; the folder is as it was then
 */
export async function buildSite(source: BuildSource, folder: string, options: BuildOptions): Promise<Written | undefined> {
  const { phases = new Phases(), onReport = () => {} } = options;

  // 1. Load.
  const loaded = await phases.measure('checks', source.load);
  if (!loaded.site) {
    onReport(loaded);
    return undefined;
  }

  // 2. Media, while the app is bundled or read.
  const { site: written } = loaded;
  const [{ site, damaged }, bundle] = await Promise.all([
    phases.measure('images', () => mediaOf(written, options)),
    phases.measure('code', () => source.bundle(usedBy(written))),
  ]);
  // A closer look at the files that the manifest names can find more to say.
  const isDamaged = (path: string) => damaged.has(join(dirname(resolve(source.manifest)), path));
  const further = damaged.size > 0 ? findDamaged(loaded.references, isDamaged) : [];
  onReport(further.length > 0 ? loaded.report(further) : loaded);
  if (further.length > 0) return undefined;

  // 3. Draft: an empty folder beside the one to replace.
  const draft = new Draft(folder);
  try {
    return await writeSite(siteBelowPath(site), bundle, draft, { ...options, phases }, await options.more?.(written));
  } finally {
    draft.discard();
  }
}

/** The site with files made for visitors, and the paths of those that could not be made. */
async function mediaOf(site: Site, { contents, media, without = [], onMedia, onProgress = {} }: BuildOptions) {
  if (without.includes('images')) return { site, damaged: new Set<string>() };
  const { images: onImage } = onProgress;
  const prepared = await prepareMedia(site, { photos: contents, others: media, ...(onImage && { onProgress: onImage }) });
  onMedia?.(prepared.made);
  return prepared;
}

/** Steps 4 to 7: makes every file of a site, and puts the result in place in one step. */
export async function writeSite(
  site: Site,
  bundle: ClientBundle,
  draft: Draft,
  options: BuildOptions,
  more?: More,
): Promise<Written> {
  const { contents, cache, without = [], phases = new Phases(), onProgress = {} } = options;
  const pages = allPages(site).length;

  // 4. Delivery: what the documents refer to.
  const styles = new ContentCache(cache && join(cache, 'styles'));
  const delivery = await phases.measure('styles', () => deliveryOfSite(site, bundle, styles));

  // 5. Steps: every file, one after the other.
  const writer = new Writer(draft.folder, without.includes('compression') ? undefined : qualityFor(pages), contents, site.base);
  for (const { name, files, counts } of steps) {
    if (without.includes(name)) continue;
    let done = 0;
    await phases.measure(name, async () => {
      for await (const file of files({ site, delivery, cache: contents, more })) {
        await writer.add(file);
        if (counts?.which.test(file.address)) onProgress[counts.things]?.(++done, counts.all(site));
      }
    });
  }

  // 6. Compress: most copies are made by now.
  await phases.measure('compression', () => writer.end());

  // 7. Swap.
  options.finish?.(draft.folder);
  const gone = await phases.measure('swap', () => draft.complete(writer.addresses));
  styles.prune();
  return { base: site.base ?? '', pages, bytes: writer.bytes, files: writer.files, gone };
}
