/** What authors can do where they look for something in another place, or for what does not exist yet; quoted by findings. */
import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn sie in "site.json" ganz außen unter "redirects" steht: "redirects": [{ "from": "/alt/seite.html", "to": "/neue-seite" }].',
  en: 'An old address leads on when it stands in "site.json", outermost, under "redirects": "redirects": [{ "from": "/old/page.html", "to": "/new-page" }].',
};

/** Of a site in several languages. */
export const languagesApart: About = {
  de: 'Eine Website hat eine Sprache. Legen Sie für jede Sprache eine eigene an, mit eigener "site.json" und Adresse, zum Beispiel "en.example.com", und verlinken Sie die beiden in der Navigation. Ein einzelner Abschnitt kann mit "lang" in einer anderen Sprache stehen.',
  en: 'A website has one language. Make one of its own for each language, with a "site.json" and an address of its own, such as "en.example.com", and link the two in the navigation. A single section may be in another language, with "lang".',
};
