/** Explains why a text is not JSON: the first place that breaks the grammar (RFC 8259), and what people usually did there. */

import { type Finding, finding, withCorrection } from '../../findings/finding.ts';
import type { Span } from '../../json-text/locate.ts';
import { endOfString } from '../../json-text/strings.ts';

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Finds the first mistake in a text that JSON.parse refused.
 *
 * @returns The finding, or undefined where the text is valid JSON after all.
 */
export function explainSyntax(text: string): Finding | undefined {
  const conflict = mergeConflict(text);
  if (conflict) return conflict;
  const invisible: Span[] = [];
  const found = firstMistake(text, invisible);
  let sure = found?.span?.start ?? text.length;
  // Signs directly before a mistake may belong to a text whose quotation marks are wrong.
  while (found && blank.test(text[sure - 1] ?? '')) sure--;
  const char = text[invisible[0]?.start ?? text.length];
  // All of one kind go at once.
  const alike = invisible.filter(({ start }) => start < sure && text[start] === char).map((span) => ({ pointer: '', span }));
  const [first, ...others] = alike;
  if (!first || char === undefined) return found;
  const related = others.map((one) => ({ ...one, isOccurrence: true as const }));
  return withCorrection({ ...finding('json-invisible', first, { found: char }), related }, char, '');
}

/** White space, and whatever else one does not see. */
const blank = /[\p{Z}\p{Cf}\p{Cc}\u115f\u2800\u3164\uffa0]/u;

/** @param invisible Gets the places of invisible signs before it. */
function firstMistake(text: string, invisible: Span[]): Finding | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  // The end of the last token, where a missing comma belongs; and the last comma, which may be one too many.
  let lastEnd = 0;
  let lastComma: number | undefined;
  let justOpened = false;
  let at = 0;

  for (;;) {
    for (; blank.test(text[at] ?? ''); at++) if (!' \t\n\r'.includes(text[at] ?? '')) invisible.push({ start: at, end: at + 1 });
    if (at >= text.length) return expected === 'end' ? undefined : truncated(text, open);
    const char = text[at] ?? '';
    const span = { start: at, end: at + 1 };
    const here = { pointer: '', span };
    const inObject = open.at(-1) === '{';

    if (char === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) return comment(text, at, text[lastEnd - 1] === ':');

    const closes = (char === '}' && inObject) || (char === ']' && open.at(-1) === '[');
    if (closes && (expected === 'comma' || justOpened)) {
      open.pop();
      expected = open.length === 0 ? 'end' : 'comma';
      justOpened = false;
      lastComma = undefined;
      lastEnd = ++at;
      continue;
    }
    if ((char === '}' || char === ']') && lastComma !== undefined && expected !== 'comma') {
      const where = { pointer: '', span: { start: lastComma, end: lastComma + 1 } };
      return withCorrection(finding('json-trailing-comma', where, { closer: char }), ',', '', { span: where.span });
    }

    switch (expected) {
      case 'colon':
        if (char !== ':') return finding('json-syntax', here, { found: char, expected: ':' });
        expected = 'value';
        lastEnd = ++at;
        continue;
      case 'comma':
        if (char !== ',') return noComma(text, at, lastEnd, inObject);
        expected = inObject ? 'key' : 'value';
        lastComma = at;
        lastEnd = ++at;
        continue;
      case 'end':
        return finding('json-syntax', here, { found: char, expected: '' });
      case 'key':
        if (char !== '"') return decimalComma(text, lastComma) ?? closedEarly(text, lastComma) ?? unquoted(text, at, '"…"');
        break;
      case 'value':
        break;
    }

    justOpened = false;
    const comma = lastComma;
    lastComma = undefined;
    if (char === '"') {
      const end = endOfString(text, at);
      const bad = badString(text, at, end ?? text.length);
      if (bad) return bad;
      if (end === undefined) return truncated(text, open);
      expected = expected === 'key' ? 'colon' : open.length === 0 ? 'end' : 'comma';
      lastEnd = at = end;
      continue;
    }
    if (char === '{' || char === '[') {
      open.push(char);
      expected = char === '{' ? 'key' : 'value';
      justOpened = true;
      lastEnd = ++at;
      continue;
    }
    const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
    scalar.lastIndex = at;
    const match = scalar.exec(text);
    if (!match) return closedEarly(text, comma) ?? unquoted(text, at, '"…"');
    lastEnd = at = at + match[0].length;
    expected = open.length === 0 ? 'end' : 'comma';
  }
}

/** What git leaves where two people have changed the same lines. No text of JSON reaches over a line, so it can be nothing else. */
function mergeConflict(text: string): Finding | undefined {
  const [first, ...others] = [...text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?![^ \r\n]).*/gm)].map(({ 0: line, index }) => {
    return { pointer: '', span: { start: index, end: index + line.trimEnd().length } };
  });
  return first && others.length > 0 ? finding('json-merge-conflict', first, {}, others) : undefined;
}

/** A comment, which goes with the blanks before it, and with its line where it has one of its own. */
function comment(text: string, at: number, isValue: boolean): Finding {
  const isLine = text[at + 1] === '/';
  const end = isLine ? endOfLine(text, at) : text.indexOf('*/', at + 2) + 2;
  const found = finding('json-comment', { pointer: '', span: { start: at, end: at + 1 } }, {});
  // One that is never closed takes all that follows with it; two slashes for a value may be an address that has lost its quote.
  // So may two behind a quote, and what holds only one of two quotes.
  const mayBeAddress = isLine && (isValue || text[at - 1] === '"' || text.slice(at, end).split('"').length % 2 === 0);
  if (end < at + 2 || mayBeAddress) return found;
  const blanks = /[ \t]*$/.exec(text.slice(Math.max(0, at - 1000), at))?.[0].length ?? 0;
  const opensLine = at === blanks || text[at - blanks - 1] === '\n';
  const behind = /([ \t]*)(\r?\n)?/y;
  behind.lastIndex = end;
  const [all = '', spaces = '', lineEnd] = behind.exec(text) ?? [];
  const closesLine = lineEnd !== undefined || end + all.length === text.length;
  const span: Span = { start: at - blanks, end };
  if (opensLine && closesLine) span.end += all.length;
  else if (!closesLine) {
    // What follows moves to where the comment began.
    span.start = at;
    span.end += spaces.length;
  }
  const [first = '', ...others] = text.slice(at, end).split(/\s*\n/);
  return withCorrection(found, others.length > 0 ? `${first} …` : first.trimEnd(), '', { span });
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** `90,5`: JSON takes the comma for the end of the number, and what follows for the next key. */
function decimalComma(text: string, lastComma: number | undefined): Finding | undefined {
  if (lastComma === undefined) return undefined;
  const [before] = /-?[\d.]+$/.exec(text.slice(Math.max(0, lastComma - 30), lastComma)) ?? [];
  const [after] = /^\d+(?![\d.:\p{L}])/u.exec(text.slice(lastComma + 1, lastComma + 30)) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const found = `${before},${after}`;
  const span = { start: lastComma - before.length, end: lastComma + 1 + after.length };
  // In 1.250,5 the dot parts thousands, and in 1,250 the comma may.
  const right = before.includes('.') || after.length === 3 ? undefined : `${before}.${after}`;
  return withCorrection(finding('json-decimal-comma', { pointer: '', span }, { found, right }), found, right, { span });
}

function truncated(text: string, open: readonly string[]): Finding {
  const closer = open.toReversed().map((bracket) => (bracket === '{' ? '}' : ']'));
  const end = text.trimEnd().length;
  return finding('json-truncated', { pointer: '', span: { start: end, end } }, { closer: closer.slice(0, 8).join(' ') });
}

/** In „Wort" the second quote was meant as part of the text: JSON takes it for the text's end, wherever that is. */
function closedEarly(text: string, end: number | undefined): Finding | undefined {
  if (end === undefined || text[end - 1] !== '"') return undefined;
  const inside = text.slice(text.lastIndexOf('"', end - 2) + 1, end - 1);
  const isOpen = inside.lastIndexOf('„') > Math.max(inside.lastIndexOf('“'), inside.lastIndexOf('”'));
  return isOpen ? finding('json-quote-in-text', { pointer: '', span: { start: end - 1, end } }, {}) : undefined;
}

// A letter right behind a closing quote: the quote was meant as part of the text.
function noComma(text: string, at: number, lastEnd: number, inObject: boolean): Finding {
  const char = text[at] ?? '';
  if (at === lastEnd && text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(char)) {
    return finding('json-quote-in-text', { pointer: '', span: { start: at - 1, end: at } }, {});
  }
  const closed = /[\p{L}\p{N}]/u.test(char) ? closedEarly(text, lastEnd) : undefined;
  if (closed) return closed;
  const number = /(?<![\w."])-?\d+(?:\.\d+)?$/.exec(text.slice(Math.max(0, lastEnd - 30), lastEnd))?.[0];
  if (number !== undefined) {
    const start = lastEnd - number.length;
    // "11:30" or "1/2" without quotes.
    if (at === lastEnd && /[:/]/.test(char)) return unquoted(text, start, '"…"');
    const [unit] = /^[\p{L}\p{Sc}%°][^\n\r,}\]"]*/u.exec(text.slice(at, endOfLine(text, at))) ?? [];
    if (unit !== undefined && !text.slice(lastEnd, at).includes('\n')) {
      const found = text.slice(start, at + unit.trimEnd().length);
      return finding('json-number-unit', { pointer: '', span: { start, end: start + found.length } }, { number, found });
    }
  }
  if (/["{[\w-]/.test(char)) return finding('json-missing-comma', { pointer: '', span: { start: lastEnd, end: lastEnd } }, {});
  // The bracket of something else: this object or list was not closed before.
  const expected = /[}\]]/.test(char) ? (inObject ? '}' : ']') : ',';
  return finding('json-syntax', { pointer: '', span: { start: at, end: at + 1 } }, { found: char, expected });
}

function unquoted(text: string, at: number, expected: string): Finding {
  const word = /[\p{L}\p{N}_$'„“”‚‘’.+−-]+(?:[:/]\d+)*/uy;
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  const number = found && /^(-?\d+(?:\.\d+)?)\p{L}+$/u.exec(found)?.[1];
  if (found && number)
    return finding('json-number-unit', { pointer: '', span: { start: at, end: at + found.length } }, { number, found });
  if (found) return notQuoted(text, { start: at, end: at + found.length }, found);
  return finding('json-syntax', { pointer: '', span: { start: at, end: at + 1 } }, { found: text[at] ?? '', expected });
}

/**
 * A word without quotes, or a number that is written as 08, +8, .8 or 8. Which one is meant is not certain where visitors may read the sign or the
 * nought: in constants, and in what is long enough for a postal code or a phone number.
 */
function notQuoted(text: string, span: Span, found: string): Finding {
  const [, sign = '', whole = '', part = ''] = /^([+−-]?)(\d*)(\.\d*)?$/.exec(found) ?? [];
  const isNumber = /\d/.test(whole + part) && /^\s*(?:[,}\]]|$)/.test(text.slice(span.end, span.end + 1000));
  if (!isNumber) return finding('json-unquoted', { pointer: '', span }, { found });
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const number = `${sign && sign !== '+' ? '-' : ''}${digits}${part.length > 1 ? part : ''}`;
  const around = text.slice(0, text.lastIndexOf('{', span.start)).slice(-100);
  const isConstant = /"(?:constants|placeholders)"\s*:\s*$/.test(around);
  const mayBeCode = (whole !== '' && digits !== whole) || sign === '+';
  const isCertain = !mayBeCode || (!isConstant && part === '' && whole.length < 4);
  const named = finding('json-unquoted', { pointer: '', span }, { found, number });
  return withCorrection(named, found, isCertain ? number : undefined, { span });
}

function badString(text: string, start: number, end: number): Finding | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that JSON forbids in strings.
  const bad = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[0-9A-Fa-f]{4})|\\./g;
  bad.lastIndex = start + 1;
  for (let match = bad.exec(text); match && match.index < end - 1; match = bad.exec(text)) {
    const [found] = match;
    const where = { pointer: '', span: { start: match.index, end: match.index + found.length } };
    if (found === '\n' || found === '\r') return finding('json-line-break', where, {});
    if (found.charCodeAt(0) < 0x20) return finding('json-control-character', where, { found });
    if (found === '\\') return finding('json-escape', where, { found: text.slice(match.index, match.index + 2) });
  }
  return undefined;
}
