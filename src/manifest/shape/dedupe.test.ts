import { expect, test } from 'vitest';
import { brief, type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';

const section = '/routes/0/sections/0';
const cards = { type: 'card-grid', title: 'Cards', items: [{ title: 'One' }] };
const hero = { type: 'hero', title: 'Hero', text: ['A'], actions: [{ label: 'Go', href: '/' }] };

/** Each edit is one mistake; the finding without its line and column. */
test.each<[string, Edits, string]>([
  ['a section that is a text', { [section]: 'hero' }, 'wrong-type «"hero"»'],
  ['a section without a type', { [`${section}/type`]: undefined }, 'missing-key «{»'],
  ['a section with a misspelt key for its type', { [section]: { typ: 'text', title: 'A', text: ['B'] } }, 'unknown-key «"typ"»'],
  ['a section whose type is a number', { [`${section}/type`]: 3 }, 'wrong-type «3»'],
  ['a section whose type is a list', { [`${section}/type`]: ['text'] }, 'wrong-type «[»'],
  ['a key that the section type does not have', { [`${section}/items`]: [] }, 'unknown-key «"items"»'],
  ['a list that must be a list', { [`${section}/text`]: 'plain' }, 'wrong-type «"plain"»'],
  ['an empty list', { [`${section}/text`]: [] }, 'wrong-count «[]»'],
  ['an empty text', { [`${section}/text`]: [''] }, 'empty-text «""»'],
  ['too many buttons', { [section]: { ...hero, actions: Array(4).fill({ label: 'Go', href: '/' }) } }, 'wrong-count «[»'],
  ['a fixed word that is none', { [`${section}/tone`]: 'tinted' }, 'unknown-value «"tinted"»'],
  ['a number for a fixed word', { [`${section}/tone`]: 1 }, 'wrong-type «1»'],
  ['a later version', { '/version': 999 }, 'newer-version «999»'],
  ['a version that never was', { '/version': 0 }, 'unknown-value «0»'],
  ['a version as text', { '/version': '1' }, 'needless-quotes «"1"»'],
  [
    'an icon that does not exist',
    { [section]: { ...cards, items: [{ title: 'One', icon: 'rocket2' }] } },
    'unknown-value «"rocket2"»',
  ],
  ['a misspelt key in a card', { [section]: { ...cards, items: [{ titel: 'One' }] } }, 'unknown-key «"titel"»'],
  ['a link that is a number', { [section]: { ...hero, actions: [{ label: 'Go', href: 1 }] } }, 'wrong-type «1»'],
  [
    'a link that leads nowhere',
    { [section]: { ...hero, actions: [{ label: 'Go', href: 'javascript:x' }] } },
    'wrong-format «"javascript:x"»',
  ],
  [
    'a misspelt key in a mail',
    { [section]: { ...hero, actions: [{ label: 'Go', href: { mail: { to: 'a@b.c', subjekt: 'x' } } }] } },
    'unknown-key «"subjekt"»',
  ],
  [
    'a mail with a key too many',
    { [section]: { ...hero, actions: [{ label: 'Go', href: { mail: { to: 'a@b.c' }, x: 1 } }] } },
    'unknown-key «"x"»',
  ],
  ['a mail link without its mail', { [section]: { ...hero, actions: [{ label: 'Go', href: {} }] } }, 'missing-key «{»'],
  ['a whole number with a fraction', { '/theme/radius/card': 1.5 }, 'wrong-type «1.5»'],
  ['a whole number beyond its bounds', { '/theme/radius/card': 49 }, 'out-of-range «49»'],
  ['a whole number below its bounds', { '/theme/radius/card': -1 }, 'out-of-range «-1»'],
  ['a whole number as a word', { '/theme/radius/card': 'eight' }, 'wrong-format «"eight"»'],
  ['a fraction in quotes for a whole number', { '/theme/radius/card': '1.5' }, 'wrong-format «"1.5"»'],
  ['true for a whole number', { '/theme/radius/card': true }, 'wrong-type «true»'],
  ['a colour that is none', { '/theme/colors/text/light': 'red' }, 'wrong-format «"red"»'],
  ['a missing colour', { '/theme/colors/text': undefined }, 'missing-key «{»'],
  ['a constant that is a list', { '/constants/list': [] }, 'wrong-type «[]»'],
  ['a constant with a name that is none', { '/constants/course date': 'x' }, 'bad-constant-name «"course date"»'],
  ['a path that is none', { '/routes/0/path': 'home' }, 'invalid-path «"home"»'],
  ['a missing part of the whole', { '/labels': undefined }, 'missing-key «{»'],
  ['a null', { '/site/name': null }, 'wrong-type «null»'],
])('%s', async (_, edits, expected) => {
  const found = brief(await tryManifest(edits)).map((line) => line.replace(/ \d+:\d+ /, ' '));
  expect(found).toEqual([expected]);
});

test('a prototype key in the text is an unknown key like any other', async () => {
  const { problems } = await tryManifest('{"__proto__": {"version": 1}}');
  expect(problems.filter(({ code }) => code === 'unknown-key').map(({ pointer }) => pointer)).toEqual(['/__proto__']);
});

test('what has one right answer is corrected: a lone text, a key and a type by other names', async () => {
  const fixesOf = async (value: object) =>
    (await tryManifest({ [section]: value })).problems.map(({ fix }) => fix?.edits.map(({ text }) => text).join());
  expect(await fixesOf({ type: 'text', title: 'A', text: 'One "text".' })).toEqual(['["One \\"text\\"."]']);
  const actions = [{ label: 'Go', href: '/' }];
  expect(await fixesOf({ type: 'hero', title: 'A', buttons: actions })).toEqual(['actions']);
  expect(await fixesOf({ type: 'hero', title: 'A', button: actions[0] }), 'one is no list').toEqual([undefined]);
  expect(await fixesOf({ type: 'cta', title: 'A', actions })).toEqual(['call-to-action']);
});

test('two misspelt keys in one object are two findings, each with its own word', async () => {
  const { problems } = await tryManifest({ [section]: { type: 'text', titel: 'A', txet: ['B'] } });
  expect(problems.map(({ code, hint }) => [code, hint.split(' Possible')[0]])).toEqual([
    ['unknown-key', 'Did you mean `title`?'],
    ['unknown-key', 'Did you mean `text`?'],
  ]);
});

test('a key that is already there is not suggested', async () => {
  const { problems } = await tryManifest({ [`${section}/titel`]: 'A' });
  expect(problems[0]?.hint).not.toContain('Did you mean');
});

test('only what is certain is corrected: neither a key that is merely alike nor an address that another page has', async () => {
  const alike = await tryManifest({ [section]: { type: 'text', title: 'A', teexxt: ['B'] } });
  expect(alike.problems).toMatchObject([{ code: 'unknown-key', hint: expect.stringContaining('Did you mean `text`?') }]);
  const page = { title: 'About', description: 'A page like others.', sections: [{ type: 'text', text: ['A'] }] };
  const taken = await tryManifest({ '/routes/2': { ...page, path: '/ueber-uns' }, '/routes/3': { ...page, path: '/über-uns' } });
  expect(taken.problems.map(({ code }) => code)).toEqual(['invalid-path']);
  for (const { fix } of [...alike.problems, ...taken.problems]) expect(fix).toBeUndefined();
});

test('whatever the manifest is instead of an object is one finding', async () => {
  for (const text of ['[]', '"x"', '1', 'null']) expect(brief(await tryManifest(text)), text).toHaveLength(1);
});

test('a flood of mistakes is told up to a bound', async () => {
  const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`/unknown${index}`, 1]));
  const { problems, hidden } = await tryManifest(flood);
  expect([problems.length, hidden]).toEqual([1000, 4000]);
});

test.each<[string, unknown, string, string]>([
  ['image', 'photos/kiln.jpg', 'wrong-type', '`{ "src": "photos/kiln.jpg", "alt": "…" }`'],
  ['image', 'the kiln', 'wrong-type', '`{ "src": "…", "alt": "…" }`'],
  ['icon', 'media/kiln.svg', 'unknown-value', '`{ "src": "media/kiln.svg" }`'],
])('a path that stands alone is shown as it is written: %s %s', async (key, value, code, right) => {
  const { problems } = await tryManifest({ [section]: { ...cards, items: [{ title: 'One', [key]: value }] } });
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  expect(problems[0]?.hint).toContain(right);
});
