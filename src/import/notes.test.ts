import { expect, test } from 'vitest';
import { type NoteKind, sayNotes } from './notes.ts';

const note = (kind: NoteKind, what: string, line?: number) => ({ kind, what, line });

test('notes of one kind are one line: how many, where, and the first three', () => {
  const all = [
    note('struck', '90 €', 5),
    note('no-day', ''),
    ...['a', 'b', 'a', 'c', 'd'].map((what, index) => note('html', what, index + 1)),
    note('struck', 'Montag', 5),
  ];
  expect(sayNotes(all, 'de')).toEqual([
    '5: durchgestrichene Wörter weggelassen (2): 90 € · Montag',
    'ohne Tag: eine Seite, in keiner Liste von Beiträgen',
    '1, 2, 3 …: HTML weggelassen (5): a · b · c …',
  ]);
  expect(sayNotes([note('html', `<a ${'b '.repeat(80)}`, 7)], 'en')).toEqual([
    expect.stringMatching(/^7: HTML left out: .{69}…$/),
  ]);
});
