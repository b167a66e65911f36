/** Mistakes in JSON itself: numbers, commas, comments, brackets, quotes, keys. */
import type { Mistake } from './mistake.ts';

const minutes = '"courseMinutes": 90';
const days = '"logRetentionDays": 7';
const city = '"city": "12345 Musterstadt"';

export const jsonMistakes: readonly Mistake[] = [
  {
    name: 'a decimal comma',
    edit: [days, '"logRetentionDays": 7,5'],
    code: 'json-decimal-comma',
    marked: '7,5',
    fixed: '"logRetentionDays": 7.5',
  },
  {
    name: 'a decimal comma where the number must be whole',
    edit: [minutes, '"courseMinutes": 90,5'],
    code: 'json-decimal-comma',
    marked: '90,5',
    fixed: '"courseMinutes": 90.5',
    leaves: ['constant-misfit'],
  },
  {
    name: 'a dot for thousands and a decimal comma',
    edit: [days, '"logRetentionDays": 1.250,5'],
    code: 'json-decimal-comma',
    marked: '1.250,5',
  },
  {
    name: 'a unit behind a number',
    edit: [minutes, '"courseMinutes": 90 Minuten'],
    code: 'json-number-unit',
    marked: '90 Minuten',
  },
  { name: 'a unit right behind a number', edit: ['"card": 20', '"card": 20px'], code: 'json-number-unit', marked: '20px' },
  { name: 'an amount of money', edit: [days, '"logRetentionDays": 7 €'], code: 'json-number-unit', marked: '7 €' },
  {
    name: 'a town without quotes',
    edit: [city, '"city": 12345 Musterstadt'],
    code: 'json-number-unit',
    marked: '12345 Musterstadt',
  },
  {
    name: 'a time without quotes',
    edit: ['"courseStart": "11:00"', '"courseStart": 11:00'],
    code: 'json-unquoted',
    marked: '11:00',
  },
  {
    name: 'a date without quotes',
    edit: ['"courseDate": "10.07.25"', '"courseDate": 10.07.25'],
    code: 'json-unquoted',
    marked: '10.07.25',
  },
  { name: 'a regulation without quotes', edit: ['"2024/1689"', '2024/1689'], code: 'json-unquoted', marked: '2024/1689' },
  { name: 'a phone number without quotes', edit: ['"+49 000 0000000"', '+49 000 0000000'], code: 'json-unquoted', marked: '+49' },
  { name: 'a number that begins with zero', edit: [minutes, '"courseMinutes": 090'], code: 'json-unquoted', marked: '090' },
  {
    name: 'a word of another language for true',
    edit: ['"noindex": true', '"noindex": ja'],
    code: 'json-unquoted',
    marked: 'ja',
  },

  {
    name: 'a conflict that git has left',
    edit: [`    ${minutes},\n`, `<<<<<<< HEAD\n    ${minutes},\n=======\n    "courseMinutes": 120,\n>>>>>>> kurs-neu\n`],
    code: 'json-merge-conflict',
    marked: '<<<<<<< HEAD',
  },
  {
    name: 'a comma behind the last entry',
    edit: ['"copyrightYear": 2024\n', '"copyrightYear": 2024,\n'],
    code: 'json-trailing-comma',
    fixed: '"copyrightYear": 2024\n',
  },
  {
    name: 'a comma behind the last entry of a list',
    edit: ['"href": "/datenschutz" }],\n    "copyright"', '"href": "/datenschutz" },],\n    "copyright"'],
    code: 'json-trailing-comma',
    fixed: '"href": "/datenschutz" }],\n    "copyright"',
  },
  {
    name: 'a comment behind a line',
    edit: [`${minutes},\n`, `${minutes}, // stimmt das?\n`],
    code: 'json-comment',
    fixed: `${minutes},\n`,
  },
  {
    name: 'a line that is a comment',
    edit: [`    ${minutes},\n`, `    // Dauer\n    ${minutes},\n`],
    code: 'json-comment',
    fixed: `    ${minutes},\n`,
  },
  {
    name: 'a comment over two lines',
    edit: [`    ${minutes},\n`, `    /* Dauer\n       des Kurses */\n    ${minutes},\n`],
    code: 'json-comment',
    fixed: `    ${minutes},\n`,
  },
  { name: 'a comment within a line', edit: [minutes, '"courseMinutes": /* Dauer */ 90'], code: 'json-comment', fixed: minutes },
  {
    name: 'an entry and a comma behind it commented out',
    edit: ['"copyrightYear": 2024\n', '"copyrightYear": 2024,\n    // "other": 1\n'],
    code: 'json-comment',
    marked: '/',
    at: '// "other"',
    fixed: '"copyrightYear": 2024\n',
  },
  { name: 'a forgotten comma', edit: [`${minutes},`, minutes], code: 'json-missing-comma' },
  { name: 'two commas', edit: [`${minutes},`, `${minutes},,`], code: 'json-syntax' },
  { name: 'a forgotten colon', edit: [minutes, '"courseMinutes" 90'], code: 'json-syntax' },
  { name: 'an equals sign', edit: [minutes, '"courseMinutes" = 90'], code: 'json-syntax' },
  {
    name: 'a forgotten bracket',
    edit: ['"href": "/datenschutz" }],', '"href": "/datenschutz" },'],
    code: 'json-syntax',
    at: '"copyright":',
  },
  { name: 'a bracket of another kind', edit: ['"href": "/datenschutz" }],', '"href": "/datenschutz" }},'], code: 'json-syntax' },
  { name: 'a forgotten quote', edit: ['"Adresse kopieren"', '"Adresse kopieren'], code: 'json-line-break' },
  { name: 'typographic quotes', edit: ['"Adresse kopieren"', '„Adresse kopieren“'], code: 'json-unquoted', marked: '„Adresse' },
  { name: 'quotes within a text', edit: ['"Adresse kopieren"', '"Adresse "kopieren""'], code: 'json-quote-in-text' },
  { name: 'a tabulator in a text', edit: ['"Adresse kopieren"', '"Adresse\tkopieren"'], code: 'json-control-character' },
  { name: 'a line break in a text', edit: ['"Adresse kopieren"', '"Adresse\nkopieren"'], code: 'json-line-break' },
  { name: 'a path of Windows', edit: ['"media/logo.svg"', '"C:\\media\\logo.svg"'], code: 'json-escape' },
  { name: 'something behind the end', on: 'minimal', edit: ['\n  ]\n}\n', '\n  ]\n}\n}\n'], code: 'json-syntax', at: '}\n' },
  {
    name: 'a section pasted twice with its key',
    on: 'minimal',
    edit: ['"title": "Bread, every morning",', '"title": "Bread, every morning", "title": "Rolls",'],
    code: 'duplicate-key',
  },
  {
    name: 'a key with a mistake',
    on: 'minimal',
    edit: ['"title": "Bread,', '"titel": "Bread,'],
    code: 'unknown-key',
    marked: '"titel"',
    fixed: '"title": "Bread,',
  },
  { name: 'a key in German', edit: ['"mode": "online"', '"modus": "online"'], code: 'unknown-key', marked: '"modus"' },
];
