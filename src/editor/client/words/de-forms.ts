/** What the forms of values, of what is open and of the brand say, in German. */
export const deForms = {
  valuesHint: 'Einmal ändern, überall neu: Im Text stehen sie in geschweiften Klammern.',
  usesOf: (name: string) => `Stellen von ${name}`,
  uses: (count: number) => (count === 1 ? 'An einer Stelle' : `An ${count} Stellen`),
  moreUses: (count: number) => (count === 1 ? 'und eine weitere Stelle' : `und ${count} weitere Stellen`),
  unused: 'Nirgends verwendet',
  rename: 'Umbenennen …',
  renameTo: (name: string) => `Neuer Name für ${name}`,
  renamed: (name: string, to: string) => `${name} heißt jetzt ${to}`,
  writeOut: (count: number) => (count === 1 ? 'An der Stelle ausschreiben' : `An allen ${count} Stellen ausschreiben`),
  writtenOut: (name: string) => `${name} ausgeschrieben`,
  addValue: 'Neue Angabe',
  newValue: 'Wert',

  openHint: 'Diese Angaben sind noch vorläufig. Tragen Sie die echten ein, bevor Sie veröffentlichen.',
  isItReal: 'Das ist noch als offen vermerkt.',
  nothingOpen: 'Es ist nichts mehr offen.',
  settle: 'Erledigt',
  settleOf: (name: string) => `${name} ist erledigt`,
  settled: (name: string, left: number) =>
    `${name} ist erledigt. ${left === 0 ? 'Es ist nichts mehr offen.' : `${left} noch offen.`}`,
  openCount: (title: string, count: number) => (count === 0 ? title : `${title} (${count})`),

  colorGroups: {
    page: 'Seite',
    action: 'Links und Buttons',
    accent: 'Akzent',
    deep: 'Dunkle Bänder',
    message: 'Meldungen',
    other: 'Weitere Farben',
  },
  light: 'Hell',
  dark: 'Dunkel',
  automatic: 'Ergibt sich aus den anderen Farben',
  makeAutomatic: 'Automatisch',
  makeOwn: 'Eigene Farbe',
  makeAutomaticOf: (color: string) => `Automatisch: ${color}`,
  makeOwnOf: (color: string) => `Eigene Farbe: ${color}`,
  fromScreen: 'Farbe vom Bildschirm nehmen',
  contrastOf: (color: string) => `Kontrast von ${color}`,
  on: ([ground = '', over]: readonly string[]) => `${ground}${over ? ` mit ${over}` : ''}`,
  ratio: (ratio: number) => ratio.toFixed(1).replace('.', ','),
  readableOn: 'So gut zu lesen auf:',
  tooLow: 'zu schwach',
  enough: 'gut lesbar',
  ratioNeeded: (ratio: number, needed: number) =>
    `${ratio.toFixed(1).replace('.', ',')}, nötig ${String(needed).replace('.', ',')}`,
  suggestAlong: 'Passend zu Hell',
  suggest: (color: string) => `${color} nehmen`,
  suggestOf: (title: string, scheme: string, color: string) => `${title}, ${scheme}: ${color} nehmen`,
  sample: 'Aa',

  fontFile: 'Schrift',
  systemFont: 'Schrift des Geräts',
  addFont: 'Schriftdatei hinzufügen …',
  noFont:
    'Eine Schrift wird hier als WOFF2 gebraucht, und diese Datei ist keine. TTF, OTF und WOFF lassen sich umwandeln, zum Beispiel auf transfonter.org; die Lizenz der Schrift muss das erlauben.',
  pangram: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich',
  cornerOf: (title: string) => `${title}, in Pixeln`,
};

export type FormWords = typeof deForms;
