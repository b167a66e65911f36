/** A manifest around given pages: neutral words and colours, a home page, a page for unknown addresses. */
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import shell from './shell.json';

/** A page as an author writes it. */
export interface WrittenPage {
  path: string;
  title: string;
  description: string;
  entry?: { date: string; tags: string[]; image: { src: string; alt: string } };
  sections: ({ type: string } & Record<string, unknown>)[];
}

/**
 * Puts a manifest around pages of the current version, which are not migrated. Paths of files in it are relative to the project's folder.
 *
 * @param home The sections of the home page; one of them has the `id` that the header's button leads to: `types`. An
 *   unknown address shows them, too.
 */
export function bareManifest(home: WrittenPage['sections'], pages: readonly WrittenPage[]) {
  // shell.json keeps the version it was written in, so migrate it before adding pages of the current one.
  const { manifest } = migrate(shell, history);
  return {
    ...(manifest as unknown as typeof shell),
    routes: [
      {
        path: '/',
        title: 'Section types',
        description: 'Every section type of this builder with its examples, its props and the JSON to copy.',
        sections: home,
      },
      ...pages,
      { path: '*', title: 'Not found', description: 'There is no page at this address.', noindex: true, sections: home },
    ] as WrittenPage[],
  };
}
