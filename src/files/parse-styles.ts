/**
 * Reads a sheet with mistakes in its syntax. A browser would read on to the end of the file behind a bracket that is missing; here only the
 * rule is left out in which a mistake is, and the next one counts that begins at the left edge.
 */
import postcss, { CssSyntaxError, type Root } from 'postcss';

/** A stretch of the text that is left out, and what the parser has against it. */
export interface Broken {
  reason: string;
  /** The first line of the rule. */
  part: string;
  /** Where the mistake was noticed. */
  at: number;
}

/** The text is read again behind each. With more of them it is no sheet. */
const mostMistakes = 50;

/** @returns what can be used of the text; all offsets are those of the text */
export function parseStyles(text: string): { root: Root; broken: Broken[] } {
  const broken: Broken[] = [];
  let rest = text;
  for (;;) {
    try {
      return { root: postcss.parse(rest), broken };
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { line = 1, column = 1, reason } = error;
      const at = rest.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
      const { start, ...found } = findBroken(rest, at, reason);
      const end = broken.length < mostMistakes ? found.end : rest.length;
      const [part = ''] = rest
        .slice(start, end)
        .trim()
        .split(/\s*[{\n]/, 1);
      broken.push({ reason, part: part || rest.slice(at, at + 1), at });
      // Spaces in its place, so that what follows keeps its own.
      rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end);
    }
  }
}

/** Where a line begins with a rule of its own. */
const nextAtLeftEdge = (text: string, from: number): number => {
  const found = text.slice(from).search(/\n[^\s}]/);
  return found < 0 ? text.length : from + found;
};

function findBroken(text: string, at: number, reason: string): { start: number; end: number } {
  if (reason === 'Unexpected }') return { start: at, end: at + 1 };
  if (reason === 'Unclosed comment') return { start: at, end: nextAtLeftEdge(text, at) };
  let [start, depth, opened] = [0, 0, -1];
  for (const { 0: token, index } of text.matchAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[{};]/g)) {
    if (token === '{') {
      if (depth === 0) opened = index;
      depth++;
    } else if (token === '}') depth = Math.max(0, depth - 1);
    else if (token !== ';') continue;
    if (depth > 0 || token === '{') continue;
    const end = index + 1;
    if (at < end) return { start, end };
    [start, opened] = [end, -1];
  }
  return { start, end: nextAtLeftEdge(text, Math.max(at, opened)) };
}
