/**
 * An imprint, a privacy policy or another legal page that the footer does not lead to. An error: the law wants them easy to find from
 * every page (§ 5 DDG: "easily recognisable, directly reachable, always available").
 */

import { code } from '../findings/words/phrases.ts';
import { languageParts } from './support/languages.ts';
import { findLegalPages, isLaterName, type LegalKind, legalNames } from './support/legal-pages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; kind: LegalKind }> = {
  since: '0.1.0',
  check: (context) => {
    const { links } = context.references;
    const parts = languageParts(context);
    // A language without a footer of its own has that of the site, and is told of it (untranslated-part.ts).
    const footers = parts.filter(({ written }) => !written || written.footer);
    return footers.flatMap(({ pointer, pages: own }) => {
      const linked = new Set(
        links.flatMap(({ where, href }) =>
          where.pointer.startsWith(`${pointer}/footer/`) && 'page' in href && href.page ? [href.page] : [],
        ),
      );
      return (Object.keys(legalNames.en) as LegalKind[]).flatMap((kind) => {
        // Where a language has none of its own, one in another language has to do.
        const found = [own, ...parts.map((part) => part.pages)].flatMap((some) => findLegalPages(some, kind));
        const [first] = found;
        if (!first || found.some(({ path }) => linked.has(path))) return [];
        const where = { pointer: `${pointer}/footer/links`, at: 'key' } as const;
        const isOld = !['terms', 'accessibility'].includes(kind) && !isLaterName(first.path);
        return [
          {
            ...where,
            since: isOld ? ('0.1.0' as const) : ('0.9.0' as const),
            params: { path: first.path, kind },
            related: [{ pointer: `${first.pointer}/path` }],
          },
        ];
      });
    });
  },
  de: {
    message: ({ kind, path }) => `Im Fuß der Seite fehlt der Link zu ${code(path)} (${legalNames.de[kind]}).`,
    hint: ({ path, kind }) => `Ergänzen Sie unter "footer", "links": { "label": "${legalNames.de[kind]}", "href": "${path}" }.`,
    explanation: 'Impressum, Datenschutzerklärung und andere Pflichtseiten sind von jeder Seite aus verlinkt.',
    inForm: ({ kind, path }) => `Fügen Sie den Links im Fuß einen hinzu: ${code(legalNames.de[kind])}, zur Seite ${path}.`,
  },
  en: {
    message: ({ kind, path }) => `The footer does not lead to ${code(path)} (${legalNames.en[kind]}).`,
    hint: ({ path, kind }) => `Add under "footer", "links": { "label": "${legalNames.en[kind]}", "href": "${path}" }.`,
    explanation: 'Every page links to imprint, privacy policy and other legal pages.',
    inForm: ({ kind, path }) => `Add a link to those of the footer: ${code(legalNames.en[kind])}, to the page ${path}.`,
  },
  example: {
    wrong: '"footer": { "links": [] }',
    right: '"footer": { "links": [{ "label": "Impressum", "href": "/impressum" }] }',
  },
};
