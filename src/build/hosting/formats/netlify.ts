/** `_headers` and `_redirects` as Netlify reads them: https://docs.netlify.com/routing/headers/ */
import type { Headers, Hosting } from '../hosting.ts';

/** Of two rules for the same header Netlify takes the later one (netlify/cli, src/utils/headers.ts), so exceptions come last. */
export function formatNetlifyHeaders({ headers, folders, pages }: Hosting): string {
  const rules: [string, Headers][] = [
    ['/*', headers],
    ...folders.map(({ prefix, headers: own }): [string, Headers] => [`${prefix}*`, own]),
    ...pages.map(({ path, headers: own }): [string, Headers] => [path, own]),
  ];
  return `${rules.map(([path, own]) => [path, ...lines(own)].join('\n')).join('\n\n')}\n`;
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Both hosts take a slash or `.html` off by themselves; `404.html` is what they answer to unknown addresses. */
export function formatRedirects({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
