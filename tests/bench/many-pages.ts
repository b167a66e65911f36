/** A manifest of any size, made of a real one. */

interface Manifest {
  routes: { path: string; title: string; description: string; entry?: object; sections: object[] }[];
}

/**
 * Repeats the pages of a manifest, each under an address, a title and a description of its own.
 *
 * @param text A valid manifest.
 * @param count How many pages are wanted, the one for unknown addresses among them.
 * @param areEntries Whether each is an entry as well, which a list on the home page shows by years, and leads to the ones beside it.
 * @returns A valid manifest, indented like one written by hand.
 */
export function makeManyPages(text: string, count: number, areEntries = false): string {
  const manifest = JSON.parse(text) as Manifest;
  const pages = manifest.routes.filter(({ path }) => path !== '*' && path !== '/');
  for (let number = 0; manifest.routes.length < count; number++) {
    const page = pages[number % pages.length];
    if (!page) throw new Error('tests/bench/many-pages.ts: the manifest has no page to repeat.');
    const name = `copy-${number}`;
    manifest.routes.push({
      ...page,
      path: `${page.path}-${name}`,
      title: `${page.title} ${name}`,
      description: `${page.description} ${name}`,
      ...(areEntries && { entry: { date: dayBefore(number), tags: [`Tag ${number % 12}`] } }),
    });
  }
  if (areEntries) {
    const list = { under: '/', layout: 'titles', by: 'year', filter: { label: 'Filter', all: 'All' } };
    const more = { feed: { title: 'News' }, labels: { newer: 'Newer', older: 'Older' } };
    manifest.routes.find(({ path }) => path === '/')?.sections.push({ type: 'entries', title: 'News', ...list, ...more });
  }
  return JSON.stringify(manifest, null, 2);
}

/** Four days lie between two entries. */
const dayBefore = (number: number): string => new Date(Date.UTC(2026, 0, 1 - 4 * number)).toISOString().slice(0, 10);
