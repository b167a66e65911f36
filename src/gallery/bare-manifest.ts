/** A manifest around given pages: neutral words and colours, a home page, a page for unknown addresses. */
import type { Folders } from '../bundling/project.js';
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { withPlacedPictures } from './examples.ts';
import shell from './shell.json';

/** A page as an author writes it. */
export interface WrittenPage {
  path: string;
  title: string;
  description: string;
  entry?: { date: string; tags: string[]; image: { src: string; alt: string }; facts: Record<string, unknown> };
  sections: ({ type: string } & Record<string, unknown>)[];
}

/** Puts a manifest around pages of the current version, which are not migrated. It stands in the folder of examples. */
export function bareManifest(pages: readonly WrittenPage[], folders: Folders) {
  // shell.json keeps the version it was written in, so migrate it before adding pages of the current one.
  const manifest = migrate(shell, history).manifest as unknown as typeof shell;
  // The header's button leads to `types`.
  const sections = [{ type: 'text', id: 'types', title: 'Examples', text: ['Each on a page of its own.'] }];
  return {
    ...manifest,
    header: { ...manifest.header, logo: withPlacedPictures(manifest.header.logo, folders) },
    routes: [
      { path: '/', title: 'Examples', description: 'Examples of section types, each on a page of its own.', sections },
      ...pages,
      { path: '*', title: 'Not found', description: 'There is no page at this address.', noindex: true, sections },
    ] as WrittenPage[],
  };
}
