/** A manifest of any size, made of a real one. */

interface Manifest {
  routes: { path: string; title: string; description: string; sections: object[] }[];
}

/**
 * Repeats the pages of a manifest, each under an address, a title and a description of its own.
 *
 * @param text A valid manifest.
 * @param count How many pages are wanted, the one for unknown addresses among them.
 * @returns A valid manifest, indented like one written by hand.
 */
export function makeManyPages(text: string, count: number): string {
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
    });
  }
  return JSON.stringify(manifest, null, 2);
}
