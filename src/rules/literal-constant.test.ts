import { describe, expect, test } from 'vitest';
import { rule } from './literal-constant.ts';
import type { CheckContext } from './support/rule.ts';

const constants = new Map(
  Object.entries({
    city: 'Bremen',
    office: 'Bremen Mitte',
    line: '+49 421 1234',
    contact: 'contact',
    brand: 'Brot im Norden',
  }).map(([name, value]) => [name, { value, pointer: `/constants/${name}` }]),
);

/** The names of the constants that are found written out in a text. */
function namesIn(raw: string, use: 'words' | 'address' = 'words'): unknown[] {
  const context = {
    constantsAt: () => constants,
    references: { texts: [{ pointer: '/text', raw, use }], uses: new Map() },
  } as unknown as CheckContext;
  return [...rule.check(context)].map(({ params }) => params.name);
}

describe('a value written out is found', () => {
  test.each([
    ['alone', 'Bremen', ['city']],
    ['at the beginning', 'Bremen is near.', ['city']],
    ['at the end', 'A visit to Bremen', ['city']],
    ['behind a sign', 'Near (Bremen)', ['city']],
    ['as the longer of two', 'At Bremen Mitte, please', ['office']],
    ['beside another', 'Bremen: +49 421 1234', ['city', 'line']],
    ['once, though it is there twice', 'Bremen, Bremen', ['city']],
    ['behind what begins like it', 'Brem Breme Bremen', ['city']],
    ['beside signs, though it could be part of a sentence', 'Kontakt | Brot im Norden', ['brand']],
  ])('%s', (_, text, names) => expect(namesIn(text)).toEqual(names));
});

describe('what only holds the same letters is not', () => {
  test.each([
    'Bremens',
    'Bremenökonomie',
    'ÜBremen',
    'bremen',
    'Breme',
    'Use the contact form',
    'Brot im Norden ist gut',
    'Sie essen Brot im Norden.',
  ])('%s', (text) => expect(namesIn(text)).toEqual([]));
});

test('a plain word is found in an address', () => expect(namesIn('/#contact', 'address')).toEqual(['contact']));

test('the subject of mails may be said elsewhere, as long as it is nothing but that', () => {
  const texts = [{ pointer: '/text', raw: 'Bremen Mitte', use: 'words' }];
  const namesOf = (...places: string[]) => {
    const references = { texts, uses: new Map([['office', places]]) };
    return [...rule.check({ constantsAt: () => constants, references } as unknown as CheckContext)].map(
      ({ params }) => params.name,
    );
  };
  expect(namesOf('/link/href/mail/subject')).not.toContain('office');
  expect(namesOf('/link/href/mail/subject', '/title')).toEqual(['office']);
});
