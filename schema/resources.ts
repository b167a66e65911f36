/** What a page loads that is not ours, and where its forms send to: atoms of their own, since the loader notes which hosts they name. */
import { strictObject, z } from 'zod';
import { atom, paragraphs, plainText } from './fields.ts';
import { choiceOf, matching } from './shapes.ts';

/** An address that a page loads from or sends to: `https:`, a path of this site, or a constant holding one. */
const addressPattern = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|\{[a-z][A-Za-z0-9]*\}[^\s\\]*)$/;
const address = () => matching(addressPattern);

/** Where a form sends to. The loader notes it: a page that sends to another host is a page of its own. */
export const endpoint = () => atom('endpoint', address());

/** The mail address that a form is sent to by the visitor's own mail program. The loader notes it: no policy lets a form do that otherwise. */
export const mailbox = () => atom('mailbox', z.string().min(1));

/**
 * What a page shows of another host in a frame, once a visitor allows it. The loader notes it: the page is a page of its own, and no other
 * may frame that host. While somebody edits, a component receives an empty text.
 */
export const framed = () => atom('framed', matching(/^(?:https?:\/\/[^\s\\]+|\{[a-z][A-Za-z0-9]*\}[^\s\\]*)$/));

/** What visitors read before anything comes from others. The part that shows it: Consent. */
export const consent = (load: { de: string; en: string }) =>
  strictObject({
    title: plainText({
      de: ['Überschrift', 'Überschrift des Hinweises.'],
      en: ['Heading', 'The heading of the notice.'],
    }),
    text: paragraphs({
      de: ['Text', 'Wer der Anbieter ist, welche Daten er erhält und wozu, mit Link zum Datenschutz.'],
      en: ['Text', 'Who the provider is, which data it receives and what for, with a link to the privacy policy.'],
    }),
    accept: plainText({
      de: ['Button zum Laden', `Aufschrift, die das Laden erlaubt, zum Beispiel "${load.de}".`],
      en: ['Button to load', `The label of the button that allows loading, for example "${load.en}".`],
    }),
  });

/** When a page loads what is not ours. */
export const loadMode = () =>
  choiceOf({
    labels: {
      'on-enter': { de: 'Beim Öffnen der Seite', en: 'When the page opens' },
      'on-consent': { de: 'Nach Einwilligung', en: 'After consent' },
      never: { de: 'Gar nicht', en: 'Never' },
    },
  });

/**
 * What a page loads that is not ours, and when. The loader notes it: such a page is entered and left by a full load of
 * its document, and no other page may contact these hosts.
 */
export const resources = () =>
  atom(
    'resources',
    strictObject({
      load: loadMode()
        .meta({
          de: [
            'Wann geladen wird',
            'Wann geladen wird: beim Öffnen der Seite, erst nach einem Klick auf den Hinweis, oder gar nicht.',
          ],
          en: ['When it loads', 'When it loads: as the page opens, only after a click on the notice, or not at all.'],
        })
        .default('on-enter'),
      script: address().meta({
        de: ['Skript', 'Das Skript des Anbieters, zum Beispiel "https://…/main.js".'],
        en: ['Script', 'The script of the provider, for example "https://…/main.js".'],
      }),
      styles: z
        .array(
          address().meta({
            de: ['Stylesheet', 'Ein Stylesheet, zum Beispiel "https://…/styles.css".'],
            en: ['Stylesheet', 'A stylesheet, for example "https://…/styles.css".'],
          }),
        )
        .meta({ de: ['Stylesheets', 'Die Stylesheets des Anbieters.'], en: ['Stylesheets', 'The stylesheets of the provider.'] })
        .default([]),
      fonts: z
        .array(
          strictObject({
            family: matching(/^[A-Za-z0-9 _-]+$/, {
              de: ['Name der Schrift', 'Name der Schrift.'],
              en: ['Name of the font', 'Name of the font.'],
            }),
            src: address().meta({
              de: ['Schriftdatei', 'Die Schriftdatei (WOFF2), zum Beispiel "https://…/roboto.woff2".'],
              en: ['Font file', 'The font file (WOFF2), for example "https://…/roboto.woff2".'],
            }),
            weight: z
              .int()
              .min(1)
              .max(1000)
              .meta({
                de: ['Strichstärke', 'Strichstärke, zum Beispiel 400.'],
                en: ['Weight', 'Weight of the strokes, for example 400.'],
              })
              .default(400),
          }).meta({ de: ['Schrift', 'Eine Schrift.'], en: ['Font', 'A font.'] }),
        )
        .meta({
          de: ['Schriften', 'Die Schriften des Anbieters. Von fremden Servern nur nach Einwilligung.'],
          en: ['Fonts', 'The fonts of the provider. From servers of others only after consent.'],
        })
        .default([]),
    }),
  );
