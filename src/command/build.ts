/** What `build` and `start` have in common: load, report, write. */
import { relative, resolve } from 'node:path';
import type { Site } from '../../schema/resolved.ts';
import { loadClientBundle } from '../build/client-bundle.ts';
import { mediaFolders, prepareMedia } from '../build/media/prepare-media.ts';
import { isForeign, type Written, writeSite } from '../build/write-site.ts';
import { formatProblems } from '../manifest/format-text.ts';
import { loadSite } from '../manifest/load.ts';
import type { CommandContext } from './context.ts';

/**
 * Builds a manifest into a folder and says what was built; an invalid manifest leaves the folder as it was.
 *
 * @param site - the manifest, relative to the current folder
 * @param out - the folder to write, relative to the current folder
 * @returns what was written, or the exit code after the findings have been printed
 */
export async function build(site: string, out: string, { root, cache }: CommandContext): Promise<Written | number> {
  const started = performance.now();
  const folder = resolve(out);
  if (isForeign(folder)) {
    console.error(`${out} holds what this build did not make. Name another folder with --out, or remove it yourself.`);
    return 2;
  }
  const media = reportMedia();
  const prepareFiles = async (valid: Site) => {
    const { damaged, made } = await prepareMedia(valid, { ...mediaFolders(cache), onProgress: media.progress });
    media.end(made);
    return damaged;
  };
  const [{ site: loaded, problems }, bundle] = await Promise.all([
    loadSite(resolve(site), { prepareFiles }),
    loadClientBundle(root, cache),
  ]);
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!loaded) return 1;
  const progress = reportProgress();
  const written = await writeSite(loaded, bundle, folder, progress);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${written.pages} pages (${Math.round(written.bytes / 1024)} kB) from ${show(site)} into ${show(folder)} in ${seconds} s.`,
  );
  // Said again at the end, where it is read: such a site looks finished.
  for (const { code, message, hint } of problems)
    if (code === 'stand-in-endpoint') console.error(`\n!!! ${message}\n!!! ${hint}\n`);
  return written;
}

/** A path as short as it is from here. */
const show = (path: string) => relative('.', resolve(path)) || '.';

/** Says how far the encoding of photos is, and at the end how many files were made that no earlier build had left. */
function reportMedia() {
  const line = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`);
  return {
    progress: (done: number, all: number) => line(`Encoded ${done} of ${all} image files …`),
    end(made: number) {
      line('');
      if (made > 0) console.log(`Made ${made} image and font ${made === 1 ? 'file' : 'files'}; the next build has them.`);
    },
  };
}

/** One line that counts, on a terminal, when there is enough to wait for. */
function reportProgress() {
  let last = 0;
  return (done: number, all: number) => {
    if (!process.stderr.isTTY || all < 50) return;
    if (done < all && done - last < all / 100) return;
    last = done;
    process.stderr.write(done === all ? '\r\x1b[K' : `\rRendered ${done} of ${all} pages …`);
  };
}
