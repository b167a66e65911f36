/** `_headers` as Cloudflare Pages reads it: https://developers.cloudflare.com/pages/configuration/headers/ */
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
