/**
 * `_headers` and `_redirects` as Cloudflare Pages reads them: https://developers.cloudflare.com/pages/configuration/headers/ and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
import { waysToWrite } from '../../../schema/old-addresses.ts';
import { type Headers, type Hosting, withoutSigns } from '../plan.ts';

/** Cloudflare joins what several rules say about one header, unless the later rule first takes away what the earlier one said. */
export function formatCloudflareHeaders({ headers, folders, pages }: Hosting): string {
  const rules = [
    ['/*', ...lines(headers)],
    ...folders.map(({ prefix, headers: own }) => [`${prefix}*`, ...replacing(own)]),
    ...pages.map(({ path, headers: own }) => [path, ...replacing(own)]),
  ];
  return `${rules.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${withoutSigns(value)}`);
const replacing = (headers: Headers) => [...Object.keys(headers).map((name) => `  ! ${name}`), ...lines(headers)];

/** A redirect is followed whether or not there is a file, and `/blog/*` is `/blog/` as well. */
export function formatCloudflareRedirects({ moved = [], redirects }: Hosting): string {
  return [
    ...moved.filter(({ isPage }) => isPage).map(({ from }) => `${from}/ ${from} 301\n`),
    ...moved.flatMap((one) => waysToWrite(one).map((from) => `${encodeURI(from)}${one.below ? '*' : ''} ${one.to} 301\n`)),
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
  ].join('');
}
