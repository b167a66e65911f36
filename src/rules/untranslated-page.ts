/**
 * Pages of the site's language that a language does not have: the switch of languages leads from them to its home page. Told for a release
 * alone, and only warned of: which pages are translated is the owner's decision, and until then most are not.
 */

import { isNotFound } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** More would fill more than a line or two. */
const maxListed = 5;

export const rule: Rule<{ lang: string; count: number; paths: string[] }> = {
  severity: 'release-warning',
  onlyWith: '/languages',
  check: (context) => {
    const [own, ...others] = languageParts(context);
    const drafts = new Set(context.pages.flatMap(({ path, written }) => (written.draft ? [path] : [])));
    const originals = own?.pages.filter(({ path, noindex }) => !noindex && !isNotFound(path) && !drafts.has(path)) ?? [];
    return others.flatMap(({ pointer, pages, shell: { lang } }) => {
      // What a page was meant to translate that names no page is not known (unknown-original.ts).
      if (pages.some(({ written, translations }) => written.translates !== undefined && !translations)) return [];
      const isOpen = (path = '') => path === '' || drafts.has(path);
      const open = originals.filter(({ translations }) => isOpen(translations?.[lang]));
      if (open.length === 0) return [];
      const listed = open.slice(0, maxListed);
      return [
        {
          pointer,
          at: 'start' as const,
          params: { lang, count: open.length, paths: listed.map(({ path }) => path) },
          related: listed.map((page) => ({ pointer: `${page.pointer}/path` })),
        },
      ];
    });
  },
  de: {
    message: ({ lang, count, paths }) =>
      `In der Sprache ${code(lang)} ${count === 1 ? 'fehlt eine Seite' : `fehlen ${count} Seiten`}: ${list(count, paths)}.`,
    hint: () =>
      'Schreiben Sie bei der Übersetzung, welche Seite sie übersetzt, zum Beispiel "translates": "/leistungen". Von Seiten ohne Übersetzung führt der Wechsel der Sprache zur Startseite.',
    explanation: 'Die Seiten einer Website gibt es in jeder ihrer Sprachen.',
    inForm: () =>
      'Wählen Sie bei der Übersetzung, welche Seite sie übersetzt. Von Seiten ohne Übersetzung führt der Wechsel der Sprache zur Startseite.',
  },
  en: {
    message: ({ lang, count, paths }) =>
      `${count === 1 ? 'One page is' : `${count} pages are`} missing in the language ${code(lang)}: ${list(count, paths)}.`,
    hint: () =>
      'Write with the translation which page it translates, such as "translates": "/services". From pages without a translation the switch of languages leads to the home page.',
    explanation: 'The pages of a website exist in each of its languages.',
    inForm: () =>
      'Choose for the translation which page it translates. From pages without a translation the switch of languages leads to the home page.',
  },
  example: {
    wrong: '{ "path": "/kurs" }, { "path": "/en/course" }',
    right: '{ "path": "/kurs" }, { "path": "/en/course", "translates": "/kurs" }',
  },
};

const list = (count: number, paths: readonly string[]): string =>
  [...paths.map(code), ...(count > paths.length ? ['…'] : [])].join(', ');
