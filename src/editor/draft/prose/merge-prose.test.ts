import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { formsOf } from '../fields/form-model.ts';
import { mergeProse } from './merge-prose.ts';
import { readProse } from './prose.ts';

const list = formsOf('de').sections.article?.fields.find(({ key }) => key === 'text');
const field = list?.kind === 'list' ? list.entry : expect.fail();

/** What becomes of a list that two have changed at once. */
function merged(base: readonly Json[], mine: readonly Json[], theirs: readonly Json[]): readonly Json[] {
  const before = readProse(field, base);
  return mergeProse(field, before, readProse(field, mine, before), readProse(field, theirs, before)).entries;
}

const lists = [{ list: ['zwei'] }, { list: ['drei'], numbered: true }];
const note = { note: ['eins', ...lists], title: 'N' };
const image = { image: { src: 'a.png', alt: '' } };

test.each<[string, Json[], Json[], Json[], Json[]]>([
  ['one splits what the other goes on with', ['eins zwei'], ['eins', ' zwei'], ['eins zwei drei'], ['eins', ' zwei drei']],
  ['one joins what the other writes in', ['eins', 'zwei'], ['einszwei'], ['eins', 'zwei!'], ['einszwei!']],
  ['one joins what the other has split', ['a', 'b', 'c'], ['ab', 'c'], ['a', 'b', 'c', 'd'], ['ab', 'c', 'd']],
  ['undo joins what is written in', ['ei', 'ns', 'zwei'], ['ei', 'ns!', 'zwei'], ['eins', 'zwei'], ['eins!', 'zwei']],
  ['both write in one text', ['eins'], ['eins!'], ['„eins'], ['„eins!']],
  ['both write in one text at several places', ['a b c'], ['x a b y c'], ['a z b c t'], ['x a z b y c t']],
  ['both write at the same place', ['a'], ['a1'], ['a2'], ['a21']],
  ['both do the same', ['ab'], ['a', 'b!'], ['a', 'b!'], ['a', 'b!']],
  ['one goes on, the other begins a text below', ['a', 'c'], ['ax', 'c'], ['a', 'b', 'c'], ['ax', 'b', 'c']],
  ['one removes what the other writes in', ['a', 'b', 'c'], ['a', 'c'], ['a', 'bx', 'c'], ['a', 'x', 'c']],
  ['one removes what the other has split', ['a', 'bb', 'c'], ['a', 'c'], ['a', 'b', 'b', 'c'], ['a', 'c']],
  ['both turn one text into something else', ['a', 'b'], [{ heading: 'a' }, 'b'], [{ quote: 'a' }, 'b'], [{ heading: 'a' }, 'b']],
  ['one turns what the other writes in', ['a', 'b'], [{ list: ['a'] }, 'b'], ['a!', 'b'], [{ list: ['a!'] }, 'b']],
  ['points come and go', [{ list: ['a', 'b'] }], [{ list: ['a', 'x', 'b'] }], [{ list: ['b'] }], [{ list: ['x', 'b'] }]],
  [
    'one removes the point above others',
    [{ list: [{ text: 'a', list: ['b'] }] }],
    ['b'],
    [{ list: [{ text: 'a', list: ['b', 'c'] }] }],
    ['b', { list: [{ text: '', list: ['c'] }] }],
  ],
  [
    'signs and anchors stay',
    ['a\\*', { heading: 'b', id: 'k' }],
    ['a\\*!', { heading: 'b', id: 'k' }],
    ['a\\*', { heading: '**b**c', id: 'k' }],
    ['a\\*!', { heading: '**b**c', id: 'k' }],
  ],
  [
    'a note keeps its title, and a picture is as the form has it',
    [note, image],
    [{ ...note, note: ['eins!', ...lists] }, image],
    [{ ...note, title: 'O' }, { image: { src: 'a.png', alt: 'A' } }],
    [{ ...note, note: ['eins!', ...lists], title: 'O' }, { image: { src: 'a.png', alt: 'A' } }],
  ],
  [
    'lists one below the other stay two',
    [{ list: ['a'] }, { list: ['b'] }],
    [{ list: ['a', 'x'] }, { list: ['b'] }],
    [{ list: ['a'] }, { list: ['b', 'y'] }],
    [{ list: ['a', 'x'] }, { list: ['b', 'y'] }],
  ],
  ['one joins over a picture that the other puts in', ['a', 'b'], ['ab'], ['a', image, 'b'], ['a', image, 'b']],
  ['a list has no points yet', [{ list: [] }, 'a'], [{ list: [] }, 'a!'], [{ list: [] }, 'ba'], [{ list: [] }, 'ba!']],
  ['one removes what the other makes a heading of', ['a', 'b'], ['a'], ['a', { heading: 'bx' }], ['a', { heading: 'x' }]],
  ['nothing is left', ['a'], [], ['a'], ['']],
])('two write at once: %s', (_, base, mine, theirs, expected) => {
  expect(merged(base, mine, theirs)).toEqual(expected);
});

interface Entry {
  kind: 'paragraph' | 'heading' | 'list' | 'quote';
  /** Of each text, its words: each is one sign that stands nowhere else. */
  texts: string[][];
}
interface Change {
  kind: 'type' | 'split' | 'join' | 'insert' | 'remove';
  at: number;
  word: number;
}

const written = (entries: readonly Entry[]): Json[] =>
  entries.map(({ kind, texts }) => {
    const all = texts.map((text) => text.join(''));
    return kind === 'paragraph' ? (all[0] ?? '') : { [kind]: kind === 'heading' ? (all[0] ?? '') : all };
  });

function changed(before: readonly Entry[], changes: readonly Change[], firstWord: number): Entry[] {
  const entries = structuredClone(before) as Entry[];
  for (const [index, { kind, at, word }] of changes.entries()) {
    const places = entries.flatMap((entry) => entry.texts.map((_, text) => ({ entry, text })));
    const place = places[at % places.length];
    if (!place) continue;
    const { entry, text } = place;
    const [own, here] = [entry.texts[text] ?? [], entries.indexOf(entry)];
    const isOne = entry.kind === 'paragraph' || entry.kind === 'heading';
    const paragraph = (words: string[]): Entry => ({ kind: 'paragraph', texts: [words] });
    if (kind === 'type') own.splice(word % (own.length + 1), 0, String.fromCodePoint(firstWord + index));
    if (kind === 'insert') entries.splice(here + 1, 0, paragraph([String.fromCodePoint(firstWord + index)]));
    if (kind === 'remove' && entries.length > 1) entries.splice(here, 1);
    if (kind === 'split') {
      const rest = own.splice(word % (own.length + 1));
      if (isOne) entries.splice(here + 1, 0, paragraph(rest));
      else entry.texts.splice(text + 1, 0, rest);
    }
    const next = places[(at % places.length) + 1];
    if (kind === 'join' && next) {
      own.push(...(next.entry.texts[next.text] ?? []));
      next.entry.texts.splice(next.text, 1);
      if (next.entry.texts.length === 0) entries.splice(entries.indexOf(next.entry), 1);
    }
  }
  return entries;
}

const firstWords = { base: 0x4e00, mine: 0x5e00, theirs: 0x6e00 };
const wordsIn = (value: unknown): string[] => JSON.stringify(value).match(/\p{Ideographic}/gu) ?? [];

const sizes = fc.record({
  kind: fc.constantFrom('paragraph', 'paragraph', 'heading', 'list', 'quote'),
  lengths: fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }),
});
const change = fc.record({
  kind: fc.constantFrom('type', 'type', 'split', 'join', 'insert', 'remove'),
  at: fc.nat(12),
  word: fc.nat(7),
});
const changes = fc.array(change, { minLength: 1, maxLength: 3 });

test('of two who change the same blocks at once neither loses a word, and no word is there twice', () => {
  fc.assert(
    fc.property(fc.array(sizes, { minLength: 1, maxLength: 5 }), changes, changes, (blocks, own, others) => {
      let count = 0;
      const base = blocks.map(({ kind, lengths }): Entry => {
        const all = kind === 'paragraph' || kind === 'heading' ? lengths.slice(0, 1) : lengths;
        return {
          kind,
          texts: all.map((length) => Array.from({ length }, () => String.fromCodePoint(firstWords.base + count++))),
        };
      });
      const [mine, theirs] = [written(changed(base, own, firstWords.mine)), written(changed(base, others, firstWords.theirs))];
      const words = wordsIn(merged(written(base), mine, theirs));
      const before = wordsIn(written(base));
      const kept = [...wordsIn(mine), ...wordsIn(theirs)].filter(
        (word) => !before.includes(word) || (wordsIn(mine).includes(word) && wordsIn(theirs).includes(word)),
      );
      expect(words.toSorted()).toEqual([...new Set(words)].toSorted());
      expect(words).toEqual(expect.arrayContaining(kept));
    }),
    { numRuns: process.env.DEEP ? 500 : 100 },
  );
});
