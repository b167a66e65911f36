/**
 * A file of the folder `public/` where a page lies, or what the build makes for itself. One of them would overwrite the other, so the file is
 * left out (`toSite`).
 */

import { takenAddresses } from '../../schema/built-addresses.ts';
import { nameFault, publicFolder } from '../../schema/published-files.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ file: string; page: string | undefined }> = {
  since: '0.9.0',
  *check({ pages, published, feeds, manifest: { editor } }) {
    const ownerOf = takenAddresses({ pages, feeds, editor });
    for (const { address } of published) {
      // Of a name that is no address another rule speaks.
      if (nameFault(address)) continue;
      const taken = ownerOf(address);
      const where = taken?.page ? { pointer: `${taken.page.pointer}/path` } : { pointer: '', at: 'start' as const };
      if (taken) yield { ...where, params: { file: publicFolder + address, page: taken.page?.path } };
    }
  },
  de: {
    message: ({ file, page }) =>
      page === undefined
        ? `Die Adresse der Datei ${code(file)} braucht die Website für sich selbst.`
        : `Die Datei ${code(file)} hat dieselbe Adresse wie die Seite ${code(page)}.`,
    hint: ({ page }) =>
      page === undefined
        ? 'Entfernen Sie die Datei, oder geben Sie ihr einen anderen Namen: Diese macht der Build selbst, und Ihre wird nicht veröffentlicht.'
        : 'Geben Sie der Datei einen anderen Namen, oder der Seite eine andere Adresse: So wird nur die Seite veröffentlicht.',
    explanation: 'Eine Datei im Ordner "public" hat eine Adresse, die weder eine Seite noch die Website selbst hat.',
  },
  en: {
    message: ({ file, page }) =>
      page === undefined
        ? `The website needs the address of the file ${code(file)} for itself.`
        : `The file ${code(file)} has the same address as the page ${code(page)}.`,
    hint: ({ page }) =>
      page === undefined
        ? 'Remove the file, or give it another name: the build makes this one itself, and yours is not published.'
        : 'Give the file another name, or the page another address: like this only the page is published.',
    explanation: 'A file in the folder "public" has an address that neither a page nor the website itself has.',
  },
  example: { wrong: 'public/sitemap.xml', right: 'public/map.pdf' },
};
