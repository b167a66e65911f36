/** The sites under test: the manifest that SITE names, and the gallery of all section types for what that one does not have. */
import {
  type Manifest,
  notFoundOf,
  otherLanguageOf,
  pagesOf,
  plain,
  readManifest,
  targetOf,
  type WrittenEntry,
  type WrittenRoute,
  walk,
} from '../support/manifest/manifest.ts';
import { root } from '../support/project/project.ts';

export interface Subject {
  name: string;
  /** Path of the manifest. */
  file: string;
  manifest: Manifest;
  /** Those in the language of the site; all others are looked at by tools/languages.spec.ts. */
  pages: WrittenRoute[];
  notFound: WrittenRoute;
  /** Where it is served, without a trailing slash. Known once the tests run. */
  url: string;
  /** The path that it lies below; empty at the root. */
  base: string;
  /** Where it is built. */
  folder: string;
}

function subject(name: 'SITE' | 'GALLERY', file: string): Subject {
  const manifest = readManifest(file);
  manifest.routes = manifest.routes.filter(({ draft }) => draft !== true);
  return {
    name: name.toLowerCase(),
    file,
    manifest,
    pages: pagesOf(manifest).filter(({ path }) => !otherLanguageOf(path, manifest)),
    notFound: notFoundOf(manifest),
    get url() {
      return process.env[`${name}_URL`] ?? '';
    },
    get base() {
      return this.url.replace(/^https?:\/\/[^/]*/, '');
    },
    get folder() {
      return process.env[`${name}_FOLDER`] ?? '';
    },
  };
}

export const site = subject('SITE', process.env.SITE ?? `${root}/site.json`);

/** Written by the setup, so it can be read only while tests run. */
export const gallery = () => subject('GALLERY', process.env.GALLERY ?? '');

/** The site under test if it has what a test needs, else the gallery, which has everything. No test is ever skipped. */
export function subjectWith(has: (subject: Subject) => boolean): Subject {
  const found = [site, gallery()].find(has);
  if (!found) throw new Error('Neither the site nor the gallery has what this test needs.');
  return found;
}

/** Whether the app comes from home and back without a full load: an isolated page is left by one. */
export const hasHomeInApp = ({ manifest, pages }: Subject): boolean =>
  !pages.some((page) => page.path === '/' && isIsolated(page, manifest));

/** The pages that a site's footer or header leads to from home in place, by the label of the link. */
export function linkedPages(subject: Subject, where: 'header' | 'footer'): { label: string; page: WrittenRoute }[] {
  if (!hasHomeInApp(subject)) return [];
  const { manifest } = subject;
  const links: WrittenEntry[] = manifest[where].links;
  return links.flatMap(({ label, href, newTab }) => {
    const target = href && targetOf(href, manifest);
    const inPlace = target && !newTab && !target.hash && target.page.path !== '/' && !isIsolated(target.page, manifest);
    return inPlace ? [{ label, page: target.page }] : [];
  });
}

/** The section that the header's contact button leads to, where it leads to one on the home page. */
export function contactAnchor({ manifest }: Subject): string | undefined {
  const { contact } = manifest.header;
  const target = contact && targetOf(contact.href, manifest);
  return target?.page.path === '/' && target.hash ? target.hash : undefined;
}

/** The pages with a sign-up form. */
export const pagesWithForm = ({ pages }: Subject): WrittenRoute[] =>
  pages.filter(({ sections }) =>
    [...walk(sections)].some(
      ({ keys, value }) => keys.at(-1) === 'form' && typeof value === 'object' && value && 'locale' in value,
    ),
  );

/** Whether a page loads something with the document, so that the app comes without waiting for the visitor. */
export const isEager = ({ sections }: WrittenRoute): boolean =>
  [...walk(sections)].some(
    ({ keys, value }) => keys.at(-1) === 'resources' && ((value as { load?: string }).load ?? 'on-enter') === 'on-enter',
  );

/** Whether a page loads what is not the site's own, or sends to another host: then it is entered and left by a full load. */
export const isIsolated = ({ sections }: WrittenRoute, manifest: Manifest): boolean =>
  [...walk(sections)].some(({ keys, value }) => {
    if (keys.at(-1) === 'resources') return (value as { load?: string }).load !== 'never';
    // An image lies beside the manifest, what a frame shows on another host.
    if (keys.at(-1) !== 'action' && keys.at(-1) !== 'src') return false;
    const address = plain(String(value), manifest);
    return /^https?:/.test(address) && new URL(address).origin !== new URL(plain(manifest.site.url, manifest)).origin;
  });

/** A path that no page of a site has. */
export const unknownPath = '/no/such-page';
