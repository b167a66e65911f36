/** Reads the examples of section types. Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../schema/languages.ts';
import { partType } from './part.ts';

export interface Example {
  name: string;
  /** An edge case: for tests, and for developers to look at. */
  hidden?: boolean;
  /** What a new section of the type begins with, in this language: valid in any site, so that it can be taken as it is. */
  starter?: Language;
  /** What an author writes, without `type`. */
  section: Record<string, unknown>;
}

/** The picture in starter content, a file of the builder. The editor replaces it by a picture of the site. */
export const starterPicture = 'src/gallery/picture.svg';

/** An example as an author writes it on a page in English: one in German names its language. */
export const writtenExample = (type: string, { starter, section }: Example): { type: string } & Record<string, unknown> => ({
  type,
  ...(starter !== undefined && starter !== 'en' && { lang: starter }),
  ...section,
});

/** The section types of a project, by their folders, sorted. */
export const listTypes = (root: string): string[] =>
  readdirSync(join(root, 'src/sections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The names that no new section type can have: those of all types, and that of the gallery's own. */
export const takenTypes = (root: string): string[] => [...listTypes(root), partType];

/** The examples of a type; none where the folder has no file for them (the contract test says so). */
export function readExamples(root: string, type: string): Example[] {
  const file = join(root, 'src/sections', type, 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}
