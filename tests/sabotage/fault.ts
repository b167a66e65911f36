/** Faults that somebody could build into the code, each put there by hand to see whether a test notices. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Fault {
  /** Below the project's folder. */
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  /** What somebody would suffer from it. */
  what: string;
  /** Test files, by the ends of their paths, of which one notices. */
  noticedBy: readonly string[];
  /** Why no test does. */
  unnoticed?: string;
}

/**
 * A text with a fault in it.
 *
 * @throws where the text does not occur exactly once: then the code has changed, and the row is to change with it
 */
export function spoil(text: string, { file, from, to }: Fault): string {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`${file} holds ${times} times, not once:\n${from}`);
  return text.replace(from, () => to);
}

const places = ['src', 'schema', 'scripts', 'tests'];

/** Paths of all files of tests in a folder, both below a project. */
function listTests(project: string, folder: string): string[] {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === '.output' ? [] : listTests(project, path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The test files that a row names by the ends of their paths: these stay when a test moves. */
export function findTests(project: string, names: readonly string[]): string[] {
  const all = places.flatMap((place) => listTests(project, place));
  return names.map((name) => {
    const [found, ...others] = all.filter((path) => path.endsWith(`/${name}`));
    if (found === undefined || others.length > 0) throw new Error(`${name} is not the name of exactly one file of tests.`);
    return found;
  });
}
