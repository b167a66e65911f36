/** The builder's own documents as a site, which nobody writes twice: `docs/` comes in by `import` into a manifest of its own. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './project.ts';

/**
 * By hand, to look at it: `cp -r tests/fixtures/documentation ../docs-site`, then `npm run import -- docs --under /docs --site ../docs-site/site.json --write`,
 * then `npm start -- --site ../docs-site/site.json`.
 *
 * @param folder - becomes the site's
 * @returns its manifest
 */
export async function writeDocumentation(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tests/fixtures/documentation'), folder, { recursive: true });
  const manifest = join(folder, 'site.json');
  const { code, text } = await run('import', [join(root, 'docs'), '--under', '/docs', '--site', manifest, '--write']);
  if (code !== 0) throw new Error(`"npm run import -- docs" ended with ${code}:\n${text}`);
  return manifest;
}
