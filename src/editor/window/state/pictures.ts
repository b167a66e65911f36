/** Keeps the files that an author brings, and removes those that are not needed any more. */
import { type Storage, StorageFailure } from '../../storage.ts';
import { words } from '../words/words.ts';
import type { Core } from './core.ts';
import { shrinkPhoto, shrunk } from './shrink-photo.ts';

/** @param learnFiles - asks the storage for its files again */
export function createPictures(
  { state, change, mayChange }: Core,
  storage: Storage,
  learnFiles: (paths: readonly string[]) => Promise<void>,
) {
  const mustChange = () => {
    if (!mayChange()) throw new StorageFailure({ de: words.de.onlyToRead, en: words.en.onlyToRead });
  };
  return {
    /** Somebody chooses a file. */
    listUnnamed: () => storage.listUnnamed?.(),

    /** @returns the paths of those that are gone; what the kept text names stays */
    async removePictures(paths: readonly string[]) {
      mustChange();
      const gone = (await storage.versions?.removePictures(paths)) ?? [];
      await learnFiles([]);
      return gone;
    },

    /**
     * @param tell - gets how much of the work is done, from 0 to 1
     * @returns the path that the manifest may name, or why the file is not kept
     */
    async upload(name: string, bytes: Blob, tell: (done: number) => void = () => {}) {
      mustChange();
      const photo = await shrinkPhoto(bytes, tell);
      const stop = storage.sending?.((share) => tell(shrunk + share * (1 - shrunk)));
      try {
        const result = await storage.upload(name, photo);
        if ('file' in result) {
          await learnFiles([result.file.path]);
          change({ undescribed: [...state().undescribed, result.file.path] });
        }
        return result;
      } finally {
        stop?.();
      }
    },

    /** An image that was added here only decorates: what it shows is asked for no more. */
    decorates: (path: string) => change({ undescribed: state().undescribed.filter((one) => one !== path) }),
  };
}
