import { describe, expect, test } from 'vitest';
import { chosenWords, insertText, linkAt, type Mark, removeLink, setLink, type TextSelection, toggleMark } from './text-marks.ts';

/** A text whose selection stands in bars: `a |word| b`, or `a wo|rd` for a cursor. */
function read(marked: string): TextSelection {
  const [before = '', inner = '', ...rest] = marked.split('|');
  const isCursor = rest.length === 0;
  return { text: marked.replaceAll('|', ''), start: before.length, end: before.length + (isCursor ? 0 : inner.length) };
}
const show = ({ text, start, end }: TextSelection) => `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
const toggle = (marked: string, mark: Mark = '**') => show(toggleMark(read(marked), mark));

describe('a mark', () => {
  test.each([
    ['a |word| b', 'a **|word|** b'],
    ['a| word |b', 'a **|word|** b'],
    ['a wo|rd b', 'a **|word|** b'],
    ['a | b', 'a **||** b'],
    ['|a **word** b|', '**|a word b|**'],
  ])('is given: %s', (before, after) => expect(toggle(before)).toBe(after));

  test.each([
    ['a **|word|** b', 'a |word| b'],
    ['a |**word**| b', 'a |word| b'],
    ['a **two wo|rds** b', 'a two |words| b'],
  ])('is taken: %s', (before, after) => expect(toggle(before)).toBe(after));

  test('of emphasis takes whole words, since within one it would be none', () => {
    expect(toggle('Kund|en|gespräch', '_')).toBe('_|Kundengespräch|_');
    expect(toggle('_|Kundengespräch|_', '_')).toBe('|Kundengespräch|');
    expect(toggle('snake_case |word|', '_')).toBe('snake_case _|word|_');
  });

  test('given and taken leaves the text as it was', () => {
    const text = read('Ein Satz mit |drei ganzen Wörtern| und mehr.');
    for (const mark of ['**', '_'] as const) expect(toggleMark(toggleMark(text, mark), mark)).toEqual(text);
  });
});

describe('a link', () => {
  const inside = read('Mehr [üb|er mich](/ueber-mich) hier');

  test('is made of what is selected', () => {
    const selection = read('Mehr| über mich |hier');
    expect(chosenWords(selection)).toBe('über mich');
    expect(show(setLink(selection, { words: 'über mich', target: '/ueber-mich' }))).toBe('Mehr [|über mich|](/ueber-mich) hier');
    expect(show(setLink(read('Mehr |'), { words: 'hier', target: '/' }))).toBe('Mehr [|hier|](/)');
  });

  test('is found by the cursor, changed and removed', () => {
    expect(linkAt(inside)).toMatchObject({ words: 'über mich', target: '/ueber-mich' });
    expect(setLink(inside, { words: 'über uns', target: '/#team' }).text).toBe('Mehr [über uns](/#team) hier');
    expect(show(removeLink(inside))).toBe('Mehr |über mich| hier');
  });

  test('is not found beside it', () => {
    const [link] = [read('a [b](/c)')];
    expect(linkAt(read('a| [b](/c)'))).toBeUndefined();
    expect(linkAt({ ...link, start: 9, end: 9 } as TextSelection)).toBeUndefined();
    expect(removeLink(read('a| [b](/c)')).text).toBe('a [b](/c)');
    expect(linkAt(read('\\[b|](/c)'))).toBeUndefined();
  });
});

test('a constant is put in the place of what is selected', () => {
  expect(show(insertText(read('an |x|.'), '{email}'))).toBe('an {email}||.');
});
