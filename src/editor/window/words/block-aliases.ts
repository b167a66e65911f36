/** Words by which people look for a kind of block beside its title, in German and English, parted by spaces. */
export const blockAliases: Readonly<Record<string, string>> = {
  heading: 'überschrift ueberschrift uberschrift titel kapitel heading headline title h1 h2',
  subheading:
    'zwischenüberschrift zwischenueberschrift unterüberschrift unterueberschrift untertitel überschrift ueberschrift heading subheading subtitle title h3',
  list: 'liste aufzählung aufzaehlung stichpunkte punkte spiegelstriche list bullets bulleted bullet points unordered ul',
  numbered:
    'nummerierte liste nummeriert nummern numerierte bezifferte geordnete aufzählung aufzaehlung schritte list numbered list number numbers ordered steps ol 1. 1)',
  quote: 'zitat zitieren quote quotation blockquote citation',
  image: 'bild bilder foto fotos grafik abbildung image images picture photo figure img',
  table: 'tabelle spalten zeilen raster table columns rows grid',
  code: 'code quelltext quellcode programm befehl source snippet pre',
  note: 'hinweis hinweiskasten anmerkung info kasten merke tipp achtung wichtig note callout notice tip warning box important',
};
