/** `_headers` and `_redirects` as Netlify reads them: https://docs.netlify.com/routing/headers/ */
import { type Headers, type Hosting, withoutSigns } from '../plan.ts';

/** Of two rules for the same header Netlify takes the later one (netlify/cli, src/utils/headers.ts), so exceptions come last. */
export function formatNetlifyHeaders({ base = '', headers, folders, pages }: Hosting): string {
  const rules: [string, Headers][] = [
    [`${base}/*`, headers],
    ...folders.map(({ prefix, headers: own }): [string, Headers] => [`${prefix}*`, own]),
    // Netlify answers with the page at these as well (slorber/trailing-slash-guide/docs/Hosting-Providers.md).
    ...pages.flatMap(({ path, headers: own }) =>
      (path.endsWith('/') ? [path] : [path, `${path}.html`, `${path}/`]).map((address): [string, Headers] => [address, own]),
    ),
  ];
  return `${rules.map(([path, own]) => [path, ...lines(own)].join('\n')).join('\n\n')}\n`;
}

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${withoutSigns(value)}`);

/**
 * Cloudflare takes a slash or `.html` off by itself, Netlify by its settings; `404.html` is what they answer to unknown addresses. What has a
 * file is answered by the file unless the status says otherwise, as for an old address that has a page of its own for other hosts:
 * https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing. A slash at the end makes no difference.
 */
export function formatNetlifyRedirects({ moved = [], redirects, notFound = [] }: Hosting): string {
  return [
    ...moved.map(({ from, below, to, hasFile }) => `${encodeURI(from)}${below ? '/*' : ''} ${to} 301${hasFile ? '!' : ''}\n`),
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    // https://docs.netlify.com/routing/redirects/redirect-options/#custom-404-page-handling
    ...notFound.map(({ prefix, file }) => `${prefix}* ${file} 404\n`),
  ].join('');
}
