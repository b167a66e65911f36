/** What the editor itself says, in German. Other languages have the same entries. */
import type { Action } from '../../keys.ts';

/** Who has done something, and when: `um 18:24`. */
interface Person {
  name: string;
  when: string;
}

export const de = {
  language: 'Deutsch',
  locale: 'de',
  notHere: 'Das lässt sich hier nicht ändern: In der Datei steht an dieser Stelle etwas anderes, als hierher gehört.',
  tooManyBlocks: (max: number) => `Mehr als ${max === 1 ? 'ein Absatz passt' : `${max} Absätze passen`} hier nicht hinein.`,
  goneFromDraft: 'Diese Stelle gibt es in Ihrem Entwurf nicht mehr.',
  loading: 'Der Editor wird vorbereitet …',
  failed: 'Der Editor kann nicht weiterarbeiten.',
  failedHint: 'Ihre Datei ist unversehrt. Laden Sie diese Seite neu.',
  failedOnce: 'Im Editor ist etwas schiefgegangen.',
  failedOnceHint:
    'Von Ihren Texten ist nichts verloren, und Sie können weiterarbeiten. Wenn etwas nicht mehr geht, laden Sie diese Seite neu.',
  unchecked: (cause: string) => `Die Prüfung ist stehen geblieben: ${cause}.`,
  uncheckedHint: 'Sie können weiterschreiben. Laden Sie diese Seite neu, damit Fehler wieder gemeldet werden.',
  noFormsHint: 'Ohne sie gibt es hier keine Felder. Ihre Datei ist unversehrt; laden Sie diese Seite neu.',
  reload: 'Neu laden',
  paneFailed: 'Das lässt sich hier nicht zeigen. Machen Sie den letzten Schritt rückgängig, oder wählen Sie etwas anderes aus.',

  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoOf: (title: string) => `Rückgängig: ${title}`,
  redoOf: (title: string) => `Wiederholen: ${title}`,
  undone: (title: string) => `Rückgängig gemacht: ${title}`,
  redone: (title: string) => `Wiederholt: ${title}`,
  width: 'Breite der Vorschau',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  scheme: 'Hell oder dunkel',
  light: 'Hell',
  dark: 'Dunkel',
  tryPage: 'Ausprobieren',
  tryPageHint: 'Links, Menü und Formular der Seite bedienen, statt sie zu bearbeiten',
  /** A form was sent while the page is tried. */
  tried: (fields: string, to: { mailbox: string } | { address: string }) =>
    `Beim Ausprobieren wird nichts gesendet. Auf der Website ginge jetzt ${
      'mailbox' in to ? `eine E-Mail an ${to.mailbox}, aus dem E-Mail-Programm des Besuchers,` : `eine Nachricht an ${to.address}`
    } mit: ${fields}.`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  onlineSince: (time: string) => `Online seit ${time}`,
  onItsWay: 'Noch nicht online',
  showFindings: 'Fehler und Hinweise zeigen',
  unsaved: 'Noch nicht gespeichert',
  onlyHere: 'Noch nicht gespeichert, nur in diesem Browser',
  onlyHereHint:
    'Der Entwurf bleibt hier auch nach einem Neustart erhalten. In einem anderen Browser sehen Sie ihn erst nach dem Speichern.',
  saveFailed: 'Nicht gespeichert.',
  unanswered: 'Der Editor antwortet nicht.',
  unansweredHint: 'Sobald er wieder antwortet, wird gespeichert.',
  interfaceLanguage: 'Sprache des Editors',
  menu: 'Weitere Befehle',
  writeThere: 'Hier schreiben',
  changeLink: 'Link ändern …',
  changeImage: 'Bild ändern …',
  changeIcon: 'Icon ändern …',
  showInForm: 'Zu den Eingaben',
  sectionNamed: (title: string) => `Abschnitt: ${title}`,
  noImageHere: 'Hier kann kein Bild stehen.',
  onlyText: 'Hier passt nur fortlaufender Text: Überschriften, Listen und Absätze sind als solche nicht mitgekommen.',
  picturesLost: (count: number, canDrop: boolean) =>
    `${count === 1 ? 'Ein Bild ist' : `${count} Bilder sind`} nicht mitgekommen${canDrop ? `: Ziehen Sie ${count === 1 ? 'es als Datei' : 'sie als Dateien'} hierher` : ''}.`,
  struckLost: (count: number) => `Durchgestrichene Wörter sind nicht mitgekommen: ${count}.`,
  pasteStruck: 'Auch sie einfügen',
  unmarked: (count: number, examples: string) => `Als gewöhnliche Wörter mitgekommen (${count}): ${examples}`,
  isPlain: 'Dieser Text kann weder fett noch kursiv sein, und er hat keine Links.',
  wordCount: (count: number) => `${count.toLocaleString('de')} ${count === 1 ? 'Wort' : 'Wörter'}`,
  keyboard: 'Tastatur',
  /** Keys that are called otherwise than `KeyboardEvent.key` calls them. */
  keyNames: { Ctrl: 'Strg', Shift: 'Umschalt', Delete: 'Entf' } as Record<string, string>,
  /** What keys do (editor/keys.ts), in the list that F1 opens. */
  keys: {
    nextPane: 'zum nächsten Bereich',
    previousPane: 'zum vorigen Bereich',
    menu: 'Befehle einer Zeile oder Stelle',
    moveUp: 'nach oben verschieben, auch Absätze und Punkte',
    moveDown: 'nach unten verschieben, auch Absätze und Punkte',
    duplicate: 'duplizieren',
    remove: 'entfernen',
    changeAddress: 'Adresse einer Seite ändern',
    write: 'auf der Seite: in den ersten Text des Abschnitts',
    texts: 'in einem Text der Seite: zum nächsten, mit Umschalt zum vorigen; Esc führt zum Abschnitt',
    tools: 'in einem Text und auf der Seite: zu den Werkzeugen',
    bold: 'in einem Text: Fett',
    emphasis: 'in einem Text: Hervorheben',
    link: 'in einem Text: Link',
    constant: 'in einem Text: Angabe',
    selectAll: 'in einem Text: alles auswählen; beim zweiten Mal alle Absätze',
    search: 'Texte suchen',
    replace: 'Texte suchen und ersetzen',
    undo: 'rückgängig',
    redo: 'wiederholen',
    save: 'speichern',
    help: 'diese Übersicht',
    paragraph: 'in einem Text: neuer Absatz oder Punkt; noch einmal: aus der Liste oder dem Zitat hinaus',
    level: 'in einer Liste: Punkt einrücken und wieder ausrücken',
    signs: 'am Anfang eines Absatzes, mit Leertaste: Überschrift, Liste, nummerierte Liste, Zitat',
    marks: 'um Wörter herum: fett, kursiv, Code',
    offer: 'in einem leeren Absatz: Überschrift, Liste, Bild und anderes suchen und einsetzen',
    rows: 'von Zeile zu Zeile; die Eingabetaste öffnet',
    escape: 'Schreiben auf der Seite beenden, Liste oder Fenster schließen; was Sie getippt haben, bleibt',
  } satisfies Record<Action | 'paragraph' | 'level' | 'signs' | 'marks' | 'offer' | 'rows' | 'texts' | 'escape', string>,

  tabs: { label: 'Bereiche', preview: 'Seite', outline: 'Aufbau', form: 'Eingaben' },
  backFromMenu: 'Zurück',
  stopTrying: 'Ausprobieren beenden',
  more: 'Mehr',
  skip: 'Sprungmarken',
  toForm: 'Zu den Eingaben',
  toOutline: 'Zum Aufbau der Website',
  outline: 'Aufbau der Website',
  pages: 'Seiten',
  filterPages: 'Seite oder Abschnitt finden',
  home: 'Startseite',
  everywhere: 'Auf allen Seiten',
  notFound: 'Seite nicht gefunden',
  draft: 'Entwurf',
  addPage: 'Seite hinzufügen',
  createPage: 'Seite anlegen',
  copyPage: 'Kopie anlegen …',
  translateInto: (language: string) => `Übersetzung anlegen: ${language} …`,
  copyOf: (title: string) => `${title} (Kopie)`,
  pageAdded: (title: string) => `Seite „${title}“ hinzugefügt`,
  newEntry: 'Neuer Beitrag …',
  createEntry: 'Beitrag anlegen',
  asEntry: (under: string) => `Als Beitrag in der Liste von ${under}`,
  asEntryHint: 'Mit dem Tag von heute und einem Artikel, in dem Sie gleich weiterschreiben.',
  asFirstEntryHint: (under: string) =>
    `Mit dem Tag von heute und einem Artikel, in dem Sie gleich weiterschreiben. ${under} bekommt die Liste dazu.`,
  entryAdded: (title: string) => `Beitrag „${title}“ hinzugefügt`,
  enterNavigation: 'In die Navigation aufnehmen',
  enterInNavigation: (path: string) => `${path} in die Navigation aufnehmen`,
  inNavigation: 'In der Navigation',
  inNavigationNow: 'Seite in die Navigation aufgenommen',
  leftNavigation: 'Seite aus der Navigation genommen',
  pageTitle: 'Titel der Seite',
  titleMissing: 'Geben Sie der Seite einen Titel.',
  address: 'Adresse',
  addressMissing: 'Schreiben Sie eine Adresse, zum Beispiel „/leistungen“.',
  addressTaken: 'Diese Adresse hat schon eine andere Seite.',
  changeAddress: 'Adresse ändern …',
  addressChanged: (links: number) =>
    links === 0 ? 'Adresse geändert' : `Adresse und ${links === 1 ? '1 Link' : `${links} Links`} geändert`,
  linksFollow: (links: number) =>
    links === 0
      ? 'Kein Link der Website führt hierher.'
      : links === 1
        ? '1 Link der Website führt hierher und wird mitgeändert.'
        : `${links} Links der Website führen hierher und werden mitgeändert.`,
  redirectHere: (path: string) => `${path} führt dann zur neuen Adresse`,
  redirectElsewhere: (path: string) => `${path} führt dann zu einer anderen Seite`,
  redirectNote: 'Sonst führen Lesezeichen und Links von außen ins Leere.',
  removePage: 'Seite entfernen …',
  removePageOf: (title: string) => `Seite „${title}“ entfernen?`,
  pageRemoved: (title: string) => `Seite „${title}“ entfernt`,
  linksLead: (places: number) =>
    places === 0
      ? 'Auf den anderen Seiten führt kein Link hierher.'
      : places === 1
        ? 'Ein Link führt hierher. Was soll aus ihm werden?'
        : `An ${places} Stellen führen Links hierher. Was soll aus ihnen werden?`,
  removal: {
    links: 'Links hierher',
    point: 'Anderes Ziel',
    remove: 'Links entfernen',
    keep: 'Stehen lassen',
    means: (links: 'point' | 'remove' | 'keep', stay: number) =>
      links === 'point'
        ? 'Links in Texten und Buttons führen dann zum neuen Ziel. Einträge der Navigation und der Fußzeile gehen mit der Seite.'
        : links === 'keep'
          ? 'Die Links stehen noch da, führen aber ins Leere.'
          : stay === 0
            ? 'In Texten bleiben die Worte stehen, Buttons fallen weg.'
            : `In Texten bleiben die Worte stehen, Buttons fallen weg. ${stay === 1 ? 'An einer Stelle muss' : `An ${stay} Stellen muss`} ein Link stehen; dort führt er zum neuen Ziel.`,
    stays: '(bleibt, mit dem neuen Ziel)',
    target: 'Neues Ziel',
    translations: (paths: readonly string[]) =>
      paths.length === 1
        ? `Auch die Übersetzung entfernen: ${paths[0]}`
        : `Auch die Übersetzungen entfernen: ${paths.join(', ')}`,
  },
  homePage: 'Das ist die Startseite. Ihre Adresse steht fest.',
  pageForUnknown: 'Diese Seite erscheint, wenn es eine Adresse nicht gibt.',
  searchResult: 'Vorschau: Suchergebnis',
  hiddenFromSearch: 'Suchmaschinen zeigen diese Seite nicht.',
  card: 'Vorschau: Link in Nachrichten und Netzwerken',
  addSection: 'Abschnitt hinzufügen',
  sectionNumber: (number: number) => `Abschnitt ${number}`,
  sectionTools: (title: string) => `Werkzeuge für ${title}`,
  dragSection: 'Ziehen verschiebt den Abschnitt',
  sectionSettings: 'Zu den Eingaben des Abschnitts',
  addSectionAbove: 'Abschnitt darüber hinzufügen',
  addSectionBelow: 'Abschnitt darunter hinzufügen',
  toOtherPage: 'Auf eine andere Seite …',
  toWhichPage: 'Auf welche Seite?',
  searchPage: 'Seite suchen',
  commandsOf: (name: string) => `Befehle für ${name}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  duplicate: 'Duplizieren',
  remove: 'Entfernen',
  moved: (place: number, count: number) => `Jetzt an Stelle ${place} von ${count}`,
  errors: (count: number) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  hasErrors: 'Fehler',
  hasWarnings: 'Hinweis',
  warnings: (count: number) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),

  reuse: {
    hint: 'Abschnitte, die einmal geschrieben sind und auf mehreren Seiten stehen.',
    named: (title: string) => `${title} (wiederverwendet)`,
    on: (pages: number) => (pages === 0 ? 'auf keiner Seite' : pages === 1 ? 'auf 1 Seite' : `auf ${pages} Seiten`),
    note: (pages: number) =>
      pages < 2
        ? 'Dieser Abschnitt ist wiederverwendbar und steht bisher nur auf dieser Seite.'
        : `Dieser Abschnitt steht auf ${pages} Seiten. Was Sie hier ändern, ändert sich auf allen.`,
    onPage: 'Nur auf dieser Seite',
    places: (pages: number) => `Seiten mit diesem Abschnitt (${pages})`,
    make: 'Wiederverwendbar machen',
    makeNote:
      'Unter diesem Namen steht der Abschnitt bereit, wenn Sie auf einer anderen Seite einen hinzufügen. Was Sie an ihm ändern, ändert sich dann überall.',
    made: (title: string) => `${title} ist jetzt wiederverwendbar`,
    makeOwn: 'Nur noch für diese Seite',
    madeOwn: (title: string) => `${title} gehört jetzt nur zu dieser Seite`,
    version: (language: string) => `${language} hat eine eigene Fassung. Die anderen Sprachen haben ihre.`,
    makeVersion: (language: string) => `Eigene Fassung für ${language}`,
    versionMade: (language: string) => `${language} hat jetzt eine eigene Fassung`,
    removeVersion: 'Wieder dieselbe Fassung wie die Website',
    versionRemoved: (language: string) => `${language} hat keine eigene Fassung mehr`,
    leftNowhere: (name: string) => `„${name}“ steht jetzt auf keiner Seite mehr`,
    removed: (name: string) => `Wiederverwendeter Abschnitt „${name}“ entfernt`,
    remove: (name: string) => `„${name}“ entfernen`,
  },

  parts: {
    start: 'Erste Schritte',
    site: 'Website',
    theme: 'Farben und Schriften',
    header: 'Navigation',
    footer: 'Fußzeile',
    reused: 'Wiederverwendete Abschnitte',
    constants: 'Angaben, die mehrfach vorkommen',
    placeholders: 'Noch offen',
    labels: 'Kleine Texte',
    errorView: 'Fehlermeldung',
    languages: 'Weitere Sprachen',
    redirects: 'Weiterleitungen',
    collections: 'Sammlungen',
  } as Record<string, string>,

  /** Facts that a site names itself, and what repeats without pages. */
  collections: {
    noFacts: 'Eigene Angaben wie Ort, Preis oder Aufgabe: Sie legen fest, welche es gibt.',
    beginFacts: 'Eigene Angaben festlegen …',
    changeFacts: 'Welche Angaben es gibt …',
    unknownFact: (name: string, value: string) => `${name}: ${value} (diese Angabe gibt es in der Sammlung nicht)`,
    begun: 'Eigene Angaben begonnen',
    absent: { collection: 'Keine: Seiten werden gezeigt', criterion: 'Gar nicht', occurring: 'Nichts' },
    newOne: 'Neue Sammlung mit einem Eintrag',
    newRecord: 'Neuer Eintrag',
    records: (count: number) => (count === 1 ? 'Den Eintrag bearbeiten …' : `${count} Einträge bearbeiten …`),
    besides: { year: 'Jahr', tags: 'Stichwörter', title: 'Titel', date: 'Tag', group: 'Gruppe' },
    removedWith: (title: string, count: number) =>
      `${title} entfernt, mit ${count === 1 ? 'dem einen Wert' : `den ${count} Werten`} davon`,
    paste: 'Aus einer Tabelle einfügen',
    pasteHere: 'Zeilen der Tabelle',
    pasteHint:
      'Kopieren Sie eine Tabelle aus Excel oder von einer Seite und fügen Sie sie hier ein. Die erste Spalte ist der Titel, wenn keine so heißt; Spalten, die es noch nicht gibt, kommen als Angaben dazu.',
    firstIsHead: 'Erste Zeile sind Überschriften',
    column: (column: number) => `Spalte ${column}`,
    pastedColumns: (columns: string) => `Neue Angaben: ${columns}.`,
    pasted: (count: number) => `${count === 1 ? '1 Eintrag' : `${count} Einträge`} eingefügt.`,
    pasteLost: (lost: string) => `Nicht untergebracht: ${lost}.`,
    search: 'Eintrag suchen',
    shown: (from: number, to: number, count: number) => `${from}–${to} von ${count}`,
    previous: 'Vorige',
    next: 'Nächste',
  },

  /** What a new website still needs, and what can be done next. */
  firstSteps: {
    left: (count: number) =>
      count === 1
        ? 'Noch 1 Punkt, dann kann die Website online gehen.'
        : `Noch ${count} Punkte, dann kann die Website online gehen.`,
    short: (count: number) => (count === 1 ? 'noch 1 Punkt' : `noch ${count} Punkte`),
    nothingLeft: 'Alles ist eingetragen. Die Website kann online gehen.',
    done: 'erledigt',
    progress: (done: number, of: number) => `${done} von ${of} erledigt`,
    showAll: (count: number) => `Alle ${count} zeigen`,
    next: 'Was Sie als Nächstes tun können',
    write: 'Den ersten Text schreiben',
    writeHint: 'Hier im Feld, oder mit einem Klick auf der Seite',
    look: 'Farben und Schrift wählen',
    lookHint: 'So sieht die Website nach Ihnen aus',
    addPage: 'Eine Seite hinzufügen',
    addPageHint: 'Etwa für ein Angebot, Neuigkeiten, Anfahrt',
    publish: 'Veröffentlichen',
    publishHint: 'Vorher sehen Sie, was sich ändert und was noch fehlt',
    putAway: 'Erste Schritte ausblenden',
  },

  /** What is said of the languages of a website. */
  languages: {
    add: 'Sprache hinzufügen …',
    added: (language: string) => `Sprache hinzugefügt: ${language}`,
    language: 'Sprache',
    path: 'Adresse',
    pathHint: (path: string) => `Alle Adressen in dieser Sprache beginnen mit ${path}.`,
    pathMissing: 'Schreiben Sie eine Adresse, zum Beispiel „/en“.',
    pathTaken: 'Diese Adresse ist schon vergeben.',
    label: 'Name der Sprache',
    labelHint: 'So heißt sie für Besucher, in ihr selbst geschrieben.',
    ownLabel: 'Name der Sprache, die die Website schon hat',
    nameMissing: 'Geben Sie der Sprache einen Namen.',
    languageMissing: 'Wählen Sie eine Sprache.',
    begins:
      'Startseite, Seite für unbekannte Adressen, Navigation, Fußzeile und kleine Texte werden kopiert, damit Sie sie übersetzen. Alle anderen Seiten übersetzen Sie einzeln.',
    own: (language: string) => `${language}: die Sprache der Website`,
    pages: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
    remove: 'Sprache entfernen …',
    removeOf: (language: string) => `${language} entfernen?`,
    removed: (language: string) => `Sprache entfernt: ${language}`,
    goes: (count: number) =>
      `${count === 0 ? 'Keine Seite geht' : count === 1 ? 'Eine Seite geht' : `${count} Seiten gehen`} mit, und was auf ihnen allen steht: Navigation, Fußzeile, kleine Texte und Angaben in dieser Sprache.`,
    leadsOn: 'Ihre Adressen führen dann zu den Seiten, die sie übersetzen',
    linksLead: (places: number) =>
      places === 1
        ? 'Von anderen Seiten führt ein Link dorthin. Ändern Sie ihn vorher, sonst führt er ins Leere.'
        : `Von anderen Seiten führen an ${places} Stellen Links dorthin. Ändern Sie sie vorher, sonst führen sie ins Leere.`,
    partIn: (part: string, language: string) => `${part} (${language})`,
    everywhereIn: (language: string) => `Auf allen Seiten: ${language}`,
    asOwn: (language: string) => `wie ${language}`,
    beginPart: (part: string, language: string) => `${part} für ${language} beginnen`,
    beganPart: (part: string) => `${part} begonnen`,
    noPart: (part: string, own: string) => `${part}: Auf diesen Seiten steht, was auf ${own} geschrieben ist.`,
    translates: (page: string) => `übersetzt ${page}`,
    missing: (language: string) => `Noch nicht übersetzt: ${language}`,
    inOthers: 'In anderen Sprachen',
    originalOf: (page: string) => `Original: ${page}`,
    original: 'Original zeigen',
    noCounterpart: 'Im Original hat dieser Abschnitt kein Gegenstück.',
  },

  preview: 'Vorschau der Seite',
  previewOld: 'Sie sehen die letzte Fassung ohne Fehler.',
  previewPartly: 'Alles andere ist aktuell.',
  previewAwaited: 'Die Seite wird geladen …',
  previewNone: 'Diese Seite kann noch nicht gezeigt werden.',
  showMistake: 'Zeigen',

  form: 'Eingaben',
  pageForm: 'Seite',
  groupLinks: 'Weiter unten',
  entryFacts: 'Tag, Autor und Bild des Beitrags …',
  optional: 'kann leer bleiben',
  add: (what: string) => `${what} hinzufügen`,
  added: (what: string) => `${what} hinzugefügt`,
  removed: (what: string) => `${what} entfernt`,
  addOther: 'Anderes hinzufügen …',
  addBelow: 'Darunter hinzufügen',
  addRight: 'Rechts daneben hinzufügen',
  headRow: 'Kopfzeile',
  turnInto: 'Umwandeln in',
  indent: 'Einrücken',
  outdent: 'Ausrücken',
  turnedInto: (title: string) => `Umgewandelt in: ${title}`,
  duplicated: (what: string) => `${what} dupliziert`,
  changed: (what: string) => `${what} geändert`,
  movedStep: (what: string) => `${what} verschoben`,
  movedToPage: (what: string, page: string) => `${what} verschoben nach ${page}`,
  entry: (number: number) => `Eintrag ${number}`,
  addThis: (what: string) => `${what} ergänzen`,
  without: (what: string) => `Ohne ${what}`,
  byDefault: 'Standard',
  chooseOne: 'Bitte wählen',
  chooseIcon: 'Icon auswählen',
  chooseImage: 'Bild auswählen',
  noImages: 'Hier liegt noch kein Bild.',
  nothingFound: 'Nichts gefunden',
  bold: 'Fett',
  emphasis: 'Hervorheben',
  link: 'Link',
  constant: 'Angabe einsetzen',
  selectedText: 'Text',
  name: 'Name',
  close: 'Schließen',
  cancel: 'Abbrechen',
  newName: 'Name der neuen Angabe',
  takenName: 'Diesen Namen gibt es schon.',
  nameMissing: 'Geben Sie einen Namen ein.',
  valueMissing: 'Geben Sie einen Wert ein.',

  upload: 'Datei hinzufügen …',
  refusals: {
    pointer:
      'Diese Datei ist nur ein Verweis von Git LFS auf das Original. Holen Sie das Original mit „git lfs pull“, und fügen Sie es hinzu.',
    page: 'Diese Datei ist eine Webseite, kein Bild. Öffnen Sie das Bild selbst im Browser, und speichern Sie es von dort.',
    gif: 'Ein GIF nimmt diese Website nicht an. Speichern Sie es als WebP (auch bewegt, bis fünf Sekunden) oder, wenn sich nichts bewegen muss, als PNG.',
    heic: 'Dieses Foto ist im Format HEIC, das Browser nicht zeigen. Wählen Sie es direkt auf dem iPhone aus, dann kommt es als JPG an. Oder öffnen Sie es in „Fotos“ oder „Vorschau“, und exportieren Sie es als JPG.',
    type: 'Browser können diese Datei nicht als Bild zeigen. Möglich sind SVG, PNG, JPG, WebP und AVIF.',
    size: 'Diese Datei ist zu groß. Höchstens 20\u00a0MB sind möglich.',
    parts:
      'Diese Zeichnung besteht aus mehr Teilen, als hier geprüft werden. Vereinfachen Sie sie im Zeichenprogramm, oder speichern Sie sie als PNG.',
    script:
      'In dieser Zeichnung steckt ein Programm oder ein fremder Inhalt. Speichern Sie sie im Zeichenprogramm als einfaches SVG.',
    unreadable: 'Diese Datei ist beschädigt.',
  },
  addOne: 'Hinzufügen',

  searchTexts: 'Texte suchen',
  searchHint: 'Wort oder Satz',
  moreFound: (count: number) => `und ${count} weitere Stellen`,
  found: (count: number) => (count === 1 ? '1 Stelle' : `${count} Stellen`),

  replace: {
    open: 'Ersetzen …',
    title: 'Ersetzen',
    by: 'Ersetzen durch',
    all: 'Alle ankreuzen',
    none: 'Hier gibt es nichts zu ersetzen.',
    places: (count: number, isLeftOut: boolean) =>
      `${count === 1 ? 'An 1 Stelle' : `An ${count} Stellen`} ${isLeftOut ? 'weglassen' : 'ersetzen'}`,
    done: (sought: string, by: string, count: number) =>
      `„${sought}“ ${count === 1 ? 'an 1 Stelle' : `an ${count} Stellen`} ${by === '' ? 'weggelassen' : `durch „${by}“ ersetzt`}`,
    everywhere: (count: number) => `ändert sich überall, ${count === 1 ? 'an einer Stelle' : `an ${count} Stellen`}`,
    inConstants: (count: number) =>
      count === 1
        ? 'An einer weiteren Stelle gehört es zu einer Angabe oder Adresse, oder der Text wäre danach leer.'
        : `An ${count} weiteren Stellen gehört es zu einer Angabe oder Adresse, oder der Text wäre danach leer.`,
  },

  ownSections: 'Eigene',
  reusedSections: 'Auf mehreren Seiten',
  picker: 'Was soll hinzukommen?',
  pickerSearch: 'Abschnitt suchen',
  noType:
    'Nichts gefunden. Versuchen Sie ein anderes Wort für das, was Besucher dort sehen, zum Beispiel „Preise“, „Fotos“ oder „Anfahrt“. Für alles andere genügt meist „Text“.',
  sampleOf: (what: string) => `So sieht es aus: ${what}`,
  noSample: 'Davon lässt sich gerade kein Bild zeigen.',

  correction: 'Korrektur',
  correctedIt: 'Korrigiert',
  correct: 'Korrigieren',
  correctAll: (count: number) => `Alle ${count} korrigieren`,
  inPlaces: (count: number) => `An ${count} Stellen`,
  checking: 'Wird geprüft …',
  noProblems: 'Alles in Ordnung',
  moreProblems: (count: number) => `und ${count} weitere`,

  again: 'Noch einmal',
  readFailed: 'Keine Verbindung zur Datei.',
  removedHere: 'Das gehört fest zum Abschnitt und lässt sich nicht einzeln entfernen.',
  restored: (time: string) => `Ihr Entwurf ist wieder da (Stand: ${time}).`,
  hide: 'Ausblenden',
  draftKept: 'Ihr Entwurf bleibt in diesem Browser erhalten.',
  draftLost: 'Dieser Browser bewahrt keine Entwürfe auf.',
  draftLostHint: 'Was Sie nicht speichern, geht mit dem Fenster verloren.',
  discard: 'Änderungen verwerfen',
  discardAsked: 'Änderungen verwerfen?',
  discardHint: (steps: number | undefined) =>
    steps === undefined
      ? 'Alles, was Sie seit dem letzten Speichern geändert haben, wird zurückgenommen.'
      : steps === 1
        ? 'Ein Schritt seit dem letzten Speichern wird zurückgenommen.'
        : `${steps} Schritte seit dem letzten Speichern werden zurückgenommen.`,
  discarded: 'Änderungen verworfen',
  versions: {
    title: 'Frühere Stände',
    hint: 'Jedes Speichern bleibt 90 Tage, danach der letzte Stand jeder Woche. Ein Klick zeigt die Website, wie sie war; geändert ist damit noch nichts.',
    none: 'Noch keine. Der erste entsteht, wenn Sie speichern.',
    by: {
      editor: 'gespeichert',
      others: 'außerhalb des Editors geändert',
      publication: 'zur Freigabe gesendet',
      start: 'vor der ersten Änderung hier',
    },
    more: (count: number) => `und ${count} weitere`,
    seen: (when: string, what: string) => `Sie sehen den Stand von ${when} (${what}).`,
    readOnly: 'Ihr Entwurf wartet unverändert.',
    titled: (title: string) => `: „${title}“`,
    without: (files: readonly string[]) => `ohne ${files.join(', ')}, größer als 20 MB`,
    seenNow: 'Zum Vergleich sehen Sie Ihren Entwurf.',
    showNow: 'Entwurf zeigen',
    showThen: (when: string) => `Stand von ${when} zeigen`,
    compare: 'Unterschiede …',
    differences: (when: string) => `Das ändert sich, wenn der Stand von ${when} zurückkommt`,
    noDifferences: 'Für Besucher ändert sich nichts.',
    notComparable: 'Dieser Stand lässt sich nicht vergleichen: Eine der beiden Fassungen hat Fehler.',
    all: () => 'Alles zurückholen',
    page: (name: string) => `Seite „${name}“ zurückholen`,
    section: (name: string) => (name === '' ? 'Abschnitt zurückholen' : `Abschnitt „${name}“ zurückholen`),
    back: 'Zurück zum Entwurf',
    step: (when: string, name: string) => `Zurückgeholt: ${name === '' ? '' : `„${name}“, `}Stand von ${when}`,
    first: 'Sie sehen einen früheren Stand. Holen Sie ihn zurück, oder gehen Sie zurück zum Entwurf; dann lässt sich speichern.',
  },
  elsewhere: 'Diese Website wird in einem anderen Fenster bearbeitet.',
  elsewhereHint: 'Was dort noch nicht gespeichert ist, kommt mit.',
  workHere: 'Hier weiterarbeiten',

  readOnly: 'Nur zum Lesen.',
  siteDeploying:
    'Die Website hat neuen Code bekommen, und mit ihr wird auch der Editor gerade neu gebaut. Was Sie geschrieben haben, bleibt hier; öffnen Sie ihn in einigen Minuten wieder.',
  newerEditor: 'Es gibt einen neueren Editor für diese Website. Laden Sie die Seite neu.',
  onlyToRead: 'Hier lässt sich nichts ändern: Die Datei ist für eine neuere Fassung geschrieben.',
  broken: 'Die Datei lässt sich gerade nicht lesen.',
  brokenHint: 'Wahrscheinlich wird sie in einem anderen Programm bearbeitet. Sobald sie wieder stimmt, geht es hier weiter.',
  broughtUpToDate: 'Auf das heutige Format gebracht',
  broughtUpToDateIn: (places: number) =>
    `Auf das heutige Format gebracht${places === 0 ? '' : places === 1 ? ', an 1 Stelle' : `, an ${places} Stellen`}. In der Datei steht es, sobald Sie speichern.`,
  /** The file was changed elsewhere, in another window, by others or by somebody with a name: names of the step, of the merge, and of the version beside one's own; what is asked where both have changed the same. */
  changedBy: {
    window: {
      step: 'Änderung in einem anderen Fenster',
      merged: 'In einem anderen Fenster wurde etwas geändert. Beides ist jetzt zusammengeführt.',
      version: 'Die Fassung des anderen Fensters',
      ask: 'Diese Stellen haben Sie hier geändert und auch in einem anderen Fenster. Was soll gelten?',
      waits: 'In einem anderen Fenster ist geändert, was Sie auch hier geändert haben. Entscheiden Sie, bevor Sie speichern.',
    },
    others: {
      step: 'Änderung eines anderen Programms',
      merged: 'Ein anderes Programm hat die Datei geändert. Beides ist jetzt zusammengeführt.',
      version: 'Die andere Fassung',
      ask: 'Diese Stellen haben Sie hier geändert und jemand anderes in der Datei. Was soll gelten?',
      waits: 'Jemand anderes hat geändert, was auch Sie geändert haben. Entscheiden Sie, bevor Sie speichern.',
    },
    person: ({ name, when }: Person) => ({
      step: `Änderung von ${name}`,
      merged: `${name} hat ${when} etwas veröffentlicht. Beides ist jetzt zusammengeführt.`,
      version: `Die Fassung von ${name}`,
      ask: `${name} hat das ${when} geändert, und Sie haben es hier geändert. Was soll gelten?`,
      waits: `${name} hat ${when} geändert, was auch Sie geändert haben. Entscheiden Sie, bevor Sie speichern.`,
    }),
  },
  conflictTitle: 'Zweimal geändert',
  mine: 'Meine Fassung',
  ofTime: (version: string, time: string) => `${version}, ${time}`,
  both: 'Beide',
  bothHint: 'Erst Ihre Fassung, dahinter die andere.',
  decideLater: 'Später entscheiden',
  decideNow: 'Jetzt entscheiden',
  nothing: 'nichts',
  allMine: 'Überall meine Fassung',
  allTheirs: 'Überall die andere Fassung',
  yes: 'ja',
  no: 'nein',
  apply: 'Übernehmen',

  /** What the forms of values, of what is open and of the brand say. */
  forms: {
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

    openHint:
      'Diese Angaben sind noch vorläufig. Senden lässt sich die Website trotzdem; zu Besuchern kommt sie erst, wenn hier nichts mehr steht.',
    isItReal: 'Das ist noch als offen vermerkt.',
    nothingOpen: 'Es ist nichts mehr offen.',
    settle: 'Erledigt',
    settleOf: (name: string) => `${name} ist erledigt`,
    settled: (name: string, left: number) =>
      `${name} ist erledigt. ${left === 0 ? 'Es ist nichts mehr offen.' : `${left} noch offen.`}`,

    brand: 'Marke',
    brandColor: 'Farbe der Marke',
    chooseBrandColor: 'Farbe der Marke auswählen',
    noColor: 'Eine Farbe wie #0B6460: ein Doppelkreuz und sechs Zeichen von 0 bis 9 und A bis F.',
    palettesOf: 'Farben zur Marke',
    palettesHint:
      'Aus einer Farbe werden fünf Zusammenstellungen, hell und dunkel, alle gut lesbar. Ein Klick ändert die Website.',
    palettes: { clear: 'Klar', warm: 'Warm', soft: 'Sanft', vivid: 'Kräftig', quiet: 'Zurückhaltend' },
    paletteTaken: (name: string) => `Farben „${name}“ übernommen`,
    lookPictures: 'Ausschnitte Ihrer Seite',
    eachColor: 'Einzelne Farben und Kontraste',
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
    packagedFonts: 'Mitgeliefert',
    ownFonts: 'Eigene Dateien',
    fontPairs: 'Schriftpaare',
    addFont: 'Schriftdatei hinzufügen …',
    noFont:
      'Eine Schrift wird hier als WOFF2, TTF oder OTF gebraucht, und diese Datei ist keine davon. Fragen Sie den Anbieter der Schrift nach einem dieser Formate.',
    pangram: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich',
    cornerOf: (title: string) => `${title}, in Pixeln`,
  },
  /** What inputs say that are more than a line to type in. */
  inputs: {
    tablePasted: 'Tabelle eingefügt',
    tableCut: (rows: number, columns: number) =>
      `Die Tabelle war zu groß: Es gibt höchstens ${rows} Zeilen und ${columns} Spalten.`,
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    between: (min: number, max: number) => `Von ${min} bis ${max}.`,
    atLeast: (min: number) => `Mindestens ${min}.`,
    atMost: (max: number) => `Höchstens ${max}.`,

    changeEverywhere: 'Überall ändern',
    onlyHere: 'Nur hier ändern',
    isOwnNow: 'Hier steht jetzt ein eigener Wert',
    valueEverywhere: (title: string) => `${title}, überall`,

    provider: 'Anbieter',
    chooseProvider: 'Anbieter wählen …',
    otherProvider: 'Ein anderer',
    providerHint:
      'Füllt aus, was dieser Anbieter braucht. Bis seine Adresse eingetragen ist, kommt nichts an; darauf weist Sie der Editor hin.',

    target: 'Seite oder Adresse',
    targetExample: 'Name einer Seite, www.beispiel.de, E-Mail oder Telefon',
    targetMissing: 'Wohin soll der Link führen?',
    toAddress: (address: string) => `Adresse: ${address}`,
    toNewPage: (title: string) => `Seite „${title}“ anlegen`,
    mail: 'E-Mail',
    file: 'Eigene Datei',
    linkText: 'Text des Links',
    leadsTo: (where: string) => `→ ${where}`,
    changeLink: 'Link ändern',
    applyLink: 'Übernehmen',
    removeLink: 'Link entfernen',
    linkTitle: 'Link',
    placeNamed: (name: string) => `Der Abschnitt hat jetzt das Sprungziel „${name}“`,

    textTools: (title: string) => `Text gestalten: ${title}`,
    constantTitle: 'Angabe einsetzen',
    searchConstant: 'Angabe suchen',

    code: 'Code',
    makeConstant: 'Zur Angabe machen',
    makeConstantOf: (text: string) => `„${text}“ steht dann einmal bei den Angaben, und hier nur noch der Name.`,
    makeNothing: 'Markieren Sie ein Stück Text ohne Formatierung, Link und andere Angaben.',
    alsoHere: (count: number) =>
      count === 1
        ? 'Derselbe Text steht noch an einer weiteren Stelle. Auch dort?'
        : `Derselbe Text steht noch an ${count} weiteren Stellen. Auch dort?`,
    constantMade: (name: string) => `Angabe „${name}“ angelegt`,

    iconSearch: 'Suchen, zum Beispiel „Brief“',
    icons: 'Icons',
    ownIcon: 'Eigenes Icon (SVG) …',

    changeImage: 'Bild ändern',
    imageSearch: 'Bild nach Namen suchen',
    allImages: (count: number) => `Alle (${count})`,
    unusedImages: (count: number) => `Nicht verwendet (${count})`,
    whichImages: 'Welche Bilder',
    chosenHere: 'Jetzt hier',
    isUnused: 'Nicht verwendet',
    noneUnused: 'Jedes Bild wird verwendet.',
    dropHere: 'Bild hier ablegen',
    dropHint: 'oder hierher ziehen oder mit Strg+V einfügen',
    firstOf: (kept: number, count: number) =>
      `${kept === 1 ? `Nur die erste von ${count} Dateien ist da` : `Nur die ersten ${kept} von ${count} Dateien sind da`}. Ziehen Sie die anderen einzeln an ihre Stelle.`,
    imagesAdded: (count: number) => `${count} Bilder hinzugefügt. Was zeigen sie?`,
    uploading: 'Das Bild wird hinzugefügt …',
    usedIn: (places: readonly string[], more: number) =>
      `Verwendet: ${places.join(', ')}${more > 0 ? (more === 1 ? ' und an einer weiteren Stelle' : ` und an ${more} weiteren Stellen`) : ''}`,
    removeUnused: 'Nicht verwendete entfernen …',
    stillNeeded: 'Die gespeicherte Website zeigt es noch. Speichern Sie zuerst.',
    removeWhich: 'Welche Bilder sollen weg?',
    removeHint: 'Sie werden aus dem Ordner der Website gelöscht. Der Stand von jetzt, unter „Frühere Stände“, bringt sie zurück.',
    removeSome: (count: number) => (count === 1 ? '1 Bild entfernen' : `${count} Bilder entfernen`),
    picturesRemoved: (count: number) =>
      count === 0
        ? 'Kein Bild wurde entfernt: Die gespeicherte Website verwendet sie noch.'
        : count === 1
          ? '1 Bild wurde entfernt.'
          : `${count} Bilder wurden entfernt.`,
    focusHint:
      'Klicken Sie auf das, was immer zu sehen sein soll, zum Beispiel auf ein Gesicht. Darunter sehen Sie, was auf schmalen und breiten Flächen bleibt.',
    focusClick: 'Auf das klicken, was zu sehen bleiben soll',
    focusMiddle: 'Zurück zur Bildmitte',
    cuts: { wide: 'Breit', square: 'Quadrat', upright: 'Hoch' },
    fromLeft: 'Von links',
    fromTop: 'Von oben',
    isWhole:
      'So breit, wie die Seite hier zu sehen ist, wird dieses Bild nicht beschnitten. Auf anderen Bildschirmen kann das anders sein.',
    shrinking: 'Das Foto wird verkleinert …',
    largeImage: (size: string) => `Diese Datei blieb, wie sie ist, und hat ${size}. Verkleinern Sie sie, wenn es geht.`,
    /** Without a description it is asked for one; an empty one says that the image decorates. */
    imageChosen: (name: string, alt?: string) =>
      `Bild ${name} ausgewählt. ${alt ? `Die Beschreibung „${alt}“ gehörte zum vorigen Bild.` : 'Was zeigt es?'}`,
    altOfBefore: 'Diese Beschreibung gehörte zum vorigen Bild. Passt sie noch?',
    altChoice: 'Was sagt das Bild?',
    altDescribed: 'Es zeigt etwas',
    altDecoration: 'Es schmückt nur',

    groups: { look: 'Aussehen', more: 'Weiteres', aloud: 'Was Vorleseprogramme sagen' },

    saturation: 'Sättigung und Helligkeit',
    hue: 'Farbton',

    calendarOf: (title: string) => `Kalender: ${title}`,
    noDay: {
      none: 'Das ist kein Tag, den es gibt. Schreiben Sie ihn zum Beispiel „24.12.2026“, „24.12.“ oder „24. Dezember“.',
      double: 'Das können zwei Tage sein. Schreiben Sie den Monat als Wort, zum Beispiel „4. Mai 2026“.',
    },
  },
  /** What publishing says. */
  signedIn: {
    as: (login: string) => (login === '' ? 'Abmelden' : `Angemeldet als ${login}`),
    signOutOf: (login: string) => (login === '' ? 'Abmelden' : `Abmelden (angemeldet als ${login})`),
    signOut: 'Abmelden',
    ask: 'Ihr Entwurf ist gespeichert. Soll seine Kopie in diesem Browser bleiben?',
    askUnsaved:
      'Nicht alles ist gespeichert: Ein Teil Ihres Entwurfs ist nur in diesem Browser. Behalten Sie ihn, oder brechen Sie ab und speichern Sie zuerst.',
    keep: 'Entwurf hier behalten',
    ends: (day: string) =>
      `Ihr Zugang zu GitHub läuft etwa am ${day} ab. Legen Sie vorher einen neuen an: Speichern Sie, melden Sie sich ab, und folgen Sie den Schritten der Anmeldung.`,
    remove: 'Alles entfernen',
  },
  publish: {
    open: 'Zur Freigabe senden …',
    openShort: 'Senden …',
    title: 'Zur Freigabe senden',
    preparing: 'Wird mit der veröffentlichten Fassung verglichen …',
    notPossible: 'Von hier aus lässt sich noch nichts zur Freigabe senden.',
    savingIsEnough: 'Gespeichert ist Ihre Arbeit trotzdem: Dafür genügt „Speichern“.',
    forWhoLooksAfter: 'Was die Person wissen muss, die Ihre Website betreut',
    copyForThem: 'Nachricht an diese Person kopieren',
    copied: 'Kopiert. Fügen Sie es in eine E-Mail ein.',
    askThem: (site: string, said: string, detail: string) =>
      `Guten Tag,\n\nich möchte Änderungen an der Website „${site}“ zur Freigabe senden. Der Editor sagt:\n\n${said}\n\n${detail}\n\nKönnen Sie das bitte einrichten?`,
    neverSent: 'Diese Website wurde noch nie veröffentlicht.',
    firstVersion:
      'Zuerst kommt deshalb die Fassung dorthin, mit der Sie begonnen haben. Danach sehen Sie hier, was Sie seitdem geändert haben, und senden es zur Freigabe. Das ist nur dieses eine Mal nötig.',
    begin: 'Erste Fassung senden',
    begun: 'Die erste Fassung ist gesendet. Was Sie seitdem geändert haben, senden Sie jetzt.',
    notBegun:
      'Die erste Fassung ist gesendet, am Ziel aber nicht als Website zu finden. Die Person, die Ihre Website betreut, kann mit dem Folgenden etwas anfangen.\nHEAD des Repositorys nennt keinen seiner Zweige: git symbolic-ref HEAD refs/heads/main, auf dem Server.',
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
    doesNotGrow: (by: Person | undefined) =>
      `${by ? `${by.name} hat ${by.when} daran gearbeitet.` : 'Inzwischen hat jemand anderes daran gearbeitet.'} Was Sie jetzt senden, wird deshalb eine zweite Sendung; sie enthält auch die erste.`,
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
    whoDirect: 'Besucher sehen es, sobald die Website neu gebaut ist: meist in wenigen Minuten.',
    sendDirect: 'Veröffentlichen',
    sentDirect: 'Veröffentlicht.',
    accept: 'Übernehmen',
    standings: {
      running: () => 'Die Prüfungen laufen noch. Sie können weiterarbeiten; hier steht, wenn sie fertig sind.',
      ready: () => 'Alle Prüfungen sind grün. „Übernehmen“ veröffentlicht es.',
      failed: () => 'Eine Prüfung ist rot: So lässt es sich nicht übernehmen.',
      blocked: (host: string) => `Auf ${host} fehlt noch etwas, meist die Zustimmung einer zweiten Person.`,
      conflict: () => 'Inzwischen ist an denselben Stellen etwas anderes veröffentlicht. Senden Sie Ihre Fassung noch einmal.',
      merged: (_: string, by?: Person) =>
        `Übernommen${by ? ` von ${by.name} ${by.when}` : ''}. Besucher sehen es, sobald die Website neu gebaut ist: meist in wenigen Minuten.`,
      closed: (host: string) => `Auf ${host} geschlossen, ohne dass es übernommen wurde. Ihre Fassung haben Sie hier noch.`,
    },
    send: 'Zur Freigabe senden',
    sending: 'Wird gesendet …',
    sent: 'Zur Freigabe gesendet.',
    nextByLink: (host: string) =>
      `Ein Schritt fehlt noch, damit jemand davon erfährt: Öffnen Sie auf ${host} die Anfrage, und bestätigen Sie sie. Besucher sehen die Änderungen, sobald sie dort freigegeben sind.`,
    openLink: (host: string) => `Auf ${host} öffnen`,
    nextByHand: 'Geben Sie der Person Bescheid, die Ihre Website betreut. Besucher sehen es, sobald sie es freigibt.',
    added: 'Es gehört jetzt zu dem, was Sie vorher gesendet haben, und wird zusammen freigegeben.',
    done: 'Fertig',
    behind: ([one, ...others]: readonly Person[]) => {
      if (!one) return 'Andere haben inzwischen etwas veröffentlicht.';
      return others.length === 0
        ? `${one.name} hat ${one.when} etwas veröffentlicht, das Sie hier noch nicht haben.`
        : `Veröffentlicht, aber noch nicht hier, sind Änderungen von ${[one, ...others].map(({ name, when }) => `${name} ${when}`).join(', ')}.`;
    },
    replace: (paths: string[]) => `Meine Fassung veröffentlichen: ${paths.join(', ')}`,
    contested: 'Inzwischen haben auch andere etwas daran geändert. Ohne Häkchen bleibt deren Fassung.',
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
  },
};

export type Words = typeof de;
