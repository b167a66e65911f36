/** What is said in German of a file that is no readable JSON. The reader writes texts, not programs. */
import type { LoaderEntries } from './entries.ts';
import { code, signs } from './phrases.ts';

export const textEntries = {
  'file-missing': {
    message: () => 'Diese Datei gibt es nicht.',
    hint: () => 'Prüfen Sie den Namen und den Ordner.',
    explanation: 'Die genannte Datei muss es geben.',
  },
  'file-is-folder': {
    message: () => 'Das ist ein Ordner, keine Datei.',
    hint: () => 'Nennen Sie die Datei darin, zum Beispiel "site.json".',
    explanation: 'Geprüft wird eine Datei, kein Ordner.',
  },
  'file-is-link': {
    message: () => 'Das ist ein Verweis (symbolischer Link), nicht die Datei selbst.',
    hint: () => 'Nennen Sie die Datei, zu der er führt, oder legen Sie sie selbst an diese Stelle.',
    explanation: 'Die Datei liegt selbst an ihrer Stelle, damit keine andere gelesen, überschrieben oder veröffentlicht wird.',
  },
  'file-unreadable': {
    message: ({ reason }) => `Die Datei lässt sich nicht lesen (${reason}).`,
    hint: () => 'Prüfen Sie, ob Sie die Datei öffnen dürfen.',
    explanation: 'Die Datei muss sich öffnen lassen.',
  },
  'file-too-large': {
    message: ({ megabytes, limit }) => `Die Datei hat ${megabytes} MB; mehr als ${limit} MB werden nicht gelesen.`,
    hint: () => 'Ist es die richtige Datei? Bilder gehören nicht hinein, sondern daneben.',
    explanation: 'Größere Dateien werden nicht gelesen. Bilder liegen daneben, nicht darin.',
  },
  'file-empty': {
    message: () => 'Die Datei ist leer.',
    hint: () => 'Holen Sie die letzte Fassung zurück, oder beginnen Sie mit einer Kopie einer gültigen Datei.',
    explanation: 'Eine leere Datei beschreibt keine Website.',
  },
  'byte-order-mark': {
    message: () => 'Am Anfang der Datei steht ein unsichtbares Zeichen (BOM), das in JSON nicht erlaubt ist.',
    hint: () => 'Speichern Sie die Datei als "UTF-8", nicht als "UTF-8 mit BOM".',
    explanation: 'JSON beginnt ohne das unsichtbare Zeichen, das manche Editoren davor setzen.',
  },
  'wrong-encoding': {
    message: () => 'Ab hier ist die Datei nicht in UTF-8 gespeichert.',
    hint: () => 'Speichern Sie die Datei in der Kodierung "UTF-8" und prüfen Sie danach die Umlaute.',
    explanation: 'JSON ist in UTF-8 gespeichert, sonst werden aus Umlauten andere Zeichen.',
  },
  'too-deep': {
    message: ({ limit }) => `Die Klammern sind tiefer als ${limit} Ebenen verschachtelt.`,
    hint: () => 'Eine richtige Datei hat etwa zwölf Ebenen. Wahrscheinlich ist hier etwas doppelt eingefügt.',
    explanation: 'So tief verschachtelt ist keine richtige Datei, und manches Programm stürzt daran ab.',
  },
  'too-many-values': {
    message: ({ limit }) => `Die Datei hat mehr als ${limit.toLocaleString('de')} Angaben.`,
    hint: () => 'Eine Website mit 1.000 Seiten hat etwa 200.000. Wahrscheinlich ist hier etwas sehr oft eingefügt.',
    explanation: 'So viele Angaben hat keine richtige Datei, und sie zu prüfen bräuchte zu viel Speicher.',
  },
  'text-too-long': {
    message: ({ length, limit }) =>
      `Dieser Text hat ${length.toLocaleString('de')} Zeichen, erlaubt sind ${limit.toLocaleString('de')}.`,
    hint: () => 'Teilen Sie ihn auf. Bilder und Dateien gehören nicht in den Text, sondern daneben.',
    explanation: 'Ein einzelner Text hat höchstens 100.000 Zeichen.',
  },
  'json-comment': {
    message: () => 'Kommentare sind in JSON nicht erlaubt.',
    hint: () => 'Löschen Sie den Kommentar.',
    explanation: 'JSON kennt keine Kommentare.',
  },
  'json-trailing-comma': {
    message: ({ closer }) => `Vor ${code(closer)} steht ein Komma zu viel.`,
    hint: () => 'Löschen Sie dieses Komma: Nach dem letzten Eintrag steht keines.',
    explanation: 'Nach dem letzten Eintrag steht kein Komma.',
  },
  'json-missing-comma': {
    message: () => 'Hier fehlt ein Komma.',
    hint: () => 'Zwischen zwei Einträgen steht immer ein Komma.',
    explanation: 'Zwischen zwei Einträgen steht ein Komma.',
  },
  'json-truncated': {
    message: () => 'Die Datei hört mittendrin auf.',
    hint: ({ closer }) =>
      closer === ''
        ? 'Der Inhalt fehlt.'
        : `Am Ende fehlt noch: ${closer}. Fehlt mehr als das, holen Sie die letzte Fassung zurück.`,
    explanation: 'Jede Klammer und jeder Text wird geschlossen.',
  },
  'json-unquoted': {
    message: ({ found, number }) =>
      number === undefined
        ? `${code(found)} steht nicht in geraden Anführungszeichen.`
        : `${code(found)} ist so keine Zahl; gemeint ist wohl ${number}.`,
    hint: ({ found, number }) =>
      number !== undefined
        ? `Schreiben Sie ${number}. Sollen Besucher es so lesen, wie es hier steht, schreiben Sie "${found}" in Anführungszeichen.`
        : 'Schlüssel und Texte stehen in geraden doppelten Anführungszeichen: "…". Ohne stehen nur Zahlen, true und false.',
    explanation: 'Schlüssel und Texte stehen in geraden doppelten Anführungszeichen.',
  },
  'json-invisible': {
    message: ({ found }) => `Hier steht außerhalb der Texte ein unsichtbares Zeichen (${signs(found)}).`,
    hint: () => 'Löschen Sie es. Solche Zeichen kommen oft beim Kopieren mit.',
    explanation: 'Zwischen Texten und Zahlen stehen nur Leerzeichen, Tabulatoren und Zeilenenden.',
  },
  'json-quote-in-text': {
    message: () => 'Dieses gerade Anführungszeichen beendet den Text mittendrin.',
    hint: () => 'Schreiben Sie im Text „…“ oder setzen Sie einen Rückstrich davor: \\"',
    explanation: 'Ein gerades Anführungszeichen beendet den Text.',
  },
  'json-line-break': {
    message: () => 'Der Text geht über das Ende der Zeile hinaus, oder sein Anführungszeichen am Ende fehlt.',
    hint: () => 'Schließen Sie den Text mit " oder schreiben Sie \\n für eine neue Zeile.',
    explanation: 'Ein Text steht in einer Zeile; \\n beginnt darin eine neue.',
  },
  'json-control-character': {
    message: ({ found }) => `Im Text steht ein unsichtbares Steuerzeichen (${found === '\t' ? 'Tabulator' : code(found)}).`,
    hint: () => 'Löschen Sie es oder ersetzen Sie es durch ein Leerzeichen.',
    explanation: 'In Texten stehen keine Tabulatoren und Steuerzeichen.',
  },
  'json-escape': {
    message: ({ found }) => `${code(found)} hat in JSON keine Bedeutung.`,
    hint: () => 'Für einen Rückstrich im Text schreiben Sie zwei: \\\\',
    explanation: 'Ein Rückstrich leitet nur bestimmte Zeichen ein, zum Beispiel \\n und \\".',
  },
  'json-syntax': {
    message: ({ found, expected }) =>
      expected === ''
        ? `Nach dem Ende steht noch etwas: ${code(found)}.`
        : `Hier steht ${code(found)}, erwartet wird ${code(expected)}.`,
    hint: ({ expected }) =>
      expected === ''
        ? 'Löschen Sie alles nach der letzten Klammer, oder prüfen Sie, ob davor eine Klammer zu viel ist.'
        : 'Prüfen Sie Klammern, Kommas und Doppelpunkte an dieser Stelle.',
    explanation: 'Die Datei muss JSON sein (RFC 8259).',
  },
  'duplicate-key': {
    message: ({ key }) => `${code(key)} steht zweimal in derselben Gruppe; nur das letzte würde gelten.`,
    hint: () => 'Löschen Sie eines von beiden.',
    explanation: 'Jeder Schlüssel steht in einer Gruppe nur einmal, denn nur der letzte gälte.',
  },
  'json-merge-conflict': {
    message: () => 'Hier stehen zwei Fassungen derselben Zeilen untereinander; Git konnte nicht entscheiden, welche gilt.',
    hint: () =>
      'Behalten Sie zwischen "<<<<<<<" und ">>>>>>>" die richtigen Zeilen. Löschen Sie die anderen, und dazu die Zeilen, die mit "<<<<<<<", "=======" und ">>>>>>>" beginnen.',
    explanation: 'Nach einem Konflikt in Git ist entschieden, welche Fassung gilt.',
  },
  'json-decimal-comma': {
    message: ({ found }) => `In der Zahl ${code(found)} steht ein Komma; JSON kennt nur den Punkt.`,
    hint: ({ found, right }) =>
      right === undefined
        ? 'Schreiben Sie die Zahl ohne Tausenderpunkt und mit Punkt statt Komma, zum Beispiel 1250.5.'
        : `Schreiben Sie ${right}. Sollen Besucher das Komma lesen, schreiben Sie "${found}" in Anführungszeichen.`,
    explanation: 'Zahlen haben einen Punkt statt eines Kommas.',
  },
  'json-number-unit': {
    message: ({ number, found }) => `Hinter der Zahl ${code(number)} steht noch etwas: ${code(found)}.`,
    hint: ({ number, found }) =>
      `Soll hier eine Zahl stehen, schreiben Sie nur ${number}. Sollen Besucher alles lesen, setzen Sie es in Anführungszeichen: "${found}".`,
    explanation: 'Hinter einer Zahl steht nichts; Einheiten stehen im Text.',
  },
} satisfies Partial<LoaderEntries>;
