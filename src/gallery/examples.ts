/** Reads the examples of section types. Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '../../schema/languages.ts';
import type { Folders } from '../bundling/project.js';

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

/** Where the folders of section types lie: those of the site go before those of the builder. */
const roomsOf = (root: string, project: string): string[] => [join(project, 'sections'), join(root, 'src/sections')];

const foldersIn = (room: string): string[] =>
  existsSync(room)
    ? readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** The section types that are a site's own, sorted. */
export const listOwnTypes = (project: string): string[] => foldersIn(join(project, 'sections')).sort();

/**
 * The section types, by their folders, sorted.
 *
 * @param project The folder of the site, where that is not the builder's.
 */
export const listTypes = (root: string, project = root): string[] =>
  [...new Set(roomsOf(root, project).flatMap(foldersIn))].sort();

/** The folder of a section type; undefined where there is none. */
export const folderOfType = (root: string, type: string, project = root): string | undefined =>
  roomsOf(root, project)
    .map((room) => join(room, type))
    .find(existsSync);

/** The examples of a type; none where the folder has no file for them (the contract test says so). */
export function readExamples(root: string, type: string, project = root): Example[] {
  const file = join(folderOfType(root, type, project) ?? '', 'examples.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}

/**
 * The folder that a manifest of examples stands in: it may name no file outside of it, and examples of the builder name pictures of the
 * builder, those of the site's own types pictures that lie in their own folders.
 */
export function folderOfExamples({ root, project }: Folders): string {
  let folder = project;
  while (relative(folder, root).startsWith('..')) folder = dirname(folder);
  return folder;
}

/**
 * Examples, or a manifest of them, with the paths of their pictures as they are from that folder.
 *
 * @param type Whose examples they are; a picture in its folder goes before one of the builder.
 */
export function withPlacedPictures<Value>(value: Value, folders: Folders, type?: string): Value {
  const base = folderOfExamples(folders);
  const own = type && join(folders.project, 'sections', type);
  const place = (text: string): string => {
    const isPath = /^[\w./-]+\.\w+$/.test(text);
    const file = isPath
      ? [own, folders.root].map((folder) => folder && join(folder, text)).find((path) => path && existsSync(path))
      : '';
    return file ? relative(base, file).replaceAll('\\', '/') : text;
  };
  const within = (inner: unknown): unknown => {
    if (typeof inner === 'string') return place(inner);
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
  };
  return within(value) as Value;
}
