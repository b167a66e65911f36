/** What is said of an error. */
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { StorageFailure } from '../../storage.ts';

/** @returns what the storage says to the author; of a bug of ours what the machine says */
export function sentenceOf(error: unknown, lang: MessageLanguage): string {
  if (error instanceof StorageFailure) return error.words[lang];
  return error instanceof Error ? error.message : String(error);
}
