/**
 * A German site without an imprint (§ 5 DDG) or a privacy policy (Art. 13 GDPR). Only a release is stopped: before it the
 * site is nobody's business, and small manifests for tests need neither.
 */

import { quoted } from '../words/phrases.ts';
import { findLegalPages, type LegalKind, legalAddresses, legalNames } from './basis/legal-pages.ts';
import type { Rule } from './basis/rule.ts';

export const rule: Rule<{ kind: LegalKind; addresses: string[] }> = {
  severity: 'release-only',
  check: ({ manifest }) => {
    if (!/^de\b/.test(manifest.site.lang)) return [];
    return (['imprint', 'privacy'] as const).flatMap((kind) =>
      findLegalPages(manifest, kind).length > 0
        ? []
        : [{ pointer: '/routes', at: 'key', params: { kind, addresses: legalAddresses(kind) } }],
    );
  },
  de: {
    message: ({ kind }) => `Eine Seite mit ${kind === 'imprint' ? 'dem Impressum' : 'der Datenschutzerklärung'} fehlt.`,
    hint: ({ kind, addresses }) =>
      `Legen Sie die Seite "${kind === 'imprint' ? '/impressum' : '/datenschutz'}" an und verlinken Sie sie im Fuß. Sie ist in Deutschland Pflicht. Gibt es sie schon: Erkannt wird sie an ihrer Adresse, auch ${quoted(addresses.slice(1, 3)).join(' oder ')}.`,
    explanation: 'Eine deutsche Website hat Impressum (§ 5 DDG) und Datenschutzerklärung (Art. 13 DSGVO).',
  },
  en: {
    message: ({ kind }) => `A page with the ${legalNames.en[kind]} is missing.`,
    hint: ({ kind, addresses }) =>
      `Add the page "${kind === 'imprint' ? '/impressum' : '/datenschutz'}" and link to it in the footer. German law demands it. If there is one already: it is known by its address, also ${quoted(addresses.slice(1, 3)).join(' or ')}.`,
    explanation: 'A German website has an imprint (§ 5 DDG) and a privacy policy (Art. 13 GDPR).',
  },
  example: {
    wrong: '"routes": [{ "path": "/" }, { "path": "*" }]',
    right: '"routes": [{ "path": "/" }, { "path": "/impressum" }, { "path": "/datenschutz" }, { "path": "*" }]',
  },
};
