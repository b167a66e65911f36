/** `vercel.json`: https://vercel.com/docs/project-configuration */
import type { Moved } from '../moved.ts';
import { type Headers, type Hosting, withoutSigns } from '../plan.ts';

/** It refers to a group of the pattern. */
const dollar = /\$/g;

/**
 * Of two rules for the same header Vercel takes the later one. `cleanUrls` serves `x.html` as `/x`, and redirects from there. Without a word on
 * slashes at the end it redirects none: below a path the home page has one.
 */
export function formatVercel({ base, headers, folders, pages, moved = [], redirects }: Hosting): string {
  const list = (own: Headers) => Object.entries(own).map(([key, value]) => ({ key, value: withoutSigns(value, dollar) }));
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(base === undefined && { trailingSlash: false }),
    redirects: [...sources(moved), ...redirects].map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [
      { source: `${base ?? ''}/(.*)`, headers: list(headers) },
      ...folders.map(({ prefix, headers: own }) => ({ source: `${prefix}(.*)`, headers: list(own) })),
      ...pages.map(({ path, headers: own }) => ({ source: path, headers: list(own) })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** What path-to-regexp takes for its own. */
const special = /[()+]/g;

/**
 * What it takes for a part of the pattern even in percent notation, and then refuses the whole site
 * (https://github.com/vercel/vercel/issues/10841). Such a target is left to the file at the old address.
 */
const isRefused = (to: string): boolean => /[:()*+{}\\]|%3A/i.test(to.replace(/^https:\/\/[^/]*/i, ''));

/**
 * Before any redirect it takes `.html`, `/index` and a slash off what is asked for, so `/old.html` arrives as `/old`:
 * https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/index.ts
 */
const sources = (moved: readonly Moved[]): { from: string; to: string }[] =>
  moved.flatMap(({ from, below, to, cleaned }) =>
    (isRefused(to) ? [] : cleaned === undefined ? [from] : [from, cleaned]).map((path) => ({
      from: `${encodeURI(path).replace(special, '\\$&')}${below ? '/(.+)' : ''}`,
      to,
    })),
  );
