/** The language in which a website is begun: what new sections and entries say before their author has written anything. */
import { child } from '../../../json-text/pointer.ts';

/** @returns that of the website where there are words in it; else English, which more of its authors can read than German */
export function writtenLanguage(manifest: unknown): 'de' | 'en' {
  return /^de\b/.test(String(child(child(manifest, 'site'), 'lang'))) ? 'de' : 'en';
}
