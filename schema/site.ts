/** The manifest around its sections. Which section types exist is an argument: this file names none. */
import { z } from 'zod';
import { actions, href, image, language, link, plainText, richText, webAddress, wholeNumber } from './fields.ts';

const scalar = z.union([z.string().min(1), z.number()]);
const constantName = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

const colorValue = () => z.string().regex(/^#[0-9A-Fa-f]{6}$/);

const color = (what: string) =>
  z
    .strictObject({
      light: colorValue().describe('Farbe bei hellem Bildschirm, zum Beispiel "#FBF8F3".'),
      dark: colorValue().describe('Farbe bei dunklem Bildschirm. Fehlt nur, wenn "scheme" "light" ist.').optional(),
    })
    .describe(what);

/** A colour that is made of the others where it is not given (src/manifest/resolve/colors.ts). */
const madeColor = (what: string) => color(`${what} Fehlt sie, entsteht sie aus den anderen.`).optional();

const font = (what: string) =>
  z
    .strictObject({
      family: z
        .string()
        .regex(/^[A-Za-z0-9 _-]+$/)
        .describe('Name der Schrift. "system" nimmt die Schrift des Geräts.'),
      file: z
        .string()
        .regex(/^(?!\/)[^\\]+\.woff2$/)
        .describe('Schriftdatei (WOFF2), relativ zu dieser Datei. Fehlt bei "system".')
        .optional(),
    })
    .describe(what);

export const theme = z
  .strictObject({
    colors: z
      .strictObject({
        ground: color('Grund der Seite.'),
        text: color('Text und Überschriften.'),
        muted: madeColor('Zurückgenommener Text.'),
        primary: color('Links und Buttons.'),
        onPrimary: madeColor('Schrift auf Buttons.'),
        accent: color('Hervorhebungen und Motiv; nie für kleinen Text.'),
        tint: madeColor('Getönte Bänder.'),
        warm: madeColor('Grund von Icons.'),
        surface: madeColor('Karten.'),
        line: madeColor('Feine Linien.'),
        control: madeColor('Ränder von Eingabefeldern und leisen Buttons; mindestens 3:1 zum Grund.'),
        deep: color('Grund dunkler Bänder.'),
        onDeep: madeColor('Text auf dunklen Bändern.'),
        onDeepMuted: madeColor('Zurückgenommener Text auf dunklen Bändern.'),
        primaryOnDeep: madeColor('Links und Buttons auf dunklen Bändern.'),
        onPrimaryOnDeep: madeColor('Schrift auf Buttons in dunklen Bändern.'),
        danger: madeColor('Fehlermeldungen.'),
      })
      .describe(
        'Die Farben der Marke. Fünf genügen: "ground", "text", "primary", "accent" und "deep". Die anderen entstehen daraus, gut lesbar.',
      ),
    scheme: z
      .enum(['system', 'light'])
      .describe(
        '"system" folgt dem Gerät: hell oder dunkel. "light" ist immer hell; dann braucht keine Farbe einen dunklen Wert.',
      )
      .default('system'),
    fonts: z
      .strictObject({ heading: font('Schrift der Überschriften.'), text: font('Schrift des Fließtextes.') })
      .describe('Die Schriften der Marke. Sie liegen auf dem eigenen Server.'),
    radius: z
      .strictObject({
        card: wholeNumber(0, 48).describe('Rundung der Karten in Pixeln.'),
        control: wholeNumber(0, 48).describe('Rundung der Buttons und Felder in Pixeln.'),
      })
      .describe('Wie rund Ecken sind.'),
  })
  .describe('Farben, Schriften und Formen. Damit sieht dieselbe Seite wie eine andere Firma aus.');

export const header = z
  .strictObject({
    logo: image().describe('Das Logo.'),
    name: plainText().describe('Der Name neben dem Logo.'),
    homeLabel: plainText().describe('Was das Logo als Link vorliest, zum Beispiel "KI im Marketing, zur Startseite".'),
    skipLink: plainText().describe('Sprunglink für Tastatur und Vorleser, zum Beispiel "Zum Inhalt springen".'),
    navigationLabel: plainText().describe('Name der Navigation für Vorleser.'),
    menuLabel: plainText().describe('Aufschrift des Menü-Knopfes auf kleinen Bildschirmen.'),
    links: z.array(link().describe('Ein Eintrag.')).min(1).describe('Die Einträge der Navigation.'),
    contact: link().describe('Der Kontakt-Button; führt meist zu "/#contact".'),
    mail: z
      .strictObject({
        label: plainText().describe('Aufschrift.'),
        shortLabel: plainText().describe('Kurze Aufschrift, wo wenig Platz ist.'),
        href: href().describe('Die vorbereitete E-Mail.'),
      })
      .describe('Der hervorgehobene Button oben rechts.'),
  })
  .describe('Der Kopf jeder Seite.');

export const footer = z
  .strictObject({
    brand: richText().describe('Die Zeile zur Marke.'),
    text: richText().describe('Ein erklärender Satz darunter.').optional(),
    mailLabel: plainText().describe('Was vor der E-Mail-Adresse steht.'),
    mail: link().describe('Die E-Mail-Adresse als Link.'),
    linksLabel: plainText().describe('Name der Fußnavigation für Vorleser.'),
    links: z.array(link().describe('Ein Eintrag.')).min(1).describe('Links wie Impressum und Datenschutz.'),
    copyright: plainText().describe('Der Hinweis zum Urheberrecht.'),
  })
  .describe('Der Fuß jeder Seite.');

export const errorView = z
  .strictObject({
    title: plainText().describe('Überschrift der Fehleransicht.'),
    text: plainText()
      .describe('Was geschehen ist und was zu tun ist, in der Sprache der Website. Darunter steht, was der Browser meldet.')
      .optional(),
    lang: language()
      .describe('Sprache der Überschrift und der Meldung, wenn sie abweicht; ohne "text" auch die der Buttons.')
      .optional(),
    reload: plainText().describe('Button, der die Seite neu lädt, zum Beispiel "Neu laden".').optional(),
    image: image().describe('Ein Bild neben der Meldung.').optional(),
    actions: actions(),
  })
  .describe('Was Besucher sehen, wenn in der laufenden Seite etwas schiefgeht.');

export const labels = z
  .strictObject({
    copy: plainText().describe('Knopf, der die E-Mail-Adresse kopiert.'),
    copied: plainText().describe('Bestätigung nach dem Kopieren.'),
    newTab: plainText().describe('Zusatz für Vorleser bei Links, die einen neuen Tab öffnen.'),
  })
  .describe('Kleine Aufschriften, die an vielen Stellen gleich sind.');

export const publisher = z
  .strictObject({
    kind: z
      .enum(['organization', 'person'])
      .describe('Wer hinter der Website steht: "organization" eine Firma oder ein Verein, "person" ein einzelner Mensch.'),
    name: plainText().describe('Name der Firma oder der Person.'),
    founder: plainText().describe('Wer die Firma gegründet hat, zum Beispiel "{ownerName}".').optional(),
    email: plainText().describe('E-Mail-Adresse, meist "{email}".').optional(),
    phone: plainText().describe('Telefonnummer mit Ländervorwahl, zum Beispiel "+49 30 1234567".').optional(),
    street: plainText().describe('Straße und Hausnummer.').optional(),
    city: plainText().describe('Postleitzahl und Ort, zum Beispiel "10115 Berlin".').optional(),
    country: z
      .string()
      .regex(/^(?:[A-Z]{2}|\{[a-z][A-Za-z0-9]*\})$/)
      .describe('Land als Kürzel, zum Beispiel "DE", oder eine Konstante wie "{countryCode}".')
      .optional(),
    vatId: plainText().describe('Umsatzsteuer-Identifikationsnummer.').optional(),
    profiles: z
      .array(webAddress().describe('Adresse eines Profils, zum Beispiel "https://www.linkedin.com/in/…".'))
      .min(1)
      .describe('Die eigenen Profile in Netzwerken und Verzeichnissen.')
      .optional(),
  })
  .describe(
    'Wer hinter der Website steht, für Suchmaschinen (schema.org). Was noch unter "placeholders" steht, erfahren sie nicht.',
  );

export const route = z
  .strictObject({
    path: z
      .string()
      .regex(/^(?:\*|\/|(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+)$/)
      .describe('Adresse der Seite, zum Beispiel "/leistungen". "*" ist die Seite für unbekannte Adressen.'),
    title: plainText().describe('Titel im Browser-Tab und bei Google, am besten unter 60 Zeichen.'),
    description: plainText().describe('Ein bis zwei Sätze für die Trefferliste, am besten 70 bis 160 Zeichen.'),
    noindex: z.boolean().describe('Die Seite aus Suchmaschinen heraushalten.').default(false),
    sections: z.array(z.unknown()).min(1).describe('Die Abschnitte der Seite, von oben nach unten.'),
  })
  .describe('Eine Seite.');

export const manifest = z
  .strictObject({
    $schema: z.string().describe('Sagt dem Editor, wo die Regeln stehen. Nicht ändern.').optional(),
    // Which one is current depends on the migrations: src/json-schema/build-schema.ts puts it in.
    version: z.int().min(1).describe('Fassung des Formats. Nicht von Hand ändern.'),
    constants: z
      .record(constantName, scalar.describe('Ein Text oder eine Zahl.'))
      .describe('Werte, die an einer Stelle stehen und überall als {name} eingesetzt werden.'),
    placeholders: z
      .record(constantName, scalar.describe('Ein Text oder eine Zahl.'))
      .describe('Wie constants, aber noch zu klären: Was hier steht, muss vor der Veröffentlichung echt sein.'),
    site: z
      .strictObject({
        url: plainText().describe('Die Adresse der Website, zum Beispiel "{siteUrl}".'),
        lang: language().describe('Sprache der Website, zum Beispiel "de".'),
        name: plainText().describe('Name der Website.'),
        publisher: publisher.optional(),
      })
      .describe('Was für die ganze Website gilt.'),
    labels,
    theme,
    header,
    footer,
    errorView,
    routes: z.array(route).min(1).describe('Alle Seiten.'),
  })
  .describe('Eine ganze Website: Seiten, Abschnitte, Texte, Farben.');
