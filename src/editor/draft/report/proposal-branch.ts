import type { Language } from '../../../../schema/languages.ts';
import { safeName } from '../../../files/file-name.ts';

/** Names of proposals' branches begin with these. */
const prefixes: Record<Language, string> = { de: 'texte', en: 'content' };

/** @param today - as `YYYY-MM-DD` */
export function branchOf(title: string, today: string, lang: Language): string {
  const slug = safeName(title.replace(/[/\\.]/g, ' '));
  // Letters that have no plain form make no name.
  return `${prefixes[lang]}/${[today, ...(slug === 'file' ? [] : [slug])].join('-')}`;
}

/** Whether a branch is that of a proposal. */
export const isProposalBranch = (branch: string): boolean =>
  Object.values(prefixes).some((prefix) => branch.startsWith(`${prefix}/`));
