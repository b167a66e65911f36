/** Makes the manifest of a site with section types of its own name the schema that knows them: text editors read that one. */
import { join } from 'node:path';
import { isObject, type Json } from '../../schema/json.ts';
import { type Folders, packageOf } from '../bundling/project.js';
import { replaceFile } from '../disk/replace-file.ts';
import { editText } from '../json-text/operations.ts';
import { applyTextEdits } from '../json-text/text-edit.ts';
import { readManifestBytes } from '../manifest/node/read-manifest.ts';
import { readableManifest } from './migrate.ts';
import { schemaPathOf } from './schema-path.ts';

/**
 * Writes `"$schema"` where it is missing or names the schema of the package, and nothing else of the text.
 *
 * @returns What there is to say of it; undefined where the manifest names the schema already, and where there is no site.json.
 * @throws Error of the system when the file cannot be written.
 */
export async function pointToOwnSchema(folders: Folders): Promise<string | undefined> {
  const wanted = `./${schemaPathOf(folders)}`;
  const file = join(folders.project, 'site.json');
  const content = await readManifestBytes(file);
  if (!Buffer.isBuffer(content)) return content.code === 'file-missing' ? undefined : advice(wanted, 'cannot be read');
  const { text, manifest } = readableManifest(content) ?? {};
  if (text === undefined || !isObject(manifest as Json)) return advice(wanted, 'has a mistake, which validate names');
  const { $schema: named } = manifest as { $schema?: Json };
  if (named === wanted || `./${named}` === wanted) return undefined;
  const ofPackage = `node_modules/${packageOf(folders.root).name}/schema/site.schema.json`;
  if (named !== undefined && !(typeof named === 'string' && named.endsWith(ofPackage))) {
    return advice(wanted, `names ${JSON.stringify(named)} as its "$schema"`);
  }
  const order = ['$schema', ...Object.keys(manifest as object)];
  replaceFile(file, applyTextEdits(text, editText(text, { kind: 'set', pointer: '/$schema', value: wanted, order })));
  return `Set "$schema" in site.json to "${wanted}", so that text editors know the site's own section types.`;
}

const advice = (wanted: string, why: string) =>
  `site.json ${why}, so it stays as it is. For text editors to know the site's own section types, write "$schema": "${wanted}" there.`;
