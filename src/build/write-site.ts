/** Writes a whole site into a folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Site } from '../../schema/resolved.ts';
import { dataAddress, fileStem, shellAddress } from '../render/delivery.ts';
import { render } from '../render/render.tsx';
import type { ClientBundle } from './client-bundle.ts';
import { prepareDelivery } from './deliver.ts';
import { type PicturesWritten, writePictures } from './found/pictures.ts';

/** Names a folder as made by this build: only such a folder, or an empty one, is ever replaced. */
const marker = '.made-by-build';

export interface Written {
  pages: number;
  /** Cards and icons, and what they alone cost. */
  pictures: PicturesWritten & { seconds: number };
  /** Bytes of all files, without the compressed copies. */
  bytes: number;
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
 * @param cache - where what is costly to draw is kept
 * @param onProgress - called after each page with how many are done and how many there are
 */
export async function writeSite(
  site: Site,
  bundle: ClientBundle,
  out: string,
  cache: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Written> {
  const draft = `${out}.${process.pid}-${randomBytes(3).toString('hex')}`;
  const all = [...site.pages, site.notFound];
  // Brotli's best costs 27 ms a page; above some number of pages a middle quality is as good and sixty times as fast.
  const quality = all.length > 100 ? 5 : 11;
  let bytes = 0;
  let pictures: Written['pictures'];
  const write = async (address: string, content: string | Uint8Array) => {
    const file = join(draft, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    bytes += Buffer.byteLength(content);
    if (isText(address)) await compress(file, content, quality);
  };
  try {
    const { deliver, shellData, pageData, shared } = prepareDelivery(site, bundle);
    await write(marker, '');
    for (const [address, text] of shared) await write(address, text);
    await write(shellAddress, JSON.stringify(shellData));
    for (const [address, asset] of site.assets) {
      if (asset.bytes) await write(address, asset.bytes);
      else {
        await mkdir(dirname(join(draft, address)), { recursive: true });
        await copyFile(asset.file, join(draft, address));
      }
    }
    for (const [index, page] of all.entries()) {
      await write(`${fileStem(page.path)}.html`, render(site, page.path, deliver));
      await write(dataAddress(page.path), JSON.stringify(pageData(page)));
      onProgress(index + 1, all.length);
    }
    const started = performance.now();
    pictures = { ...(await writePictures(site, cache, write)), seconds: (performance.now() - started) / 1000 };
    await replace(out, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { pages: all.length, pictures, bytes };
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

const isText = (address: string) => /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(address);

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
