import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn dort eine Datei liegt: für "/alt/seite" eine Datei "public/alt/seite.html" mit <meta http-equiv="refresh" content="0; url=/neue-seite">.',
  en: 'An old address leads on when a file lies there: for "/old/page" a file "public/old/page.html" with <meta http-equiv="refresh" content="0; url=/new-page">.',
};
