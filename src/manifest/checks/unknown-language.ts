/**
 * A language or a region that does not exist. An error: a screen reader would take some other voice, and a search engine would not know
 * whom to show the page. Languages of three letters are so many that nobody knows them all, so these are believed.
 */

import { type Finding, finding, type Verdict, withCorrection } from '../finding.ts';
import { isLanguage } from '../languages.ts';
import { child } from '../pointer.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

/** Countries whose code is often taken for that of their language. */
const meant: Record<string, string> = { jp: 'ja', cz: 'cs', dk: 'da', cn: 'zh', gr: 'el' };

export const check: Check = ({ manifest: { site, errorView, routes } }) => {
  const findings: Finding[] = [];
  const judge = (lang: unknown, pointer: string) => {
    if (typeof lang !== 'string' || isLanguage(lang)) return;
    const [language = '', region] = lang.split('-');
    const right = meant[language] && [meant[language], region].filter(Boolean).join('-');
    const certain = right !== undefined && isLanguage(right) ? right : undefined;
    findings.push(withCorrection(finding('unknown-language', { pointer }, { value: lang, right: certain }), lang, certain));
  };
  judge(site.lang, '/site/lang');
  judge(errorView.lang, '/errorView/lang');
  for (const [page, { sections }] of routes.entries()) {
    for (const [index, section] of sections.entries()) judge(child(section, 'lang'), `/routes/${page}/sections/${index}/lang`);
  }
  return findings;
};
