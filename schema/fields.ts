/**
 * The atoms that section schemas are made of.
 *
 * An atom is a zod schema whose value the loader turns into something else before a component sees it: an icon's name
 * into its shapes, a text with markup into nodes. Its brand carries that fact in the type, its entry in `atoms` carries
 * it at run time. Everything that is not an atom passes as written, with constants filled in.
 */
import { strictObject, union, z } from 'zod';
import type { AtomName } from './atoms.ts';
import { iconWords } from './icon-words.ts';
import { iconNames } from './icons.ts';
import { choiceOf, listOf, matching, named, toggle } from './shapes.ts';

/** Which atom a schema is, and what the functions below have said of it. */
export interface AtomEntry {
  atom: AtomName;
  namedBy?: string;
  place?: 'band' | 'card';
  /** Whether a list or a quotation may stand in place of this paragraph, or of this text a list of such. */
  inBlocks?: 'paragraph' | 'text';
  /** Whether it is a heading within a text, which has an anchor. */
  isHeading?: true;
}

/** Which schemas are atoms. zod copies the entry when `.meta()` and the like clone a schema. */
export const atoms = z.registry<AtomEntry>();

/** A schema as an atom: with the brand that says so to types, and its entry in `atoms`. */
export const atom = <Name extends AtomName, Schema extends z.ZodType>(name: Name, schema: Schema, words?: z.GlobalMeta) => {
  atoms.add(schema as z.ZodType, { atom: name });
  return named(schema, words) as z.core.$ZodBranded<Schema, Name>;
};

/** `"{courseDate}"` and nothing else: the value of a constant, as it is. */
const constantReference = /^\{[a-z][A-Za-z0-9]*\}$/;

/** Plain text. No markup; constants are filled in. */
export const plainText = (words?: z.GlobalMeta) => named(z.string().min(1), words);

/** Text with `**strong**`, `_emphasis_`, code in backquotes and `[text](href)`. A component receives it as `Inline`. */
export const richText = (words?: z.GlobalMeta) => atom('richText', z.string().min(1), words);

/** Text that visitors see exactly as it is written: code. Nothing is filled in, since braces are part of it. A component receives it as `Verbatim`. */
export const verbatim = () => atom('verbatim', z.string().min(1));

/** Plain text by which entries of a list belong together. A component receives it as `Group`. */
export const group = (words?: z.GlobalMeta) => atom('group', plainText(), words);

/** One or more paragraphs of rich text. The part that shows them: Paragraphs. */
export const paragraphs = (words?: z.GlobalMeta) =>
  named(z.array(richText({ de: ['Absatz', 'Ein Absatz.'], en: ['Paragraph', 'A paragraph.'] })).min(1), words);

/** A whole number, or `"{constant}"` naming one. The bounds of the constant's own value are checked after resolving. */
export const wholeNumber = (min = 0, max = 1_000_000, words?: z.GlobalMeta) =>
  atom('wholeNumber', union([z.int().min(min).max(max), matching(constantReference)]), words);

/** The name of an icon of the curated set, or a drawing of one's own. A component receives its shapes. */
export const icon = (words?: z.GlobalMeta) =>
  named(
    atom(
      'icon',
      union([
        z.enum(iconNames).meta({
          de: ['Icon der Auswahl', 'Name eines Icons, zum Beispiel "mail". Ein eigenes ist { "src": "media/ofen.svg" }.'],
          en: ['Icon of the set', 'Name of an icon, for example "mail". One of your own is { "src": "media/kiln.svg" }.'],
          labels: iconWords,
        }),
        strictObject({
          src: matching(/^(?!\/)[^\\]+\.svg$/, {
            de: ['Datei', 'Pfad einer SVG-Datei, vom Ordner der Website aus, zum Beispiel "media/ofen.svg".'],
            en: ['File', 'Path of an SVG file, from the folder of the website, for example "media/kiln.svg".'],
          }),
        }).meta({
          de: ['Eigenes Icon', 'Eine Zeichnung in einer Farbe. Sie erscheint in der Farbe, die Icons dort haben.'],
          en: ['Icon of your own', 'A drawing in one color. It appears in the color that icons have there.'],
        }),
      ]),
    ).meta({ de: ['Icon', 'Ein Icon.'], en: ['Icon', 'An icon.'] }),
    words,
  );

/** The file of an image, and what it shows. */
const imageFile = () => ({
  src: matching(/^(?!\/)[^\\]+\.(?:svg|png|jpg|jpeg|webp|avif)$/, {
    de: ['Bilddatei', 'Pfad der Bilddatei, vom Ordner der Website aus, zum Beispiel "media/hero.svg".'],
    en: ['Image file', 'Path of the image file, from the folder of the website, for example "media/hero.svg".'],
  }),
  alt: z.string().meta({
    de: [
      'Bildbeschreibung',
      'Was das Bild zeigt, für alle, die es nicht sehen: „Zwei Frauen planen am Whiteboard eine Kampagne“. Leer nur, wenn es bloß schmückt.',
    ],
    en: [
      'Image description',
      'What the image shows, for everyone who cannot see it: “Two women plan a campaign at a whiteboard”. Empty only where it is mere decoration.',
    ],
  }),
});

const caption = () =>
  richText({
    de: ['Bildunterschrift', 'Ein Satz unter dem Bild, zum Beispiel was es zeigt und von wem es ist.'],
    en: ['Caption', 'A sentence below the image, for example what it shows and who made it.'],
  }).optional();

/** How many times as wide as high an image is shown. What is beyond it on two sides is not seen. */
export const ratio = () =>
  choiceOf({
    de: ['Seitenverhältnis', 'In welcher Form das Bild erscheint. Was darüber hinausragt, wird abgeschnitten.'],
    en: ['Aspect ratio', 'In which shape the image appears. What reaches beyond it is cut off.'],
    absent: { de: 'Wie das Bild selbst', en: 'As the image itself' },
    labels: {
      '16:9': { de: 'Sehr breit (16:9)', en: 'Very wide (16:9)' },
      '3:2': { de: 'Breit (3:2)', en: 'Wide (3:2)' },
      '4:3': { de: 'Etwas breiter als hoch (4:3)', en: 'A little wider than high (4:3)' },
      '1:1': { de: 'Quadrat (1:1)', en: 'Square (1:1)' },
      '4:5': { de: 'Etwas höher als breit (4:5)', en: 'A little higher than wide (4:5)' },
      '3:4': { de: 'Hoch (3:4)', en: 'Upright (3:4)' },
    },
  });

/** The point of an image that stays in view wherever a place cuts it: how far from its left and from its top, from 0 to 1. */
const focus = () =>
  z
    .array(
      z
        .number()
        .min(0)
        .max(1)
        .meta({
          de: ['Anteil', 'Von 0 (ganz links, ganz oben) bis 1 (ganz rechts, ganz unten).'],
          en: ['Share', 'From 0 (far left, top) to 1 (far right, bottom).'],
        }),
    )
    .length(2)
    .meta({
      de: [
        'Wichtigste Stelle',
        'Was zu sehen bleibt, wo das Bild beschnitten wird, als Anteil von links und von oben: [0.3, 0.2]. Ohne Angabe die Mitte, [0.5, 0.5].',
      ],
      en: [
        'Focal point',
        'What stays in view where the image is cut, as its share from the left and from the top: [0.3, 0.2]. Left out, the middle, [0.5, 0.5].',
      ],
    })
    .optional();

/** What an image stands on: `card` is what has its own ground on a dark band, too. There a drawing keeps its colours. */
type ImagePlace = 'band' | 'card';

/** The words of an image, or the key beside it whose text is read out where `alt` is empty: then nothing is missing. */
type ImageSaid = string | z.GlobalMeta;

const imageOf = <Shape extends z.ZodRawShape>(shape: Shape, said?: ImageSaid, place: ImagePlace = 'band') => {
  const entry = { atom: 'image', place, ...(typeof said === 'string' && { namedBy: said }) } as const;
  return named(strictObject(shape).brand<'image'>().register(atoms, entry), typeof said === 'string' ? undefined : said);
};

/**
 * An image file beside the manifest, shown as a whole and without a caption, such as a logo. A component receives its
 * address and its size in CSS pixels.
 *
 * @param said Its words, or the key beside it whose text is read out where `alt` is empty: then nothing is missing.
 */
export const plainImage = (said?: ImageSaid, place?: ImagePlace) => imageOf(imageFile(), said, place);

/** An image without a caption that its place cuts to a shape: a portrait in a circle, a picture on a card. The parameters are those of `plainImage`. */
export const cutImage = (said?: ImageSaid, place?: ImagePlace) => imageOf({ ...imageFile(), focus: focus() }, said, place);

/** An image with a caption, which the place where it stands gives its shape. The parameters are those of `plainImage`. */
export const captionedImage = (said?: ImageSaid, place?: ImagePlace) =>
  imageOf({ ...imageFile(), caption: caption() }, said, place);

/** An image as most places take it: it may have a caption, and be cut to a shape. The parameters are those of `plainImage`. */
export const image = (said?: ImageSaid, place?: ImagePlace) =>
  imageOf({ ...imageFile(), caption: caption(), ratio: ratio().optional(), focus: focus() }, said, place);

/**
 * Where a link leads: a page `/leistungen`, an anchor `#contact`, both `/#contact`, a file of `public/`, `/plan.pdf`, `https:`, `tel:`,
 * `sms:`, a constant, or a mail. The two members differ by JSON type, so that one mistake stays one finding.
 */
export const href = (words?: z.GlobalMeta) =>
  atom(
    'href',
    union([
      matching(/^(?:\/(?!\/)|#[A-Za-z{]|https?:\/\/|(?:tel|sms):\+?[0-9]|\{[a-z])/, {
        de: [
          'Seite, Anker oder Adresse',
          'Seite "/leistungen", Anker "#contact", eigene Datei "/plan.pdf", Adresse "https://…", Telefon "tel:+49…", SMS "sms:+49…" oder "{konstante}".',
        ],
        en: [
          'Page, anchor or address',
          'Page "/services", anchor "#contact", file of your own "/plan.pdf", address "https://…", phone "tel:+49…", text message "sms:+49…" or "{constant}".',
        ],
      }),
      strictObject({
        mail: strictObject({
          to: plainText({
            de: ['Empfänger', 'Die E-Mail-Adresse, meist "{email}".'],
            en: ['Recipient', 'The email address, usually "{email}".'],
          }),
          subject: plainText({ de: ['Betreff', 'Vorgeschlagener Betreff.'], en: ['Subject', 'Suggested subject.'] }).optional(),
          body: plainText({
            de: ['Text der Nachricht', 'Vorgeschlagener Text; \\n beginnt eine neue Zeile.'],
            en: ['Text of the message', 'Suggested text; \\n begins a new line.'],
            widget: 'lines',
          }).optional(),
        }).meta({ de: ['Nachricht', 'Eine vorbereitete E-Mail.'], en: ['Message', 'A prepared email.'] }),
      }).meta({
        de: ['E-Mail', 'Öffnet das E-Mail-Programm mit einer vorbereiteten Nachricht.'],
        en: ['Email', 'Opens the email program with a prepared message.'],
      }),
    ]),
    words,
  );

/** Where an old address leads on to: a page `/leistungen`, with or without an anchor, a file of `public/`, `https:`, or a constant. */
export const redirectTarget = () => atom('href', matching(/^(?:\/(?!\/)|https:\/\/|\{[a-z])/));

/** A page of the site, as a whole: `/news`. A component receives it as `Href`. */
export const pageAddress = () => atom('href', matching(/^(?:\/|(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)+)$/));

/** The name of an entry as a target of links. The loader notes it: on a page there is each name once. */
export const anchor = (words?: z.GlobalMeta) => atom('anchor', matching(/^[A-Za-z][A-Za-z0-9-]*$/), words);

/** An image of several, which may lead somewhere. The parameters are those of `plainImage`. */
export const linkedImage = (said?: ImageSaid, place?: ImagePlace) =>
  imageOf(
    {
      ...imageFile(),
      caption: caption(),
      focus: focus(),
      href: href({
        de: ['Ziel', 'Wohin ein Klick auf das Bild führt. Ohne Ziel lässt es sich vergrößern.'],
        en: ['Target', 'Where a click on the image leads. Without a target it can be enlarged.'],
      }).optional(),
    },
    said,
    place,
  );

/** An image behind a whole section, and what its text stands on. */
export const backdrop = () =>
  imageOf({
    ...imageFile(),
    caption: caption(),
    focus: focus(),
    textOn: choiceOf({
      de: [
        'Text steht auf',
        'Ein Schleier in der Farbe des Hintergrunds über dem ganzen Foto, für wenige Worte; oder eine Fläche, neben der das Foto frei bleibt, für mehr Text. Ohne Angabe der Schleier.',
      ],
      en: [
        'Text stands on',
        'A veil in the colour of the background over the whole photo, for a few words; or a panel that leaves the photo around it free, for more text. Left out, the veil.',
      ],
      absent: 'veil',
      labels: { veil: { de: 'Schleier', en: 'Veil' }, panel: { de: 'Fläche', en: 'Panel' } },
    }).optional(),
  });

/** A link or a button that leads somewhere. The parts that show it: ActionLink as a button, LinkTo as a link. */
export const link = (words?: z.GlobalMeta) =>
  named(
    strictObject({
      label: plainText({ de: ['Aufschrift', 'Die Aufschrift.'], en: ['Label', 'What the link or button says.'] }),
      href: href({ de: ['Ziel', 'Wohin der Link führt.'], en: ['Target', 'Where the link leads.'] }),
      newTab: toggle({
        de: ['In neuem Tab öffnen', 'In einem neuen Tab öffnen. Nur für fremde Seiten sinnvoll.'],
        en: ['Open in a new tab', 'Open in a new tab. Makes sense only for other websites.'],
      }).default(false),
    }),
    words,
  );

/** The way from the home page to this one. The part that shows it: Breadcrumbs. */
export const breadcrumbs = () =>
  strictObject({
    label: plainText({
      de: ['Name', 'Was Vorleseprogramme davor sagen, zum Beispiel "Sie sind hier".'],
      en: ['Name', 'What screen readers say before it, for example "You are here".'],
    }),
    links: listOf(
      {
        de: [
          'Weg',
          'Die Seiten von der Startseite bis hierher, ohne diese Seite selbst. Ohne Angabe folgen sie aus der Adresse: "/aktuelles/fest" liegt unter "/aktuelles".',
        ],
        en: [
          'Way',
          'The pages from the home page to this one, without this page itself. Left out, they follow from the address: "/news/fair" lies below "/news".',
        ],
      },
      link({ de: ['Seite', 'Eine Seite auf dem Weg.'], en: ['Page', 'A page on the way.'] }),
    )
      .max(4)
      .optional(),
  }).meta({
    de: [
      'Weg zu dieser Seite',
      'Der Weg von der Startseite hierher, über der Überschrift: für Seiten, die unter anderen liegen.',
    ],
    en: ['Path to this page', 'The way from the home page, above the heading: for pages that lie below others.'],
    group: 'more',
  });

/** Profiles elsewhere, each shown as an icon. The part that shows them: NetworkLinks. */
export const networks = () =>
  listOf(
    {
      de: ['Netzwerke', 'Profile in Netzwerken, als Icons.'],
      en: ['Networks', 'Profiles in networks, as icons.'],
    },
    strictObject({
      label: plainText({
        de: ['Name', 'Was statt des Icons vorgelesen wird, zum Beispiel "Bäckerei Müller bei Instagram".'],
        en: ['Name', 'What is read aloud instead of the icon, for example "Corner Bakery on Instagram".'],
      }),
      href: href({ de: ['Ziel', 'Die Adresse des Profils.'], en: ['Target', 'The address of the profile.'] }),
      icon: icon({
        de: ['Icon', 'Das Zeichen des Netzwerks, zum Beispiel "brand-instagram".'],
        en: ['Icon', 'The sign of the network, for example "brand-instagram".'],
      }),
    }).meta({ de: ['Netzwerk', 'Ein Profil in einem Netzwerk.'], en: ['Network', 'A profile in a network.'] }),
  );

/** Buttons side by side. The first one is the primary one. The part that shows them: ActionLinks. */
export const actions = () =>
  listOf(
    {
      de: ['Buttons', 'Buttons. Der erste ist der wichtigste und gefüllt.'],
      en: ['Buttons', 'Buttons. The first one is the most important and filled.'],
    },
    link({ de: ['Button', 'Ein Button.'], en: ['Button', 'A button.'] }),
  ).max(3);

/** ISO 3166 code of the country whose calling code is chosen beforehand, or a constant holding one. A component receives all countries. */
export const callingCode = () => atom('callingCode', matching(/^(?:[A-Z]{2}|\{[a-z][A-Za-z0-9]*\})$/));

/** The address of another website, or a constant holding one. A component receives it as the text that it is. */
export const webAddress = () =>
  matching(/^(?:https:\/\/[^\s\\]+|\{[a-z][A-Za-z0-9]*\})$/).register(atoms, { atom: 'webAddress' });

/** A BCP 47 language tag such as `de`, `de-AT` or, where its script must be told, `uz-Arab`. */
export const language = (words?: z.GlobalMeta) => named(matching(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/), words);

/** A short line above a heading. The part that shows it: Eyebrow. */
export const eyebrow = () =>
  plainText({
    de: ['Zeile darüber', 'Klein über der Überschrift, zum Beispiel das Thema.'],
    en: ['Line above', 'Small, above the heading, for example the subject.'],
  }).optional();

const heading = () => richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] });

/** What a section begins with where its content can also stand without a heading. The part that shows it: SectionIntro. */
export const introduction = () => ({
  eyebrow: eyebrow(),
  title: heading().optional(),
  text: paragraphs({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] }).optional(),
});

/** How the head of a section and what it introduces stand to each other. */
export const arrangement = () =>
  choiceOf({
    de: ['Anordnung', 'Auf breiten Bildschirmen: die Überschrift links und der Inhalt rechts, oder beides untereinander.'],
    en: ['Arrangement', 'On wide screens: the heading on the left and the content on the right, or one below the other.'],
    absent: 'beside',
    labels: {
      beside: { de: 'Nebeneinander', en: 'Side by side' },
      stacked: { de: 'Untereinander', en: 'One below the other' },
    },
  }).optional();

/** What a section begins with that needs a heading. The part that shows it: SectionIntro. */
export const titledIntroduction = () => ({ ...introduction(), title: heading() });
