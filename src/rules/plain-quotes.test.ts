import { expect, test } from 'vitest';
import { rule } from './plain-quotes.ts';
import type { CheckContext } from './support/rule.ts';

/** What is to stand in a text instead. `own` is the language of its section. */
function mended(raw: string, lang = 'de', own?: string) {
  const pointer = '/routes/0/sections/0/title';
  const sections = [{ pointer: '/routes/0/sections/0', props: { lang: own } }];
  const references = { texts: [{ pointer, raw, use: 'rich' }] };
  const context = { sections, shellAt: () => ({ lang }), references } as unknown as CheckContext;
  return [...rule.check(context)].map(({ correction }) => correction?.to);
}

test.each([
  ['de', '„gut“'],
  ['de-AT', '„gut“'],
  ['en', '“gut”'],
  ['es', '«gut»'],
  ['fr', '« gut »'],
  ['pl', '„gut”'],
])('in %s a word is quoted as %s', (lang, right) => {
  expect(mended('Das ist "gut".', lang)).toEqual([right]);
});

test('a section in another language has the marks of that one', () => {
  expect(mended('That is "good".', 'de', 'en')).toEqual(['“good”']);
});

test.each(['24" breit, 30" hoch', 'Schreiben Sie `"version": 1`.', 'ein " allein', '„schon "richtig‘', 'a"b"c'])(
  '%s stays',
  (raw) => {
    expect(mended(raw)).toEqual([]);
  },
);

test('what stands in code stays, and what stands beside it does not', () => {
  expect(mended('Schreiben Sie `{{ "app": "nein" }` oder ``a ` "b"``, nicht "so".')).toEqual(['„so“']);
});

test('where nobody knows the marks of a language nothing is said', () => {
  expect(mended('"goed"', 'nl')).toEqual([]);
});
