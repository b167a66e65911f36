/**
 * The list of versions, line by line. It may come from a stranger: what is no version in every part of it is left out.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import type { VersionBy } from '../storage.ts';

/** A version as the list has it. */
export interface KeptVersion {
  id: string;
  /** When it was seen, in milliseconds since 1970. */
  time: number;
  by: VersionBy;
  /** What its author has called a publication. */
  title?: string;
  /** The name of the manifest's content. */
  text: string;
  /** The name of a content: that of `FileNames`, as JSON. */
  files: string;
  /** Paths of files that were too large to be kept. */
  without?: readonly string[];
}

/** Path, relative to the manifest's folder → the name of its content. */
export type FileNames = Record<string, string>;

/** Until 0.9.0 a line said itself which files its version has. */
type ReadVersion = Omit<KeptVersion, 'files'> & { files: string | FileNames };

/** The position of a line in its file, in bytes. */
export interface Line {
  at: number;
  length: number;
}

/** No line of ours is longer, nor what such a line names. */
const longest = 64 * 1024 * 1024;
const chunkSize = 1024 * 1024;

/** The last moment that a `Date` knows. */
const endOfTime = 8.64e15;

const kinds: readonly unknown[] = ['editor', 'others', 'publication', 'start'] satisfies VersionBy[];

export const isName = (name: unknown): name is string => typeof name === 'string' && /^[\w-]{43}$/.test(name);

const areNames = (files: unknown): files is FileNames =>
  typeof files === 'object' && files !== null && Object.values(files).every(isName);

/** Which files a version has; none where the text does not say it. */
export function namesFrom(text: string | undefined): FileNames {
  const files = parseJson(text ?? '');
  return areNames(files) ? files : {};
}

/**
 * The versions of a list in the order in which they were added; none where there is no list.
 *
 * @throws Error as `fs` does
 */
export function* readList(file: string): Generator<{ version: ReadVersion; line: Line }> {
  for (const { at, bytes } of linesOf(file)) {
    const version = parseLine(bytes);
    if (version) yield { version, line: { at, length: bytes.length } };
  }
}

/** Reads the files that an old line lists itself. */
export function filesInLine(file: string, { at, length }: Line): unknown {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, at);
    return parseLine(bytes)?.files;
  } finally {
    closeSync(descriptor);
  }
}

/** All lines together may be more than a string or the memory holds. */
function* linesOf(file: string): Generator<{ at: number; bytes: Buffer }> {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  try {
    let parts: Buffer[] = [];
    let at = 0;
    for (;;) {
      const chunk = Buffer.alloc(chunkSize);
      let rest = chunk.subarray(0, readSync(descriptor, chunk));
      if (rest.length === 0) break;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        const bytes = Buffer.concat([...parts, rest.subarray(0, end)]);
        yield { at, bytes };
        at += bytes.length + 1;
        parts = [];
        rest = rest.subarray(end + 1);
      }
      parts.push(rest);
      if (parts.length * chunkSize <= longest) continue;
      // What follows of it is no whole line.
      at += parts.reduce((sum, { length }) => sum + length, 0);
      parts = [];
    }
    yield { at, bytes: Buffer.concat(parts) };
  } finally {
    closeSync(descriptor);
  }
}

function parseLine(line: Buffer): ReadVersion | undefined {
  const { id, time, by, title, text, files, without } = (parseJson(line.toString()) ?? {}) as Partial<ReadVersion>;
  const isWhole =
    /^\w{1,40}$/.test(String(id)) &&
    Number.isInteger(time) &&
    Math.abs(time ?? 0) <= endOfTime &&
    kinds.includes(by) &&
    isTextOrNone(title) &&
    isName(text) &&
    (isName(files) || areNames(files)) &&
    (without === undefined || (Array.isArray(without) && without.every(isTextOrNone)));
  const version = { id: String(id), time, by, ...(title !== undefined && { title }), text, files, ...(without && { without }) };
  return isWhole ? (version as ReadVersion) : undefined;
}

const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
