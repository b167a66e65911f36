/**
 * Which old addresses get a file of their own, a small page that leads on: for hosts that know no rules, such as GitHub Pages. All that
 * have rules follow these first.
 */
import type { Redirect } from '../../schema/resolved.ts';

/** What systems allow as the name of a file, with room for the ending of a compressed copy (bytes). */
const longestName = 240;

/**
 * `/old.html` is a file of that name; every other one is `index.html` in a folder, `/old/index.html`, which hosts send for `/old` and for
 * `/old/`, and as HTML even where the address ends in `.php`. There is none where a page or a file is in its way: case does not count, as
 * many file systems do not tell it apart.
 *
 * @param pages - the paths of all pages
 * @param published - the addresses of files of one's own
 */
export function redirectPages(
  redirects: readonly Redirect[],
  pages: readonly string[],
  published: readonly string[],
): { address: string; redirect: Redirect }[] {
  const files = new Set([...pages.map(fileOf), ...published].map(alike));
  const folders = new Set([...files].flatMap(foldersOf));
  const taken = new Set(pages.map(alike));
  const found: { address: string; redirect: Redirect }[] = [];
  // Those that name a file come first: `/old/index.html` is one, and `/old` would be the same.
  const isFile = ({ from }: Redirect) => /\.html?$/i.test(from);
  const single = redirects.filter(({ below }) => !below);
  for (const redirect of [...single.filter(isFile), ...single.filter((one) => !isFile(one))]) {
    const address = isFile(redirect) ? redirect.from : `${redirect.from}/index.html`;
    const file = alike(address);
    const above = foldersOf(file);
    const isInTheWay = files.has(file) || folders.has(file) || above.some((folder) => files.has(folder));
    // Beside the page's own file a folder of that name would make hosts unsure which of the two is meant.
    const isOfPage = file.endsWith('/index.html') && taken.has(file.slice(0, -'/index.html'.length));
    const isTooLong = address.split('/').some((name) => Buffer.byteLength(name) > longestName);
    if (isInTheWay || isOfPage || isTooLong) continue;
    files.add(file);
    for (const folder of above) folders.add(folder);
    found.push({ address, redirect });
  }
  return found;
}

/** The address of a page's file. */
const fileOf = (path: string): string =>
  path.endsWith('*')
    ? `${path.slice(0, -1).replace(/\/?$/, '/')}404.html`
    : path.endsWith('/')
      ? `${path}index.html`
      : `${path}.html`;

const alike = (address: string): string => address.normalize('NFC').toLowerCase();

/** `/a/b/c.html` → `/a`, `/a/b` */
const foldersOf = (address: string): string[] => {
  const steps = address.split('/').slice(0, -1);
  return steps.slice(1).map((_, index) => steps.slice(0, index + 2).join('/'));
};
