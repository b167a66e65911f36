/** What authors can do where they look for something in another place, or for what does not exist yet; quoted by findings. */
import type { About } from './finding.ts';

/** How an old address leads on; also what the rules of a host (`_redirects`) are mostly for. */
export const oldAddress: About = {
  de: 'Eine alte Adresse führt weiter, wenn sie in "site.json" ganz außen unter "redirects" steht: "redirects": [{ "from": "/alt/seite.html", "to": "/neue-seite" }].',
  en: 'An old address leads on when it stands in "site.json", outermost, under "redirects": "redirects": [{ "from": "/old/page.html", "to": "/new-page" }].',
};

/** How a page becomes part of a list of news. */
export const datedPage: About = {
  de: 'Tag, Verfasser und Stichwörter einer Seite stehen in "entry": "entry": { "date": "2026-07-12", "author": "Ada Lang", "tags": ["Feste"] }. Listen zeigen sie, wenn ihre Adresse unter der ihren liegt.',
  en: 'Day, author and tags of a page stand in "entry": "entry": { "date": "2026-07-12", "author": "Ada Lang", "tags": ["Fairs"] }. Lists show it where its address lies below theirs.',
};

/** How a list of news makes itself. */
export const listOfEntries: About = {
  de: 'Jeder Beitrag ist eine Seite unter "routes" mit "entry": { "date": "2026-07-12" }. Die Liste ist ein Abschnitt: { "type": "entries", "under": "/aktuelles" }; mit "feed": { "title": "Aktuelles" } lässt sie sich abonnieren.',
  en: 'Each post is a page under "routes" with "entry": { "date": "2026-07-12" }. The list is a section: { "type": "entries", "under": "/news" }; with "feed": { "title": "News" } visitors can subscribe to it.',
};

/** How a site is written in several languages. */
export const severalLanguages: About = {
  de: 'Weitere Sprachen stehen auf der obersten Ebene: "languages": [{ "lang": "en", "path": "/en", "label": "English" }]. Alle Seiten, deren Adresse mit "/en" beginnt, sind dann in dieser Sprache. Ein einzelner Abschnitt kann mit "lang" in einer anderen Sprache stehen.',
  en: 'Other languages stand at the top level: "languages": [{ "lang": "de", "path": "/de", "label": "Deutsch" }]. All pages whose address begins with "/de" are then in that language. A single section may be in another language, with "lang".',
};
