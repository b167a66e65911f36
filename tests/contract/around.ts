/** For tests: a manifest around pages, for whoever builds it. It needs nothing that only Vite finds, which browser tests run without. */
import { routesOf, type WrittenSection } from '../../src/contract/around.ts';
import { constants } from '../../src/contract/generate.ts';
import type { Manifest } from '../support/manifest/manifest.ts';
import { minimalManifest } from '../support/manifest/minimal.ts';

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
  manifest.routes = [home, ...routesOf(pages), ...others];
  return manifest;
}
