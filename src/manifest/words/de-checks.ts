/** What is said in German of a manifest whose form is right and whose facts are not. The reader writes texts, not programs. */
import type { MarkupKind } from '../finding.ts';
import type { Entries } from './entries.ts';
import { code, quoted, sentences, signs } from './phrases.ts';

const fields = { date: 'Das Datum', start: 'Der Beginn', end: 'Das Ende' };
const schemes = { light: 'bei hellem Bildschirm', dark: 'bei dunklem Bildschirm' };
const legal = { imprint: 'Impressum', privacy: 'Datenschutzerklärung' };
const decimal = (number: number) => String(number).replace('.', ',');

const markup: Record<MarkupKind, string> = {
  link: 'Ein Link sieht so aus: [Text](/seite). Zwischen den Klammern und in der Adresse steht kein Leerzeichen.',
  code: 'Löschen Sie die Zeichen `: Für Programmtext gibt es keine Auszeichnung.',
  list: 'Löschen Sie das Zeichen - am Anfang. Für Aufzählungen gibt es eigene Abschnitte, zum Beispiel "checklist".',
  heading: 'Löschen Sie das Zeichen # am Anfang. Eine Überschrift steht unter "title".',
  quotation: 'Löschen Sie das Zeichen > am Anfang, und setzen Sie ein Zitat in Anführungszeichen.',
  underlines: 'Fett wird ein Wort mit Sternen: **fett**.',
  strike: 'Löschen Sie die Zeichen ~: Durchgestrichenen Text gibt es nicht.',
  plain: 'Löschen Sie die Zeichen: In diesem Text gibt es weder fette Schrift noch Links.',
};

export const checkEntries = {
  'invisible-character': {
    message: ({ char }, { name, place }) =>
      `In ${name} steht ein unsichtbares oder kaputtes Zeichen (${signs(char)}) (${place}).`,
    hint: () => 'Löschen Sie das Wort um diese Stelle und schreiben Sie es neu. Solche Zeichen kommen oft beim Kopieren mit.',
  },
  'invalid-mail': {
    message: ({ value }, { place }) => `${code(value)} kann keine E-Mail-Adresse sein (${place}).`,
    hint: () => 'Eine Adresse hat genau ein @ und dahinter einen Punkt, ohne Leerzeichen: "name@example.com".',
  },
  'invalid-phone': {
    message: ({ value }, { place }) => `${code(value)} kann keine Telefonnummer sein (${place}).`,
    hint: () => 'Schreiben Sie die Nummer mit Vorwahl, zum Beispiel "+49 30 1234567"; höchstens 15 Ziffern.',
  },
  'invalid-schedule': {
    message: ({ field, value }, { place }) => `${fields[field]} des Kurses kann nicht ${code(value)} sein (${place}).`,
    hint: ({ field }) =>
      field === 'date'
        ? 'Schreiben Sie Tag, Monat und Jahr in Ziffern und mit Punkten: "10.07.27".'
        : 'Schreiben Sie Stunde und Minute mit Doppelpunkt: "09:30".',
  },
  'course-duration': {
    message: ({ start, end, minutes, actual }) =>
      `Der Kurs dauert von ${start} bis ${end} Uhr ${actual} Minuten, angegeben sind ${minutes}.`,
    hint: ({ actual }) => `Schreiben Sie ${actual} als Dauer, oder ändern Sie Beginn oder Ende.`,
  },
  'course-past': {
    message: ({ date }) => `Der Kurs am ${date} ist vorbei.`,
    hint: () => 'Tragen Sie den nächsten Termin ein. Ändern Sie Datum, Beginn, Ende und Dauer gemeinsam.',
  },
  'copyright-behind': {
    message: ({ year }) => `Im Fuß der Seite steht noch das Jahr ${year}.`,
    hint: ({ year, current }) =>
      `Schreiben Sie ${current}. Soll das alte Jahr bleiben, schreiben Sie beide: "${year}–${current}".`,
  },
  'low-contrast': {
    message: ({ front, back, scheme, ratio, needed }) =>
      `Die Farbe ${code(front)} ist auf ${code(back)} ${schemes[scheme]} schlecht zu lesen: Kontrast ${decimal(ratio)} statt mindestens ${decimal(needed)}.`,
    hint: ({ front, back }) => `Machen Sie ${code(front)} oder ${code(back)} deutlich heller oder dunkler.`,
  },
  'unused-constant': {
    message: ({ name }) => `${code(name)} wird nirgends verwendet.`,
    hint: ({ name }) => `Löschen Sie die Zeile, oder schreiben Sie {${name}} dort, wo der Wert stehen soll.`,
  },
  'literal-constant': {
    message: ({ name, value }, { place }) =>
      `${code(value)} steht hier ausgeschrieben, ist aber die Konstante ${code(name)} (${place}).`,
    hint: ({ name }) => `Schreiben Sie stattdessen {${name}}. Sonst bleibt diese Stelle alt, wenn sich der Wert ändert.`,
  },
  'placeholder-left': {
    message: ({ name, value }) => `${code(name)} ist noch ein Platzhalter: ${code(value)}.`,
    hint: () => 'Tragen Sie den echten Wert ein und verschieben Sie die Zeile von "placeholders" nach "constants".',
  },
  'insecure-link': {
    message: ({ url }, { place }) => `Der Link auf ${code(url)} ist nicht verschlüsselt (${place}).`,
    hint: () => 'Schreiben Sie "https://" statt "http://" und probieren Sie den Link aus.',
  },
  'empty-alt': {
    message: ({ path, reason }, { place }) =>
      reason === 'photo'
        ? `Das Foto ${code(path)} hat keine Beschreibung (${place}).`
        : reason === 'words'
          ? `Im Bild ${code(path)} steht Text, es hat hier aber keine Beschreibung (${place}).`
          : `Das Bild ${code(path)} ist an anderer Stelle beschrieben, hier nicht (${place}).`,
    hint: () =>
      'Schreiben Sie unter "alt" in wenigen Worten, was zu sehen ist. Schmückt es nur, kann der Hinweis stehen bleiben.',
  },
  'dropped-drawing-part': {
    message: ({ path, part }, { place }) =>
      `Ein Teil der Zeichnung ${code(path)} wird nicht veröffentlicht: ${code(part)} (${place}).`,
    hint: () =>
      'Darin könnten Programme oder fremde Seiten stehen. Speichern Sie die Zeichnung noch einmal, mit gewöhnlichem Text oder mit Pfaden, oder als PNG.',
  },
  'long-title': {
    message: ({ actual, limit }, { place }) => `Der Titel hat ${actual} Zeichen; Suchmaschinen zeigen etwa ${limit} (${place}).`,
    hint: () => 'Kürzen Sie ihn. Das Wichtigste steht vorn.',
  },
  'card-letters': {
    message: ({ letters }, { place }) => `Auf dem Vorschaubild der Seite fehlt: ${letters} (${place}).`,
    hint: () =>
      'Die Schrift der Vorschaubilder hat diese Zeichen nicht. Schreiben Sie den Titel ohne sie, oder lassen Sie es dabei.',
  },
  'description-length': {
    message: ({ actual, min, max }, { place }) =>
      `Die Beschreibung hat ${actual} Zeichen; gut sind ${min} bis ${max} (${place}).`,
    hint: ({ actual, max }) =>
      actual > max
        ? 'Kürzen Sie sie: Suchmaschinen schneiden das Ende ab.'
        : 'Sagen Sie in ein bis zwei Sätzen, was Besucher auf der Seite finden.',
  },
  'duplicate-title': {
    message: ({ title }, { place }) => `Den Titel ${code(title)} hat schon eine andere Seite (${place}).`,
    hint: () => 'Geben Sie jeder Seite ihren eigenen Titel.',
  },
  'duplicate-description': {
    message: (_, { place }) => `Dieselbe Beschreibung hat schon eine andere Seite (${place}).`,
    hint: () => 'Beschreiben Sie, was nur auf dieser Seite steht.',
  },
  'missing-legal-page': {
    message: ({ kind }) => `Eine Seite mit ${kind === 'imprint' ? 'dem Impressum' : 'der Datenschutzerklärung'} fehlt.`,
    hint: ({ kind, addresses }) =>
      `Legen Sie die Seite "${kind === 'imprint' ? '/impressum' : '/datenschutz'}" an und verlinken Sie sie im Fuß. Sie ist in Deutschland Pflicht. Gibt es sie schon: Erkannt wird sie an ihrer Adresse, auch ${quoted(addresses.slice(1, 3)).join(' oder ')}.`,
  },
  'unlinked-legal-page': {
    message: ({ kind, path }) => `Im Fuß der Seite fehlt der Link zu ${code(path)} (${legal[kind]}).`,
    hint: ({ path, kind }) => `Ergänzen Sie unter "footer", "links": { "label": "${legal[kind]}", "href": "${path}" }.`,
  },
  'unnamed-host': {
    message: ({ host, page }) =>
      page === ''
        ? `Die Website sendet Daten an ${code(host)}, hat aber keine Datenschutzerklärung.`
        : `Die Website sendet Daten an ${code(host)}; auf ${page} ist davon nichts zu lesen.`,
    hint: ({ host, addresses }) =>
      sentences(
        `Nennen Sie ${code(host)} in der Datenschutzerklärung und sagen Sie, wer dahintersteht und wozu.`,
        addresses.length === 0 ? '' : `Als solche gilt eine Seite mit einer dieser Adressen: ${addresses.join(', ')}.`,
      ),
  },
  'remote-font': {
    message: ({ family, host }, { place }) =>
      `Die Schrift ${code(family)} wird beim Öffnen der Seite von ${host} geladen, ohne dass jemand gefragt wird (${place}).`,
    hint: () =>
      'Das gibt die IP-Adresse an Dritte weiter; das LG München I hat es untersagt (20.01.2022, 3 O 17493/20). Löschen Sie die Schrift aus "fonts", oder setzen Sie "load" auf "on-consent".',
  },
  'stand-in-endpoint': {
    message: ({ page }) =>
      `Das Formular auf ${page} sendet an den Platzhalter. Auf einer echten Website kann sich damit niemand anmelden.`,
    hint: () => 'Tragen Sie die Adresse ein, die der E-Mail-Anbieter für das Formular nennt, und die seines Skripts.',
  },
  'older-version': {
    message: ({ version, current }) => `Die Datei ist in Fassung ${version} geschrieben; die heutige ist ${current}.`,
    hint: () =>
      'Die Website bleibt, wie sie ist. Damit der Editor wieder stimmt: npm run migrate (für eine andere Datei: npm run migrate -- --site DATEI).',
  },
  'html-in-text': {
    message: ({ found }, { name, place }) => `In ${name} steht HTML; Besucher lesen ${code(found)} (${place}).`,
    hint: ({ found, isRich }) =>
      found.startsWith('&')
        ? 'Schreiben Sie das Zeichen selbst, zum Beispiel ä, & oder €.'
        : isRich
          ? 'Schreiben Sie **fett**, _betont_ und [Linktext](/seite). Jeder Absatz ist ein eigener Eintrag der Liste.'
          : 'Löschen Sie, was in spitzen Klammern steht: In diesem Text lässt sich nichts auszeichnen.',
  },
  'literal-markup': {
    message: ({ found }, { place }) => `${code(found.trim())} lesen Besucher so, wie es hier steht (${place}).`,
    hint: ({ kind }) => markup[kind],
  },
  'insecure-site-url': {
    message: ({ url }) => `Die Adresse der Website ist nicht verschlüsselt: ${code(url)}.`,
    hint: () => 'Schreiben Sie "https://" statt "http://". So steht sie in Suchmaschinen und geteilten Links.',
  },
  'national-phone': {
    message: ({ value }, { place }) => `Die Telefonnummer ${code(value)} lässt sich nicht aus jedem Land wählen (${place}).`,
    hint: ({ right }) =>
      `Schreiben Sie ${right === undefined ? 'sie mit Ländervorwahl und ohne die Null davor, zum Beispiel "+49 30 1234567"' : `"${right}", mit Ländervorwahl und ohne die Null davor`}.`,
  },
  'unknown-language': {
    message: ({ value }, { place }) => `Eine Sprache mit dem Kürzel ${code(value)} gibt es nicht (${place}).`,
    hint: ({ right }) =>
      `${right === undefined ? '' : `Meinten Sie ${code(right)}? `}Schreiben Sie das Kürzel der Sprache, zum Beispiel "de" oder "en", mit Land "de-AT".`,
  },
} satisfies Partial<Entries>;
