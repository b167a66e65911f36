/**
 * What a site consists of, step by step. A build runs the steps in this order and writes what they make: who adds a kind of file adds
 * a step here. How files are written, compressed and put in place is no concern of a step (build-site.ts).
 */

import { fileOf, ownFiles } from '../../schema/built-addresses.ts';
import type { Page, Redirect, Site } from '../../schema/resolved.ts';
import { allPages, getPage, shellOf } from '../../schema/site-parts.ts';
import type { ContentCache } from '../disk/content-cache.ts';
import { hostingFiles } from '../hosting/formats/files.ts';
import type { HostingOfMore } from '../hosting/plan.ts';
import { type DocumentContents, describeDocument, withPolicy } from '../hosting/policy.ts';
import { redirectPages } from '../hosting/redirect-pages.ts';
import { bytesOf } from '../loader/node/disk-files.ts';
import { below, dataAddress } from '../render/page-files.ts';
import { render } from '../render/render.tsx';
import { cardPictures, iconPictures } from './cards/pictures.ts';
import type { SiteDelivery } from './document/delivery.ts';
import type { SiteFile } from './folder/site-file.ts';

/** What all steps know. */
export interface BuildContext {
  site: Site;
  delivery: SiteDelivery;
  /** Results of earlier builds, for what is slow to make. */
  cache: ContentCache;
  more?: More | undefined;
}

/** What is built beside a site on demand. */
export interface More {
  files: readonly SiteFile[];
  hosting: HostingOfMore;
}

export interface Step {
  /** As the report of times names it. */
  name: string;
  files: (context: BuildContext) => Iterable<SiteFile> | AsyncIterable<SiteFile>;
  /** Where it may take long. */
  counts?: Counts;
}

/** What people are told while a step works. */
export interface Counts {
  things: 'pages' | 'cards';
  /** Addresses of the files that count. */
  which: RegExp;
  /** How many there will be, at most. */
  all: (site: Site) => number;
}

export const steps: readonly Step[] = [
  { name: 'app', files: appFiles },
  { name: 'assets', files: assetFiles },
  { name: 'published', files: publishedFiles },
  { name: 'pages', files: pageFiles, counts: { things: 'pages', which: /\.html$/, all: (site) => allPages(site).length } },
  { name: 'redirects', files: redirectFiles },
  { name: 'more', files: ({ more }) => more?.files ?? [] },
  { name: 'icons', files: iconPictures },
  { name: 'cards', files: cardPictures, counts: { things: 'cards', which: /\/card\./, all: ({ pages }) => pages.length } },
];

function* appFiles({ delivery }: BuildContext): Generator<SiteFile> {
  for (const [address, content] of delivery.shared) yield { address, content };
}

function* assetFiles({ site }: BuildContext): Generator<SiteFile> {
  for (const [address, asset] of site.assets) {
    if (!asset.isOnlyCut) yield { address, content: bytesOf(asset) };
  }
}

/** Files of one's own, byte for byte. Validated by their contents, since their addresses say nothing of them. */
function* publishedFiles({ site }: BuildContext): Generator<SiteFile> {
  for (const [address, asset] of site.published) yield { address, content: bytesOf(asset) };
}

/** The pages, and last what tells hosts how to serve them: that depends on what all documents hold. */
function* pageFiles({ site, delivery, more }: BuildContext): Generator<SiteFile> {
  const documents: DocumentContents[] = [];
  const pages = allPages(site);
  // The app changes pages in place: a film on one of them plays under the policy of another.
  const film = !site.isStatic && pages.some(hasFilm);
  for (const page of pages) {
    const html = render(site, page.path, delivery.deliveryOf);
    const document = describeDocument(page, html, film || hasFilm(page));
    documents.push(document);
    yield { address: fileOf(page.path), content: withPolicy(html, document) };
    if (delivery.pageData)
      yield { address: below(site.base, dataAddress)(page.path), content: JSON.stringify(delivery.pageData(page)) };
  }
  for (const [name, content] of hostingFiles(documents, fileAddresses(site), site.redirects, site.base, more?.hosting))
    yield { address: `${site.base ?? ''}/${name}`, content };
}

function* redirectFiles({ site }: BuildContext): Generator<SiteFile> {
  const paths = allPages(site).map(({ path }) => path);
  for (const { address, redirect } of redirectPages(site.redirects, paths, fileAddresses(site))) {
    const html = redirectPage(redirect, site);
    yield { address, content: withPolicy(html, describeDocument({ path: redirect.from }, html)) };
  }
}

/** All files that are no pages, at addresses that no redirect may hide. */
const fileAddresses = (site: Site): string[] => [
  ...ownFiles({ ...site, pages: allPages(site) }),
  ...site.published.keys(),
  ...site.feeds.map(({ address }) => address),
];

/** A film is the file that a section names as its own `src`; one in a frame is an address, which is a text. */
const hasFilm = ({ sections }: Page) => sections.some(({ src }) => typeof src === 'object');

/**
 * The small page at an old address, for hosts that know no rules. Its only words are the title of where it leads.
 *
 * @returns a document that leads on at once, and by a link where a browser does not; it has no policy yet. Search engines
 *   take the target in its place
 */
function redirectPage({ to }: Pick<Redirect, 'to'>, site: Site): string {
  const page = to.replace(/#.*/, '');
  const target = getPage(site, page);
  const { lang, dir, url } = shellOf(site, target);
  const title = target.path === page ? target.title : to;
  const [href, canonical, text] = [to, page.startsWith('/') ? url + page : page, title].map(escaped);
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}"${dir ? ` dir="${dir}"` : ''}><head><meta charSet="utf-8"/>`,
    `<meta http-equiv="refresh" content="0; url=${href}"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${canonical}"><title>${text}</title></head><body><a href="${href}">${text}</a></body></html>`,
  ].join('');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
