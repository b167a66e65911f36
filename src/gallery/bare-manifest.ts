/** A manifest around given pages: neutral words and colours, a home page, a page for unknown addresses. */
import shell from './shell.json';

/** A page as an author writes it. */
export interface WrittenPage {
  path: string;
  title: string;
  description: string;
  sections: ({ type: string } & Record<string, unknown>)[];
}

/**
 * Puts a manifest around pages. Paths of files in it are relative to the project's folder.
 *
 * @param home The sections of the home page; one of them has the `id` that the header's button leads to: `types`.
 */
export function bareManifest(home: WrittenPage['sections'], pages: readonly WrittenPage[]) {
  const notFound = { type: 'not-found', title: '404', text: 'There is no such page.', link: { label: 'All types', href: '/' } };
  return {
    ...shell,
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
