/** What the gallery takes from a site: its colours and fonts. */
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fontCuts } from '../../schema/theme.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { history } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';

/** The part of a valid manifest that the gallery takes. */
interface Brand {
  theme: { fonts: Record<string, { family: string; file?: string; bold?: string; italic?: string }> };
  /** The constants that the theme may refer to, placeholders included. */
  constants: object;
}

/**
 * The theme of a manifest, and the constants that it may refer to, as they are written today. Files are named from the folder of the gallery.
 *
 * @param site Path of the manifest.
 * @param root The folder that the gallery's manifest stands in.
 * @returns Undefined where the manifest is not valid: `npm run validate` reports why, not the gallery.
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
        // A manifest cannot name a file outside its folder: use the system's font.
        if (key === 'file') font.family = 'system';
        delete font[key];
      }
    }
  }
  return { theme, constants: { ...placeholders, ...constants } };
}
