/** Links to pages and files that do not exist. */

import { isFileAddress, publicFolder } from '../../schema/published-files.ts';
import { isFeed, isNotFound } from '../../schema/site-parts.ts';
import { withCorrection } from '../findings/finding.ts';
import { createSuggester } from '../findings/nearest.ts';
import { rightPath } from '../findings/page-path.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import { placedRedirects, redirectAt } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; nearest: string | undefined; isFile: boolean; hasQuery: boolean }> = {
  since: '0.1.0',
  groupByCause: true,
  check: (context) => {
    const { pages, shells, published, feeds } = context;
    const { links } = context.references;
    const redirects = placedRedirects(context);
    const paths = new Set(pages.map(({ path }) => path).filter((path) => !isNotFound(path)));
    // Without a home page every link to it is broken, which is one mistake and another check's.
    for (const { home = '/' } of shells) paths.add(home);
    const addresses = new Set([...published, ...feeds].map(({ address }) => address));
    const suggest = createSuggester(paths);
    const suggestFile = createSuggester(addresses);
    return links.flatMap(({ where, href }) => {
      const path = 'page' in href ? href.page : 'url' in href && isFeed(href.url) ? href.url : undefined;
      if (path === undefined || paths.has(path) || addresses.has(path)) return [];
      const moved = redirectAt(redirects, path);
      // From one old address to another: that is another rule's matter.
      if (moved && where.pointer.startsWith('/redirects/')) return [];
      // A page that had to get another address, since none can have this one.
      const right = rightPath(path, /^/);
      const known = right !== undefined && paths.has(right);
      const [beforeQuery = ''] = path.split('?');
      const hasQuery = beforeQuery !== path && paths.has(beforeQuery);
      const isFile = !known && !hasQuery && isFileAddress(path);
      // The folder is where the file lies, not a part of its address.
      const bare = path.replace(new RegExp(`^/${publicFolder}(?=/)`), '');
      const meant = moved?.target ?? (known ? right : hasQuery ? beforeQuery : addresses.has(bare) ? bare : undefined);
      const suggestion = isFile ? suggestFile(bare) : suggest(path);
      const { nearest, certain } = meant === undefined ? suggestion : { nearest: meant, certain: meant };
      return [withCorrection({ ...where, params: { path, nearest, isFile, hasQuery } }, path, hasQuery ? undefined : certain)];
    });
  },
  de: {
    message: ({ path, isFile }, { place }) =>
      `Der Link führt zu ${code(path)}, aber diese ${isFile ? 'Datei' : 'Seite'} gibt es nicht (${place}).`,
    hint: ({ nearest, isFile, hasQuery }) =>
      sentences(
        hasQuery ? 'Ein Link zu einer Seite der Website steht ohne „?…“ da.' : '',
        didYouMean.de(nearest),
        isFile
          ? 'Eine eigene Datei liegt im Ordner "public" neben dieser Datei: "public/plan.pdf" hat die Adresse "/plan.pdf".'
          : 'Ein Link muss zu einer Seite unter "routes" führen.',
      ),
    explanation: 'Ein Link innerhalb der Website führt zu einer Seite oder zu einer Datei im Ordner "public", die es gibt.',
    inForm: ({ nearest, isFile, hasQuery }) =>
      sentences(
        hasQuery ? 'Ein Link zu einer Seite der Website steht ohne „?…“ da.' : '',
        didYouMean.de(nearest),
        isFile ? 'Legen Sie die Datei in den Ordner "public".' : 'Wählen Sie eine Seite dieser Website.',
      ),
  },
  en: {
    message: ({ path, isFile }, { place }) =>
      `The link leads to ${code(path)}, but there is no such ${isFile ? 'file' : 'page'} (${place}).`,
    hint: ({ nearest, isFile, hasQuery }) =>
      sentences(
        hasQuery ? 'A link to a page of the website stands without "?…".' : '',
        didYouMean.en(nearest),
        isFile
          ? 'A file of your own lies in the folder "public" beside this file: "public/plan.pdf" has the address "/plan.pdf".'
          : 'A link must lead to a page under "routes".',
      ),
    explanation: 'A link inside the website leads to a page, or to a file in the folder "public", that exists.',
    inForm: ({ nearest, isFile, hasQuery }) =>
      sentences(
        hasQuery ? 'A link to a page of the website stands without "?…".' : '',
        didYouMean.en(nearest),
        isFile ? 'Put the file into the folder "public".' : 'Choose a page of this website.',
      ),
  },
  example: { wrong: '"href": "/leistung"', right: '"href": "/leistungen"' },
};
