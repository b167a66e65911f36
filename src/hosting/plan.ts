/**
 * How a site wants to be served: status, headers, redirects and types of every address, as plain data. The one source that the
 * configurations of all hosts (./formats) and `npm start` are made from.
 */
import { hostFilePattern } from '../../schema/built-addresses.ts';
import type { Allowance, Redirect } from '../../schema/resolved.ts';
import { types, typesOf } from './media-types.ts';
import { type Moved, planMoved } from './moved.ts';
import { contentPolicy, type DocumentContents, formatPolicy, type Policy } from './policy.ts';

/** Name → value. */
export type Headers = Record<string, string>;

export interface Hosting {
  /** What all addresses begin with, `/choir`; left out where the site lies at the root of its host. */
  base?: string;
  /** Of every address, the not-found page included. */
  headers: Headers;
  /**
   * In place of the same headers: of everything below a folder. Where it has a document of its own, its address ends with a slash, and
   * `index.html` answers there.
   */
  folders: { prefix: string; headers: Headers; hasIndex?: true }[];
  /** In place of the same headers, or beside them: of single addresses, mostly pages. */
  pages: { path: string; headers: Headers }[];
  /** Old addresses of the author's, the first one counts. They come before all else; left out where there are none. */
  moved?: Moved[];
  /** Other ways to write an address, and the right one. Without what holds for every page: a slash or `.html` at its end. */
  redirects: { from: string; to: string }[];
  /** The pages that answer to unknown addresses of other languages than the site's, the longest address first: `/en/` → `/en/404.html`. */
  notFound?: { prefix: string; file: string }[];
  /** Extension → media type. */
  types: Record<string, string>;
}

/** The shortest that is right: browsers keep a page but ask each time, so that a wrong fact is gone once it is corrected. */
const checked = 'public, max-age=0, must-revalidate';
/** Files whose names change with their contents. */
export const forever = 'public, max-age=31536000, immutable';

/** Cloudflare Pages: 100 rules (https://developers.cloudflare.com/pages/configuration/headers/). A few are left for the others. */
const ruleLimit = 80;

/**
 * Features that no page uses and that tell much or cost money; a script that is not ours may not use them either. Only names that no
 * browser calls unknown, and not all there are: every answer carries them.
 */
const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** What is built beside a site, as it wants to be served. */
export type HostingOfMore = Partial<Pick<Hosting, 'folders' | 'pages'>>;

/**
 * Of files that are no pages. A page's policy with the hashes of all pages would make each answer 0.8 kB longer for nothing; of these
 * files only a drawing that is opened by itself could do anything. What hosts answer to unknown addresses below the same folder is the
 * not-found page, which has styles of its own.
 */
const filePolicy = formatPolicy({
  'script-src': ["'none'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** A pattern of the addresses that not-found pages would have by their files, which none of them has: without what all addresses begin with. */
export function namesOfNotFound({ base = '', notFound = [] }: Hosting): string {
  const folders = notFound.map(({ prefix }) => prefix.slice(base.length + 1)).filter((folder) => folder !== '');
  return `${folders.length > 0 ? `(?:${folders.join('|')})?` : ''}404`;
}

/** Addresses of what hosts read and visitors must not, and of compressed copies. `/.well-known/` is for certificates. */
export const privateNames = ({ base = '' }: Pick<Hosting, 'base'> = {}): string =>
  `/\\.(?:[^w]|$)|\\.(?:br|gz)$|^${inPattern(base)}/(?:_headers|_redirects|${hostFilePattern})$`;

/** What an address begins with, in a pattern. */
export const inPattern = (base: string): string => base.replaceAll('.', '\\.');

/**
 * @param documents - all of a site's documents, the not-found page included, in any order
 * @param files - the addresses of all files that are no pages. They get what all addresses get: a policy that lets no script of theirs run.
 * @param redirects - the author's own
 * @param base - what all these addresses begin with
 * @param more - of what is built with the site on demand
 */
export function planHosting(
  documents: readonly DocumentContents[],
  files: readonly string[] = [],
  redirects: readonly Redirect[] = [],
  base = '',
  more: HostingOfMore = {},
): Hosting {
  const own = documents.filter(({ allows }) => allows);
  // Too many exceptions for a host with a limit, or one that Cloudflare cannot make: it adds to the headers of "/" and replaces
  // none; or one that no address has, as the not-found page answers to all that are unknown. Then headers allow everywhere what any page
  // needs, and the policy in each document still allows it only there.
  const together = own.length > ruleLimit || own.some(({ path }) => /[/*]$/.test(path));
  const plain = together ? documents : documents.filter(({ allows }) => !allows);
  const shared = describeTogether(plain);
  const notFound = documents
    .flatMap(({ path }) => (path.endsWith('/*') ? [{ prefix: path.slice(0, -1), file: `${path.slice(0, -1)}404.html` }] : []))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const headers = { ...common, ...headersFor(shared) };
  const exceptions = together ? [] : own;
  return {
    ...(base !== '' && { base }),
    headers,
    folders: [
      { prefix: `${base}/assets/`, headers: { 'Cache-Control': forever, 'Content-Security-Policy': filePolicy } },
      ...(more.folders ?? []),
    ],
    pages: [
      ...exceptions.map((document) => ({ path: document.path, headers: difference(headersFor(document), headers) })),
      ...(more.pages ?? []),
    ].sort((one, other) => (one.path < other.path ? -1 : 1)),
    ...(notFound.length > 0 && { notFound }),
    ...(redirects.length > 0 && {
      moved: planMoved(
        redirects,
        documents.map(({ path }) => path),
        files,
      ),
    }),
    redirects: documents
      .filter(({ path }) => !path.endsWith('*'))
      .map(({ path }) => ({ from: base + path.slice(base.length).toLowerCase(), to: path }))
      .filter(({ from, to }) => from !== to)
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
    types: { ...types, ...typesOf(files) },
  };
}

/** The same for every address. */
export const common: Headers = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': checked,
};

/** What depends on what a document holds and does. */
function headersFor(document: Omit<DocumentContents, 'path'>): Headers {
  const { script = [], style = [], frame = [] } = document.allows ?? {};
  const loadsForeign = script.length + style.length > 0;
  const frames = frame.length > 0;
  return {
    'Content-Security-Policy': headerPolicy(contentPolicy(document)),
    // Other hosts' files come without their cookies; of the site's own pages none needs any.
    // What is framed would have to ask for the same of its own files, and next to no provider does.
    'Cross-Origin-Embedder-Policy': frames ? 'unsafe-none' : loadsForeign ? 'credentialless' : 'require-corp',
    // A window that a frame opens, to pay or to sign in, has to find its way back to it.
    ...(frames && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
  };
}

/**
 * What a `<meta>` cannot say, and what holds for a file that has none: no script but those of the pages. All else stands in each document:
 * said twice, it made some answers longer than the first ten segments that a server sends, and these pages painted a round trip later.
 */
const headerPolicy = ({ 'script-src': script = [] }: Policy): string =>
  formatPolicy({ 'script-src': script, 'frame-ancestors': ["'none'"], 'upgrade-insecure-requests': [] });

function describeTogether(documents: readonly DocumentContents[]): Omit<DocumentContents, 'path'> {
  const all = (of: (document: DocumentContents) => readonly string[]) => [...new Set(documents.flatMap(of))].sort();
  const allowances = documents.flatMap(({ allows }) => allows ?? []);
  const origins = (kind: Exclude<keyof Allowance, 'guest'>) => all(({ allows }) => allows?.[kind] ?? []);
  const frame = origins('frame');
  return {
    scripts: all(({ scripts }) => scripts),
    styles: all(({ styles }) => styles),
    ...(documents.length > 0 && documents.every(({ isStatic }) => isStatic) && { isStatic: true }),
    ...(documents.some(({ styled }) => styled) && { styled: true }),
    ...(documents.some(({ films }) => films) && { films: true }),
    ...(allowances.length > 0 && {
      allows: {
        script: origins('script'),
        style: origins('style'),
        font: origins('font'),
        endpoint: origins('endpoint'),
        ...(frame.length > 0 && { frame }),
        guest: allowances.some(({ guest }) => guest),
      },
    }),
  };
}

/**
 * A header's value without what the configuration of a host would read as its own: in percent notation, which means the same in
 * addresses, and nothing else in headers comes from a manifest.
 *
 * @param signs - a pattern of those signs, with the flag `g`; line ends need not be among them
 */
export const withoutSigns = (value: string, signs = /(?!)/g): string =>
  value.replace(signs, encodeURIComponent).replace(/\p{Cc}/gu, encodeURIComponent);

const difference = (headers: Headers, from: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => from[name] !== value));

/** The headers of an address that is answered with a page or file. */
export function headersOf({ headers, folders, pages }: Hosting, path: string): Headers {
  const folder = folders.find(({ prefix }) => path.startsWith(prefix));
  const page = pages.find((one) => one.path === path);
  return { ...headers, ...folder?.headers, ...page?.headers };
}

/** Headers as plain http can send them: an upgrade to https would send browsers to a server that is not there. */
export function withoutTls({ 'Strict-Transport-Security': _, ...headers }: Headers): Headers {
  const policy = headers['Content-Security-Policy']?.replace('; upgrade-insecure-requests', '');
  return { ...headers, ...(policy !== undefined && { 'Content-Security-Policy': policy }) };
}
