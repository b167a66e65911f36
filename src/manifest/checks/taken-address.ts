/** A file of the folder `public/` where a page lies, or what the build makes for itself: one of them would overwrite the other. */

import { publicFolder } from '../../../schema/published-files.ts';
import { code } from '../words/phrases.ts';
import { reservedFile, reservedPath } from './basis/reserved.ts';
import type { Rule } from './basis/rule.ts';

export const rule: Rule<{ file: string; page: string | undefined }> = {
  severity: 'error',
  *check({ manifest, published }) {
    // Case does not count: many hosts and file systems do not tell it apart.
    const pages = new Map(manifest.routes.map(({ path }, index) => [path.toLowerCase(), { path, index }]));
    for (const { address } of published) {
      const file = publicFolder + address;
      const stem = address.replace(/\.html?$/i, '');
      const page = pages.get(stem.toLowerCase());
      if (page) yield { pointer: `/routes/${page.index}/path`, params: { file, page: page.path } };
      else if (reservedPath.test(stem) || reservedFile.test(address))
        yield { pointer: '', at: 'start', params: { file, page: undefined } };
    }
  },
  de: {
    message: ({ file, page }) =>
      page === undefined
        ? `Die Adresse der Datei ${code(file)} braucht die Website für sich selbst.`
        : `Die Datei ${code(file)} hat dieselbe Adresse wie die Seite ${code(page)}.`,
    hint: ({ page }) =>
      page === undefined
        ? 'Entfernen Sie die Datei, oder geben Sie ihr einen anderen Namen: Diese macht der Build selbst.'
        : 'Geben Sie der Datei einen anderen Namen, oder der Seite eine andere Adresse.',
    explanation: 'Eine Datei im Ordner "public" hat eine Adresse, die weder eine Seite noch die Website selbst hat.',
  },
  en: {
    message: ({ file, page }) =>
      page === undefined
        ? `The website needs the address of the file ${code(file)} for itself.`
        : `The file ${code(file)} has the same address as the page ${code(page)}.`,
    hint: ({ page }) =>
      page === undefined
        ? 'Remove the file, or give it another name: the build makes this one itself.'
        : 'Give the file another name, or the page another address.',
    explanation: 'A file in the folder "public" has an address that neither a page nor the website itself has.',
  },
  example: { wrong: 'public/sitemap.xml', right: 'public/map.pdf' },
};
