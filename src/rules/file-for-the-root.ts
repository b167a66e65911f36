/**
 * A file that others look for at the root of a host, on a site that lies below a path: it is published, and nobody finds it. It warns, since the
 * same folder may be published at a root as well.
 */

import { basePath } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

/** RFC 8615 for the first; each of the others says so of itself. */
const ofRoot = /^\/(?:\.well-known\/|(?:app-)?ads\.txt$|security\.txt$|CNAME$)/;

export const rule: Rule<{ file: string; base: string }> = {
  severity: 'warning',
  since: '1.1.0',
  check({ published, url }) {
    const base = basePath(url);
    if (base === '') return [];
    return published.flatMap(({ address }) =>
      ofRoot.test(address) ? [{ pointer: '', at: 'start', params: { file: `public${address}`, base } }] : [],
    );
  },
  de: {
    message: ({ file, base }) => `Die Datei ${code(file)} bewirkt nichts: Diese Website liegt unter ${code(base)}.`,
    hint: () => 'Legen Sie sie dort ab, wo die oberste Adresse des Hosts liegt, und nehmen Sie sie aus diesem Ordner.',
    explanation: 'Manche Dateien werden nur an der obersten Adresse eines Hosts gesucht, wie alles unter "/.well-known/".',
  },
  en: {
    message: ({ file, base }) => `The file ${code(file)} does nothing: this website lies below ${code(base)}.`,
    hint: () => 'Put it where the root of the host is, and take it out of this folder.',
    explanation: 'Some files are looked for at the root of a host alone, such as all below "/.well-known/".',
  },
  example: {
    wrong: 'public/.well-known/security.txt, "url": "https://example.github.io/chor"',
    right: 'public/.well-known/security.txt, "url": "https://www.example.com"',
  },
};
