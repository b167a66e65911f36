/** A generated manifest whose pages are entries of lists, made of one whose pages are none. */
import { isNotFound } from '../../schema/site-parts.ts';

interface Route {
  path: string;
  title: string;
  description: string;
  entry?: object;
  sections: object[];
}

/** Where all entries are listed. */
export const archive = '/archive';

/** As many pages as `withEntries` makes: with the page of the list, but none of them an entry. */
export const withoutEntries = (text: string): string => change(text, ({ sections: [first = {}] }) => [first]);

/**
 * Makes each page an entry that leads to the ones beside it. A list on a page of its own shows all by years and has a feed, one on the home
 * page shows the newest three.
 *
 * @param text - a valid manifest with a home page
 * @returns a valid manifest with a page more
 */
export const withEntries = (text: string): string =>
  change(
    text,
    () => [
      {
        ...{ type: 'entries', title: 'Archive', under: '/', layout: 'titles', by: 'year' },
        ...{
          choose: { criteria: [{ by: 'tags', label: 'Subject', all: 'All' }] },
          feed: { title: 'News' },
          labels: { newer: 'Newer', older: 'Older' },
        },
      },
    ],
    (route, index) =>
      route.path === '/'
        ? { ...route, sections: [...route.sections, { type: 'entries', title: 'News', under: '/', count: 3 }] }
        : { ...route, entry: { date: dayBefore(index), tags: [`Tag ${index % 12}`] } },
  );

/** A collection of records, all of which the home page lists. */
export function withRecords(text: string, count = 1000): string {
  const { routes, ...manifest } = JSON.parse(text) as { routes: Route[] };
  const [home, ...others] = routes;
  const records = Array.from({ length: count }, (_, index) => ({ title: `Record ${index}`, facts: { place: `Place ${index}` } }));
  const collections = [{ name: 'things', fields: [{ name: 'place', label: 'Place' }], records }];
  const list = { type: 'entries', title: 'Things', of: 'things', layout: 'rows' };
  return JSON.stringify({
    ...manifest,
    ...{ collections, routes: [{ ...home, sections: [...(home?.sections ?? []), list] }, ...others] },
  });
}

function change(
  text: string,
  listOf: (home: Route) => object[],
  changed = (route: Route, _index: number): Route => route,
): string {
  const manifest = JSON.parse(text) as { routes: Route[] };
  const [home] = manifest.routes;
  if (home?.path !== '/') throw new Error('tests/bench/with-entries.ts: the manifest does not begin with its home page.');
  const list = { path: archive, title: 'Archive', description: 'All that there has been, by years.', sections: listOf(home) };
  const [first, ...others] = manifest.routes.map((route, index) => (isNotFound(route.path) ? route : changed(route, index)));
  return JSON.stringify({ ...manifest, routes: [first, list, ...others] }, null, 2);
}

/** Four days lie between two entries. */
const dayBefore = (number: number): string => new Date(Date.UTC(2026, 0, 1 - 4 * number)).toISOString().slice(0, 10);
