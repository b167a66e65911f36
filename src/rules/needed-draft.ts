/**
 * The home page or the page for unknown addresses as a draft: without them there is no site to publish, as `missing-home` and
 * `missing-not-found` have said since 0.1.0.
 */

import { isNotFound } from '../../schema/site-parts.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ isHome: boolean }> = {
  since: '0.1.0',
  check: ({ pages, shellAt }) =>
    pages.flatMap(({ pointer, path, written }) =>
      written.draft && (isNotFound(path) || path === (shellAt(pointer).home ?? '/'))
        ? [{ pointer: `${pointer}/draft`, params: { isHome: !isNotFound(path) } }]
        : [],
    ),
  de: {
    message: ({ isHome }) => `Die ${isHome ? 'Startseite' : 'Seite für unbekannte Adressen'} kann kein Entwurf sein.`,
    hint: () => 'Streichen Sie "draft": Ohne diese Seite gibt es keine Website.',
    explanation: 'Startseite und Seite für unbekannte Adressen sind keine Entwürfe: Jede Website braucht sie.',
    inForm: () => 'Schalten Sie „Entwurf“ aus: Ohne diese Seite gibt es keine Website.',
  },
  en: {
    message: ({ isHome }) => `The ${isHome ? 'home page' : 'page for unknown addresses'} cannot be a draft.`,
    hint: () => 'Remove "draft": without this page there is no website.',
    explanation: 'The home page and the page for unknown addresses are no drafts: every website needs them.',
    inForm: () => 'Switch off “Draft”: without this page there is no website.',
  },
  example: { wrong: '{ "path": "/", "draft": true }', right: '{ "path": "/" }' },
};
