/** Links from one language of a site to another. The app of a site in one language has none of it (output/app/only-used.ts). */
import type { Shell } from '../../schema/resolved.ts';
import { homeOf } from '../../schema/site-parts.ts';

/** Whether a path is one of a page in the language of a shell. */
export const isInLanguage = (path: string, { home = '/', languages = [] }: Pick<Shell, 'home' | 'languages'>): boolean =>
  languages.length === 0 || (homeOf(path, languages) ?? languages[0])?.home === home;
