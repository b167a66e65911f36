/** Two pages of one language that translate the same page: which of them the switch of languages leads to would be chance. */

import { isNotFound } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import { originalOf } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ original: string; lang: string }> = {
  onlyWith: '/languages',
  groupByCause: true,
  *check(context) {
    const { pages, shells } = context;
    const seen = new Map<string, string>();
    // A home page need not say what it translates. Of two the one is told that says so.
    const isSaid = ({ written }: (typeof pages)[0]) => Number(written.translates !== undefined);
    for (const page of [...pages].sort((one, other) => isSaid(one) - isSaid(other))) {
      const { pointer, path, lang } = page;
      const original = originalOf(page, context);
      if (original === undefined || lang === shells[0].lang || isNotFound(path)) continue;
      const place = `${pointer}/${isSaid(page) ? 'translates' : 'path'}`;
      const first = seen.get(`${lang} ${original}`);
      if (first === undefined) seen.set(`${lang} ${original}`, place);
      else yield { pointer: place, params: { original, lang }, related: [{ pointer: first }] };
    }
  },
  de: {
    message: ({ original, lang }, { place }) =>
      `Die Seite ${code(original)} übersetzt in der Sprache ${code(lang)} schon eine andere (${place}).`,
    hint: () =>
      'Jede Seite hat in jeder Sprache eine Übersetzung. Streichen Sie "translates" bei einer der beiden, oder nennen Sie eine andere Seite. Die Startseite einer Sprache übersetzt "/", ohne dass es dabeisteht.',
    explanation: 'Eine Seite hat in jeder Sprache höchstens eine Übersetzung.',
    inForm: () =>
      'Jede Seite hat in jeder Sprache eine Übersetzung. Leeren Sie das Feld bei einer der beiden, oder wählen Sie eine andere Seite. Die Startseite einer Sprache übersetzt „/“, ohne dass es dabeisteht.',
  },
  en: {
    message: ({ original, lang }, { place }) =>
      `Another page already translates ${code(original)} into the language ${code(lang)} (${place}).`,
    hint: () =>
      'Each page has one translation in each language. Remove "translates" from one of the two, or name another page. The home page of a language translates "/" without saying so.',
    explanation: 'A page has at most one translation in each language.',
    inForm: () =>
      'Each page has one translation in each language. Empty the field for one of the two, or choose another page. The home page of a language translates “/” without saying so.',
  },
  example: {
    wrong: '{ "path": "/en/course", "translates": "/kurs" }, { "path": "/en/team", "translates": "/kurs" }',
    right: '{ "path": "/en/course", "translates": "/kurs" }, { "path": "/en/team", "translates": "/team" }',
  },
};
