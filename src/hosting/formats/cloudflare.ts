/**
 * `_headers` and `_redirects` as Cloudflare Pages reads them: https://developers.cloudflare.com/pages/configuration/headers/ and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
import { waysToWrite } from '../../../schema/old-addresses.ts';
import type { Moved } from '../moved.ts';
import { type Headers, type Hosting, withoutSigns } from '../plan.ts';

/** Cloudflare joins what several rules say about one header, unless the later rule first takes away what the earlier one said. */
export function formatCloudflareHeaders({ base = '', headers, folders, pages }: Hosting): string {
  const rules = [
    [`${base}/*`, ...lines(headers)],
    ...folders.map(({ prefix, headers: own }) => [`${prefix}*`, ...replacing(own)]),
    ...pages.map(({ path, headers: own }) => [path, ...replacing(own)]),
  ];
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${withoutSigns(value)}`);
const replacing = (headers: Headers) => [...Object.keys(headers).map((name) => `  ! ${name}`), ...lines(headers)];

/**
 * A redirect is followed whether or not there is a file, and `/blog/*` is `/blog/` as well. Those with `*` come last: of what follows the first
 * one no more than 100 are read.
 */
export function formatCloudflareRedirects({ moved = [], redirects }: Hosting): string {
  const line = (from: string, to: string) => `${encodeURI(from)} ${to} 301\n`;
  const linesOf = (list: readonly Moved[]) => list.flatMap((one) => waysToWrite(one).map((from) => line(from, one.to)));
  return [
    ...moved.filter(({ isPage }) => isPage).map(({ from }) => line(`${from}/`, from)),
    ...linesOf(moved.filter(({ below }) => !below)),
    ...redirects.map(({ from, to }) => line(from, to)),
    ...linesOf(moved.filter(({ below }) => below)),
  ].join('');
}
