/** What is said in German of a manifest whose content is wrong. The reader writes texts, not programs. */
import type { Entries } from './entries.ts';
import { amount, code, sentences } from './phrases.ts';

const jsonTypes: Record<string, string> = {
  string: 'ein Text in Anführungszeichen',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'eine Gruppe { … }',
  array: 'eine Liste [ … ]',
  null: 'null',
};

const type = (name: string) => jsonTypes[name] ?? name;
const didYouMean = (nearest: string | undefined) => (nearest === undefined ? '' : `Meinten Sie ${code(nearest)}?`);
function oneOf(allowed: string[]): string {
  if (allowed.length > 30) return 'Der Editor zeigt alle gültigen Werte.';
  return allowed.length === 0 ? '' : `Möglich sind: ${allowed.map(code).join(', ')}.`;
}
const about = (text: string | undefined) => (text === undefined ? '' : `Gemeint ist: ${text}`);

const sign = (char: string) => (char === ' ' ? 'Leerzeichen' : code(char));

export const contentEntries = {
  'newer-version': {
    message: ({ version, current }) =>
      `Die Datei ist in Fassung ${version} geschrieben; dieser Baukasten kennt nur Fassungen bis ${current}.`,
    hint: () => 'Holen Sie die neueste Fassung des Baukastens (git pull, dann npm ci). Die Zahl selbst zu ändern, hilft nicht.',
  },
  'missing-key': {
    message: ({ key }, { place }) => `Hier fehlt ${code(key)} (${place}).`,
    hint: ({ key, about: text }) => sentences(`Ergänzen Sie "${key}": …`, about(text)),
  },
  'unknown-key': {
    message: ({ key }, { place }) => `${code(key)} gibt es hier nicht (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'unknown-section': {
    message: ({ value }, { place }) => `Die Abschnittsart ${code(value)} gibt es nicht (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'unknown-value': {
    message: ({ value }, { name, place }) => `${name} kann nicht ${code(value)} sein (${place}).`,
    hint: ({ nearest, allowed }) => sentences(didYouMean(nearest), oneOf(allowed)),
  },
  'wrong-type': {
    message: ({ expected, actual }, { name, place }) =>
      `${name} muss ${expected.map(type).join(' oder ')} sein; hier steht ${type(actual)} (${place}).`,
    hint: (params) => about(params.about) || 'Der Editor zeigt ein Beispiel, wenn Sie auf den Schlüssel zeigen.',
  },
  'wrong-format': {
    message: ({ value }, { name, place }) => `${code(value)} passt nicht zu ${name} (${place}).`,
    hint: (params) => about(params.about) || 'Der Editor zeigt, was erwartet wird, wenn Sie auf den Schlüssel zeigen.',
  },
  'empty-text': {
    message: (_, { name, place }) => `${name} ist leer (${place}).`,
    hint: () => 'Schreiben Sie einen Text. Was wegbleiben soll und darf, wird samt Schlüssel gelöscht.',
  },
  'wrong-count': {
    message: ({ limit, actual, tooFew }, { name, place }) =>
      `${name} hat ${amount(actual, 'Eintrag', 'Einträge')}, ${tooFew ? 'nötig' : 'erlaubt'} ${limit === 1 ? 'ist' : 'sind'} ${tooFew ? 'mindestens' : 'höchstens'} ${limit} (${place}).`,
    hint: ({ tooFew }) =>
      tooFew
        ? 'Ergänzen Sie Einträge, oder löschen Sie den Schlüssel, wenn er wegbleiben darf.'
        : 'Löschen Sie die überzähligen Einträge.',
  },
  'out-of-range': {
    message: ({ limit, actual, tooSmall }, { name, place }) =>
      `${name} ist ${actual}, erlaubt ist ${tooSmall ? 'mindestens' : 'höchstens'} ${limit} (${place}).`,
    hint: () => 'Nehmen Sie eine Zahl in diesen Grenzen.',
  },
  'bad-constant-name': {
    message: ({ name }, { place }) => `${code(name)} kann kein Name einer Konstanten sein (${place}).`,
    hint: () => 'Namen beginnen mit einem kleinen Buchstaben und haben nur Buchstaben ohne Umlaute und Ziffern: "courseDate".',
  },
  'unknown-constant': {
    message: ({ name }, { place }) => `Die Konstante ${code(`{${name}}`)} gibt es nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean(nearest && `{${nearest}}`),
        'Konstanten stehen unter "constants" oder "placeholders". Soll die Klammer im Text erscheinen, schreiben Sie {{.',
      ),
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} steht sowohl unter "constants" als auch unter "placeholders".`,
    hint: () => 'Löschen Sie eines von beiden: unter "placeholders" nur, was noch zu klären ist.',
  },
  'constant-misfit': {
    message: ({ value, sole }, { name, place }) =>
      sole
        ? `${name} ist ${code(value)}; das passt nicht dorthin, wo es eingesetzt wird (${place}).`
        : `Eingesetzt ergibt ${name} ${code(value)}; das passt hier nicht (${place}).`,
    hint: ({ wholeNumber, about: text }) =>
      wholeNumber
        ? `Die Konstante muss hier eine ganze Zahl von ${wholeNumber.min} bis ${wholeNumber.max} sein, ohne Anführungszeichen.`
        : about(text) || 'Ändern Sie die Konstante oder diese Stelle.',
  },
  'too-much-text': {
    message: ({ of, length, limit }, { place }) =>
      of === 'text'
        ? `Mit eingesetzten Konstanten hat dieser Text ${length.toLocaleString('de')} Zeichen, erlaubt sind ${limit.toLocaleString('de')} (${place}).`
        : `Mit eingesetzten Konstanten haben alle Texte zusammen mehr als ${limit.toLocaleString('de')} Zeichen; hier ist es zu viel (${place}).`,
    hint: () => 'Kürzen Sie die Konstante, oder setzen Sie sie seltener ein.',
  },
  'invalid-link': {
    message: ({ href }, { place }) => `${code(href)} ist kein gültiges Ziel für einen Link (${place}).`,
    hint: () => 'Möglich sind "/seite", "#anker", "/seite#anker", "https://…", "tel:+49…"; im Text auch "mailto:…".',
  },
  'empty-link-text': {
    message: ({ href }, { place }) => `Der Link auf ${code(href)} hat keinen Text (${place}).`,
    hint: () => 'Schreiben Sie zwischen die eckigen Klammern, wohin er führt: [Text](Ziel).',
  },
  'invalid-site-url': {
    message: ({ url }) => `${code(url)} ist keine Adresse einer Website.`,
    hint: () => 'Schreiben Sie sie vollständig und ohne Pfad, zum Beispiel "https://www.example.com".',
  },
  'path-outside': {
    message: ({ path }, { place }) => `${code(path)} liegt außerhalb des Ordners dieser Datei (${place}).`,
    hint: () =>
      'Legen Sie die Datei neben diese oder in einen Ordner darunter. Verweise (symbolische Links) nach außen gelten nicht.',
  },
  'missing-image': {
    message: ({ path }, { place }) => `Das Bild ${code(path)} gibt es nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(didYouMean(nearest), 'Der Pfad beginnt im Ordner dieser Datei. Groß- und Kleinschreibung zählen.'),
  },
  'unreadable-image': {
    message: ({ path }, { place }) => `Das Bild ${code(path)} lässt sich nicht lesen (${place}).`,
    hint: () => 'Ist es wirklich ein Bild? Ein SVG braucht width und height oder viewBox.',
  },
  'damaged-image': {
    message: ({ path }, { place }) => `Das Bild ${code(path)} ist unvollständig oder beschädigt (${place}).`,
    hint: () => 'Kopieren Sie die Datei noch einmal vom Original, oder speichern Sie das Bild neu.',
  },
  'too-large-image': {
    message: ({ path, of, millions, limit }, { place }) =>
      of === 'pixels'
        ? `Das Bild ${code(path)} hat ${millions} Millionen Pixel; erlaubt sind ${limit} Millionen (${place}).`
        : of === 'side'
          ? `Die Zeichnung ${code(path)} ist ${millions} Millionen Pixel lang; erlaubt ist ${limit} Million (${place}).`
          : `Das Bild ${code(path)} hat ${millions} MB; erlaubt sind ${limit} MB (${place}).`,
    hint: () => 'Verkleinern Sie es. Mehr als 2.304 Pixel in der Breite sieht ohnehin niemand.',
  },
  'wrong-image-type': {
    message: ({ path, actual }, { place }) => `${code(path)} ist in Wahrheit ein ${actual.toUpperCase()}-Bild (${place}).`,
    hint: ({ actual }) => `Benennen Sie die Datei um, sodass sie auf ".${actual}" endet, oder speichern Sie das Bild neu.`,
  },
  'missing-font': {
    message: ({ path }) => `Die Schriftdatei ${code(path)} gibt es nicht.`,
    hint: ({ nearest }) =>
      sentences(didYouMean(nearest), 'Der Pfad beginnt im Ordner dieser Datei. "family": "system" braucht keine Schriftdatei.'),
  },
  'unreadable-font': {
    message: ({ path }) => `${code(path)} ist keine Schriftdatei im Format WOFF2.`,
    hint: () => 'Wandeln Sie die Schrift in WOFF2 um.',
  },
  'unknown-country': {
    message: ({ value }, { place }) => `Für ${code(value)} gibt es keine Ländervorwahl (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean(nearest), 'Erwartet wird ein Ländercode wie "DE", "AT" oder "CH".'),
  },
  'duplicate-route': {
    message: ({ path, other }) =>
      path === other
        ? `Die Adresse ${code(path)} gibt es zweimal.`
        : `Die Adressen ${code(other)} und ${code(path)} unterscheiden sich nur in der Schreibweise.`,
    hint: () => 'Jede Seite braucht ihre eigene Adresse.',
  },
  'duplicate-id': {
    message: ({ id }, { place }) => `Das Sprungziel ${code(id)} gibt es auf dieser Seite schon (${place}).`,
    hint: () => 'Geben Sie dem Abschnitt einen anderen Namen und passen Sie Links darauf an.',
  },
  'duplicate-field': {
    message: ({ name }, { place }) => `Das Feld ${code(name)} gibt es in diesem Formular schon (${place}).`,
    hint: () => 'Geben Sie jedem Feld den Namen, unter dem es beim Anbieter steht.',
  },
  'reversed-limits': {
    message: ({ least, most }, { place }) =>
      `Mindestens ${least} und höchstens ${most} Ziffern: Das geht nicht zugleich (${place}).`,
    hint: () => 'Die kleinste Zahl darf nicht über der größten liegen. Vertauschen Sie die beiden.',
  },
  'missing-home': {
    message: () => 'Die Startseite fehlt.',
    hint: () => 'Eine Seite muss "path": "/" haben.',
  },
  'missing-not-found': {
    message: () => 'Die Seite für unbekannte Adressen fehlt.',
    hint: () => 'Eine Seite muss "path": "*" haben, meist mit einem Abschnitt "not-found".',
  },
  'missing-title': {
    message: ({ path }) => `Die Seite ${code(path)} hat keine Überschrift.`,
    hint: () => 'Mindestens ein Abschnitt braucht "title"; der erste davon wird zur Hauptüberschrift.',
  },
  'broken-link': {
    message: ({ path }, { place }) => `Der Link führt zu ${code(path)}, aber diese Seite gibt es nicht (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean(nearest), 'Ein Link muss zu einer Seite unter "routes" führen.'),
  },
  'broken-anchor': {
    message: ({ hash, page }, { place }) =>
      `Der Link führt zu ${code(hash)}, aber auf ${page} hat kein Abschnitt diese "id" (${place}).`,
    hint: ({ hash, nearest }) => sentences(didYouMean(nearest), `Oder geben Sie dem Abschnitt "id": "${hash.slice(1)}".`),
  },
  'page-anchor-in-shell': {
    message: ({ hash }, { place }) => `${code(hash)} gibt es nicht auf jeder Seite, dieser Link steht aber auf jeder (${place}).`,
    hint: ({ hash }) => `Nennen Sie die Seite dazu, zum Beispiel "/${hash}" für die Startseite.`,
  },
  'reserved-path': {
    message: ({ path }) => `Die Adresse ${code(path)} braucht die Website für sich selbst.`,
    hint: () => 'Nehmen Sie eine andere Adresse.',
  },
  'long-path': {
    message: ({ path, of, actual, limit }) =>
      of === 'part'
        ? `Die Adresse ${code(path)} hat zwischen zwei Schrägstrichen ${actual} Zeichen; erlaubt sind ${limit}.`
        : `Die Adresse ${code(path)} hat ${actual} Zeichen; erlaubt sind ${limit}.`,
    hint: () => 'Kürzen Sie sie: Dateien können nicht so lange Namen haben.',
  },
  'needless-quotes': {
    message: ({ value }, { name, place }) =>
      `${name} steht in Anführungszeichen und ist damit ein Text; gebraucht wird ${/^[tf]/.test(value) ? 'true oder false' : 'eine Zahl'} (${place}).`,
    hint: ({ value }) => `Schreiben Sie ${value} ohne Anführungszeichen.`,
  },
  'invalid-path': {
    message: ({ path, signs }, { place }) =>
      signs.length > 0
        ? `In der Adresse ${code(path)} darf nicht stehen: ${signs.map(sign).join(', ')} (${place}).`
        : !path.startsWith('/')
          ? `Die Adresse ${code(path)} beginnt nicht mit einem Schrägstrich (${place}).`
          : path.endsWith('/')
            ? `Die Adresse ${code(path)} endet mit einem Schrägstrich (${place}).`
            : `${code(path)} kann keine Adresse einer Seite sein (${place}).`,
    hint: ({ right }) =>
      sentences(
        right === undefined ? '' : `Schreiben Sie "${right}".`,
        'Eine Adresse beginnt mit einem Schrägstrich und endet mit keinem; dazwischen stehen Buchstaben von a bis z, Ziffern, - und _.',
      ),
  },
  'mail-href': {
    message: (_, { place }) => `Ein Link, der eine E-Mail öffnet, wird hier anders geschrieben (${place}).`,
    hint: ({ right }) => `Schreiben Sie statt des Textes: ${right}`,
  },
  'remote-file': {
    message: ({ url }, { place }) => `${code(url)} ist eine Adresse im Internet; hier muss eine eigene Datei stehen (${place}).`,
    hint: () =>
      'Legen Sie die Datei in den Ordner dieser Datei oder in einen darunter, und nennen Sie ihren Pfad, zum Beispiel "src/media/foto.jpg".',
  },
  'constant-braces': {
    message: ({ written }, { place }) => `Bei ${code(written)} stimmen die Klammern nicht (${place}).`,
    hint: ({ name }) =>
      `Schreiben Sie {${name}}: eine Klammer davor, eine dahinter. Soll der Name selbst im Text stehen, schreiben Sie {{${name}}.`,
  },
  'constant-in-constant': {
    message: ({ name, other }) => `In ${code(name)} steht {${other}}, aber in eine Konstante wird keine andere eingesetzt.`,
    hint: ({ other }) =>
      `Schreiben Sie hier den Wert selbst, oder setzen Sie {${other}} erst dort ein, wo der ganze Text gebraucht wird.`,
  },
} satisfies Partial<Entries>;
