/** Makes the manifest of a site name the schema that knows its section types, in its language: text editors read that one. */
import { join } from 'node:path';
import { isObject, type Json } from '../../schema/json.ts';
import { type Language, languageOf, languages } from '../../schema/languages.ts';
import type { Folders } from '../bundling/project.js';
import { replaceFile } from '../disk/replace-file.ts';
import { editText } from '../json-text/operations.ts';
import { applyTextEdits } from '../json-text/text-edit.ts';
import { readManifestBytes } from '../loader/node/read-manifest.ts';
import { readableManifest } from './migrate.ts';
import { schemaInPackage } from './schema-path.ts';

/**
 * Writes `"$schema"` where it is missing or names the schema of the package, and nothing else of the text.
 *
 * @param wanted from the folder of the site, beginning with `./`
 * @returns What there is to say of it; undefined where the manifest names the schema already, and where there is no site.json.
 * @throws Error of the system when the file cannot be written.
 */
export async function pointToSchema(folders: Folders, wanted: string): Promise<string | undefined> {
  const file = join(folders.project, 'site.json');
  const content = await readManifestBytes(file);
  if (!Buffer.isBuffer(content)) return content.code === 'file-missing' ? undefined : advice(wanted, 'cannot be read');
  const { text, manifest } = readableManifest(content) ?? {};
  if (text === undefined || !isObject(manifest as Json)) return advice(wanted, 'has a mistake, which validate names');
  const { $schema: named } = manifest as { $schema?: Json };
  if (named === wanted || `./${named}` === wanted) return undefined;
  const ofPackage = languages.map((language) => schemaInPackage(folders.root, language).slice(2));
  if (named !== undefined && !(typeof named === 'string' && ofPackage.some((path) => named.endsWith(path)))) {
    return advice(wanted, `names ${JSON.stringify(named)} as its "$schema"`);
  }
  const order = ['$schema', ...Object.keys(manifest as object)];
  replaceFile(file, applyTextEdits(text, editText(text, { kind: 'set', pointer: '/$schema', value: wanted, order })));
  return `Set "$schema" in site.json to "${wanted}", which knows all its section types and speaks its language.`;
}

const advice = (wanted: string, why: string) =>
  `site.json ${why}, so it stays as it is. For text editors to complete and explain it, write "$schema": "${wanted}" there.`;

/** The language in which the people of a site are spoken to; German where its manifest cannot be read. */
export async function languageOfSite({ project }: Folders): Promise<Language> {
  const content = await readManifestBytes(join(project, 'site.json'));
  const manifest = Buffer.isBuffer(content) ? (readableManifest(content)?.manifest as Json | undefined) : undefined;
  const site = manifest !== undefined && isObject(manifest) ? manifest.site : undefined;
  return site !== undefined && isObject(site) && typeof site.lang === 'string' ? languageOf(site.lang) : 'de';
}
