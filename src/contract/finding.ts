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

/** What is said of one case begins with its name in quotation marks. */
const ofCase = /^("[^"]+"): ([\s\S]+)$/;
/** So many cases are named; the others are counted. */
const mostNamed = 3;

/** Findings with each sentence once, in front of it the cases of which it is true. */
export function joinCases(findings: readonly Finding[]): Finding[] {
  const joined = new Map<string, { finding: Finding; names: string[] }>();
  for (const finding of findings) {
    const [, name, what = finding.message] = ofCase.exec(finding.message) ?? [];
    const key = JSON.stringify([finding.file, finding.rule, what]);
    const entry = joined.get(key) ?? { finding: { ...finding, message: what }, names: [] };
    joined.set(key, entry);
    if (name !== undefined && !entry.names.includes(name)) entry.names.push(name);
  }
  return [...joined.values()].map(({ finding, names }) => {
    const more = names.length - mostNamed;
    const named = `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return names.length === 0 ? finding : { ...finding, message: `${named}: ${finding.message}` };
  });
}

/** `sections/price-board/PriceBoard.tsx: [headings] …` */
export const formatFinding = ({ file, rule, message }: Finding): string => `${file}: [${rule}] ${message}`;
