/** The files of the fonts that come with the builder, in their packages on this machine's disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontPart, fontId } from '../../../schema/packaged-fonts.ts';
import { memo } from '../../disk/memo.ts';

export interface PackagedFile extends FontPart {
  /** That of the package. */
  folder: string;
  /** Path of its text. */
  licence: string;
}

/** @returns that with the basic Latin letters first, then that for the other letters of Europe */
export const packagedFiles = memo((family: string): PackagedFile[] => {
  const id = fontId(family);
  const list = createRequire(import.meta.url).resolve(`@fontsource-variable/${id}/unicode.json`);
  const folder = dirname(list);
  const ranges = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
  const order = (name: string) => ['latin', 'latin-ext'].indexOf(name) >>> 0;
  return ranges
    .sort(([one], [other]) => order(one) - order(other))
    .map(([name, range]) => ({
      file: join(folder, 'files', `${id}-${name}-wght-normal.woff2`),
      ...{ range, folder, licence: join(folder, 'LICENSE') },
    }));
});
