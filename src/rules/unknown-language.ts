/**
 * A language or a region that does not exist. An error: a screen reader would take some other voice, and a search engine would not know
 * whom to show the page. Languages of three letters are so many that nobody knows them all, so these are believed.
 */

import { withCorrection } from '../findings/finding.ts';
import { isLanguage } from '../findings/languages.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import { child } from '../json-text/pointer.ts';
import type { Rule } from './support/rule.ts';

/** Countries whose code is often taken for that of their language. */
const meant: Record<string, string> = { jp: 'ja', cz: 'cs', dk: 'da', cn: 'zh', gr: 'el' };

export const rule: Rule<{ value: string; right: string | undefined }> = {
  since: '0.9.0',
  *check({ manifest: { site, errorView, languages = [] }, sections }) {
    const ofLanguages = languages.flatMap(
      (one, index) =>
        [
          [one.lang, `/languages/${index}/lang`],
          [one.errorView?.lang, `/languages/${index}/errorView/lang`],
        ] as const,
    );
    const ofSections = sections.map(({ pointer, written }) => [child(written, 'lang'), `${pointer}/lang`] as const);
    const ofSite = [[site.lang, '/site/lang'] as const, [errorView.lang, '/errorView/lang'] as const];
    for (const [lang, pointer] of [...ofSite, ...ofLanguages, ...ofSections]) {
      if (typeof lang !== 'string' || isLanguage(lang)) continue;
      const [language = '', region] = lang.split('-');
      const right = meant[language] && [meant[language], region].filter(Boolean).join('-');
      const certain = right !== undefined && isLanguage(right) ? right : undefined;
      yield withCorrection({ pointer, params: { value: lang, right: certain } }, lang, certain);
    }
  },
  de: {
    message: ({ value }, { place }) => `Eine Sprache mit dem Kürzel ${code(value)} gibt es nicht (${place}).`,
    hint: ({ right }) =>
      sentences(didYouMean.de(right), 'Schreiben Sie das Kürzel der Sprache, zum Beispiel "de" oder "en", mit Land "de-AT".'),
    explanation: 'Eine Sprache und ihr Land gibt es; Vorleser wählen danach ihre Stimme.',
  },
  en: {
    message: ({ value }, { place }) => `There is no language with the code ${code(value)} (${place}).`,
    hint: ({ right }) =>
      sentences(didYouMean.en(right), 'Write the code of the language, such as "de" or "en", with a country "de-AT".'),
    explanation: 'A language and its country exist; screen readers choose their voice by them.',
  },
  example: { wrong: '"lang": "xx"', right: '"lang": "de"' },
};
