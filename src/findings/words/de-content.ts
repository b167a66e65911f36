/** What is said in German of a manifest whose content is wrong. The reader writes texts, not programs. */
import { typeFor } from '../../registry/section-aliases.ts';
import { update } from '../command-line.ts';
import type { About } from '../finding.ts';
import type { LoaderEntries } from './entries.ts';
import { amount, code, didYouMean, factKinds, sentences, servedBy, writeInstead } from './phrases.ts';

const jsonTypes: Record<string, string> = {
  string: 'ein Text in Anführungszeichen',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  object: 'eine Gruppe { … }',
  array: 'eine Liste [ … ]',
  endless: 'eine Zahl, die zu groß ist',
  null: 'null',
};

const type = (name: string) => jsonTypes[name] ?? name;
function oneOf(allowed: string[]): string {
  if (allowed.length > 40) return 'Der Editor zeigt alle gültigen Werte.';
  return allowed.length === 0 ? '' : `Möglich sind: ${allowed.map(code).join(', ')}.`;
}
const about = (text: About | undefined) => (text === undefined ? '' : `Gemeint ist: ${text.de}`);

const sign = (char: string) => (char === ' ' ? 'Leerzeichen' : code(char));

export const contentEntries = {
  'newer-version': {
    message: ({ key, version, current }) =>
      key === 'own'
        ? `Die Datei ist für Fassung ${version} der eigenen Abschnitte geschrieben; der Ordner sections kennt nur Fassungen bis ${current}.`
        : `Die Datei ist in Fassung ${version} geschrieben; dieser Baukasten kennt nur Fassungen bis ${current}.`,
    hint: ({ key, current }) =>
      key === 'own'
        ? `Holen Sie die neueste Fassung der Website (git pull). Wurde ein eigener Abschnittstyp mit Absicht entfernt, ${current === 0 ? 'entfernen Sie "own"' : `schreiben Sie "own": ${current}`}.`
        : `Holen Sie die neueste Fassung des Baukastens (${update}; in einem Klon von ihm git pull, dann npm ci). Die Zahl selbst zu ändern, hilft nicht.`,
    explanation: 'Die Datei ist in einer Fassung geschrieben, die dieser Baukasten kennt.',
  },
  'missing-key': {
    message: ({ key }, { place }) => `Hier fehlt ${code(key)} (${place}).`,
    hint: ({ key, value, about: text }) => sentences(`Ergänzen Sie "${key}": ${value}`, about(text)),
    explanation: 'Manche Angaben sind Pflicht.',
  },
  'unknown-key': {
    message: ({ key, notYet }, { place }) => `${code(key)} gibt es ${notYet ? 'noch' : 'hier'} nicht (${place}).`,
    hint: ({ nearest, meant, instead, allowed, notYet, elsewhere }) =>
      (notYet ?? elsewhere)?.de ??
      sentences(servedBy.de(meant), writeInstead.de(instead), didYouMean.de(nearest), oneOf(allowed)),
    explanation: 'Nur bekannte Schlüssel sind erlaubt, sonst ginge ein Tippfehler unbemerkt unter.',
  },
  'unknown-section': {
    message: ({ value, notYet }, { place }) =>
      `Die Abschnittsart ${code(value)} gibt es ${notYet ? 'noch ' : ''}nicht (${place}).`,
    hint: ({ nearest, meant, allowed, notYet }) =>
      notYet?.de ?? sentences(servedBy.de(meant), didYouMean.de(nearest), oneOf(allowed)),
    explanation: 'Jeder Abschnitt hat eine Art, die es gibt.',
  },
  'unknown-value': {
    message: ({ value }, { name, place }) => `${name} kann nicht ${code(value)} sein (${place}).`,
    hint: ({ nearest, allowed, instead }) => writeInstead.de(instead) || sentences(didYouMean.de(nearest), oneOf(allowed)),
    explanation: 'Manche Angaben haben eine feste Auswahl, etwa "tone" und "icon".',
  },
  'wrong-type': {
    message: ({ expected, actual }, { name, place }) =>
      `${name} muss ${expected.map(type).join(' oder ')} sein; hier steht ${type(actual)} (${place}).`,
    hint: ({ instead, ...params }) =>
      sentences(writeInstead.de(instead), about(params.about)) ||
      'Der Editor zeigt ein Beispiel, wenn Sie auf den Schlüssel zeigen.',
    explanation: 'Wo ein Text, eine Zahl, eine Liste oder eine Gruppe stehen muss, steht nichts anderes.',
  },
  'wrong-format': {
    message: ({ value }, { name, place }) => `${code(value)} passt nicht zu ${name} (${place}).`,
    hint: (params) => about(params.about) || 'Der Editor zeigt, was erwartet wird, wenn Sie auf den Schlüssel zeigen.',
    explanation: 'Manche Texte haben eine bestimmte Form, etwa Farben, Adressen und Sprachen.',
  },
  'wrong-count': {
    message: ({ limit, actual, tooFew }, { name, place }) =>
      `${name} hat ${amount(actual, 'Eintrag', 'Einträge')}, ${tooFew ? 'nötig' : 'erlaubt'} ${limit === 1 ? 'ist' : 'sind'} ${tooFew ? 'mindestens' : 'höchstens'} ${limit} (${place}).`,
    hint: ({ tooFew }) =>
      tooFew
        ? 'Ergänzen Sie Einträge, oder löschen Sie den Schlüssel, wenn er wegbleiben darf.'
        : 'Löschen Sie die überzähligen Einträge.',
    explanation: 'Manche Listen haben eine kleinste oder größte Länge.',
  },
  'out-of-range': {
    message: ({ limit, actual, tooSmall }, { name, place }) =>
      `${name} ist ${actual}, erlaubt ist ${tooSmall ? 'mindestens' : 'höchstens'} ${limit} (${place}).`,
    hint: () => 'Nehmen Sie eine Zahl in diesen Grenzen.',
    explanation: 'Manche Zahlen haben Grenzen.',
  },
  'bad-constant-name': {
    message: ({ name, isSection }, { place }) =>
      `${code(name)} kann kein Name ${isSection ? 'eines wiederverwendeten Abschnitts' : 'einer Konstanten'} sein (${place}).`,
    hint: () => 'Namen beginnen mit einem kleinen Buchstaben und haben nur Buchstaben ohne Umlaute und Ziffern: "courseDate".',
    explanation:
      'Namen von Konstanten und wiederverwendeten Abschnitten beginnen klein und haben nur Buchstaben ohne Umlaute und Ziffern.',
  },
  'reuse-in-reused': {
    message: (_, { place }) => `Ein wiederverwendeter Abschnitt kann nicht aus einem anderen bestehen (${place}).`,
    hint: () => 'Schreiben Sie unter "reused" den Abschnitt selbst. Auf einer Seite können mehrere untereinander stehen.',
    explanation: 'Unter "reused" steht jeder Abschnitt selbst, nicht der Name eines anderen.',
  },
  'unknown-reused': {
    message: ({ name }, { place }) => `Einen wiederverwendeten Abschnitt ${code(name)} gibt es nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        `Schreiben Sie ihn in "site.json", ganz außen, unter "reused": { "name": { "type": … } }.`,
      ),
    explanation:
      'Ein Abschnitt, der hier eingesetzt wird, steht ganz außen unter "reused", auch wenn eine Sprache ihren eigenen hat.',
  },
  'unknown-constant': {
    message: ({ name }, { place }) => `Die Konstante ${code(`{${name}}`)} gibt es nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest && `{${nearest}}`),
        'Konstanten stehen unter "constants" oder "placeholders". Soll die Klammer im Text erscheinen, schreiben Sie {{.',
      ),
    explanation: 'Was als {name} im Text steht, muss unter "constants" oder "placeholders" stehen.',
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} steht sowohl unter "constants" als auch unter "placeholders".`,
    hint: () => 'Löschen Sie eines von beiden: unter "placeholders" nur, was noch zu klären ist.',
    explanation: 'Ein Name steht entweder unter "constants" oder unter "placeholders".',
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
    explanation: 'Auch mit eingesetzter Konstante muss ein Wert an seine Stelle passen.',
  },
  'too-much-text': {
    message: ({ of, length, limit }, { place }) =>
      of === 'text'
        ? `Mit eingesetzten Konstanten hat dieser Text ${length.toLocaleString('de')} Zeichen, erlaubt sind ${limit.toLocaleString('de')} (${place}).`
        : `Mit eingesetzten Konstanten haben alle Texte zusammen mehr als ${limit.toLocaleString('de')} Zeichen; hier ist es zu viel (${place}).`,
    hint: () => 'Kürzen Sie die Konstante, oder setzen Sie sie seltener ein.',
    explanation:
      'Auch mit eingesetzten Konstanten hat ein Text höchstens 100.000 Zeichen; alle zusammen haben höchstens 64 Millionen.',
  },
  'invalid-link': {
    message: ({ href }, { place }) => `${code(href)} ist kein gültiges Ziel für einen Link (${place}).`,
    hint: () => 'Möglich sind "/seite", "#anker", "/seite#anker", "https://…", "tel:+49…", "sms:+49…"; im Text auch "mailto:…".',
    explanation: 'Ein Link führt zu einer Seite, einem Anker, einer Adresse, einer Telefonnummer oder einer E-Mail.',
  },
  'empty-link-text': {
    message: ({ href }, { place }) => `Der Link auf ${code(href)} hat keinen Text (${place}).`,
    hint: () => 'Schreiben Sie zwischen die eckigen Klammern, wohin er führt: [Text](Ziel).',
    explanation: 'Jeder Link hat einen Text, sonst kann ihn niemand anklicken oder vorlesen.',
  },
  'invalid-site-url': {
    message: ({ url }) => `${code(url)} ist keine Adresse einer Website.`,
    hint: () =>
      'Schreiben Sie sie vollständig, zum Beispiel "https://www.example.com". Dahinter darf ein Pfad aus einfachen Zeichen stehen: "https://example.github.io/chor".',
    explanation: 'Die Adresse der Website ist vollständig. Sie nennt keine Datei und nichts hinter „?“ oder „#“.',
  },
  'path-outside': {
    message: ({ path, isLink }, { place }) =>
      isLink
        ? `${code(path)} ist ein Verweis (symbolischer Link) oder liegt in einem (${place}).`
        : `${code(path)} liegt außerhalb des Ordners dieser Datei (${place}).`,
    hint: ({ isLink }) =>
      isLink
        ? 'Legen Sie die Datei selbst dorthin, in einen richtigen Ordner.'
        : 'Legen Sie die Datei neben diese oder in einen Ordner darunter. Verweise (symbolische Links) gelten nicht.',
    explanation: 'Dateien liegen im Ordner dieser Datei oder darunter, damit nichts anderes veröffentlicht wird.',
  },
  'missing-image': {
    message: ({ path }, { place }) => `Das Bild ${code(path)} gibt es nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(didYouMean.de(nearest), 'Der Pfad beginnt im Ordner dieser Datei. Groß- und Kleinschreibung zählen.'),
    explanation: 'Jedes genannte Bild muss es geben.',
  },
  'unreadable-image': {
    message: ({ path }, { place }) => `Das Bild ${code(path)} lässt sich nicht lesen (${place}).`,
    hint: ({ standIn }) =>
      standIn === 'pointer'
        ? `Dort liegt ein Verweis von Git LFS, nicht das Bild selbst. Holen Sie es mit ${code('git lfs pull')}, auch wo die Website gebaut wird.`
        : standIn === 'page'
          ? 'Dort liegt eine Webseite (HTML), die unter diesem Namen gespeichert wurde. Öffnen Sie das Bild selbst im Browser, und speichern Sie es von dort.'
          : 'Ist es wirklich ein Bild? Ein SVG braucht width und height oder viewBox.',
    explanation: 'Ein Bild muss sich lesen lassen und eine Größe haben.',
  },
  'damaged-image': {
    message: ({ path, isEndless }, { place }) =>
      isEndless
        ? `In der Zeichnung ${code(path)} verweisen Teile mehr als 200.000-mal aufeinander (${place}).`
        : `Das Bild ${code(path)} ist unvollständig oder beschädigt (${place}).`,
    hint: ({ isEndless }) =>
      isEndless
        ? 'Kein Programm zeichnet sie in nützlicher Zeit. Ersetzen Sie die Verweise (use) durch die Formen selbst, oder speichern Sie ein PNG.'
        : 'Kopieren Sie die Datei noch einmal vom Original, oder speichern Sie das Bild neu.',
    explanation: 'Ein Bild muss bis zum Ende lesbar sein.',
  },
  'too-large-image': {
    message: ({ path, of, millions, limit }, { place }) =>
      of === 'pixels'
        ? `Das Bild ${code(path)} hat ${millions} Millionen Pixel; erlaubt sind ${limit} Millionen (${place}).`
        : of === 'side'
          ? `Die Zeichnung ${code(path)} ist ${millions} Millionen Pixel lang; erlaubt ist ${limit} Million (${place}).`
          : `Das Bild ${code(path)} hat ${millions} MB; erlaubt sind ${limit} MB (${place}).`,
    hint: () => 'Verkleinern Sie es. Mehr als 2.304 Pixel in der Breite sieht ohnehin niemand.',
    explanation: 'Ein Bild hat höchstens 100 Millionen Pixel und 50 MB, eine Zeichnung 5 MB.',
  },
  'wrong-image-type': {
    message: ({ path, actual }, { place }) => `${code(path)} ist in Wahrheit ein ${actual.toUpperCase()}-Bild (${place}).`,
    hint: ({ actual }) =>
      /^(?:svg|png|jpg|webp|avif)$/.test(actual)
        ? `Benennen Sie die Datei um, sodass sie auf ".${actual}" endet, oder speichern Sie das Bild neu.`
        : 'Speichern Sie das Bild als JPG, PNG, WebP, AVIF oder SVG.',
    explanation: 'Die Endung eines Bildes muss zu seinem Inhalt passen.',
  },
  'unusable-icon': {
    message: ({ path, why, found }, { place }) =>
      why === 'part'
        ? `Das Icon ${code(path)} enthält ${code(found)} (${place}).`
        : why === 'colors'
          ? `Das Icon ${code(path)} hat ${found} Farben (${place}).`
          : `Das Icon ${code(path)} hat ${found}.000 Zeichen (${place}).`,
    hint: ({ why }) =>
      sentences(
        why === 'part'
          ? 'Ein Icon besteht nur aus Formen: Wandeln Sie im Zeichenprogramm Texte, Verläufe, Masken und Verweise in Pfade um.'
          : why === 'colors'
            ? 'Ein Icon hat eine einzige, die der Website; ein weißer Grund gehört nicht dazu. Färben Sie alle Formen schwarz.'
            : 'Vereinfachen Sie die Zeichnung: Von ihren Formen dürfen 4.000 Zeichen bleiben.',
        'Soll die Zeichnung aussehen, wie sie ist, nehmen Sie ein Bild, "image", wo es eines gibt.',
      ),
    explanation: 'Ein eigenes Icon ist eine kleine Zeichnung aus Formen in einer Farbe.',
  },
  'missing-font': {
    message: ({ path }) => `Die Schriftdatei ${code(path)} gibt es nicht.`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        'Der Pfad beginnt im Ordner dieser Datei. "family": "system" braucht keine Schriftdatei.',
      ),
    explanation: 'Jede genannte Schriftdatei muss es geben.',
  },
  'unreadable-font': {
    message: ({ path }) =>
      `${code(path)} ist keine Schriftdatei im Format WOFF2, TTF oder OTF, oder die Endung sagt ein anderes.`,
    hint: () => 'Nehmen Sie die Datei der Schrift als WOFF2, TTF oder OTF, und lassen Sie ihr die Endung, die sie hatte.',
    explanation: 'Schriften liegen als WOFF2, TTF oder OTF vor; Besucher bekommen WOFF2.',
  },
  'unknown-fact': {
    message: ({ name, allowed }, { place }) =>
      allowed.length > 0
        ? `Die Sammlung hat keine Angabe ${code(name)} (${place}).`
        : `Hier gibt es keine Angaben: Zu keiner Sammlung gehört, was ${code(name)} sagt (${place}).`,
    hint: ({ nearest, allowed }) =>
      sentences(
        didYouMean.de(nearest),
        allowed.length > 0
          ? `Es gibt ${allowed.map(code).join(', ')}; weitere nennen Sie bei der Sammlung in "fields".`
          : 'Nennen Sie die Angaben in "collections": { "under": "/aktuelles", "fields": [{ "name": "place", "label": "Ort" }] }.',
      ),
    explanation: 'Eigene Angaben einer Seite oder eines Eintrags nennt zuerst die Sammlung, zu der sie gehören.',
  },
  'wrong-fact': {
    message: ({ label, kind }, { place }) => `„${label}“ ist ${factKinds.de[kind][0]} (${place}).`,
    hint: ({ kind, right }) => `Schreiben Sie ${right ? `${right}.` : factKinds.de[kind][1]}`,
    explanation: 'Eine Angabe ist von der Art, die ihre Sammlung nennt.',
  },
  'unknown-country': {
    message: ({ value }, { place }) => `Für ${code(value)} gibt es keine Ländervorwahl (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Erwartet wird ein Ländercode wie "DE", "AT" oder "CH".'),
    explanation: 'Ein Land wird mit seinem ISO-Code genannt und muss eine Vorwahl haben.',
  },
  'needless-quotes': {
    message: ({ value }, { name, place }) =>
      `${name} steht in Anführungszeichen und ist damit ein Text; gebraucht wird ${/^[tf]/.test(value) ? 'true oder false' : 'eine Zahl'} (${place}).`,
    hint: ({ value }) => `Schreiben Sie ${value} ohne Anführungszeichen.`,
    explanation: 'Zahlen, true und false stehen ohne Anführungszeichen.',
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
    explanation: 'Adressen von Seiten haben nur Zeichen, die in jedem Browser und auf jedem Server gleich bleiben.',
  },
  'mail-href': {
    message: (_, { place }) => `Ein Link, der eine E-Mail öffnet, wird hier anders geschrieben (${place}).`,
    hint: ({ right }) => `Schreiben Sie statt des Textes: ${right}`,
    explanation: 'Ein Link, der eine E-Mail öffnet, ist eine Gruppe mit Empfänger, Betreff und Text.',
  },
  'remote-file': {
    message: ({ url }, { place }) => `${code(url)} ist eine Adresse im Internet; hier muss eine eigene Datei stehen (${place}).`,
    hint: () =>
      'Legen Sie die Datei in den Ordner dieser Datei oder in einen darunter, und nennen Sie ihren Pfad, zum Beispiel "media/foto.jpg".',
    explanation: 'Bilder und Schriften liegen auf dem eigenen Server, damit kein fremder von den Besuchern erfährt.',
  },
  'image-kind': {
    message: ({ kind, path }, { place }) => `${code(path)} ist kein Bild, das eine Seite zeigt, sondern ${kind} (${place}).`,
    hint: ({ kind, isFilm }) =>
      isFilm || kind === 'GIF'
        ? sentences(
            `Ein eigener Film ist ein Abschnitt: "type": "${typeFor('film')}", mit der Datei im Ordner "public".`,
            isFilm
              ? 'Anstelle eines Bildes kann kein Film stehen.'
              : 'Eine Bewegung bis fünf Sekunden kann auch ein animiertes WebP sein. Muss sich nichts bewegen, speichern Sie das Bild als PNG oder WebP.',
          )
        : 'Speichern Sie das Bild als JPG, PNG, WebP, AVIF oder SVG.',
    explanation:
      'Bilder sind SVG, PNG, JPG, WebP oder AVIF; was sich länger als fünf Sekunden bewegt, ist ein eigener Film, den Besucher starten.',
  },
  'constant-braces': {
    message: ({ written }, { place }) => `Bei ${code(written)} stimmen die Klammern nicht (${place}).`,
    hint: ({ name }) =>
      `Schreiben Sie {${name}}: eine Klammer davor, eine dahinter. Soll der Name selbst im Text stehen, schreiben Sie {{${name}}.`,
    explanation: 'Um den Namen einer Konstanten steht auf jeder Seite eine Klammer, sonst lesen Besucher den Namen.',
  },
  'constant-in-constant': {
    message: ({ name, other }) => `In ${code(name)} steht {${other}}, aber in eine Konstante wird keine andere eingesetzt.`,
    hint: ({ other }) =>
      `Schreiben Sie hier den Wert selbst, oder setzen Sie {${other}} erst dort ein, wo der ganze Text gebraucht wird.`,
    explanation: 'In Werte von Konstanten werden keine anderen eingesetzt.',
  },
} satisfies Partial<LoaderEntries>;
