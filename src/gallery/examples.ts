/** Reads the examples of section types. Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  name: string;
  /** An edge case: for tests, and for developers to look at. */
  hidden?: boolean;
  /** What an author writes, without `type`. */
  section: Record<string, unknown>;
}

/** The section types of a project, by their folders, sorted. */
export function listTypes(root: string): string[] {
  return readdirSync(join(root, 'src/sections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The examples of a type; none where the folder has no file for them (the contract test says so). */
export function readExamples(root: string, type: string): Example[] {
  const file = join(root, 'src/sections', type, 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}
