/** What inputs say that are more than a line to type in, in German. */
export const deInputs = {
  between: (min: number, max: number) => `Von ${min} bis ${max}.`,
  atLeast: (min: number) => `Mindestens ${min}.`,
  atMost: (max: number) => `Höchstens ${max}.`,

  changeEverywhere: 'Überall ändern',
  onlyHere: 'Nur hier ändern',
  isOwnNow: 'Hier steht jetzt ein eigener Wert',
  valueEverywhere: (title: string) => `${title}, überall`,

  linkKind: 'Wohin?',
  linkKinds: { page: 'Seite', place: 'Stelle', file: 'Datei', address: 'Internet', phone: 'Telefon', mail: 'E-Mail' },
  page: 'Seite',
  place: 'Stelle auf der Seite',
  file: 'Eigene Datei',
  thisPage: (title: string) => `${title} (diese Seite)`,
  address: 'Adresse im Internet',
  addressExample: 'https://www.beispiel.de',
  phone: 'Telefonnummer',
  phoneExample: '+49 30 1234567',
  to: 'Empfänger',
  subject: 'Betreff',
  body: 'Text der Nachricht',
  linkText: 'Text des Links',
  applyLink: 'Übernehmen',
  removeLink: 'Link entfernen',
  linkTitle: 'Link',
  placeNamed: (name: string) => `Der Abschnitt hat jetzt das Sprungziel „${name}“`,

  ctrl: 'Strg',
  shift: 'Umschalt',
  textTools: (title: string) => `Text gestalten: ${title}`,
  constantTitle: 'Angabe einsetzen',
  searchConstant: 'Angabe suchen',

  makeConstant: 'Zur Angabe machen',
  makeConstantOf: (text: string) => `„${text}“ steht dann einmal bei den Angaben, und hier nur noch der Name.`,
  makeNothing: 'Markieren Sie ein Stück Text ohne Formatierung, Link und andere Angaben.',
  alsoHere: (count: number) =>
    count === 1
      ? 'Derselbe Text steht noch an einer weiteren Stelle. Auch dort?'
      : `Derselbe Text steht noch an ${count} weiteren Stellen. Auch dort?`,
  constantMade: (name: string) => `Angabe „${name}“ angelegt`,
  takeName: (name: string) => `„${name}“ nehmen`,

  iconSearch: 'Suchen, zum Beispiel „Brief“',
  icons: 'Icons',
  ownIcon: 'Eigenes Icon (SVG) …',

  changeImage: 'Bild ändern',
  imageSearch: 'Bild nach Namen suchen',
  unusedImages: 'Nicht verwendet',
  dropHere: 'Bild hier ablegen',
  dropHint: 'Oder ziehen Sie ein Bild hierher oder fügen Sie es mit Strg+V ein.',
  uploading: 'Das Bild wird hinzugefügt …',
  imageChosen: (name: string) => `Bild ${name} ausgewählt. Was zeigt es?`,
  altChoice: 'Was sagt das Bild?',
  altDescribed: 'Es zeigt etwas',
  altDecoration: 'Es schmückt nur',

  aloud: 'Was Vorleseprogramme sagen',

  saturation: 'Sättigung und Helligkeit',
  hue: 'Farbton',

  day: 'Tag',
  noDay: 'Das ist kein Datum. Wählen Sie einen Tag im Kalender:',
};

export type InputWords = typeof deInputs;
