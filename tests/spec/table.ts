/**
 * The specification of the site in this repository (docs/specification.md), as far as it states wording, counts, fields and
 * limits: paragraphs 2, 3, 4, 8 and 9. One row is one statement. This is the only place in the tests with German wording; spec.spec.ts runs
 * it.
 *
 * `{email}` and the like are facts that only the owner knows; they come from site.json.
 */

/** What a row may state about its page. */
export type Claim =
  /** The page's heading. */
  | { heading: string }
  /** A text that a visitor sees. */
  | { says: string | RegExp }
  /** Words that a visitor never sees there. */
  | { never: RegExp }
  /** A link of this name leads there; so many of them (at least one, if that is not said). */
  | { link: string; to: string; times?: number; newTab?: true }
  /** The part of the page with this text has so many headings of that level. */
  | { part: string; level: number; times: number }
  /** The same, for entries of numbered lists; each with points of its own. */
  | { part: string; numbered: number }
  /** A field of the form. */
  | { field: string; type: string; required?: true; maxLength?: number; value?: string; hidden?: true };

export interface Row {
  /** The paragraph of the specification. */
  spec: string;
  /** Left out: every page. */
  page?: string;
  claim: Claim;
}

/** The mail link of all buttons about a conversation. */
export const mail = 'mail';

const on = (spec: string, page: string, ...claims: Claim[]): Row[] => claims.map((claim) => ({ spec, page, claim }));
const everywhere = (spec: string, ...claims: Claim[]): Row[] => claims.map((claim) => ({ spec, claim }));

export const routes = [
  '/',
  '/leistungen',
  '/ueber-mich',
  '/eu-ai-act',
  '/chatgpt-kurs',
  '/Bestaetigungsseite',
  '/Bestaetigungslink',
  '/impressum',
  '/datenschutz',
];

export const rows: Row[] = [
  ...everywhere(
    '§2 Shared header',
    { link: 'Über mich', to: '/ueber-mich' },
    { link: 'Leistungen', to: '/leistungen' },
    { link: 'EU AI Act', to: '/eu-ai-act' },
    { link: 'Kontakt', to: '/#contact' },
    { link: 'Kennenlerngespräch', to: mail },
  ),
  ...everywhere(
    '§2 Shared footer',
    { link: '{email}', to: 'mailto:{email}' },
    { link: 'Impressum', to: '/impressum' },
    { link: 'Datenschutz', to: '/datenschutz' },
    { says: '© 2024' },
  ),
  ...on(
    '§2 Home',
    '/',
    { says: /Marketing neu denken.*KI/ },
    { link: 'Kennenlerngespräch vereinbaren', to: mail, times: 2 },
    { says: 'Zertifikat AI Marketing Manager (IHK)' },
    { says: '{ownerName}' },
    { says: /[Mm]ehr als 10 Jahre/ },
    { says: 'Brücken zwischen Mensch und KI' },
    { part: 'Klare Strukturen statt Tool-Chaos', numbered: 3 },
    { says: 'Klare Strukturen statt Tool-Chaos' },
    { says: 'Rechtssichere Umsetzung nach dem EU AI Act' },
    { says: 'Vertrauen durch Transparenz und Schulung' },
    { part: 'Jetzt ins MACHEN kommen', level: 3, times: 6 },
    { says: 'KI-Beratung' },
    { says: 'KI-Assistenten bauen' },
    { says: 'Prozesse automatisieren' },
    { says: 'EU AI Act umsetzen' },
    { says: 'Tool-Chaos meistern' },
    { says: 'Wünsche verwirklichen' },
    { link: 'Jetzt ins MACHEN kommen', to: '#contact', times: 1 },
    { part: 'Individuelle KI-Beratung', level: 3, times: 2 },
    { says: /Workshop.*Training.*strategische/ },
    { link: 'E-Mail schreiben', to: mail, times: 1 },
  ),
  ...on(
    '§2 Services',
    '/leistungen',
    { says: 'Sicher starten mit ChatGPT' },
    { says: '90 Minuten' },
    { link: 'Mehr erfahren', to: '/chatgpt-kurs', times: 1 },
    { part: 'Tool-Strategie', numbered: 6 },
    { says: 'Strategische KI-Beratung' },
    { says: 'Schulungen und Workshops' },
    { says: /Online-Kurse.*Live-Workshops.*Video-Tutorials/ },
    { says: 'Custom GPT' },
    { says: 'Tool-Strategie' },
    { says: 'KI im operativen Marketing' },
    { says: /E-Mail.*Newsletter/ },
    { says: 'Social Media' },
    { says: 'B2B' },
    { says: 'Bewerbermarketing' },
    { says: 'Prozess-Check' },
    { link: 'Kostenlose Beratung vereinbaren', to: mail, times: 1 },
  ),
  ...on(
    '§2 About',
    '/ueber-mich',
    { says: '{ownerName}' },
    { says: 'Meine Geschichte' },
    { part: 'Fünf Praxisbeispiele', level: 3, times: 5 },
    { says: 'Bewerbermarketing' },
    { says: 'Öffentliche Auftritte' },
    { says: /Vortrag/ },
    { says: 'Meine Schwerpunkte' },
    { link: 'Kennenlerngespräch vereinbaren', to: mail, times: 2 },
  ),
  ...on(
    '§2 EU AI Act',
    '/eu-ai-act',
    { heading: 'EU AI Act - Checkliste' },
    { says: /neue Pflichten/ },
    { says: /kostenlose Checkliste.*Überblick/ },
    { says: 'Überblick über die wichtigsten Bestimmungen' },
    { says: 'Praktische Checkliste zur Umsetzung' },
    { says: 'Empfehlungen für verschiedene KI-Anwendungen' },
    { says: 'Dokumentationsvorlagen und Beispiele' },
    // Four benefits and the form's own title, which is the page's too.
    { part: 'Praktische Checkliste zur Umsetzung', level: 2, times: 5 },
    { says: /kostenlose Checkliste samt Vorlagen/ },
  ),
  ...on(
    '§2 Live course',
    '/chatgpt-kurs',
    { heading: 'Sicher starten mit ChatGPT' },
    { says: '10.07.25 - 11:00 - 12:30 Uhr' },
    { link: 'Jetzt anmelden', to: '{checkoutUrl}', times: 3, newTab: true },
    { part: 'Jetzt anmelden', level: 3, times: 5 },
    { part: 'Jetzt anmelden', numbered: 5 },
    { says: 'Einführung & Mindset' },
    { says: 'Custom GPT für mein Unternehmen' },
    { says: 'Recht & Ethik kompakt' },
    { says: 'Live-Demo & Q&A' },
    { says: 'Bonusmaterial & Tools' },
    { says: 'Bereit für Ihren ersten KI-Bot?' },
  ),
  ...on(
    '§2 Thank-you',
    '/Bestaetigungsseite',
    { heading: 'Vielen Dank!' },
    { says: 'Die Checkliste ist auf dem Weg.' },
    { says: /bestätigen.*E-Mail-Adresse/ },
    { says: 'Double-Opt-in' },
    { says: /Newsletter.*in jeder E-Mail.*abmelden/ },
    { link: 'Zur Startseite', to: '/', times: 1 },
    { link: 'Leistungen ansehen', to: '/leistungen' },
    { link: 'Mehr über mich', to: '/ueber-mich' },
  ),
  ...on(
    '§2 After confirmation',
    '/Bestaetigungslink',
    { heading: 'Herzlichen Glückwunsch!' },
    { link: 'direkt Umsetzen und MACHEN', to: '/', times: 1 },
    { link: 'Leistungen ansehen', to: '/leistungen' },
    { link: 'Mehr über mich', to: '/ueber-mich' },
  ),
  ...on(
    '§2 Imprint',
    '/impressum',
    { heading: 'Impressum' },
    { says: '{ownerName}' },
    { says: '{street}' },
    { says: '{city}' },
    { says: '{email}' },
    { says: '{vatId}' },
    { says: 'Verantwortlich für den Inhalt' },
    { says: /künstlicher Intelligenz/ },
    { says: /automatisierte Entscheidungsfindung.*findet auf dieser Website nicht statt/ },
    { says: 'Haftung für Inhalte' },
    { says: 'Haftung für Links' },
    { says: 'Urheberrecht' },
    { link: 'Zurück zur Startseite', to: '/', times: 1 },
  ),
  ...on(
    '§2 Privacy policy',
    '/datenschutz',
    { heading: 'Datenschutzerklärung' },
    { part: 'Datenschutzerklärung', level: 2, times: 6 },
    { says: '1. Überblick' },
    { says: '2. Allgemeine Hinweise' },
    { says: '3. Datenerfassung auf dieser Website' },
    { says: '4. Ihre Rechte' },
    { says: '5. Verantwortliche Stelle' },
    { says: '6. Kontaktformular und Kontakt per E-Mail' },
    { says: /werden Skript, Stylesheet und Schriften vom Server des Anbieters geladen/ },
    { says: 'Stand: {privacyDate}' },
    { link: 'Zurück zur Startseite', to: '/', times: 1 },
  ),
  ...on(
    '§2 and §8 Not found',
    '*',
    { heading: '404' },
    { says: 'Oops! Page not found' },
    { link: 'Return to Home', to: '/', times: 1 },
  ),
  ...on(
    '§3 Sign-up form',
    '/eu-ai-act',
    { field: 'VORNAME', type: 'text', required: true, maxLength: 200 },
    { field: 'NACHNAME', type: 'text', required: true, maxLength: 200 },
    { field: 'EMAIL', type: 'email', required: true },
    { field: 'SMS__COUNTRY_CODE', type: 'select-one', value: '+49' },
    { field: 'SMS', type: 'tel' },
    { field: 'email_address_check', type: 'text', value: '', hidden: true },
    { field: 'locale', type: 'hidden', value: 'de', hidden: true },
  ),
  ...on('§5 and §9 Phone', '/eu-ai-act', { says: /6 bis 19 Ziffern, mit Ländervorwahl, ohne \+ oder 0/ }),
  ...on('§9 Regulation', '/eu-ai-act', { says: '2024/1689' }),
  ...['/', '/leistungen', '/ueber-mich', '/eu-ai-act'].flatMap((page) =>
    on('§1 Law', page, { never: /Schulungspflicht|Nachweis|belegen|garantier|noch fehlt|Planen und Schreiben/ }),
  ),
  ...on('§1 Law', '/', { says: 'Rechtsfragen klärt Ihre Kanzlei' }),
  ...on('§1 Law', '/eu-ai-act', { says: 'die geltende Fassung (Stand dieser Seite: {aiActDate})' }, { says: 'Rechtsberatung' }),
];

/** §8: the view of an unexpected error. */
export const errorHeading = 'Unexpected Application Error!';

/** §4, §5 and §8: what the form says. */
export const formTexts = {
  empty: 'Hier dürfen Sie noch etwas eintragen.',
  invalid: 'Da ist etwas schief gelaufen. Stimmen alle Angaben oder fehlt etwas?',
  noCode: 'Wähle bitte einen Ländervorwahl aus.',
  failed: 'Da ist etwas schief gelaufen. Bitte versuchen sie es erneut.',
  worked: 'Das hat geklappt.',
};

/** §9: the form is at most this wide, in CSS pixels. */
export const formWidth = 350;
/** §3: about 240 countries, the one chosen beforehand. */
export const countries = { about: 240, chosen: /^Deutschland \(\+49\)$/ };

/** §5 and §9: what a phone number may be, as it is sent; other ways to write one are made so before. */
export const phones = {
  right: ['491701', '4917012345678901234', '48123456789'],
  wrong: ['49170', '49170123456789012345', 'abcdefg'],
  madeRight: { '+49 170 12345': '4917012345', '0170 12345': '4917012345' },
};

/** §9: the constants, each of which stands once in site.json. */
export const constants = ['10.07.25', '11:00', '12:30', '2024/1689', 90, 200, 350, 19, 2024, 'DE', '49', 'contact', 'de'];

/** §2 Shared header: the short label of the mail button on medium screens. */
export const shortMailLabel = 'Gespräch';

/** §2 Home: the number of guiding questions, beside the principles. */
export const guidingQuestions = 3;

/** What stands on one line, as patterns; blanks are plain here and fixed in the page. */
export const keptTogether = [
  'KI-\\p{L}+',
  'E-Mail(?:-Marketing)?|Live-Kurs',
  'EU AI Act(?: -)?',
  'Double-Opt-in',
  'Opt-in',
  '11:00 - 12:30(?: Uhr)?',
  '(?:§§?|Art\\.|Artikel|Abs\\.|Nr\\.|lit\\.) (?:\\d+|[a-z]\\b)',
  '\\d+\\+? (?:Minuten|Jahren?|Tagen?|Ziffern|Punkte|Personen)',
  '\\d{1,2}\\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)',
  '© \\d+',
  '\\S+ [–-](?= )',
];

/** From a small phone to a wide screen, in CSS pixels. */
export const widths = [320, 344, 360, 390, 412, 430, 540, 768, 820, 1024, 1280, 1366, 1440, 1920];

/** What each page is for: a link by its name, or a field by its label, of which one is enough. A page without is for reading. */
export const mainActions: Record<string, { link?: string; field?: string }> = {
  '/': { link: '^Kennenlerngespräch vereinbaren' },
  '/leistungen': { link: '^Kennenlerngespräch vereinbaren' },
  '/ueber-mich': { link: '^Kennenlerngespräch vereinbaren' },
  '/eu-ai-act': { link: '^Checkliste anfordern', field: '^Vorname' },
  // Once its date is past, the way to the next one.
  '/chatgpt-kurs': { link: '^(Jetzt anmelden|Termin erfragen)' },
  '/Bestaetigungsseite': { link: '^Zur Startseite' },
  '/Bestaetigungslink': { link: '^Kennenlerngespräch vereinbaren' },
  '/impressum': {},
  '/datenschutz': {},
  '*': { link: '^Return to Home' },
};

/** Phones, a tablet, laptops (one with little height left by its browser), a desk: width and height in CSS pixels. */
export const firstScreens = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1366, 625],
  [1920, 1080],
] as const;
