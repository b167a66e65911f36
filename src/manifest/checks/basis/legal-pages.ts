/** Which pages are imprint and privacy policy. They have no mark of their own, so they are known by their usual addresses. */
import type { WrittenManifest } from '../../resolve/written.ts';

export type LegalKind = 'imprint' | 'privacy';

/** What they are called in messages. */
export const legalNames: Record<'de' | 'en', Record<LegalKind, string>> = {
  de: { imprint: 'Impressum', privacy: 'Datenschutzerklärung' },
  en: { imprint: 'imprint', privacy: 'privacy policy' },
};

/** The last part of an address, in languages of the European Union. */
const names: Record<LegalKind, ReadonlySet<string>> = {
  imprint: new Set([
    ...['impressum', 'anbieterkennzeichnung', 'imprint', 'legal', 'legal-notice'],
    ...['mentions-legales', 'aviso-legal', 'note-legali', 'nota-prawna', 'informacje-prawne'],
  ]),
  privacy: new Set([
    ...['datenschutz', 'datenschutzerklaerung', 'datenschutzhinweise', 'privacy', 'privacy-policy', 'privacy-notice'],
    ...['confidentialite', 'politique-de-confidentialite', 'donnees-personnelles', 'privacidad', 'politica-de-privacidad'],
    ...['informativa-privacy', 'prywatnosc', 'polityka-prywatnosci', 'privacybeleid', 'privacyverklaring', 'privatlivspolitik'],
    ...['integritetspolicy', 'dataskydd', 'personvern', 'personvernerklaering', 'tietosuoja', 'tietosuojaseloste'],
    ...['politica-de-privacidade', 'ochrana-osobnich-udaju'],
  ]),
};

/** The addresses that count as a page of one kind. */
export const legalAddresses = (kind: LegalKind): string[] => [...names[kind]].map((name) => `/${name}`);

/** The routes of one kind, with their index. */
export function findLegalPages({ routes }: WrittenManifest, kind: LegalKind): { path: string; index: number }[] {
  return routes.flatMap(({ path }, index) =>
    names[kind].has(path.split('/').at(-1)?.toLowerCase() ?? '') ? [{ path, index }] : [],
  );
}
