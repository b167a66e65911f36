/** Pictures and fonts by their names: what is one, and where the next one goes. */

/** Uploads go there where no folder holds more of their kind. */
export const usualFolder = 'media';

const imageEnding = /\.(?:jpe?g|png|webp|avif|svg|gif)$/i;
const fontEnding = /\.(?:woff2?|[to]tf)$/i;

export const isPicture = (name: string): boolean => imageEnding.test(name);
export const isMedia = (name: string): boolean => isPicture(name) || fontEnding.test(name);

/** The folder of a path with slashes; empty for the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** @param named - the files that a manifest names and that are there: an upload goes where most of its kind lie */
export function uploadFolder(named: readonly string[], kind: 'image' | 'font'): string {
  const ending = kind === 'image' ? imageEnding : fontEnding;
  const counts = new Map<string, number>();
  for (const path of named.filter((one) => ending.test(one))) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? (kind === 'image' ? usualFolder : uploadFolder(named, 'image'));
}
