/** What publishing says, in German. */
export const dePublish = {
  open: 'Zur Freigabe senden …',
  title: 'Zur Freigabe senden',
  preparing: 'Wird mit der veröffentlichten Fassung verglichen …',
  notPossible: 'Von hier aus lässt sich noch nichts zur Freigabe senden.',
  savingIsEnough: 'Gespeichert ist Ihre Arbeit trotzdem: Dafür genügt „Speichern“.',
  unsaved: 'Zuerst muss gespeichert werden, und das ist nicht gelungen. Warum, steht unten im Fenster.',
  again: 'Noch einmal versuchen',
  conflict:
    'An denselben Stellen ist inzwischen etwas anderes veröffentlicht. Holen Sie zuerst den neuesten Stand, und entscheiden Sie dort, was gelten soll.',
  conflictText: 'Diese Stellen haben Sie hier geändert, und inzwischen ist dort etwas anderes veröffentlicht. Was soll gelten?',
  stale: 'Inzwischen hat sich etwas geändert. Prüfen Sie es noch einmal.',
  nothing: 'Alles ist veröffentlicht.',
  nothingButSent: 'Ihre Fassung ist inzwischen dieselbe wie die veröffentlichte; was Sie gesendet haben, bleibt gesendet.',
  today: (time: string) => `um ${time}`,
  earlier: (day: string, time: string) => `am ${day} um ${time}`,
  waiting: (when: string) => `Gesendet ${when}, noch nicht freigegeben.`,
  unchanged: 'Seitdem haben Sie nichts geändert.',
  grows: 'Was Sie jetzt senden, kommt dazu.',
  doesNotGrow:
    'Inzwischen hat jemand anderes daran gearbeitet. Was Sie jetzt senden, wird deshalb eine zweite Sendung; sie enthält auch die erste.',
  look: (host: string) => `Auf ${host} ansehen`,
  changes: 'Das ändert sich für Besucher',
  since: 'Das haben Sie seitdem geändert',
  all: (count: number) => `Alles, was sich für Besucher ändert (${count})`,
  noChanges: 'Für Besucher ändert sich nichts.',
  notComparable: 'Veröffentlicht ist noch keine Fassung, mit der sich diese vergleichen ließe.',
  more: (count: number) => `und ${count} weitere`,
  errors: 'So kann die Website nicht veröffentlicht werden',
  missing: (count: number) => `Das braucht die Website noch (${count})`,
  details: 'Technische Einzelheiten',
  files: 'Dateien',
  kinds: { new: 'neu', changed: 'geändert', removed: 'entfernt' },
  target: 'Wohin',
  branch: 'Zweig',
  checks: 'Danach wird automatisch geprüft',
  name: 'Was haben Sie geändert?',
  whoAccepts: (host: string | undefined) =>
    host === undefined
      ? 'Besucher sehen das, sobald es freigegeben ist: von der Person, die Ihre Website betreut.'
      : `Besucher sehen das, sobald es auf ${host} freigegeben ist: von der Person, die Ihre Website betreut, oder von Ihnen selbst.`,
  send: 'Zur Freigabe senden',
  sending: 'Wird gesendet …',
  sent: 'Zur Freigabe gesendet.',
  nextByLink: (host: string) =>
    `Ein Schritt fehlt noch, damit jemand davon erfährt: Öffnen Sie auf ${host} die Anfrage, und bestätigen Sie sie. Besucher sehen die Änderungen, sobald sie dort freigegeben sind.`,
  openLink: (host: string) => `Auf ${host} öffnen`,
  nextByHand: 'Geben Sie der Person Bescheid, die Ihre Website betreut. Besucher sehen es, sobald sie es freigibt.',
  added: 'Es gehört jetzt zu dem, was Sie vorher gesendet haben, und wird zusammen freigegeben.',
  done: 'Fertig',
  behind: 'Andere haben inzwischen etwas veröffentlicht.',
  latest: 'Neuesten Stand holen',
  gettingLatest: 'Der neueste Stand wird geholt …',
  latestDone: 'Der neueste Stand ist da.',
  latestOwnChanges:
    'Die Texte sind auf dem neuesten Stand. Andere Dateien nicht: In diesem Ordner sind Dateien geändert, die nicht zur Website gehören.',
  latestOwnBranch:
    'Die Texte sind auf dem neuesten Stand. Andere Dateien nicht: Dieser Ordner hat eigene Fassungen, die nicht veröffentlicht sind.',
  latestStep: 'Neuesten Stand geholt',
  back: 'Zurück zum Veröffentlichten …',
  backTitle: 'Zurück zum Veröffentlichten?',
  backAsk: (count: number) =>
    count === 0
      ? 'Alles, was Sie geändert haben, wird zurückgenommen.'
      : count === 1
        ? 'Diese Änderung wird zurückgenommen:'
        : `Diese ${count} Änderungen werden zurückgenommen:`,
  backKeepsSent: 'Was Sie gesendet haben, bleibt gesendet.',
  backCanUndo: '„Rückgängig“ holt alles wieder.',
  backNow: 'Zurücknehmen',
  backStep: 'Zurück zum Veröffentlichten',
  backDone: 'Sie sehen wieder, was veröffentlicht ist. „Rückgängig“ holt Ihre Fassung zurück.',
};
