/**
 * What people call a part of a page, and the section types that do it: nobody who looks for a map thinks of `embed`. Words of authors, in
 * German and English; type → words, in the order of the advice where a word stands at several.
 */
export const aliases: Readonly<Record<string, string>> = {
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
