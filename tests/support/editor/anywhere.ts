/** For tests: all that runs wherever JavaScript does, as one bundle. */

import type { Written } from '../../../src/editor/draft/report/report.ts';
import type { StoredFile } from '../../../src/editor/storage.ts';
import { byPath, makePorts, StoredFiles } from '../../../src/editor/worker/ports.ts';
import { type LoadOptions, load } from '../../../src/loader/load.ts';
import { validate } from '../../../src/loader/node/bundled-validator.ts';

export { reportDraft } from '../../../src/editor/draft/report/report.ts';
export { factsOf, isShowable } from '../../../src/files/file-facts.ts';
export { readOwnStyles } from '../../../src/files/own-styles.ts';
export { validateUpload } from '../../../src/files/upload.ts';
export { load };

/** A manifest whose files are told of. `unknown` gets the paths of others that it names. */
export function written(
  file: string,
  text: string,
  files: readonly StoredFile[],
  hashOf: Written['hashOf'],
  unknown: Set<string>,
): Written {
  if (!validate) throw new Error('The bundle has no validator.');
  const bundled = { validate };
  return {
    text: () => text,
    hashOf,
    async load(options?: LoadOptions) {
      const stored = new StoredFiles(byPath(files));
      const loaded = await load({ file, text }, makePorts(stored, bundled), options);
      for (const path of stored.unknown) unknown.add(path);
      return loaded;
    },
  };
}
