/** Slips in what is around the texts: brackets, commas, comments, numbers, addresses, files, encodings. */
import type { Slip } from './slip.ts';

const siteUrl = '"siteUrl": "https://www.example.com"';
const address = (to: string, rest: Partial<Slip> & Pick<Slip, 'code'>): Slip => ({
  name: `${to} as the address of the site`,
  on: 'site',
  edit: [siteUrl, `"siteUrl": "${to}"`],
  marked: `"${to}"`,
  ...rest,
  ...(rest.fixed !== undefined && { fixed: `"siteUrl": "${rest.fixed}"` }),
});

/** The page's own address; where it goes by another name, the links to it are broken next, and mended as well. */
const path = (right: string, to: string, fixed: string | undefined = right): Slip => ({
  name: `${to} as the address of a page`,
  on: 'site',
  edit: [`"path": "${right}"`, `"path": "${to}"`],
  code: 'invalid-path',
  marked: `"${to}"`,
  ...(fixed !== '' && { fixed: `"path": "${fixed}"` }),
});

const minutes = '"courseMinutes": 90';
const days = '"logRetentionDays": 7';
const city = '"city": "12345 Musterstadt"';
const hero = '"image": { "src": "src/media/hero.svg", "alt": "" }';
const picture = (name: string, src: string, code: string, fixed?: string): Slip => ({
  name,
  on: 'site',
  edit: [hero, hero.replace('src/media/hero.svg', src)],
  code,
  ...(fixed !== undefined && { fixed: hero }),
});

const lang = '"lang": "de",\n    "name"';
const language = (to: string, code: string, fixed?: string): Slip => ({
  name: `${to} as a language`,
  on: 'site',
  edit: [lang, `"lang": "${to}",\n    "name"`],
  code,
  ...(fixed !== undefined && { fixed: `"lang": "${fixed}",\n    "name"` }),
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const german = { LC_ALL: 'de_DE.UTF-8' };

export const fileSlips: readonly Slip[] = [
  {
    name: 'a decimal comma',
    on: 'site',
    edit: [days, '"logRetentionDays": 7,5'],
    code: 'json-decimal-comma',
    marked: '7,5',
    fixed: '"logRetentionDays": 7.5',
  },
  {
    name: 'a decimal comma where the number must be whole',
    on: 'site',
    edit: [minutes, '"courseMinutes": 90,5'],
    code: 'json-decimal-comma',
    marked: '90,5',
    fixed: '"courseMinutes": 90.5',
    leaves: ['constant-misfit'],
  },
  {
    name: 'a dot for thousands and a decimal comma',
    on: 'site',
    edit: [days, '"logRetentionDays": 1.250,5'],
    code: 'json-decimal-comma',
    marked: '1.250,5',
  },
  {
    name: 'a unit behind a number',
    on: 'site',
    edit: [minutes, '"courseMinutes": 90 Minuten'],
    code: 'json-number-unit',
    marked: '90 Minuten',
  },
  {
    name: 'a unit right behind a number',
    on: 'site',
    edit: ['"card": 20', '"card": 20px'],
    code: 'json-unquoted',
    marked: '20px',
  },
  { name: 'an amount of money', on: 'site', edit: [days, '"logRetentionDays": 7 €'], code: 'json-number-unit', marked: '7 €' },
  {
    name: 'a town without quotes',
    on: 'site',
    edit: [city, '"city": 12345 Musterstadt'],
    code: 'json-number-unit',
    marked: '12345 Musterstadt',
  },
  {
    name: 'a time without quotes',
    on: 'site',
    edit: ['"courseStart": "11:00"', '"courseStart": 11:00'],
    code: 'json-unquoted',
    marked: '11:00',
  },
  {
    name: 'a date without quotes',
    on: 'site',
    edit: ['"courseDate": "10.07.25"', '"courseDate": 10.07.25'],
    code: 'json-unquoted',
    marked: '10.07.25',
  },
  {
    name: 'a regulation without quotes',
    on: 'site',
    edit: ['"2024/1689"', '2024/1689'],
    code: 'json-unquoted',
    marked: '2024/1689',
  },
  {
    name: 'a phone number without quotes',
    on: 'site',
    edit: ['"+49 000 0000000"', '+49 000 0000000'],
    code: 'json-unquoted',
    marked: '+49',
  },
  {
    name: 'a number that begins with zero',
    on: 'site',
    edit: [minutes, '"courseMinutes": 090'],
    code: 'json-unquoted',
    marked: '090',
  },
  {
    name: 'a word of another language for true',
    on: 'site',
    edit: ['"noindex": true', '"noindex": ja'],
    code: 'json-unquoted',
    marked: 'ja',
  },

  {
    name: 'a conflict that git has left',
    on: 'site',
    edit: [`    ${minutes},\n`, `<<<<<<< HEAD\n    ${minutes},\n=======\n    "courseMinutes": 120,\n>>>>>>> kurs-neu\n`],
    code: 'json-merge-conflict',
    marked: '<<<<<<< HEAD',
  },
  {
    name: 'a comma behind the last entry',
    on: 'site',
    edit: ['"copyrightYear": 2024\n', '"copyrightYear": 2024,\n'],
    code: 'json-trailing-comma',
    fixed: '"copyrightYear": 2024\n',
  },
  {
    name: 'a comma behind the last entry of a list',
    on: 'site',
    edit: ['"href": "/datenschutz" }],\n    "copyright"', '"href": "/datenschutz" },],\n    "copyright"'],
    code: 'json-trailing-comma',
    fixed: '"href": "/datenschutz" }],\n    "copyright"',
  },
  {
    name: 'a comment behind a line',
    on: 'site',
    edit: [`${minutes},\n`, `${minutes}, // stimmt das?\n`],
    code: 'json-comment',
    fixed: `${minutes},\n`,
  },
  {
    name: 'a line that is a comment',
    on: 'site',
    edit: [`    ${minutes},\n`, `    // Dauer\n    ${minutes},\n`],
    code: 'json-comment',
    fixed: `    ${minutes},\n`,
  },
  {
    name: 'a comment over two lines',
    on: 'site',
    edit: [`    ${minutes},\n`, `    /* Dauer\n       des Kurses */\n    ${minutes},\n`],
    code: 'json-comment',
    fixed: `    ${minutes},\n`,
  },
  {
    name: 'a comment within a line',
    on: 'site',
    edit: [minutes, '"courseMinutes": /* Dauer */ 90'],
    code: 'json-comment',
    fixed: minutes,
  },
  {
    name: 'an entry and a comma behind it commented out',
    on: 'site',
    edit: ['"copyrightYear": 2024\n', '"copyrightYear": 2024,\n    // "other": 1\n'],
    code: 'json-comment',
    marked: '/',
    at: '// "other"',
    fixed: '"copyrightYear": 2024\n',
  },
  { name: 'a forgotten comma', on: 'site', edit: [`${minutes},`, minutes], code: 'json-missing-comma' },
  { name: 'two commas', on: 'site', edit: [`${minutes},`, `${minutes},,`], code: 'json-syntax' },
  { name: 'a forgotten colon', on: 'site', edit: [minutes, '"courseMinutes" 90'], code: 'json-syntax' },
  { name: 'an equals sign', on: 'site', edit: [minutes, '"courseMinutes" = 90'], code: 'json-syntax' },
  {
    name: 'a forgotten bracket',
    on: 'site',
    edit: ['"href": "/datenschutz" }],', '"href": "/datenschutz" },'],
    code: 'json-syntax',
    at: '"copyright":',
  },
  {
    name: 'a bracket of another kind',
    on: 'site',
    edit: ['"href": "/datenschutz" }],', '"href": "/datenschutz" }},'],
    code: 'json-syntax',
  },
  { name: 'a forgotten quote', on: 'site', edit: ['"Adresse kopieren"', '"Adresse kopieren'], code: 'json-line-break' },
  {
    name: 'typographic quotes',
    on: 'site',
    edit: ['"Adresse kopieren"', '„Adresse kopieren“'],
    code: 'json-unquoted',
    marked: '„Adresse',
  },
  { name: 'quotes within a text', on: 'site', edit: ['"Adresse kopieren"', '"Adresse "kopieren""'], code: 'json-quote-in-text' },
  {
    name: 'a tabulator in a text',
    on: 'site',
    edit: ['"Adresse kopieren"', '"Adresse\tkopieren"'],
    code: 'json-control-character',
  },
  { name: 'a line break in a text', on: 'site', edit: ['"Adresse kopieren"', '"Adresse\nkopieren"'], code: 'json-line-break' },
  { name: 'a path of Windows', on: 'site', edit: ['"src/media/logo.svg"', '"C:\\media\\logo.svg"'], code: 'json-escape' },
  { name: 'something behind the end', on: 'minimal', edit: ['\n  ]\n}\n', '\n  ]\n}\n}\n'], code: 'json-syntax', at: '}\n' },
  {
    name: 'a section pasted twice with its key',
    on: 'minimal',
    edit: ['"title": "Bread, every morning",', '"title": "Bread, every morning", "title": "Rolls",'],
    code: 'duplicate-key',
  },
  {
    name: 'a key with a slip',
    on: 'minimal',
    edit: ['"title": "Bread,', '"titel": "Bread,'],
    code: 'unknown-key',
    marked: '"titel"',
    fixed: '"title": "Bread,',
  },
  {
    name: 'a key in German',
    on: 'site',
    edit: ['"mode": "online"', '"modus": "online"'],
    code: 'unknown-key',
    marked: '"modus"',
  },

  address('http://www.meine-seite.de', {
    code: 'insecure-site-url',
    marked: '"http://www.meine-seite.de"',
    fixed: 'https://www.meine-seite.de',
  }),
  address('www.meine-seite.de', { code: 'invalid-site-url', fixed: 'https://www.meine-seite.de' }),
  address('https://www.meine-seite.de/start', { code: 'invalid-site-url' }),
  address('https:/www.meine-seite.de', { code: 'invalid-site-url' }),

  path('/leistungen', 'leistungen'),
  path('/leistungen', '/leistungen/'),
  path('/leistungen', '/leistungen.html'),
  path('/ueber-mich', '/über-mich'),
  path('/ueber-mich', '/Über mich'),
  path('/ueber-mich', '/%C3%BCber-mich'),
  path('/ueber-mich', 'https://www.example.com/ueber-mich', ''),

  picture('a picture with a slip', 'src/media/heor.svg', 'missing-image', hero),
  picture('a picture from the root', '/src/media/hero.svg', 'wrong-format'),
  picture('a picture of another website', 'https://images.example/hero.jpg', 'remote-file'),
  picture('an address without the ending of a picture', 'https://images.example/photo?id=7', 'remote-file'),
  picture('a picture outside of the folder', '../hero.svg', 'path-outside'),
  picture('a picture with another ending', 'src/media/hero.gif', 'wrong-format'),
  {
    name: 'a font of another website',
    on: 'site',
    edit: ['"src/media/fonts/bricolage-grotesque-latin.woff2"', '"https://fonts.example/a.woff2"'],
    code: 'remote-file',
  },
  {
    name: 'a style sheet of fonts',
    on: 'site',
    edit: ['"src/media/fonts/bricolage-grotesque-latin.woff2"', '"https://fonts.example/css?family=A"'],
    code: 'remote-file',
  },
  { name: 'a colour without its sign', on: 'site', edit: ['"#FBF8F3"', '"FBF8F3"'], code: 'wrong-format' },

  { ...language('xx', 'unknown-language'), env: german },
  { ...language('zz-ZZ', 'unknown-language'), env: german },
  language('de_DE', 'wrong-format'),
  { ...language('jp', 'unknown-language', 'ja'), on: 'minimal', edit: ['"lang": "en"', '"lang": "jp"'], fixed: '"lang": "ja"' },

  {
    name: 'an empty file on a German machine',
    on: 'site',
    edit: ['', ''],
    save: () => Buffer.alloc(0),
    env: german,
    code: 'file-empty',
  },
  {
    name: 'a file of blanks on a German machine',
    on: 'site',
    edit: ['', ''],
    save: () => Buffer.from(' \n'),
    env: german,
    code: 'file-empty',
  },
  { name: 'UTF-16', on: 'site', edit: ['', ''], save: utf16, code: 'wrong-encoding' },
  {
    name: 'UTF-16, the other way round',
    on: 'site',
    edit: ['', ''],
    save: (text) => utf16(text).swap16(),
    code: 'wrong-encoding',
  },
  {
    name: 'Windows-1252',
    on: 'site',
    edit: ['', ''],
    save: (text) => Buffer.from(text, 'latin1'),
    code: 'wrong-encoding',
    at: 'Anfrage für',
  },
  {
    name: 'a mark in front of the text',
    on: 'site',
    edit: ['', ''],
    save: (text) => Buffer.from(`\ufeff${text}`),
    code: 'byte-order-mark',
  },
];
