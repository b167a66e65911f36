/** The files in a built site that tell hosts how to serve it. None of them is for visitors. */
import type { Redirect } from '../../../schema/resolved.ts';
import { type Hosting, type HostingOfMore, planHosting } from '../plan.ts';
import type { DocumentContents } from '../policy.ts';
import { formatApache } from './apache.ts';
import { formatCaddy } from './caddy.ts';
import { formatCloudflareHeaders, formatCloudflareRedirects } from './cloudflare.ts';
import { formatNetlifyHeaders, formatNetlifyRedirects } from './netlify.ts';
import { formatNginx } from './nginx.ts';
import { formatVercel } from './vercel.ts';

/** What `npm start` serves by. */
export const planFile = '.hosting/plan.json';

/**
 * @param documents - what is known of every document of the site (describeDocument), in any order
 * @param files - the addresses of all files that are no pages
 * @param redirects - the author's own
 * @param base - what all addresses begin with
 * @param more - of what is built with the site on demand
 * @returns name below the site's folder → text; the same for the same documents, files and redirects
 */
export function hostingFiles(
  documents: readonly DocumentContents[],
  files: readonly string[] = [],
  redirects: readonly Redirect[] = [],
  base = '',
  more: HostingOfMore = {},
): Map<string, string> {
  return filesOfPlan(planHosting(documents, files, redirects, base, more));
}

/** The same for a plan. */
export function filesOfPlan(hosting: Hosting): Map<string, string> {
  return new Map([
    [planFile, `${JSON.stringify(hosting, null, 2)}\n`],
    ['.hosting/nginx.conf', formatNginx(hosting)],
    ['.hosting/Caddyfile', formatCaddy(hosting)],
    ['.htaccess', formatApache(hosting)],
    // What lies at the root, and begins with a letter, is in schema/built-addresses.ts, too.
    // Netlify and Cloudflare Pages read a file of the same name by different rules.
    ['_headers', formatNetlifyHeaders(hosting)],
    ['.hosting/cloudflare/_headers', formatCloudflareHeaders(hosting)],
    ['_redirects', formatNetlifyRedirects(hosting)],
    // Else both read the one above. Cloudflare finds the nearest not-found page by itself.
    ...(hosting.moved || hosting.notFound
      ? [['.hosting/cloudflare/_redirects', formatCloudflareRedirects(hosting)] as const]
      : []),
    ['vercel.json', formatVercel(hosting)],
    // GitHub Pages would leave out what begins with an underscore, such as the data of pages.
    ['.nojekyll', ''],
  ]);
}
