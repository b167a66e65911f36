/** What authors can do where a feature does not exist yet, or is written in another place than they try; quoted by findings. */
import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn dort eine Datei liegt: für "/alt/seite" eine Datei "public/alt/seite.html" mit <meta http-equiv="refresh" content="0; url=/neue-seite">.',
  en: 'An old address leads on when a file lies there: for "/old/page" a file "public/old/page.html" with <meta http-equiv="refresh" content="0; url=/new-page">.',
};

/** How a site is written in several languages. */
export const severalLanguages: About = {
  de: 'Weitere Sprachen stehen auf der obersten Ebene: "languages": [{ "lang": "en", "path": "/en", "label": "English" }]. Alle Seiten, deren Adresse mit "/en" beginnt, sind dann in dieser Sprache. Ein einzelner Abschnitt kann mit "lang" in einer anderen Sprache stehen.',
  en: 'Other languages stand at the top level: "languages": [{ "lang": "de", "path": "/de", "label": "Deutsch" }]. All pages whose address begins with "/de" are then in that language. A single section may be in another language, with "lang".',
};
