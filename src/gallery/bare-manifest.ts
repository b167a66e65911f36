/** A manifest around given pages: neutral words and colours, a home page, a page for unknown addresses. */
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import shell from './shell.json';

/** A page as an author writes it. */
export interface WrittenPage {
  path: string;
  title: string;
  description: string;
  sections: ({ type: string } & Record<string, unknown>)[];
}

/**
 * Puts a manifest around pages that are written as they are today: no migration touches them. Paths of files in it are relative to the project's folder.
 *
 * @param home The sections of the home page; one of them has the `id` that the header's button leads to: `types`.
 */
export function bareManifest(home: WrittenPage['sections'], pages: readonly WrittenPage[]) {
  const notFound = { type: 'not-found', title: '404', text: 'There is no such page.', link: { label: 'All types', href: '/' } };
  // The shell stays as it was written, in whatever version that was, and is brought up to date before there are pages in it.
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
      { path: '*', title: 'Not found', description: 'There is no page at this address.', noindex: true, sections: [notFound] },
    ] as WrittenPage[],
  };
}
