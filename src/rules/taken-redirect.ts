/**
 * An old address that is no old one: a page or a file stands there, or what the build makes. Most hosts would never show that again, some
 * never lead on.
 */

import { ownAddresses } from '../../schema/built-addresses.ts';
import { isNotFound } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import { placedRedirects } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ from: string; by: 'page' | 'file' | 'build'; address: string; below: boolean }> = {
  onlyWith: '/redirects',
  *check(context) {
    const { published, feeds, manifest } = context;
    const isOwn = ownAddresses({ pages: context.pages, editor: manifest.editor });
    // A page has a file, whose address leads to it.
    const pages = new Map(
      context.pages.flatMap((page) =>
        isNotFound(page.path) ? [] : [[page.path, page] as const, [`${page.path}.html`, page] as const],
      ),
    );
    const files = new Set([...published, ...feeds].map(({ address }) => address));
    const paths = [...pages.keys(), ...files];
    for (const { from, below, pointer } of placedRedirects(context)) {
      const address = below ? paths.find((path) => path.startsWith(`${from}/`)) : from;
      const where = { pointer: `${pointer}/from` };
      const page = address === undefined ? undefined : pages.get(address);
      const params = { from: below ? `${from}/*` : from, address: page?.path ?? address ?? from, below };
      if (page) yield { ...where, params: { ...params, by: 'page' }, related: [{ pointer: `${page.pointer}/path` }] };
      else if (address !== undefined && files.has(address)) yield { ...where, params: { ...params, by: 'file' } };
      else if ((below ? [`${from}/x`, `${from}/404.html`] : [from]).some(isOwn))
        yield { ...where, params: { ...params, by: 'build' } };
    }
  },
  de: {
    message: ({ from, by, address, below }) =>
      by === 'build'
        ? `Die Adresse ${code(from)} braucht die Website für sich selbst.`
        : `${below ? `Unter ${code(from)} liegt` : `An der Adresse ${code(from)} steht`} ${by === 'page' ? 'die Seite' : 'die Datei'} ${code(address)}: Niemand käme mehr dorthin.`,
    hint: ({ by, below }) =>
      by === 'build'
        ? 'Entfernen Sie die Weiterleitung.'
        : below
          ? 'Nennen Sie die alten Adressen einzeln, oder geben Sie der Seite oder Datei eine andere.'
          : 'Entfernen Sie die Weiterleitung, oder geben Sie der Seite oder Datei eine andere Adresse.',
    explanation:
      'Eine Weiterleitung beginnt an einer Adresse, die sonst nichts hat: weder eine Seite noch eine Datei noch die Website selbst.',
  },
  en: {
    message: ({ from, by, address, below }) =>
      by === 'build'
        ? `The website needs the address ${code(from)} for itself.`
        : `${below ? `Below ${code(from)} there is` : `At the address ${code(from)} there is`} the ${by} ${code(address)}: nobody would get there any more.`,
    hint: ({ by, below }) =>
      by === 'build'
        ? 'Remove the redirect.'
        : below
          ? 'Name the old addresses one by one, or give the page or file another address.'
          : 'Remove the redirect, or give the page or file another address.',
    explanation: 'A redirect begins at an address that nothing else has: no page, no file, nor the website itself.',
  },
  example: {
    wrong: '"redirects": [{ "from": "/kurse", "to": "/termine" }], "routes": [{ "path": "/kurse", … }]',
    right: '"redirects": [{ "from": "/kurse.php", "to": "/kurse" }], "routes": [{ "path": "/kurse", … }]',
  },
};
