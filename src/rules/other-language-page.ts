/**
 * A page of which all or most is in another language than the site. Its title in the browser, the menu and the footer are not, and a screen
 * reader takes the voice of the site for them (WCAG 2.2, 3.1.1). It warns: within the sections all is as it should be.
 */

import { isNotFound } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import { severalLanguages } from '../findings/workarounds.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ lang: string; site: string }> = {
  severity: 'warning',
  since: '0.9.0',
  groupByCause: true,
  *check({ pages }) {
    for (const { pointer, path, lang: site, sections } of pages) {
      // Who has lost the way may be met in any language.
      if (isNotFound(path)) continue;
      const others = sections.flatMap(({ lang }) => (lang !== undefined && languageOf(lang) !== languageOf(site) ? [lang] : []));
      const [lang] = others;
      if (lang === undefined || others.length * 2 <= sections.length) continue;
      yield { pointer: `${pointer}/path`, params: { lang, site } };
    }
  },
  de: {
    message: ({ lang, site }, { place }) =>
      `Diese Seite ist in einer anderen Sprache geschrieben (${code(lang)}) als die Website (${code(site)}): Ihr Titel, Menü und Fuß sind es nicht (${place}).`,
    hint: () => severalLanguages.de,
    inForm: (_, { titleAt }) =>
      `Legen Sie die Sprache unter „${titleAt('/languages')}“ an: Alle Seiten, deren Adresse mit der ihren beginnt, sind dann in ihr.`,
    explanation: 'Eine Seite ist in der Sprache, zu der ihre Adresse gehört; einzelne Abschnitte können in einer anderen stehen.',
  },
  en: {
    message: ({ lang, site }, { place }) =>
      `This page is written in another language (${code(lang)}) than the website (${code(site)}): its title, the menu and the footer are not (${place}).`,
    hint: () => severalLanguages.en,
    inForm: (_, { titleAt }) =>
      `Add the language under “${titleAt('/languages')}”: all pages whose address begins with that of the language are then in it.`,
    explanation: 'A page is in the language that its address belongs to; single sections may be in another one.',
  },
  example: {
    wrong: '"path": "/en", "sections": [{ "type": "text", "lang": "en" }]',
    right: '"languages": [{ "lang": "en", "path": "/en", … }], … "path": "/en", "sections": [{ "type": "text" }]',
  },
};

/** `de` of `de-AT`. */
const languageOf = (tag: string): string => tag.slice(0, tag.search(/-|$/));
