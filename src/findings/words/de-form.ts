/** What is said in German in a form, where the words for the file would name keys or signs that nobody sees there. */
import { update } from '../command-line.ts';
import type { About } from '../finding.ts';
import type { LoaderFormWords } from './entries.ts';
import { code, didYouMean, sentences, servedBy } from './phrases.ts';

const kinds: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'Ja oder Nein',
  object: 'eine Gruppe von Feldern',
  array: 'eine Liste',
  endless: 'eine Zahl, die zu groß ist',
  null: 'leer',
};
const kind = (name: string) => kinds[name] ?? name;
const about = (text: About | undefined) => (text === undefined ? '' : `Gemeint ist: ${text.de}`);
const braces = 'Soll die Klammer selbst im Text erscheinen, schreiben Sie {{.';

export const inForm: LoaderFormWords = {
  'newer-version': {
    hint: ({ key }) =>
      key === 'own'
        ? 'Holen Sie die neueste Fassung der Website (git pull), und starten Sie den Editor neu.'
        : `Holen Sie die neueste Fassung des Baukastens (${update}), und starten Sie den Editor neu.`,
  },
  'missing-key': {
    message: ({ key }, { pointer, titleAt }) => `${code(titleAt(`${pointer}/${key}`))} fehlt.`,
    hint: ({ about: text }) => about(text) || 'Füllen Sie dieses Feld aus.',
  },
  'unknown-key': {
    message: ({ key, notYet }) => `Ein Feld namens ${code(key)} gibt es ${notYet ? 'noch' : 'hier'} nicht.`,
    hint: ({ nearest, meant, notYet, elsewhere }, { pointer, titleAt }) =>
      (notYet ?? elsewhere)?.de ??
      (nearest === undefined
        ? sentences('Was darin steht, sieht niemand. Es kann weg.', servedBy.de(meant))
        : `Gemeint ist wohl ${code(titleAt(pointer.replace(/[^/]*$/, nearest)))}.`),
  },
  'unknown-section': {
    hint: ({ nearest, meant, notYet }) =>
      notYet?.de ??
      sentences(
        servedBy.de(meant),
        didYouMean.de(nearest),
        'Entfernen Sie diesen Abschnitt, und fügen Sie einen der angebotenen hinzu.',
      ),
  },
  'unknown-value': {
    hint: ({ nearest }, { pointer, titleAt }) =>
      nearest === undefined
        ? 'Wählen Sie einen der angebotenen Werte.'
        : `Gemeint ist wohl ${code(titleAt(`${pointer}/${nearest}`))}.`,
  },
  'wrong-type': {
    message: ({ expected, actual }, { name }) =>
      `${name} muss ${expected.map(kind).join(' oder ')} sein; hier steht: ${kind(actual)}.`,
    hint: (params) => about(params.about) || 'Geben Sie den Wert neu ein.',
  },
  'wrong-format': {
    hint: (params) => about(params.about) || 'Was erwartet wird, steht am Feld.',
  },
  'wrong-count': {
    hint: ({ tooFew }) => (tooFew ? 'Fügen Sie Einträge hinzu.' : 'Entfernen Sie die überzähligen Einträge.'),
  },
  'unknown-reused': {
    message: ({ name }) => `Einen wiederverwendeten Abschnitt ${code(name)} gibt es nicht.`,
    hint: ({ nearest }) =>
      sentences(didYouMean.de(nearest), 'Wählen Sie einen der vorhandenen, oder entfernen Sie diesen Abschnitt.'),
  },
  'bad-constant-name': {
    message: ({ name }) => `${code(name)} kann kein Name einer Angabe sein.`,
    hint: () => 'Ein Name beginnt mit einem kleinen Buchstaben und hat nur Buchstaben ohne Umlaute und Ziffern, wie "kursDatum".',
  },
  'unknown-constant': {
    message: ({ name }) => `Die Angabe ${code(`{${name}}`)} gibt es nicht.`,
    hint: ({ nearest }) =>
      sentences(didYouMean.de(nearest && `{${nearest}}`), `Setzen Sie eine vorhandene ein, oder legen Sie diese an. ${braces}`),
  },
  'constant-twice': {
    message: ({ name }) => `${code(name)} gibt es zweimal: unter „Angaben“ und unter „Noch offen“.`,
    hint: () => 'Entfernen Sie eines von beiden.',
  },
  'constant-misfit': {
    hint: ({ wholeNumber, about: text }) =>
      wholeNumber
        ? `Gebraucht wird hier eine ganze Zahl von ${wholeNumber.min} bis ${wholeNumber.max}.`
        : about(text) || 'Ändern Sie die eingesetzte Angabe oder diese Stelle.',
  },
  'too-much-text': {
    message: ({ of, limit }) =>
      of === 'text'
        ? `Mit eingesetzten Angaben hat dieser Text mehr als ${limit.toLocaleString('de')} Zeichen.`
        : `Mit eingesetzten Angaben haben alle Texte zusammen mehr als ${limit.toLocaleString('de')} Zeichen.`,
    hint: () => 'Kürzen Sie die eingesetzte Angabe, oder setzen Sie sie seltener ein.',
  },
  'path-outside': {
    message: ({ path, isLink }) =>
      isLink
        ? `${code(path)} ist ein Verweis (symbolischer Link) oder liegt in einem.`
        : `${code(path)} liegt außerhalb des Ordners dieser Website.`,
    hint: () => 'Fügen Sie die Datei hier hinzu, statt auf einen anderen Ordner zu verweisen.',
  },
  'missing-image': {
    hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Wählen Sie ein vorhandenes Bild, oder fügen Sie die Datei hinzu.'),
  },
  'unreadable-image': {
    hint: ({ standIn }) =>
      standIn === 'pointer'
        ? 'Gespeichert ist ein Verweis von Git LFS, nicht das Bild selbst. Fügen Sie das Original hinzu.'
        : standIn === 'page'
          ? 'Gespeichert ist eine Webseite, kein Bild. Öffnen Sie das Bild selbst im Browser, speichern Sie es von dort, und fügen Sie es hinzu.'
          : 'Ist es wirklich ein Bild? Speichern Sie es neu, und fügen Sie es noch einmal hinzu.',
  },
  'missing-font': {
    hint: ({ nearest }) =>
      sentences(didYouMean.de(nearest), 'Wählen Sie eine vorhandene Schriftdatei, oder fügen Sie die Datei hinzu.'),
  },
  'needless-quotes': {
    message: ({ value }, { name }) =>
      `${name} ist als Text gespeichert; gebraucht wird ${/^[tf]/.test(value) ? 'Ja oder Nein' : 'eine Zahl'}.`,
    hint: () => 'Geben Sie den Wert neu ein.',
  },
  'mail-href': {
    message: () => 'Ein Link, der eine E-Mail öffnet, hat hier eigene Felder.',
    hint: () => 'Wählen Sie als Art des Links „E-Mail“.',
  },
  'remote-file': {
    message: ({ url }) => `${code(url)} liegt auf einem fremden Server.`,
    hint: () => 'Laden Sie die Datei herunter, und fügen Sie sie hier hinzu.',
  },
  'image-kind': {
    hint: ({ kind, isFilm }) =>
      isFilm || kind === 'GIF'
        ? 'Was sich länger als fünf Sekunden bewegt, ist ein eigener Abschnitt: „Video“; was kürzer ist, kann ein animiertes WebP sein. Muss sich nichts bewegen, wählen Sie ein Bild als PNG oder WebP.'
        : 'Speichern Sie das Bild als JPG, PNG, WebP, AVIF oder SVG, und fügen Sie es noch einmal hinzu.',
  },
  'constant-in-constant': {
    message: ({ name, other }) => `In ${code(name)} steht {${other}}, aber in eine Angabe wird keine andere eingesetzt.`,
    hint: ({ other }) => `Schreiben Sie aus, was {${other}} sagt, oder setzen Sie es erst dort ein, wo der ganze Text steht.`,
  },
  'duplicate-key': {
    message: (_, { name }) => `${name} ist zweimal angegeben; nur das letzte gilt.`,
    hint: () => 'Geben Sie den richtigen Wert noch einmal ein.',
  },
};
