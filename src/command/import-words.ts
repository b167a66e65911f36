/** What `import` says, in the language of the findings. */
import type { MessageLanguage } from '../loader/say/catalogue.ts';

export interface Sum {
  pages: { new: number; same: number; taken: number };
  images: number;
  redirects: number;
  /** Files without a text. */
  left: number;
}

export interface ImportWords {
  noFiles: (from: string) => string;
  noSuchFile: (path: string) => string;
  isLink: (path: string) => string;
  stopped: (files: number) => string;
  plan: (files: number, under: string) => string;
  isSame: string;
  isTaken: string;
  sum: (sum: Sum) => string;
  noList: (under: string) => string;
  nothingWritten: string;
  nothingNew: string;
  replacePage: (path: string, file: string) => string;
  broken: (site: string) => string;
  wrote: (pages: number, images: number, site: string) => string;
}

const list = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(', ');

export const importWords: Record<MessageLanguage, ImportWords> = {
  de: {
    noFiles: (from) => `In ${from} liegt keine Markdown-Datei (.md, .mdx, .markdown).`,
    noSuchFile: (path) => `${path} gibt es nicht. Nennen Sie Markdown-Dateien oder einen Ordner davon.`,
    isLink: (path) => `${path} ist ein Verweis (symbolischer Link). Nennen Sie die Datei oder den Ordner selbst.`,
    stopped: (files) => `${files} ${files === 1 ? 'Datei bleibt' : 'Dateien bleiben'} draußen, die übrigen kommen ohne sie:`,
    plan: (files, under) => `${files} ${files === 1 ? 'Datei' : 'Dateien'}, als Seiten unter ${under}:`,
    isSame: 'ist schon so da',
    isTaken: 'gibt es schon, mit anderem Inhalt: bleibt',
    sum: ({ pages, images, left, redirects }) =>
      `${list([
        `${pages.new} neue ${pages.new === 1 ? 'Seite' : 'Seiten'}`,
        pages.same > 0 && `${pages.same} schon da`,
        pages.taken > 0 && `${pages.taken} mit anderem Inhalt schon da`,
        left > 0 && `${left} ohne Text`,
        `${images} ${images === 1 ? 'neues Bild' : 'neue Bilder'}`,
        redirects > 0 && `${redirects} ${redirects === 1 ? 'Weiterleitung' : 'Weiterleitungen'} von alten Adressen`,
      ])}.`,
    noList: (under) =>
      `Noch zeigt keine Seite, was unter ${under} liegt: Setzen Sie auf eine den Abschnitt { "type": "entries", "under": "${under}" }.`,
    nothingWritten: 'Es wurde nichts geschrieben. Mit --write wird es geschrieben.',
    nothingNew: 'Es gibt nichts zu schreiben.',
    replacePage: (path, file) => `Die Seite ${path} gibt es schon, mit anderem Inhalt. Durch ${file} ersetzen? (j/N) `,
    broken: (site) => `Mit diesen Seiten hätte ${site} die Fehler oben. Es wurde nichts geschrieben.`,
    wrote: (pages, images, site) =>
      `${pages} ${pages === 1 ? 'Seite' : 'Seiten'} in ${site} und ${images} ${images === 1 ? 'Bild' : 'Bilder'} in media/ geschrieben.`,
  },
  en: {
    noFiles: (from) => `There is no Markdown file (.md, .mdx, .markdown) in ${from}.`,
    noSuchFile: (path) => `There is no ${path}. Name Markdown files, or a folder of them.`,
    isLink: (path) => `${path} is a symbolic link. Name the file or the folder itself.`,
    stopped: (files) => `${files} ${files === 1 ? 'file stays' : 'files stay'} out, the others come in without:`,
    plan: (files, under) => `${files} ${files === 1 ? 'file' : 'files'}, as pages below ${under}:`,
    isSame: 'is there already, as it is',
    isTaken: 'is there already, with another content: stays',
    sum: ({ pages, images, left, redirects }) =>
      `${list([
        `${pages.new} new ${pages.new === 1 ? 'page' : 'pages'}`,
        pages.same > 0 && `${pages.same} there already`,
        pages.taken > 0 && `${pages.taken} there already with another content`,
        left > 0 && `${left} without a text`,
        `${images} new ${images === 1 ? 'image' : 'images'}`,
        redirects > 0 && `${redirects} ${redirects === 1 ? 'redirect' : 'redirects'} of old addresses`,
      ])}.`,
    noList: (under) =>
      `No page shows yet what lies below ${under}: put the section { "type": "entries", "under": "${under}" } on one.`,
    nothingWritten: 'Nothing was written. --write writes it.',
    nothingNew: 'There is nothing to write.',
    replacePage: (path, file) => `There is a page ${path} already, with another content. Replace it by ${file}? (y/N) `,
    broken: (site) => `With these pages, ${site} would have the errors above. Nothing was written.`,
    wrote: (pages, images, site) =>
      `Wrote ${pages} ${pages === 1 ? 'page' : 'pages'} into ${site} and ${images} ${images === 1 ? 'image' : 'images'} into media/.`,
  },
};
