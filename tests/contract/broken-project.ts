/** For tests: a copy of the project that has only section types of somebody's making. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from '../../src/command/section-files.ts';
import { copyProject, run } from '../support/project/project.ts';
import type { BrokenFolder } from './broken-folders.ts';

/** What the pages around the sections are made of. */
const kept = new Set(['text', 'not-found']);

/**
 * Makes the copy: each folder begins as what `npm run new-section` writes, and is then broken.
 *
 * @returns The copy's folder.
 */
export async function copyWith(name: string, broken: readonly BrokenFolder[]): Promise<string> {
  const project = copyProject(name, 'link');
  const sections = join(project, 'src/sections');
  for (const entry of readdirSync(sections, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) rmSync(join(sections, entry.name), { recursive: true });
  }
  for (const { type, spoil } of broken) {
    const folder = join(sections, type);
    writeSection(project, folder, type, { de: ['Probe', 'Zum Ausprobieren.'], en: ['Probe', 'To try.'] });
    spoil(folder);
  }
  // To earlier manifests, which name other types, this copy owes nothing.
  rmSync(join(project, 'schema/versions'), { recursive: true });
  const { code, text } = await run('schema', [], { project });
  if (code !== 0) throw new Error(text);
  return project;
}
