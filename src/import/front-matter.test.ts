import { describe, expect, test } from 'vitest';
import { readAbout, splitFrontMatter } from './front-matter.ts';

const about = (yaml: string) => readAbout(splitFrontMatter(`---\n${yaml}\n---\nText.\n`).data);

test.each<[string, string, object]>([
  ['Jekyll', '---\ntitle: A\n---\nb', { data: { title: 'A' }, body: 'b', linesBefore: 3, notes: [] }],
  [
    'lines of Windows, and its mark',
    '\ufeff---\r\ntitle: A\r\n---\r\nb\r\n',
    { data: { title: 'A' }, body: 'b\n', linesBefore: 3 },
  ],
  ['nothing between', '---\n---\nb', { data: {}, body: 'b', linesBefore: 2, notes: [] }],
  ['none', 'a\n\n---\n\nb', { data: {}, body: 'a\n\n---\n\nb', linesBefore: 0, notes: [] }],
  ['one key twice', '---\na: 1\na: 2\n---\n', { data: { a: '2' }, notes: [] }],
  ['no YAML', '---\na: b: c\n---\nd', { data: {}, body: 'd', notes: [{ kind: 'broken-front-matter' }] }],
  ['a text', '---\na b\n---\nd', { data: {}, notes: [{ kind: 'broken-front-matter', what: 'a b' }] }],
  ['TOML', '+++\na = 1\n+++\nb', { data: {}, body: 'b', notes: [{ kind: 'other-front-matter', what: 'TOML' }] }],
  ['JSON', '{\n"a": 1\n}\nb', { data: {}, body: 'b', notes: [{ kind: 'other-front-matter', what: 'JSON' }] }],
  ['signs that nobody sees', '---\ntitle: A\u202eb\u0007\n---\n\ud800c', { data: { title: 'Ab' }, body: 'c' }],
])('front matter: %s', (_, text, expected) => {
  expect(splitFrontMatter(text)).toMatchObject(expected);
});

test('aliases without end are no data', () => {
  const bomb = [
    'a: &a [x, x]',
    ...Array.from('bcdefgh', (name, i) => `${name}: &${name} [*${'abcdefg'[i]}, *${'abcdefg'[i]}, *${'abcdefg'[i]}]`),
  ];
  expect(splitFrontMatter(`---\n${bomb.join('\n')}\n---\n`).notes).toMatchObject([{ kind: 'broken-front-matter' }]);
});

describe('what it means', () => {
  test.each<[string, string, object]>([
    ['days', 'date: 2024-03-09 23:30:00 -0500\nlastmod: 2024-03-10T01:00:00Z', { date: '2024-03-09', updated: '2024-03-10' }],
    ['days in words', "pubDate: 'Jul 08 2022'\nupdatedDate: 9 August 2022", { date: '2022-07-08', updated: '2022-08-09' }],
    ['no days', 'date: Last Modified', { date: 'Last Modified' }],
    ['tags', 'tags: [a, 2024, a, posts]', { tags: ['a', '2024'] }],
    ['tags as words', 'tags: a b', { tags: ['a', 'b'] }],
    ['tags between commas', 'categories: a b, c', { tags: ['a b', 'c'] }],
    ['one author', 'author: { name: A, url: b }', { author: 'A' }],
    ['several', 'authors: [A, { name: B }]', { author: 'A, B' }],
    ['images', 'image: { url: /a.png, alt: b }', { image: { src: '/a.png', alt: 'b' } }],
    ['an image of Hugo', 'cover: { image: a.png }', { image: { src: 'a.png', alt: '' } }],
    ['entities', 'title: Tom &amp; Jerry&#39;s', { title: "Tom & Jerry's" }],
    ['drafts', 'published: false', { isDraft: true }],
    ['an address', 'permalink: /a/b.html', { address: '/a/b.html' }],
    ['an address that is still to be made', 'permalink: /:year/:title/', { address: undefined }],
    ['a way to make addresses', 'permalink: pretty', { address: undefined }],
    ['a language', 'locale: de_AT', { lang: 'de-AT' }],
    ['a language in words', 'language: German', { lang: undefined }],
    ['an order', 'sidebar: { order: 3 }', { order: 3 }],
    ['an order that is none', 'weight: heavy', { order: Number.MAX_SAFE_INTEGER }],
    ['old addresses', 'aliases: [/a, 2024]\nredirect_from: /b', { oldAddresses: ['/b', '/a', '2024'] }],
    ['numbers as they are written', 'title: 1.10\nslug: 12e5\ntags: [3.10, 1e3, 007, 0x1F]', { title: '1.10', address: '12e5' }],
    ['numbers in lists as they are written', 'tags: [3.10, 1e3, 007, 0x1F]', { tags: ['3.10', '1e3', '007', '0x1F'] }],
  ])('%s', (_, yaml, expected) => {
    expect(about(yaml)).toMatchObject(expected);
  });
});
