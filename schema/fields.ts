/**
 * The atoms that section schemas are made of.
 *
 * An atom is a zod schema whose value the loader turns into something else before a component sees it: an icon's name
 * into its shapes, a text with markup into nodes. Its brand carries that fact in the type, its entry in `atoms` carries
 * it at run time. Everything that is not an atom passes as written, with constants filled in.
 */
import { z } from 'zod';
import type { AtomName } from './atoms.ts';
import { iconNames } from './icons.ts';

/** Which schemas are atoms. zod copies the entry when `.describe()`, `.optional()` and the like clone a schema. */
export const atoms = z.registry<{ atom: AtomName; namedBy?: string; place?: 'band' | 'card' }>();

/** `"{courseDate}"` and nothing else: the value of a constant, as it is. */
const constantReference = /^\{[a-z][A-Za-z0-9]*\}$/;

/** Plain text. No markup; constants are filled in. */
export const plainText = () => z.string().min(1);

/** Text with `**strong**`, `_emphasis_` and `[text](href)`. A component receives it as `Inline`. */
export const richText = () => z.string().min(1).brand<'richText'>().register(atoms, { atom: 'richText' });

/** One or more paragraphs of rich text. */
export const paragraphs = () => z.array(richText().describe('Ein Absatz.')).min(1);

/** A whole number, or `"{constant}"` naming one. The bounds of the constant's own value are judged after resolving. */
export const wholeNumber = (min = 0, max = 1_000_000) =>
  z
    .union([z.int().min(min).max(max), z.string().regex(constantReference)])
    .brand<'wholeNumber'>()
    .register(atoms, { atom: 'wholeNumber' });

/** The name of an icon of the curated set. A component receives its shapes. */
export const icon = () => z.enum(iconNames).brand<'icon'>().register(atoms, { atom: 'icon' });

/**
 * An image file beside the manifest. A component receives its address and its size in CSS pixels.
 *
 * @param namedBy The key beside it whose text is read out where `alt` is empty: then nothing is missing.
 * @param place What it stands on: `card` is what has its own ground on a dark band, too. There a drawing keeps its colours.
 */
export const image = (namedBy?: string, place: 'band' | 'card' = 'band') =>
  z
    .strictObject({
      src: z
        .string()
        .regex(/^(?!\/)[^\\]+\.(?:svg|png|jpg|jpeg|webp|avif)$/)
        .describe('Bilddatei, relativ zu dieser Datei, zum Beispiel "src/media/hero.svg".'),
      alt: z.string().describe('Was das Bild zeigt, für alle, die es nicht sehen. Leer ("") nur, wenn es bloß schmückt.'),
    })
    .brand<'image'>()
    .register(atoms, { atom: 'image', place, ...(namedBy !== undefined && { namedBy }) });

/**
 * Where a link leads: a page `/leistungen`, an anchor `#contact`, both `/#contact`, `https:`, `tel:`, a constant, or a
 * mail. The two members differ by JSON type, so that one mistake stays one finding.
 */
export const href = () =>
  z
    .union([
      z
        .string()
        .regex(/^(?:\/(?!\/)|#[A-Za-z{]|https?:\/\/|tel:\+?[0-9]|\{[a-z])/)
        .describe('Seite "/leistungen", Anker "#contact", Adresse "https://…", Telefon "tel:+49…" oder "{konstante}".'),
      z
        .strictObject({
          mail: z
            .strictObject({
              to: plainText().describe('Die E-Mail-Adresse, meist "{email}".'),
              subject: plainText().describe('Vorgeschlagener Betreff.').optional(),
              body: plainText().describe('Vorgeschlagener Text; \\n beginnt eine neue Zeile.').optional(),
            })
            .describe('Eine vorbereitete E-Mail.'),
        })
        .describe('Öffnet das E-Mail-Programm mit einer vorbereiteten Nachricht.'),
    ])
    .brand<'href'>()
    .register(atoms, { atom: 'href' });

/** The name of an entry as a target of links. The loader notes it: on a page there is each name once. */
export const anchor = () =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/)
    .brand<'anchor'>()
    .register(atoms, { atom: 'anchor' });

/** A link or a button that leads somewhere. */
export const link = () =>
  z.strictObject({
    label: plainText().describe('Die Aufschrift.'),
    href: href().describe('Wohin der Link führt.'),
    newTab: z.boolean().describe('In einem neuen Tab öffnen. Nur für fremde Seiten sinnvoll.').default(false),
  });

/** Buttons side by side. The first one is the primary one. */
export const actions = () =>
  z.array(link().describe('Ein Button.')).min(1).max(3).describe('Buttons. Der erste ist der wichtigste und gefüllt.');

/** When something takes place: what visitors read, and the same for programs. Checks compare date, times and length. */
export const schedule = () =>
  z
    .strictObject({
      label: plainText().describe('Überschrift des Termins, zum Beispiel "Nächster Termin".'),
      text: plainText().describe('Der Termin, wie Besucher ihn lesen.'),
      date: plainText().describe('Tag des Kurses als TT.MM.JJ, meist "{courseDate}".'),
      start: plainText().describe('Beginn als HH:MM, meist "{courseStart}".'),
      end: plainText().describe('Ende als HH:MM, meist "{courseEnd}".'),
      minutes: wholeNumber(1, 1440).describe('Dauer in Minuten, meist "{courseMinutes}".'),
      mode: z
        .enum(['online', 'onsite', 'blended'])
        .describe('Wo der Kurs stattfindet, für Suchmaschinen: "online", "onsite" (vor Ort) oder "blended" (beides).')
        .optional(),
      afterwards: z
        .strictObject({
          text: richText().describe('Ein Satz neben dem Termin, zum Beispiel "Dieser Termin ist vorbei."'),
          action: link().describe('Der Weg weiter, meist eine vorbereitete E-Mail.'),
        })
        .describe('Was zusätzlich dort steht, wenn die Website nach diesem Tag gebaut wird.')
        .optional(),
    })
    .describe('Wann der Kurs stattfindet.');

/** ISO 3166 code of the country whose calling code is chosen beforehand, or a constant holding one. A component receives all countries. */
export const callingCode = () =>
  z
    .string()
    .regex(/^(?:[A-Z]{2}|\{[a-z][A-Za-z0-9]*\})$/)
    .brand<'callingCode'>()
    .register(atoms, { atom: 'callingCode' });

/** An address that a page loads from or sends to: `https:`, a path of this site, or a constant holding one. */
const addressPattern = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|\{[a-z][A-Za-z0-9]*\}[^\s\\]*)$/;
const address = () => z.string().regex(addressPattern);

/** The address of another website, or a constant holding one. A component receives it as the text that it is. */
export const webAddress = () =>
  z
    .string()
    .regex(/^(?:https:\/\/[^\s\\]+|\{[a-z][A-Za-z0-9]*\})$/)
    .register(atoms, { atom: 'webAddress' });

/** Where a form sends to. The loader notes it: a page that sends to another host is a page of its own. */
export const endpoint = () => address().brand<'endpoint'>().register(atoms, { atom: 'endpoint' });

/** When a page loads what is not ours. */
export const loadMode = () => z.enum(['on-enter', 'on-consent', 'never']);

/**
 * What a page loads that is not ours, and when. The loader notes it: such a page is entered and left by a full load of
 * its document, and no other page may contact these hosts.
 */
export const resources = () =>
  z
    .strictObject({
      load: loadMode()
        .describe(
          'Wann geladen wird: "on-enter" beim Öffnen der Seite, "on-consent" erst nach einem Klick auf den Hinweis, "never" gar nicht.',
        )
        .default('on-enter'),
      script: address().describe('Das Skript des Anbieters, zum Beispiel "https://…/main.js".'),
      styles: z
        .array(address().describe('Ein Stylesheet, zum Beispiel "https://…/styles.css".'))
        .describe('Die Stylesheets des Anbieters.')
        .default([]),
      fonts: z
        .array(
          z
            .strictObject({
              family: z
                .string()
                .regex(/^[A-Za-z0-9 _-]+$/)
                .describe('Name der Schrift.'),
              src: address().describe('Die Schriftdatei (WOFF2), zum Beispiel "https://…/roboto.woff2".'),
              weight: z.int().min(1).max(1000).describe('Strichstärke, zum Beispiel 400.').default(400),
            })
            .describe('Eine Schrift.'),
        )
        .describe('Die Schriften des Anbieters. Von fremden Servern nur nach Einwilligung.')
        .default([]),
    })
    .brand<'resources'>()
    .register(atoms, { atom: 'resources' });

/** A BCP 47 language tag such as `de` or `pl`. */
export const language = () => z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/);

/** A short line above a heading. */
export const eyebrow = () => plainText().describe('Kurze Zeile über der Überschrift.').optional();
