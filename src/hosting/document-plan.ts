/** How one document that is no page wants to be served with its files: in a folder of a site, or at the root of a host of its own. */
import { types } from './media-types.ts';
import { common, forever, type Headers, type Hosting } from './plan.ts';
import { formatPolicy, type Policy } from './policy.ts';

const headersFor = (policy: Policy, embedder: 'require-corp' | 'unsafe-none'): Headers => ({
  'Content-Security-Policy': formatPolicy({ ...policy, 'frame-ancestors': ["'none'"], 'upgrade-insecure-requests': [] }),
  'Cross-Origin-Embedder-Policy': embedder,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/**
 * A site that is one document and its files, at the root of a host of its own.
 *
 * @param policy - of its document
 * @param kept - the folder of files whose names change with their contents
 */
export const planDocument = (policy: Policy, kept: string): Hosting => ({
  headers: { ...common, ...headersFor(policy, 'require-corp') },
  folders: [{ prefix: kept, headers: { 'Cache-Control': forever } }],
  pages: [],
  redirects: [],
  types,
});

/** The same in a folder of a site: what differs from the headers of the site's pages. Of two folders the first one counts. */
export function planFolder(prefix: string, policy: Policy, kept: string): Hosting['folders'] {
  const headers = headersFor(policy, 'unsafe-none');
  return [
    { prefix: kept, headers: { ...headers, 'Cache-Control': forever } },
    { prefix, headers, hasIndex: true },
  ];
}

/** Lets the pages of one other origin read a file. */
export const planShared = (path: string, origin: string): Hosting['pages'] => [
  { path, headers: { 'Access-Control-Allow-Origin': origin } },
];
