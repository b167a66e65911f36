/** The lines around a range, with the range marked. */

import { unprintable, withoutCommands } from '../../findings/words/phrases.ts';
import type { Range } from '../../json-text/locate.ts';

const linesAround = 2;

/** A line of a file as it may be printed: a space for each character that a terminal would obey. */
export const visibleLine = (line: string): string => withoutCommands(line.replace(unprintable, ' '));

/** Longer lines are cut around the column, so that a manifest on one line stays readable. */
const widest = 160;

/**
 * Draws a code frame. Its lines are those that Vite's error overlay recognises:
 *
 * ```
 *   11 |   "routes": [
 * > 12 |     { "titel": "Start" }
 *      |       ^^^^^^^
 * ```
 *
 * @returns Lines that each end in a line feed; empty for an empty text.
 */
export function codeFrame(text: string, { start, end }: Range): string {
  if (text === '') return '';
  const cut = Math.max(0, start.column - 1 - widest / 2);
  const lineStart = start.offset - (start.column - 1);
  const line = firstLine(text, lineStart + cut, widest);
  const before = linesBefore(text, lineStart, start.line - 1).map((one) => one.slice(cut, cut + widest));
  const after = linesAfter(text, start.offset).map((one) => one.slice(cut, cut + widest));
  const first = start.line - before.length;
  const gutter = String(first + before.length + after.length).length;
  const frame: string[] = [];
  for (const [index, shown] of [...before, line, ...after].entries()) {
    const number = first + index;
    const marked = number === start.line;
    frame.push(`${marked ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`);
    if (!marked) continue;
    const at = start.column - 1 - cut;
    const length = (end.line === start.line ? end.column : cut + shown.length + 1) - start.column;
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(at)}${'^'.repeat(Math.max(1, Math.min(length, widest - at)))}`);
  }
  return frame.map((one) => `${visibleLine(one).trimEnd()}\n`).join('');
}

/** Lines are looked for no further than this, so that a huge line costs nothing. */
const nearby = 10_000;

function firstLine(text: string, from: number, length: number): string {
  return text.slice(from, from + length).split(/\r?\n/, 1)[0] ?? '';
}

/** The lines that end right before an offset; fewer than wanted where they are longer than what is looked at. */
function linesBefore(text: string, end: number, available: number): string[] {
  const wanted = Math.min(linesAround, available);
  if (wanted === 0) return [];
  const from = Math.max(0, end - nearby);
  const lines = text.slice(from, end).split(/\r?\n/).slice(0, -1);
  return (from > 0 ? lines.slice(1) : lines).slice(-wanted);
}

function linesAfter(text: string, offset: number): string[] {
  const lineEnd = text.slice(offset, offset + nearby).indexOf('\n');
  if (lineEnd < 0) return [];
  const from = offset + lineEnd + 1;
  return text.slice(from, from + nearby).split(/\r?\n/, linesAround);
}
