/** Fetches pages for navigation in place. Browser only. */
import type { Page } from '../../schema/resolved.ts';
import { dataAddress } from './own-addresses.ts';
import { type PageData, sameShell } from './page-files.ts';

/** A page that cannot be shown in place, with what the error view says. */
export class PageError extends Error {}

/** The site was published anew since this document was loaded: only a full load shows it as it is now. */
export class OutdatedError extends Error {}

const pages = new Map<string, Promise<Page | undefined>>();

/** Makes every page be asked for again. */
export function forgetPages(): void {
  pages.clear();
}

/**
 * The page at a path.
 *
 * @param path - a path of the address bar; a trailing slash is not part of a page's name
 * @param build - the build id of the running document
 * @returns the page, or undefined when the site has none there
 * @throws PageError when it cannot be loaded or read, OutdatedError when it comes from another build
 */
export function fetchPage(path: string, build: string): Promise<Page | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const page = request(path, build);
  pages.set(path, page);
  // What failed may be asked for again.
  page.catch(() => pages.delete(path));
  return page;
}

async function request(path: string, build: string): Promise<Page | undefined> {
  const response = await fetch(dataAddress(path)).catch((cause: unknown) => {
    throw new PageError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new PageError([response.status, response.statusText].filter(Boolean).join(' '));
  const data = (await response.json().catch((cause: unknown) => {
    throw new PageError(cause instanceof Error ? cause.message : String(cause), { cause });
  })) as Partial<PageData> | null;
  if (!data?.build || !data.page) throw new PageError(dataAddress(path));
  if (!sameShell(data.build, build)) throw new OutdatedError();
  return data.page;
}
