/**
 * A link to a page in another language, though the same page exists in the link's own: mostly copied with the text around it, and the reader
 * has lost his language. It warns, since it can be meant; a link that names the language, as "Deutsch" does, is. An old address under
 * `redirects` is in no language: where it leads is all that is known of it.
 */

import { withCorrection } from '../findings/finding.ts';
import { code } from '../findings/words/phrases.ts';
import { child, parentOf, pointerKeys } from '../json-text/pointer.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { languageFinder } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

const isList = (parent: unknown): boolean => sectionSchemas[String(child(parent, 'type'))]?.lists !== undefined;

const isBelow = (path: string, start: string): boolean => path.startsWith(`${start}/`);

export const rule: Rule<{ path: string; right: string; label: string }> = {
  severity: 'warning',
  onlyWith: '/languages',
  groupByCause: true,
  *check(context) {
    const { manifest, pages, shells, references } = context;
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const labels = new Map(shells[0].languages?.map(({ lang, label }) => [lang, label]));
    const langAt = languageFinder(context);
    const at = (pointer: string) => pointerKeys(pointer).reduce<unknown>(child, manifest);
    for (const { where, href } of references.links) {
      if (where.pointer.startsWith('/redirects/')) continue;
      const target = 'page' in href && href.page !== undefined ? byPath.get(href.page) : undefined;
      if (!target) continue;
      const { path, lang, translations = {} } = target;
      const here = langAt(where.pointer);
      const right = here === lang ? undefined : translations[here];
      if (right === undefined || byPath.get(right)?.written.draft) continue;
      const label = labels.get(lang) ?? lang;
      // Of a link in a text the whole text, of any other what stands beside its address.
      const text = where.part === undefined ? undefined : String(at(where.pointer));
      const words = text === undefined ? Object.values(at(parentOf(where.pointer)) ?? {}) : [text];
      const isNamed = words.some((word) => typeof word === 'string' && word.toLowerCase().includes(label.toLowerCase()));
      if (isNamed) continue;
      const isOnce = text === undefined || text.split(where.part ?? '').length === 2;
      // News in one language alone are shown in the others as they are: put right, the list would be empty.
      const isEmptied = isList(at(parentOf(where.pointer))) && !pages.some((page) => page.entry && isBelow(page.path, right));
      yield withCorrection({ ...where, params: { path, right, label } }, path, isOnce && !isEmptied ? right : undefined);
    }
  },
  de: {
    message: ({ path }, { place }) => `Der Link führt zu ${code(path)}, einer Seite in einer anderen Sprache (${place}).`,
    hint: ({ right, label }) =>
      `In der Sprache des Links ist das die Seite ${code(right)}. Ist der Wechsel gewollt, nennen Sie im Text des Links die Sprache: „${label}“.`,
    explanation: 'Ein Link führt zu einer Seite in seiner eigenen Sprache, wo es sie gibt, oder nennt die andere Sprache.',
  },
  en: {
    message: ({ path }, { place }) => `The link leads to ${code(path)}, a page in another language (${place}).`,
    hint: ({ right, label }) =>
      `In the language of the link that is the page ${code(right)}. If the change is meant, name the language in the text of the link: “${label}”.`,
    explanation: 'A link leads to a page in its own language where there is one, or names the other language.',
  },
  example: {
    wrong: '"path": "/en", … { "label": "Services", "href": "/leistungen" }',
    right: '"path": "/en", … { "label": "Services", "href": "/en/services" }',
  },
};
