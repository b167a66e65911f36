/** The sites under test: the manifest that SITE names, and the gallery of all section types for what that one does not have. */
import { type Manifest, notFoundOf, pagesOf, readManifest, targetOf, type WrittenRoute, walk } from '../manifest.ts';
import { root } from '../project.ts';

export interface Subject {
  name: string;
  /** Path of the manifest. */
  file: string;
  manifest: Manifest;
  pages: WrittenRoute[];
  notFound: WrittenRoute;
  /** Where it is served, without a trailing slash. Known once the tests run. */
  url: string;
  /** Where it is built. */
  folder: string;
}

function subject(name: 'SITE' | 'GALLERY', file: string): Subject {
  const manifest = readManifest(file);
  return {
    name: name.toLowerCase(),
    file,
    manifest,
    pages: pagesOf(manifest),
    notFound: notFoundOf(manifest),
    get url() {
      return process.env[`${name}_URL`] ?? '';
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

/** The pages that a site's footer or header leads to, other than home, by the label of the link. */
export function linkedPages({ manifest }: Subject, where: 'header' | 'footer'): { label: string; page: WrittenRoute }[] {
  return manifest[where].links.flatMap(({ label, href, newTab }) => {
    const target = targetOf(href, manifest);
    return target && !newTab && !target.hash && target.page.path !== '/' ? [{ label, page: target.page }] : [];
  });
}

/** The section that the header's contact button leads to, where it leads to one on the home page. */
export function contactAnchor({ manifest }: Subject): string | undefined {
  const target = targetOf(manifest.header.contact.href, manifest);
  return target?.page.path === '/' && target.hash ? target.hash : undefined;
}

/** The pages with a form. */
export const pagesWithForm = ({ pages }: Subject): WrittenRoute[] =>
  pages.filter((page) => [...walk(page.sections)].some(({ keys, value }) => keys.at(-1) === 'form' && typeof value === 'object'));

/** A path that no page of a site has. */
export const unknownPath = '/no/such-page';
