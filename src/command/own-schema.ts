/** The JSON Schema that a site names, by which text editors complete and explain its manifest. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../schema/attempt.ts';
import { type Language, languages } from '../../schema/languages.ts';
import type { Folders } from '../bundling/project.js';
import { writeAtomically } from '../disk/write-atomically.js';
import { commandLine } from '../findings/command-line.ts';
import { buildEditorSchema } from '../json-schema/for-editors.ts';
import { ownSchemas, sectionSchemas } from '../registry/section-schemas.ts';
import { languageOfSite, pointToSchema } from './point-to-schema.ts';
import { ownSchema, schemaInPackage } from './schema-path.ts';

/** The schema with all section types, as a file. */
export const schemaText = (language: Language): string =>
  `${JSON.stringify(buildEditorSchema(sectionSchemas, language), null, 2)}\n`;

/** A checkout on Windows may have turned the line ends. */
export const isSameText = (current: string | undefined, wanted: string): boolean => current?.replaceAll('\r\n', '\n') === wanted;

/**
 * Makes the schema of a site anew where it has section types of its own, and makes its manifest name the right one.
 *
 * @param asked the language of its words; otherwise that of the site
 * @returns what there is to say
 */
export async function refreshSchema(folders: Folders, asked?: Language): Promise<string[]> {
  const language = asked ?? (await languageOfSite(folders));
  if (Object.keys(ownSchemas).length === 0) {
    const said = await pointToSchema(folders, schemaInPackage(folders.root, language));
    return [said ?? `The site has no section types of its own, so the builder's schema is right: see "$schema" in site.json.`];
  }
  const file = join(folders.project, ownSchema);
  const wanted = schemaText(language);
  const isFresh = isSameText(read(file), wanted);
  if (!isFresh) writeAtomically(file, wanted);
  const said = await pointToSchema(folders, `./${ownSchema}`);
  return [isFresh ? `${ownSchema} is up to date.` : `Wrote ${ownSchema}.`, ...(said === undefined ? [] : [said])];
}

/** @returns a sentence where the schema of a site is not what it should be, in any of the languages: its developer may choose one */
export function staleSchema({ project }: Folders): string | undefined {
  if (Object.keys(ownSchemas).length === 0) return undefined;
  const current = read(join(project, ownSchema));
  return languages.some((language) => isSameText(current, schemaText(language)))
    ? undefined
    : `${ownSchema} is stale. Run "${commandLine('schema')}".`;
}

const read = (file: string): string | undefined => attempt(() => readFileSync(file, 'utf8'));
