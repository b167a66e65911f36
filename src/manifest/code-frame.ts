/** The lines around a range, with the range marked. */
import type { Range } from './locate.ts';

const linesAround = 2;
/** Control characters, which a terminal would obey, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
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
  const first = Math.max(1, start.line - linesAround);
  const lines = sliceLines(text, start.offset, start.line - first, linesAround);
  const gutter = String(first + lines.length - 1).length;
  const cut = Math.max(0, start.column - 1 - widest / 2);
  const frame: string[] = [];
  for (const [index, line] of lines.entries()) {
    const number = first + index;
    const marked = number === start.line;
    frame.push(`${marked ? '>' : ' '} ${String(number).padStart(gutter)} | ${line.slice(cut, cut + widest)}`);
    if (!marked) continue;
    const lastColumn = end.line === start.line ? end.column : line.length + 1;
    const marks = Math.max(1, Math.min(lastColumn - start.column, widest - (start.column - 1 - cut)));
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(start.column - 1 - cut)}${'^'.repeat(marks)}`);
  }
  return frame.map((line) => `${line.replace(unprintable, ' ').trimEnd()}\n`).join('');
}

/** Some lines around an offset, without splitting the whole text. */
function sliceLines(text: string, offset: number, before: number, after: number): string[] {
  let from = lineStart(text, offset);
  for (let i = 0; i < before && from > 0; i++) from = lineStart(text, from - 1);
  let to = text.indexOf('\n', offset);
  for (let i = 0; i < after && to >= 0; i++) to = text.indexOf('\n', to + 1);
  return text.slice(from, to < 0 ? text.length : to).split(/\r?\n/);
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
