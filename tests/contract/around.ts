/** For tests: what stands around a section that is looked at: a page, and a manifest around pages. */
import type { Manifest, WrittenSection } from '../support/manifest/manifest.ts';
import { minimalManifest } from '../support/manifest/minimal.ts';
import { constants } from './generate.ts';

/** The sections of a page about one: alone where it has a title, below a titled one where it has none. */
export function pageAround(section: WrittenSection): WrittenSection[] {
  return section.title === undefined
    ? [{ type: 'text', title: 'Above', text: ['What follows has no title.'] }, section]
    : [section];
}

/**
 * The minimal manifest with other pages, written as it is today, beside its home page. Files in it are named from the project's folder.
 *
 * @param pages The sections of each page; its path is `/1`, `/2` and so on.
 */
export function manifestAround(pages: readonly WrittenSection[][]): Manifest {
  const manifest = minimalManifest();
  const [home, ...others] = manifest.routes;
  if (!home) throw new Error('The minimal manifest has no home page.');
  manifest.constants = { ...manifest.constants, ...constants };
  manifest.header.logo = { src: 'media/logo.svg', alt: '' };
  const routes = pages.map((sections, index) => ({
    path: `/${index + 1}`,
    title: `Page ${index + 1}`,
    description: `The page of number ${index + 1}, made to be looked at and then forgotten.`,
    sections,
  }));
  manifest.routes = [home, ...routes, ...others];
  return manifest;
}
