/**
 * A page that translates what is no original: one in its own language, or a translation. That two pages are the same is written once, at the
 * translation, and names the page in the language of the site. An error as it was when `translates` could not be written at all.
 */

import { isNotFound } from '../../schema/site-parts.ts';
import { withCorrection } from '../findings/finding.ts';
import { code, sentences } from '../findings/words/phrases.ts';
import { severalLanguages } from '../findings/workarounds.ts';
import type { Rule } from './support/rule.ts';

interface Params {
  why: 'one-language' | 'is-original' | 'is-not-found' | 'is-translation';
  /** Of the page, and of what it names. */
  path: string;
  original: string;
  /** What was meant: the original of what is named, or the page that the key belongs to. */
  right: string | undefined;
}

export const rule: Rule<Params> = {
  since: '0.1.0',
  *check({ pages, shells: [own] }) {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    for (const { pointer, path, lang, written } of pages) {
      const original = written.translates;
      if (original === undefined) continue;
      const where = { pointer: `${pointer}/translates` };
      const target = byPath.get(original);
      const isOther = target !== undefined && target.lang !== own.lang;
      if (!own.languages) yield { ...where, params: { why: 'one-language', path, original, right: undefined } };
      else if (isNotFound(path)) yield { ...where, params: { why: 'is-not-found', path, original, right: undefined } };
      else if (lang === own.lang)
        yield { ...where, params: { why: 'is-original', path, original, right: isOther ? original : undefined } };
      else if (isOther) {
        const right = target.translations?.[own.lang];
        const isSelf = right === undefined || target.path === path;
        const meant = isSelf ? undefined : right;
        yield withCorrection(
          { ...where, params: { why: 'is-translation' as const, path, original, right: meant } },
          original,
          meant,
        );
      }
    }
  },
  de: {
    message: ({ why, original }, { place }) =>
      ({
        'one-language': `Die Website hat nur eine Sprache: Diese Seite kann ${code(original)} nicht übersetzen (${place}).`,
        'is-original': `Diese Seite ist in der Sprache der Website, also keine Übersetzung von ${code(original)} (${place}).`,
        'is-not-found': `Die Seite für unbekannte Adressen übersetzt keine andere (${place}).`,
        'is-translation': `Die Seite ${code(original)} ist nicht in der Sprache der Website (${place}).`,
      })[why],
    hint: ({ why, path, right }) =>
      ({
        'one-language': sentences('Streichen Sie "translates".', severalLanguages.de),
        'is-original':
          right === undefined
            ? 'Streichen Sie "translates".'
            : `Streichen Sie "translates" hier, und schreiben Sie es bei der Seite ${code(right)}: "translates": "${path}".`,
        'is-not-found': 'Streichen Sie "translates": Jede Sprache hat ihre eigene.',
        'is-translation':
          right === undefined
            ? 'Nennen Sie die Seite in der Sprache der Website, die übersetzt ist.'
            : `Nennen Sie die Seite, die beide übersetzen: "translates": "${right}".`,
      })[why],
    explanation: 'Eine Übersetzung nennt die Seite in der Sprache der Website, die sie übersetzt.',
    inForm: ({ why, right }, { titleAt, pointer }) =>
      ({
        'one-language': 'Leeren Sie das Feld, oder legen Sie zuerst die weitere Sprache an.',
        'is-original':
          right === undefined
            ? 'Leeren Sie das Feld.'
            : `Leeren Sie das Feld hier, und füllen Sie „${titleAt(pointer)}“ bei der Seite ${code(right)}.`,
        'is-not-found': 'Leeren Sie das Feld: Jede Sprache hat ihre eigene.',
        'is-translation':
          right === undefined
            ? 'Wählen Sie die Seite in der Sprache der Website, die übersetzt ist.'
            : `Wählen Sie die Seite, die beide übersetzen: ${code(right)}.`,
      })[why],
  },
  en: {
    message: ({ why, original }, { place }) =>
      ({
        'one-language': `The website has one language: this page cannot translate ${code(original)} (${place}).`,
        'is-original': `This page is in the language of the website, so it is no translation of ${code(original)} (${place}).`,
        'is-not-found': `The page for unknown addresses translates no other one (${place}).`,
        'is-translation': `The page ${code(original)} is not in the language of the website (${place}).`,
      })[why],
    hint: ({ why, path, right }) =>
      ({
        'one-language': sentences('Remove "translates".', severalLanguages.en),
        'is-original':
          right === undefined
            ? 'Remove "translates".'
            : `Remove "translates" here, and write it with the page ${code(right)}: "translates": "${path}".`,
        'is-not-found': 'Remove "translates": each language has one of its own.',
        'is-translation':
          right === undefined
            ? 'Name the page in the language of the website that is translated.'
            : `Name the page that both translate: "translates": "${right}".`,
      })[why],
    explanation: 'A translation names the page in the language of the website that it translates.',
    inForm: ({ why, right }, { titleAt, pointer }) =>
      ({
        'one-language': 'Empty the field, or make the other language first.',
        'is-original':
          right === undefined
            ? 'Empty the field.'
            : `Empty the field here, and fill in “${titleAt(pointer)}” for the page ${code(right)}.`,
        'is-not-found': 'Empty the field: each language has one of its own.',
        'is-translation':
          right === undefined
            ? 'Choose the page in the language of the website that is translated.'
            : `Choose the page that both translate: ${code(right)}.`,
      })[why],
  },
  example: {
    wrong: '{ "path": "/kurs", "translates": "/en/course" }, { "path": "/en/course" }',
    right: '{ "path": "/kurs" }, { "path": "/en/course", "translates": "/kurs" }',
  },
};
