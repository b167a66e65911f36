/** What authors can do meanwhile where a feature does not exist yet; quoted by findings. */
import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn dort eine Datei liegt: für "/alt/seite" eine Datei "public/alt/seite.html" mit <meta http-equiv="refresh" content="0; url=/neue-seite">.',
  en: 'An old address leads on when a file lies there: for "/old/page" a file "public/old/page.html" with <meta http-equiv="refresh" content="0; url=/new-page">.',
};

/** Of a site in several languages. */
export const languagesApart: About = {
  de: 'Eine Website hat eine Sprache. Legen Sie für jede Sprache eine eigene an, mit eigener "site.json" und Adresse, zum Beispiel "en.example.com", und verlinken Sie die beiden in der Navigation. Ein einzelner Abschnitt kann mit "lang" in einer anderen Sprache stehen.',
  en: 'A website has one language. Make one of its own for each language, with a "site.json" and an address of its own, such as "en.example.com", and link the two in the navigation. A single section may be in another language, with "lang".',
};
