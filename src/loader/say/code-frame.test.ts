import { expect, test } from 'vitest';
import { positionFinder } from '../../json-text/locate.ts';
import { codeFrame } from './code-frame.ts';

function frame(text: string, marked: string): string {
  const positionOf = positionFinder(text);
  const start = text.indexOf(marked);
  return codeFrame(text, { start: positionOf(start), end: positionOf(start + marked.length) });
}

test('shows two lines before and after, with the range marked', () => {
  const text = ['1', '2', '3', '4', '5', '6', '7', '  "titel": 8', '9', '10', '11', '12'].join('\n');
  expect(frame(text, '"titel"')).toBe(
    ['   6 | 6', '   7 | 7', '>  8 |   "titel": 8', '     |   ^^^^^^^', '   9 | 9', '  10 | 10', ''].join('\n'),
  );
});

test('works at the start, at the end, and with Windows line ends', () => {
  expect(frame('{}', '{')).toBe('> 1 | {}\n    | ^\n');
  expect(frame('a\r\nb\r\n', 'b')).toBe('  1 | a\n> 2 | b\n    | ^\n  3 |\n');
  expect(codeFrame('', { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } })).toBe('');
});

test('marks the rest of the line when the range goes on', () => {
  expect(frame('[\n  {"a": [\n1]}]', '{"a": [\n1]}')).toContain('    |   ^^^^^^^\n');
});

test('marks one column where something is missing', () => {
  const text = '"a"\n"b"';
  const at = { line: 1, column: 4, offset: 3 };
  expect(codeFrame(text, { start: at, end: at })).toBe('> 1 | "a"\n    |    ^\n  2 | "b"\n');
});

test('cuts a long line around the mark', () => {
  const lines = frame(`${'x'.repeat(5000)}"here"${'y'.repeat(5000)}`, '"here"').split('\n');
  expect(lines[0]?.length).toBeLessThan(180);
  const at = lines[1]?.indexOf('^') ?? 0;
  expect(lines[0]?.slice(at, at + 6)).toBe('"here"');
});

test('every line is one that the overlay of Vite recognises', () => {
  // Copied from vite/dist/client/client.mjs (`codeframeRE`), applied line by line.
  const overlay = /^(?:>?\s*\d+\s+\|.*|\s+\|\s*\^.*)\r?\n/;
  for (const line of frame('{\n\n  "a": 1,\n\n}', '"a"').split(/(?<=\n)/)) expect(line).toMatch(overlay);
});

test('characters that a terminal would obey, or that turn the text around, are not shown', () => {
  expect(frame('"\u001b[31m\u202e": 1', '1').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
