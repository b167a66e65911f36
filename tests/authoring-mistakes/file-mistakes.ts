/** Mistakes in what a manifest says of its surroundings: addresses, pages, files, languages; and how it is saved. */
import type { Mistake } from './mistake.ts';

const siteUrl = '"siteUrl": "https://www.example.com"';
const address = (to: string, rest: Partial<Mistake> & Pick<Mistake, 'code'>): Mistake => ({
  name: `${to} as the address of the site`,
  edit: [siteUrl, `"siteUrl": "${to}"`],
  marked: `"${to}"`,
  ...rest,
  ...(rest.fixed !== undefined && { fixed: `"siteUrl": "${rest.fixed}"` }),
});

/** The page's own address; where it goes by another name, the links to it are broken next, and mended as well. */
const path = (right: string, to: string, fixed: string | undefined = right): Mistake => ({
  name: `${to} as the address of a page`,
  edit: [`"path": "${right}"`, `"path": "${to}"`],
  code: 'invalid-path',
  marked: `"${to}"`,
  ...(fixed !== '' && { fixed: `"path": "${fixed}"` }),
});

const hero = '"image": { "src": "media/hero.svg", "alt": "" }';
const picture = (name: string, src: string, code: string, fixed?: string): Mistake => ({
  name,
  edit: [hero, hero.replace('media/hero.svg', src)],
  code,
  ...(fixed !== undefined && { fixed: hero }),
});

const lang = '"lang": "de",\n    "name"';
const language = (to: string, code: string, fixed?: string): Mistake => ({
  name: `${to} as a language`,
  edit: [lang, `"lang": "${to}",\n    "name"`],
  code,
  ...(fixed !== undefined && { fixed: `"lang": "${fixed}",\n    "name"` }),
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const german = { LC_ALL: 'de_DE.UTF-8' };

export const fileMistakes: readonly Mistake[] = [
  address('http://www.meine-seite.de', {
    code: 'insecure-site-url',
    marked: '"http://www.meine-seite.de"',
    fixed: 'https://www.meine-seite.de',
  }),
  address('www.meine-seite.de', { code: 'invalid-site-url', fixed: 'https://www.meine-seite.de' }),
  address('https://www.meine-seite.de/index.html', { code: 'invalid-site-url' }),
  address('https:/www.meine-seite.de', { code: 'invalid-site-url' }),

  path('/leistungen', 'leistungen'),
  path('/leistungen', '/leistungen/'),
  path('/leistungen', '/leistungen.html'),
  path('/ueber-mich', '/über-mich'),
  path('/ueber-mich', '/Über mich'),
  path('/ueber-mich', '/%C3%BCber-mich'),
  path('/ueber-mich', 'https://www.example.com/ueber-mich', ''),

  picture('a picture with a mistake', 'media/heor.svg', 'missing-image', hero),
  picture('a picture from the root', '/media/hero.svg', 'wrong-format'),
  picture('a picture of another website', 'https://images.example/hero.jpg', 'remote-file'),
  picture('an address without the ending of a picture', 'https://images.example/photo?id=7', 'remote-file'),
  picture('a picture outside of the folder', '../hero.svg', 'path-outside'),
  picture('a picture with another ending', 'media/hero.gif', 'image-kind'),
  {
    name: 'a font of another website',
    edit: ['"media/fonts/bricolage-grotesque-latin.woff2"', '"https://fonts.example/a.woff2"'],
    code: 'remote-file',
  },
  {
    name: 'a style sheet of fonts',
    edit: ['"media/fonts/bricolage-grotesque-latin.woff2"', '"https://fonts.example/css?family=A"'],
    code: 'remote-file',
  },
  { name: 'a colour without its sign', edit: ['"#FBF8F3"', '"FBF8F3"'], code: 'wrong-format' },

  { ...language('xx', 'unknown-language'), env: german },
  { ...language('zz-ZZ', 'unknown-language'), env: german },
  language('de_DE', 'wrong-format'),
  { ...language('jp', 'unknown-language', 'ja'), on: 'minimal', edit: ['"lang": "en"', '"lang": "jp"'], fixed: '"lang": "ja"' },

  { name: 'an empty file on a German machine', edit: ['', ''], save: () => Buffer.alloc(0), env: german, code: 'file-empty' },
  {
    name: 'a file of blanks on a German machine',
    edit: ['', ''],
    save: () => Buffer.from(' \n'),
    env: german,
    code: 'file-empty',
  },
  { name: 'UTF-16', edit: ['', ''], save: utf16, code: 'wrong-encoding' },
  { name: 'UTF-16, the other way round', edit: ['', ''], save: (text) => utf16(text).swap16(), code: 'wrong-encoding' },
  {
    name: 'Windows-1252',
    edit: ['', ''],
    save: (text) => Buffer.from(text, 'latin1'),
    code: 'wrong-encoding',
    at: '"mailSubject"',
  },
  {
    name: 'a mark in front of the text',
    edit: ['', ''],
    save: (text) => Buffer.from(`\ufeff${text}`),
    code: 'byte-order-mark',
    fixed: '',
  },
];
