/** Old addresses that lead on to where their content stands now. A leaf of schema/site.ts. */
import { strictObject, z } from 'zod';
import { redirectTarget } from './fields.ts';
import { matching } from './shapes.ts';

/**
 * A path of another website: any letters, any ending, in percent notation or not. Signs that a host's rules, or the file system, would
 * read as their own are not in it, nor is a part that begins with a dot.
 */
const oldPath = /^(?:\/(?!\.)(?:[\p{L}\p{M}\p{N}\-._~!'(),&=+@ ]|%[0-9A-Fa-f]{2})+)+(?:\/\*?)?$/u;

export const redirects = z
  .array(
    strictObject({
      from: matching(oldPath, {
        de: [
          'Alte Adresse',
          'Die Adresse von früher, ohne die Website davor, zum Beispiel "/angebot.html". "/blog/*" sind alle Adressen unter "/blog/". Ohne „?…“ und ohne „#…“.',
        ],
        en: [
          'Old address',
          'The address as it was, without the website before it, for example "/angebot.html". "/blog/*" is every address below "/blog/". Without “?…” and without “#…”.',
        ],
      }),
      to: redirectTarget().meta({
        de: [
          'Neues Ziel',
          'Seite "/leistungen", Sprungziel "/leistungen#preise", eigene Datei "/plan.pdf" oder Adresse "https://…".',
        ],
        en: ['New target', 'Page "/services", anchor "/services#prices", file of your own "/plan.pdf" or address "https://…".'],
      }),
    }).meta({
      de: ['Weiterleitung', 'Eine alte Adresse, und wohin sie jetzt führt.'],
      en: ['Redirect', 'An old address, and where it leads now.'],
    }),
  )
  .meta({
    de: ['Weiterleitungen', 'Alte Adressen, die es nicht mehr gibt: Wer sie aufruft, kommt zu dem, was jetzt gilt.'],
    en: ['Redirects', 'Old addresses that are no more: whoever opens one gets to what holds now.'],
  });
