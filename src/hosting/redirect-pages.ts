/**
 * Which old addresses get a file of their own, a small page that leads on: for hosts that know no rules, such as GitHub Pages. All that
 * have rules follow these first.
 */
import { FileTree, fileOf } from '../../schema/built-addresses.ts';
import type { Redirect } from '../../schema/resolved.ts';

/** What systems allow as the name of a file, with room for the ending of a compressed copy (bytes). */
const longestName = 240;

/**
 * `/old.html` is a file of that name; every other one is `index.html` in a folder, `/old/index.html`, which hosts send for `/old` and for
 * `/old/`, and as HTML even where the address ends in `.php`. There is none where a page or a file is in its way: case does not count, as
 * many file systems do not tell it apart.
 *
 * @param pages - the paths of all pages
 * @param files - the addresses of all others
 */
export function redirectPages(
  redirects: readonly Redirect[],
  pages: readonly string[],
  files: readonly string[],
): { address: string; redirect: Redirect }[] {
  const documents = pages.map(fileOf);
  const ofPages = new FileTree(documents);
  const there = new FileTree([...documents, ...files]);
  const found: { address: string; redirect: Redirect }[] = [];
  // Those that name a file come first: `/old/index.html` is one, and `/old` would be the same.
  const isFile = ({ from }: Redirect) => /\.html?$/i.test(from);
  const single = redirects.filter(({ below }) => !below);
  for (const redirect of [...single.filter(isFile), ...single.filter((one) => !isFile(one))]) {
    const address = isFile(redirect) ? redirect.from : `${redirect.from}/index.html`;
    const isInTheWay = there.has(address) || there.hasFolder(address);
    // Beside the page's own file a folder of that name would make hosts unsure which of the two is meant.
    const isOfPage = ofPages.has(address.replace(/\/index\.html$/i, '.html'));
    const isTooLong = address.split('/').some((name) => Buffer.byteLength(name) > longestName);
    if (isInTheWay || isOfPage || isTooLong) continue;
    there.add(address);
    found.push({ address, redirect });
  }
  return found;
}
