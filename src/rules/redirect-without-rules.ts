/**
 * All addresses below one, on GitHub Pages: it knows no rules, and files can lead on only where they lie. That a site is for GitHub Pages its
 * file `public/CNAME` tells, which no other host reads. It warns, since the file may be left over.
 */

import { code } from '../findings/words/phrases.ts';
import { placedRedirects } from './support/redirects.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ from: string }> = {
  severity: 'warning',
  since: '1.1.0',
  check: (context) =>
    context.published.some(({ address }) => address === '/CNAME')
      ? placedRedirects(context).flatMap(({ below, pointer, written: { from } }) =>
          below ? [{ pointer: `${pointer}/from`, params: { from } }] : [],
        )
      : [],
  de: {
    message: ({ from }) => `Bei GitHub Pages, wofür es die Datei "public/CNAME" gibt, führt ${code(from)} nicht weiter.`,
    hint: () => 'Nennen Sie die alten Adressen einzeln: Jede bekommt eine kleine Datei, die weiterführt.',
    explanation:
      'GitHub Pages kennt keine Regeln, also auch kein „*“ in alten Adressen. Netlify, Cloudflare Pages, Vercel, Apache, nginx und Caddy kennen sie.',
    inForm: {
      message: ({ from }) =>
        `Bei GitHub Pages führt ${code(from)} nicht weiter. Dass die Website dort liegen soll, sagt die Datei „CNAME“ im Ordner „public“.`,
    },
  },
  en: {
    message: ({ from }) => `On GitHub Pages, for which there is the file "public/CNAME", ${code(from)} does not lead on.`,
    hint: () => 'Name the old addresses one by one: each gets a small file that leads on.',
    explanation:
      'GitHub Pages knows no rules, so no “*” in old addresses. Netlify, Cloudflare Pages, Vercel, Apache, nginx and Caddy do.',
    inForm: {
      message: ({ from }) =>
        `On GitHub Pages ${code(from)} does not lead on. That the website is to lie there is said by the file “CNAME” in the folder “public”.`,
    },
  },
  example: {
    wrong: 'public/CNAME, "redirects": [{ "from": "/blog/*", "to": "/aktuelles" }]',
    right: 'public/CNAME, "redirects": [{ "from": "/blog/2024", "to": "/aktuelles" }]',
  },
};
