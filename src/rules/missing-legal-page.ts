/**
 * A site without an imprint where the law of its country wants one, or without a privacy policy (Art. 13 GDPR) where it is German or takes
 * what visitors enter. Only a release is stopped: before it the site is nobody's business, and small manifests for tests need neither.
 */

import { isInDraft } from '../manifest/resolve/references.ts';
import { findLegalPages, type LegalKind, legalNames } from './support/legal-pages.ts';
import type { Rule } from './support/rule.ts';

/**
 * Country → where its law asks for an imprint: Digitale-Dienste-Gesetz; E-Commerce-Gesetz (BGBl. I 152/2001); loi n° 2004-575 as changed by
 * loi n° 2024-449, which moved the duty there from article 6 III; Ley 34/2002. The first, second and last bind whoever acts in business,
 * which courts read widely; the French one lets private people name their host alone.
 */
const imprintLaws: Readonly<Record<string, string>> = { DE: '§ 5 DDG', AT: '§ 5 ECG', FR: 'art. 1-1 LCEN', ES: 'art. 10 LSSI' };

/** The European Union, Iceland, Liechtenstein and Norway (EEA), and the United Kingdom, whose own GDPR asks for the same. */
const gdprCountries: ReadonlySet<string | undefined> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB'.split(' '),
);

/** The country that a language names, or the one where most who speak it live: `hr` → HR, `en` → US. */
const countryOf = (lang: string): string | undefined => new Intl.Locale(lang).maximize().region;

export const rule: Rule<{ kind: LegalKind; law: string }> = {
  severity: 'release-only',
  since: '0.1.0',
  check: ({ manifest, pages, sections }) => {
    const { lang, country = countryOf(lang) ?? '' } = manifest.site;
    const isGerman = /^de\b/.test(lang);
    // What is not translated is told of another kind of page as well (untranslated-page.ts).
    const own = pages.filter((page) => page.lang === lang);
    const law = imprintLaws[country];
    const hasForm = () => sections.some(({ pointer, props }) => props.form && !isInDraft(manifest, pointer));
    const wanted = {
      imprint: law === undefined ? undefined : { law, since: isGerman ? ('0.1.0' as const) : ('0.9.0' as const) },
      privacy:
        law !== undefined && isGerman
          ? { law: 'Art. 13 DSGVO', since: '0.1.0' as const }
          : gdprCountries.has(country) && hasForm()
            ? { law: `Art. 13 ${isGerman ? 'DSGVO' : country === 'GB' ? 'UK GDPR' : 'GDPR'}`, since: '1.1.0' as const }
            : undefined,
    };
    return (['imprint', 'privacy'] as const).flatMap((kind) => {
      const asked = wanted[kind];
      return asked === undefined || findLegalPages(own, kind).length > 0
        ? []
        : [{ pointer: '/routes', at: 'key', params: { kind, law: asked.law }, since: asked.since }];
    });
  },
  de: {
    message: ({ kind }) => `Eine Seite mit ${kind === 'imprint' ? 'dem Impressum' : 'der Datenschutzerklärung'} fehlt.`,
    hint: ({ kind, law }) =>
      `Legen Sie die Seite an, und verlinken Sie sie im Fuß: Sie ist Pflicht (${law}). Gibt es sie schon, schreiben Sie zu ihr: "legal": "${kind}".`,
    explanation:
      'Eine Website hat ein Impressum, wo das Recht ihres Landes es verlangt, und eine Datenschutzerklärung, wenn sie deutsch ist oder in einem Land der DSGVO ein Formular hat.',
    inForm: ({ kind, law }) =>
      `Legen Sie die Seite an, und verlinken Sie sie im Fuß: Sie ist Pflicht (${law}). Gibt es sie schon, wählen Sie bei ihr als Pflichtseite „${legalNames.de[kind]}“.`,
  },
  en: {
    message: ({ kind }) => `A page with the ${legalNames.en[kind]} is missing.`,
    hint: ({ kind, law }) =>
      `Add the page and link to it in the footer: the law demands it (${law}). If there is one already, write to it: "legal": "${kind}".`,
    explanation:
      'A website has an imprint where the law of its country asks for one, and a privacy policy if it is German, or has a form in a country of the GDPR.',
    inForm: ({ kind, law }) =>
      `Add the page and link to it in the footer: the law demands it (${law}). If there is one already, choose “${legalNames.en[kind]}” for it as its legal page.`,
  },
  example: {
    wrong: '"routes": [{ "path": "/" }, { "path": "*" }]',
    right: '"routes": [{ "path": "/" }, { "path": "/impressum" }, { "path": "/daten", "legal": "privacy" }, { "path": "*" }]',
  },
};
