/** The builder's own documents as a site, which nobody writes twice: `docs/` comes in by `import` into a manifest of its own. */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './project.ts';

/**
 * By hand, to look at it: `cp -r tests/fixtures/documentation ../docs-site`, then `npm run import -- docs --under /docs --site ../docs-site/site.json --write`,
 * then `npm start -- --site ../docs-site/site.json`.
 *
 * @param folder - becomes the site's, beside the documents that come in
 * @param pictures - `one`: a small picture in place of each, since to draw them all in all widths takes a minute
 * @returns its manifest
 */
export async function writeDocumentation(folder: string, pictures: 'all' | 'one'): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const documents = join(folder, 'documents/docs');
  cpSync(join(root, 'docs'), documents, { recursive: true });
  if (pictures === 'one')
    for (const name of readdirSync(join(documents, 'pictures')))
      cpSync(join(root, 'docs/pictures/finding.webp'), join(documents, 'pictures', name));
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  cpSync(join(root, 'tests/fixtures/documentation'), site, { recursive: true });
  const manifest = join(site, 'site.json');
  const { code, text } = await run('import', [documents, '--under', '/docs', '--site', manifest, '--write']);
  if (code !== 0) throw new Error(`"npm run import -- docs" ended with ${code}:\n${text}`);
  return manifest;
}
