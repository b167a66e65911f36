/** Loads a manifest from this machine's disk: what every command does. */
import { resolve } from 'node:path';
import type { Ports } from '../../findings/ports.ts';
import { type LoadOptions, type LoadResult, load } from '../load.ts';
import { DiskFiles } from './disk-files.ts';
import { decode, readManifest } from './read-manifest.ts';
import { validatorOf as ownValidatorOf } from './validator.ts';

export interface LoadFileOptions extends LoadOptions {
  /** The content, where it is not to be read from the file; paths in it are relative to the file's folder all the same. */
  content?: Buffer;
  /** Whether the file is loaded again whenever it changes: then it cannot be a pipe. */
  watched?: boolean;
  /** Left out: that of this builder's own section types. */
  validatorOf?: Ports['validatorOf'];
}

/** What is watched of a manifest: absolute paths of itself and of all files that it names, found or not. */
interface Watched {
  files: string[];
}

/**
 * @param file - path of the manifest. Problems name it as it is given here.
 * @returns the site, or the problems that stand in its way. Mistakes in the content never throw.
 */
export async function loadSite(file: string, options: LoadFileOptions = {}): Promise<LoadResult & Watched> {
  const { content, watched, validatorOf = ownValidatorOf } = options;
  const read = content ? decode(content) : await readManifest(file, watched);
  const files = new DiskFiles(file);
  const ports = { files, systemLanguage, validatorOf };
  const result = await load({ file, ...read }, ports, options);
  return { ...result, files: [resolve(file), ...files.asked] };
}

/** The language that this machine speaks, as programs on a terminal look for it, else as Node does. */
function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
}
