import { expect, test } from 'vitest';
import type { Field, Forms, NamedField } from '../../draft/fields/model.ts';
import { excerptOf, searchTexts, textsOf } from './search-texts.ts';

const base = { title: 'Feld', description: '', optional: false };
const text = (key: string): NamedField => ({ ...base, key, kind: 'text' });
const rich = (key: string): NamedField => ({ ...base, key, kind: 'richText' });
const plain: Field = { ...base, kind: 'text' };

const forms: Forms = {
  page: [text('path'), text('title')],
  groups: [],
  sections: {
    hero: {
      title: 'Einstieg',
      description: '',
      words: [],
      starters: { de: {}, en: {} },
      fields: [
        rich('title'),
        { ...base, key: 'icon', kind: 'icon' },
        { ...base, key: 'image', kind: 'image', src: plain, alt: plain, more: [] },
        { ...base, key: 'items', kind: 'list', min: 0, max: 9, entry: { ...base, kind: 'object', fields: [text('label')] } },
        {
          ...base,
          key: 'body',
          kind: 'either',
          members: [
            { ...base, kind: 'richText' },
            { ...base, kind: 'list', min: 0, max: 9, entry: { ...base, kind: 'richText' } },
          ],
        },
      ],
    },
  },
  parts: { constants: { ...base, kind: 'record', entry: plain } },
};

const manifest = {
  constants: { ort: 'Köln' },
  routes: [
    {
      path: '/',
      title: 'Anfang',
      sections: [
        {
          type: 'hero',
          title: 'Kurse _in {ort}_',
          icon: 'star',
          image: { src: 'a.png', alt: 'Ein Café' },
          items: [{ label: 'Erstens' }, { label: 'Zweitens' }],
          body: ['Ein **Absatz**', 'Noch einer'],
        },
      ],
    },
  ],
};

const texts = textsOf(manifest, forms);
const find = (wanted: string) => searchTexts(texts, wanted).map(({ pointer }) => pointer);

test('every text is found, as visitors read it', () => {
  expect(texts.map((one) => one.text)).toEqual([
    '/',
    'Anfang',
    'Kurse in Köln',
    'Ein Café',
    'Erstens',
    'Zweitens',
    'Ein Absatz',
    'Noch einer',
    'Köln',
  ]);
});

test.each<[string, string[]]>([
  ['köln', ['/constants/ort', '/routes/0/sections/0/title']],
  ['koln kurse', ['/routes/0/sections/0/title']],
  ['CAFE', ['/routes/0/sections/0/image/alt']],
  ['zweit', ['/routes/0/sections/0/items/1/label']],
  ['absatz', ['/routes/0/sections/0/body/0']],
  ['star', []],
  ['ort', ['/constants/ort']],
  ['  ', []],
])('"%s" is found at %j', (wanted, pointers) => {
  expect(find(wanted)).toEqual(pointers);
});

test('what says just what is searched comes first, then what has it as a word', () => {
  const said = { routes: [{ title: 'Preisliste' }, { title: 'Der Preis, kurz' }, { title: 'Preis' }] };
  const among = textsOf(said, forms).filter(({ text }) => text !== '/');
  expect(searchTexts(among, 'preis').map(({ text }) => text)).toEqual(['Preis', 'Der Preis, kurz', 'Preisliste']);
});

test('an excerpt begins near the word', () => {
  const long = `${'Wort '.repeat(40)}Größe und mehr`;
  const [found] = searchTexts(textsOf({ routes: [{ title: long }] }, forms), 'grosse');
  expect(found).toBeUndefined();
  const [met] = searchTexts(textsOf({ routes: [{ title: long }] }, forms), 'größe');
  const pieces = excerptOf(met ?? { pointer: '', text: '', folded: '' }, 'größe');
  expect(pieces.map(({ text }) => text).join('')).toMatch(/^… (?:Wort ){5,11}Größe und mehr$/);
  expect(marked(pieces)).toEqual(['Größe']);
});

const marked = (pieces: ReturnType<typeof excerptOf>) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test('who writes a sentence finds it, and not all that has its words; each word is marked', () => {
  const said = { routes: [{ title: 'Team und Ihnen' }, { title: 'Ihnen und dem Team' }] };
  const among = textsOf(said, forms).filter(({ text }) => text !== '/');
  const [first, ...more] = searchTexts(among, 'ihnen  und');
  expect([first?.text, more]).toEqual(['Ihnen und dem Team', []]);
  expect(first && marked(excerptOf(first, 'ihnen und'))).toEqual(['Ihnen und']);
  const both = searchTexts(among, 'team ihnen');
  expect(both.map((one) => marked(excerptOf(one, 'team ihnen')))).toEqual([
    ['Team', 'Ihnen'],
    ['Ihnen', 'Team'],
  ]);
});
