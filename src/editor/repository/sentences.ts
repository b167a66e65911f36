/** What an author is told of a draft and of what is published, wherever the site is kept. */
import type { Translated } from '../../../schema/languages.ts';

export const broken: Translated = {
  de: 'Die Datei lässt sich gerade nicht lesen. Beheben Sie das zuerst.',
  en: 'The file cannot be read at the moment. Mend that first.',
};

export const brokenThere: Translated = {
  de: 'Die veröffentlichte Datei ist fehlerhaft und lässt sich nicht mit Ihrer zusammenführen. Wer Ihre Website eingerichtet hat, kann das beheben.',
  en: 'The published file is broken and cannot be merged with yours. Whoever has set up your website can mend that.',
};

export const notThere: Translated = {
  de: 'Veröffentlicht ist diese Website noch nicht; es gibt nichts zu holen.',
  en: 'This website is not published yet; there is nothing to get.',
};
