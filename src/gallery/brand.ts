/** What the gallery takes from a site: its colours and fonts. */
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fontCuts } from '../../schema/theme.ts';
import { loadSite } from '../manifest/node/load-site.ts';
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';

/** As much of a valid manifest's shape as is taken. */
interface Brand {
  theme: { fonts: Record<string, { family: string; file?: string; bold?: string; italic?: string }> };
  /** Those that the theme may refer to, placeholders included. */
  constants: object;
}

/**
 * The theme of a manifest, and the constants that it may refer to, as they are written today. Files are named from the builder's folder.
 *
 * @param site Path of the manifest.
 * @param root The builder's own folder.
 * @returns Undefined where the manifest is not valid: what is wrong with it is not for the gallery to say.
 */
export async function readBrand(site: string, root: string): Promise<Brand | undefined> {
  const { site: loaded } = await loadSite(site);
  if (!loaded) return undefined;
  const { manifest } = migrate(JSON.parse(await readFile(site, 'utf8')), history);
  const { theme, constants, placeholders } = manifest as unknown as Brand & { placeholders: object };
  for (const font of Object.values(theme.fonts)) {
    for (const key of ['file', ...fontCuts] as const) {
      const written = font[key];
      if (written === undefined) continue;
      const file = relative(root, resolve(dirname(site), written)).replaceAll('\\', '/');
      if (!file.startsWith('..')) font[key] = file;
      else {
        // Files beyond the builder's folder are out of a manifest's reach.
        if (key === 'file') font.family = 'system';
        delete font[key];
      }
    }
  }
  return { theme, constants: { ...placeholders, ...constants } };
}
