/** What every code says in each language, and the tool's own words in it. */

import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import type { Catalogue } from '../words/entries.ts';

export const catalogues = { de, en } satisfies Record<string, Catalogue>;

export type MessageLanguage = keyof typeof catalogues;

/** The catalogue's language for a manifest's language: itself where there is one (`de-AT` is `de`), else English. */
export function messageLanguage(lang: string | undefined): MessageLanguage {
  return lang?.slice(0, 2) === 'de' ? 'de' : 'en';
}
