/**
 * What people call a part of a page, and the section types that do it: nobody who looks for a map thinks of `embed`. Words of authors, in
 * German and English; type → words, in the order of the advice where a word stands at several.
 */
import { child } from '../pointer.ts';

const wordsOf: Readonly<Record<string, string>> = {
  embed:
    'map google-maps openstreetmap iframe youtube vimeo booking donation spotify comments disqus kommentare gästebuch karte landkarte stadtplan anfahrt buchung spende',
  video: 'film movie background-video youtube vimeo',
  gallery:
    'slider slideshow carousel image images picture pictures photo photos figure lightbox galerie bild bilder foto fotos diashow karussell',
  'card-grid':
    'cards grid tiles features services stats statistics figures key-figures numbers facts news blog posts articles products karten kacheln leistungen angebote zahlen kennzahlen fakten neuigkeiten aktuelles beiträge artikel nachrichten produkte',
  table: 'menu price-list timetable schedule spreadsheet speisekarte preisliste stundenplan fahrplan',
  pricing: 'menu price-list prices plans packages speisekarte preisliste preise tarife pakete',
  events: 'calendar dates agenda concerts termin termine kalender veranstaltung veranstaltungen konzerte',
  faq: 'tabs tab accordion collapse details questions fragen akkordeon reiter häufige-fragen',
  'opening-hours': 'hours times öffnungszeiten sprechzeiten sprechstunden bürozeiten geschäftszeiten',
  team: 'people staff persons members crew mitarbeiter mitarbeitende personen menschen mitglieder vorstand ansprechpartner',
  timeline: 'history chronicle milestones geschichte chronik zeitleiste zeitstrahl meilensteine',
  form: 'contact-form message-form enquiry registration formular kontaktformular anfrage anmeldung',
  'newsletter-embed': 'newsletter signup subscribe mailing-list rundbrief newsletter-anmeldung',
  testimonials: 'quote quotes review reviews references stimmen kundenstimmen zitat zitate bewertungen referenzen',
  downloads: 'file files pdf pdfs documents attachments datei dateien dokumente unterlagen herunterladen',
  'logo-row': 'logos sponsors partners clients sponsoren partner kunden förderer',
  'call-to-action': 'cta banner button buttons aufruf knopf',
  checklist: 'list bullets ticks liste aufzählung vorteile',
  split: 'image-text text-image media-text columns two-columns bild-text text-bild spalten',
  text: 'paragraph paragraphs prose richtext article content absatz absätze inhalt fließtext artikel',
  'legal-text': 'imprint privacy legal terms impressum datenschutz agb rechtliches',
  hero: 'header intro cover banner jumbotron stage start titelbild einstieg bühne kopf facts fakten',
};

/** As people type it, with or without capitals, hyphens and umlauts. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]/g, '');

const typesOf = new Map<string, string[]>();
for (const [type, words] of Object.entries(wordsOf))
  for (const word of words.split(' ')) typesOf.set(plain(word), [...(typesOf.get(plain(word)) ?? []), type]);

/** The types that the table names. */
export const namedTypes = Object.keys(wordsOf);

/** The section types that do what a word says, of those that exist; none for a word that is not known. */
export const typesFor = (word: string, existing: readonly string[]): string[] =>
  (typesOf.get(plain(word)) ?? []).filter((type) => existing.includes(type));

/** The section types that a key means which stands in a section of another type. */
export const typesForKey = (key: string): string[] => (namedTypes.includes(key) ? [key] : typesFor(key, namedTypes));

/** What people write as a key, and the key and the value that say it here. */
const sayings = [
  { key: 'layout', value: 'background', words: 'background background-image cover hintergrund hintergrundbild' },
  { key: 'actions', value: undefined, words: 'button buttons cta knopf' },
];

/**
 * How a place says what an everyday word says, as a piece of JSON; undefined for a word that is not known.
 *
 * @param properties - the JSON Schema of each key that the place has
 */
export function insteadOf(word: string, properties: object): string | undefined {
  const { key = '', value } = sayings.find(({ words }) => words.split(' ').map(plain).includes(plain(word))) ?? {};
  const own = child(properties, key);
  if (own === undefined) return undefined;
  if (value === undefined) return `"${key}": [ … ]`;
  return JSON.stringify(child(own, 'enum') ?? []).includes(`"${value}"`) ? `"${key}": "${value}"` : undefined;
}
