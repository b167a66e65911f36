/** Which pages the law asks for: those whose route says so (`"legal": "imprint"`), else those that have a usual address. */
import type { Translated } from '../../../schema/languages.ts';
import { languageParts } from './languages.ts';
import type { PlacedPage } from './rule.ts';

export type LegalKind = NonNullable<PlacedPage['written']['legal']>;

/** What they are called in messages. */
export const legalNames: Translated<Record<LegalKind, string>> = {
  de: {
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    terms: 'Geschäftsbedingungen',
    accessibility: 'Erklärung zur Barrierefreiheit',
  },
  en: {
    imprint: 'imprint',
    privacy: 'privacy policy',
    terms: 'terms and conditions',
    accessibility: 'accessibility statement',
  },
};

/** The last part of an address, in languages of the European Union. */
const names: Partial<Record<LegalKind, ReadonlySet<string>>> = {
  imprint: new Set([
    ...['impressum', 'anbieterkennzeichnung', 'imprint', 'legal', 'legal-notice'],
    ...['mentions-legales', 'aviso-legal', 'note-legali', 'nota-prawna', 'informacje-prawne'],
  ]),
  privacy: new Set([
    ...['datenschutz', 'datenschutzerklaerung', 'datenschutzhinweise', 'privacy', 'privacy-policy', 'privacy-notice'],
    ...['confidentialite', 'politique-de-confidentialite', 'donnees-personnelles', 'privacidad', 'politica-de-privacidad'],
    ...['informativa-privacy', 'prywatnosc', 'polityka-prywatnosci'],
  ]),
};

/** The same of privacy policies, known since 0.9.0. */
const laterNames: ReadonlySet<string> = new Set([
  ...['privacybeleid', 'privacyverklaring', 'privatlivspolitik', 'integritetspolicy', 'dataskydd', 'personvern'],
  ...['personvernerklaering', 'tietosuoja', 'tietosuojaseloste', 'politica-de-privacidade', 'ochrana-osobnich-udaju'],
]);

interface MaybeLegal {
  path: string;
  written: Pick<PlacedPage['written'], 'draft' | 'legal'>;
}

/** The pages of one kind that are published. Addresses are looked at only where no page says that it is of this kind. */
export function findLegalPages<Page extends MaybeLegal>(pages: readonly Page[], kind: LegalKind): Page[] {
  const all = pages.filter(({ written }) => !written.draft);
  const named = all.filter(({ written }) => written.legal === kind);
  return named.length > 0 ? named : all.filter(({ path, written }) => written.legal === undefined && isUsual(path, kind));
}

/**
 * Reads the privacy policy of each language, once.
 *
 * @returns what is read for a language: of its own policy, or of that of the site where it has none
 */
export function privacyByLanguage<Read>(
  site: Parameters<typeof languageParts>[0],
  read: (privacy: PlacedPage[]) => Read,
): (lang: string) => Read {
  const [own, ...others] = languageParts(site).map(({ shell, pages }) => ({ ...shell, found: findLegalPages(pages, 'privacy') }));
  const ofSite = read(own?.found ?? []);
  const byLang = new Map(others.flatMap(({ lang, found }) => (found.length > 0 ? [[lang, read(found)] as const] : [])));
  return (lang) => byLang.get(lang) ?? ofSite;
}

const lastOf = (path: string): string => path.split('/').at(-1)?.toLowerCase() ?? '';

const isUsual = (path: string, kind: LegalKind): boolean =>
  names[kind]?.has(lastOf(path)) === true || (kind === 'privacy' && isLaterName(path));

/** Whether an address has been known for that of a legal page since 0.9.0 only. */
export const isLaterName = (path: string): boolean => laterNames.has(lastOf(path));
