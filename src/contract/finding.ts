/** What breaks the contract of section types, and whose folder it lies in. */
import { join, relative } from 'node:path';
import type { Folders } from '../bundling/project.js';
import { folderOfType } from '../gallery/examples.ts';

/** The folder of one section type, which is checked. */
export interface Subject {
  type: string;
  folder: string;
  folders: Folders;
}

export interface Finding {
  /** From the folder of the site; in a clone of the builder, from that of the builder. */
  file: string;
  /** The rule's name, as docs/sections.md lists it. */
  rule: string;
  /** What to do. */
  message: string;
}

/** @throws Error when no folder has the type's name. */
export function subjectOf(type: string, folders: Folders): Subject {
  const folder = folderOfType(folders.root, type, folders.project);
  if (!folder) throw new Error(`There is no folder of the section type "${type}".`);
  return { type, folder, folders };
}

/** @param file The name of a file in the folder. */
export const find = ({ folder, folders }: Subject, file: string, rule: string, message: string): Finding => ({
  file: relative(folders.project, join(folder, file)).replaceAll('\\', '/'),
  rule,
  message,
});

/** `sections/price-board/PriceBoard.tsx: [headings] …` */
export const formatFinding = ({ file, rule, message }: Finding): string => `${file}: [${rule}] ${message}`;
