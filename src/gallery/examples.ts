/** Reads the examples of section types. Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../schema/languages.ts';

export interface Example {
  name: string;
  /** An edge case: for tests, and for developers to look at. */
  hidden?: boolean;
  /** What a new section of the type begins with, in this language: valid in any site, so that it can be taken as it is. */
  starter?: Language;
  /** What an author writes, without `type`. */
  section: Record<string, unknown>;
}

/** The picture in starter content: a file of the builder. Who takes such content puts a picture of the site in its place. */
export const starterPicture = 'src/gallery/picture.svg';

/** An example as an author writes it on a page in English: what is in German says so. */
export const writtenExample = (type: string, { starter, section }: Example): { type: string } & Record<string, unknown> => ({
  type,
  ...(starter !== undefined && starter !== 'en' && { lang: starter }),
  ...section,
});

/** The section types of a project, by their folders, sorted. */
export const listTypes = (root: string): string[] => foldersIn(join(root, 'src/sections'));

/** The names that no new section type can have: those there are, and those of the gallery's own, which stand beside them there. */
export const takenTypes = (root: string): string[] => [...listTypes(root), ...foldersIn(join(root, 'src/gallery/sections'))];

const foldersIn = (room: string) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The examples of a type; none where the folder has no file for them (the contract test says so). */
export function readExamples(root: string, type: string): Example[] {
  const file = join(root, 'src/sections', type, 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}
