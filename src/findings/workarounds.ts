/** What authors can do where they look for something in another place, or for what does not exist yet; quoted by findings. */
import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn sie in "site.json" ganz außen unter "redirects" steht: "redirects": [{ "from": "/alt/seite.html", "to": "/neue-seite" }].',
  en: 'An old address leads on when it stands in "site.json", outermost, under "redirects": "redirects": [{ "from": "/old/page.html", "to": "/new-page" }].',
};

/** How a site is written in several languages. */
export const severalLanguages: About = {
  de: 'Weitere Sprachen stehen auf der obersten Ebene: "languages": [{ "lang": "en", "path": "/en", "label": "English" }]. Alle Seiten, deren Adresse mit "/en" beginnt, sind dann in dieser Sprache. Ein einzelner Abschnitt kann mit "lang" in einer anderen Sprache stehen.',
  en: 'Other languages stand at the top level: "languages": [{ "lang": "de", "path": "/de", "label": "Deutsch" }]. All pages whose address begins with "/de" are then in that language. A single section may be in another language, with "lang".',
};
