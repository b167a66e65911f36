/**
 * A constant or a reused section that only a language has: it takes the place of one of the site, and without that nothing can name it.
 */

import { withCorrection } from '../findings/finding.ts';
import { createSuggester } from '../findings/nearest.ts';
import { definitionsOf } from '../findings/sections.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import { languageIndexOf } from '../manifest/resolve/references.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string; nearest: string | undefined; isSection: boolean }> = {
  onlyWith: '/languages',
  *check(context) {
    const {
      constants,
      written,
      written: { reused = {} },
    } = context;
    for (const { isSection, known, all } of [
      { isSection: false, known: [...constants.keys()], all: writtenConstants(context) },
      { isSection: true, known: Object.keys(reused), all: [...definitionsOf(written)] },
    ]) {
      const names = new Set(known);
      const suggest = createSuggester(known);
      for (const { name, pointer } of all) {
        if (languageIndexOf(pointer) === undefined || names.has(name)) continue;
        const { nearest, certain } = suggest(name);
        yield withCorrection({ pointer, at: 'key' as const, params: { name, nearest, isSection } }, name, certain);
      }
    }
  },
  de: {
    message: ({ name, isSection }, { place }) =>
      `${isSection ? 'Einen wiederverwendeten Abschnitt' : 'Eine Konstante'} ${code(name)} hat die Website nicht (${place}).`,
    hint: ({ nearest, isSection }) =>
      sentences(
        didYouMean.de(nearest),
        isSection
          ? 'Eine Sprache ändert Abschnitte, die oben unter "reused" stehen. Schreiben Sie den Abschnitt zuerst dort.'
          : 'Eine Sprache ändert, was oben unter "constants" oder "placeholders" steht. Schreiben Sie den Wert zuerst dort.',
      ),
    explanation: 'Eine Sprache ändert Konstanten und wiederverwendete Abschnitte, die die Website hat.',
    inForm: {
      message: ({ name, isSection }) =>
        `${isSection ? 'Einen wiederverwendeten Abschnitt' : 'Eine Angabe'} ${code(name)} hat die Website nicht.`,
      hint: ({ nearest, isSection }) =>
        sentences(
          didYouMean.de(nearest),
          isSection
            ? 'Eine Sprache ändert Abschnitte der Website. Machen Sie ihn zuerst dort wiederverwendbar.'
            : 'Eine Sprache ändert Angaben der Website. Legen Sie die Angabe zuerst dort an.',
        ),
    },
  },
  en: {
    message: ({ name, isSection }, { place }) =>
      `The website has no ${isSection ? 'reused section' : 'constant'} ${code(name)} (${place}).`,
    hint: ({ nearest, isSection }) =>
      sentences(
        didYouMean.en(nearest),
        isSection
          ? 'A language changes sections that stand under "reused" at the top. Write the section there first.'
          : 'A language changes what stands under "constants" or "placeholders" at the top. Write the value there first.',
      ),
    explanation: 'A language changes constants and reused sections that the website has.',
    inForm: {
      message: ({ name, isSection }) => `The website has no ${isSection ? 'reused section' : 'fact'} ${code(name)}.`,
      hint: ({ nearest, isSection }) =>
        sentences(
          didYouMean.en(nearest),
          isSection
            ? 'A language changes sections of the website. Make it reusable there first.'
            : 'A language changes facts of the website. Make the fact there first.',
        ),
    },
  },
  example: {
    wrong: '"constants": { "hours": "8–18 Uhr" }, … "languages": [{ …, "constants": { "hour": "8 am to 6 pm" } }]',
    right: '"constants": { "hours": "8–18 Uhr" }, … "languages": [{ …, "constants": { "hours": "8 am to 6 pm" } }]',
  },
};
