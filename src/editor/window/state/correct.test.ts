import { expect, test } from 'vitest';
import type { Fix, Problem } from '../../../loader/say/problems.ts';
import { corrected, makeCorrections } from './correct.ts';

const position = (offset: number) => ({ line: 1, column: offset + 1, offset });
const edit = (start: number, end: number, text: string) => ({ range: { start: position(start), end: position(end) }, text });
const problem = (fix: Fix, message = 'A'): Problem => ({
  code: 'unknown-constant',
  severity: 'error',
  lang: 'de',
  message,
  hint: '',
  file: '',
  place: '',
  pointer: '/a',
  range: { start: position(0), end: position(1) },
  related: [],
  frame: '',
  fix,
});

test('all places of a correction are replaced, whatever their order and their lengths', () => {
  const fix = { title: '', edits: [edit(0, 2, 'xyz'), edit(6, 8, 'q'), edit(3, 5, '')] };
  expect(corrected('aa bb cc', [fix])).toBe('xyz  q');
});

test('a correction is carried out at once where the draft is validated, and waits where it is not', () => {
  const done: Fix[] = [];
  const corrections = makeCorrections((fixes) => done.push(...fixes));
  const [old, now] = [
    { title: 'x', edits: [edit(0, 1, 'x')] },
    { title: 'x', edits: [edit(4, 5, 'x')] },
  ];
  corrections.onProblems([problem(old)]);
  corrections.request([problem(old)]);
  expect(done).toEqual([old]);
  corrections.onDraftChanged();
  corrections.request([problem(old)]);
  expect(done).toHaveLength(1);
  // The text has moved on, and the places with it.
  corrections.onProblems([problem(now)]);
  expect(done).toEqual([old, now]);
});

test('what is no longer said is no longer corrected', () => {
  const done: Fix[] = [];
  const corrections = makeCorrections((fixes) => done.push(...fixes));
  const fix = { title: 'x', edits: [edit(0, 1, 'x')] };
  corrections.request([problem(fix)]);
  corrections.onProblems([problem(fix, 'B')]);
  corrections.onProblems([problem(fix)]);
  expect(done).toEqual([]);
});

test('corrections of several findings are one text: what two of them share is done once, and what is no longer said is left out', () => {
  const done: Fix[] = [];
  const corrections = makeCorrections((fixes) => done.push(...fixes));
  const [shared, own] = [
    { title: 'x', edits: [edit(0, 2, 'x'), edit(6, 8, 'x')] },
    { title: 'y', edits: [edit(3, 5, 'y')] },
  ];
  const asked = [problem(shared), problem(shared, 'A2'), problem(own, 'B'), problem(own, 'C')];
  corrections.request(asked);
  corrections.onProblems(asked.slice(0, 3));
  expect(done).toEqual([shared, shared, own]);
  expect(corrected('aa bb cc', done)).toBe('x y x');
});
