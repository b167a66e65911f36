/** Writes a whole site into a folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '../../schema/resolved.ts';
import type { ClientBundle } from './client-bundle.ts';
import type { ContentCache } from './content-cache.ts';
import { prepareDelivery } from './deliver.ts';
import { Phases } from './phases.ts';
import { steps } from './steps.ts';

/** Names a folder as made by this build: only such a folder, or an empty one, is ever replaced. */
const marker = '.made-by-build';

export interface Written {
  pages: number;
  /** Bytes of all files, without the compressed copies. */
  bytes: number;
  /** Milliseconds of each phase, in the order in which they ran. */
  phases: ReadonlyMap<string, number>;
}

/** Whether something stands at a path that is not this build's to replace: a file, or a folder with files of someone else. */
export function isForeign(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) return false;
  return !found.isDirectory() || (!existsSync(join(out, marker)) && readdirSync(out).length > 0);
}

/**
 * Renders every page and replaces the folder `out` by the result in one step. When anything fails, `out` stays as it was.
 *
 * @param onProgress - called after each page with how many are done and how many there are
 */
export async function writeSite(
  site: Site,
  bundle: ClientBundle,
  out: string,
  cache: ContentCache,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Written> {
  const draft = `${out}.${process.pid}-${randomBytes(3).toString('hex')}`;
  const pages = site.pages.length + 1;
  // Brotli's best costs 27 ms a page; above some number of pages a middle quality is as good and sixty times as fast.
  const quality = pages > 100 ? 5 : 11;
  const phases = new Phases();
  const texts = new Map<string, string | Uint8Array>();
  let bytes = 0;
  const write = async (address: string, content: string | Uint8Array) => {
    const file = join(draft, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    bytes += Buffer.byteLength(content);
    if (isText(address)) texts.set(file, content);
  };
  try {
    await write(marker, '');
    const delivery = await phases.measure('styles', () => prepareDelivery(site, bundle));
    let done = 0;
    for (const { name, files } of steps) {
      await phases.measure(name, async () => {
        for await (const file of files({ site, delivery, cache })) {
          await write(file.address, 'content' in file ? file.content : await file.make());
          if (file.address.endsWith('.html')) onProgress(++done, pages);
        }
      });
    }
    await phases.measure('compression', async () => {
      for (const [file, content] of texts) await compress(file, content, quality);
    });
    await phases.measure('swap', () => replace(out, draft));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { pages, bytes, phases: phases.times };
}

async function replace(out: string, draft: string): Promise<void> {
  const old = `${draft}-old`;
  if (existsSync(out)) await rename(out, old);
  try {
    await rename(draft, out);
  } catch (error) {
    if (existsSync(old)) await rename(old, out);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

const isText = (address: string) => /\.(?:html|js|css|json|svg|xml|txt)$/.test(address);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts compressed copies beside a file, where they are smaller. */
async function compress(file: string, content: string | Uint8Array, quality: number): Promise<void> {
  const input = Buffer.from(content);
  const [small, compatible] = await Promise.all([
    brotli(input, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: input.length } }),
    gzipped(input, { level: quality === 11 ? 9 : 6 }),
  ]);
  if (small.length < input.length) await writeFile(`${file}.br`, small);
  if (compatible.length < input.length) await writeFile(`${file}.gz`, compatible);
}
