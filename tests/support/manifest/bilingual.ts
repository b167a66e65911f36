/** For tests: the minimal manifest in English and in German, as edits of it. */
import { type Edits, minimalText } from './try-manifest.ts';

const minimal = JSON.parse(minimalText) as Record<'labels' | 'header' | 'footer' | 'errorView', object> & { routes: object[] };
const { labels, header, footer, errorView, routes } = minimal;

/** With links that stay below `/de`. */
const inGerman = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('"href":"/', '"href":"/de').replaceAll('/de/#', '/de#')) as Value;

/** German in `/languages/0`, with all parts of its own, and its home page and that for unknown addresses in `/routes/2` and `/routes/3`. */
export const bilingual: Edits = {
  '/site/langLabel': 'English',
  '/languages': [{ lang: 'de', path: '/de', label: 'Deutsch', ...inGerman({ labels, header, footer, errorView }) }],
  '/routes/2': { ...inGerman(routes[0]), path: '/de' },
  '/routes/3': { ...inGerman(routes[1]), path: '/de/*' },
};

let pages = 0;

/** A page with a text. Its title and description no other page of its test has. */
export const textPage = (path: string, more: object = {}, section: object = {}): object => ({
  path,
  title: `Page ${++pages}`,
  description: `A page that has a description of its own, long enough to be shown by search engines: ${pages}`,
  ...more,
  sections: [{ type: 'text', title: 'Title', text: ['Text'], ...section }],
});
