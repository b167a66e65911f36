/** Explains why a text is not JSON: the first place that breaks the grammar (RFC 8259), and what people usually did there. */
import { type Finding, finding } from './findings.ts';
import { endOfString } from './scan.ts';

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Finds the first mistake in a text that JSON.parse refused.
 *
 * @returns The finding, or undefined where the text is valid JSON after all.
 */
export function explainSyntax(text: string): Finding | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  // The end of the last token, where a missing comma belongs; and the last comma, which may be one too many.
  let lastEnd = 0;
  let lastComma: number | undefined;
  let justOpened = false;
  let at = 0;

  for (;;) {
    while (at < text.length && ' \t\n\r'.includes(text[at] ?? '')) at++;
    if (at >= text.length) return expected === 'end' ? undefined : truncated(text, open);
    const char = text[at] ?? '';
    const span = { start: at, end: at + 1 };
    const here = { pointer: '', span };
    const inObject = open.at(-1) === '{';

    if (char === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) return finding('json-comment', here, {});

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
      return finding('json-trailing-comma', { pointer: '', span: { start: lastComma, end: lastComma + 1 } }, { closer: char });
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
        if (char !== '"') return unquoted(text, at, '"…"');
        break;
      case 'value':
        break;
    }

    justOpened = false;
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
    if (!match) return unquoted(text, at, '"…"');
    lastEnd = at = at + match[0].length;
    expected = open.length === 0 ? 'end' : 'comma';
  }
}

function truncated(text: string, open: readonly string[]): Finding {
  const closer = open.toReversed().map((bracket) => (bracket === '{' ? '}' : ']'));
  const end = text.trimEnd().length;
  return finding('json-truncated', { pointer: '', span: { start: end, end } }, { closer: closer.slice(0, 8).join(' ') });
}

// A letter right behind a closing quote: the quote was meant as part of the text.
function noComma(text: string, at: number, lastEnd: number, inObject: boolean): Finding {
  const char = text[at] ?? '';
  if (at === lastEnd && text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(char)) {
    return finding('json-quote-in-text', { pointer: '', span: { start: at - 1, end: at } }, {});
  }
  if (/["{[\w-]/.test(char)) return finding('json-missing-comma', { pointer: '', span: { start: lastEnd, end: lastEnd } }, {});
  // The bracket of something else: this object or list was not closed before.
  const expected = /[}\]]/.test(char) ? (inObject ? '}' : ']') : ',';
  return finding('json-syntax', { pointer: '', span: { start: at, end: at + 1 } }, { found: char, expected });
}

function unquoted(text: string, at: number, expected: string): Finding {
  const word = /[\p{L}\p{N}_$'„“”‚‘’.+-]+/uy;
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  if (found) return finding('json-unquoted', { pointer: '', span: { start: at, end: at + found.length } }, { found });
  return finding('json-syntax', { pointer: '', span: { start: at, end: at + 1 } }, { found: text[at] ?? '', expected });
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
