/**
 * Step 2 of the loader: what JSON.parse would swallow. One pass over the text finds nesting too deep for the recursive
 * steps that follow, and equal keys in one object, of which JSON.parse silently keeps the last.
 */
import { type Finding, finding, type Span } from './findings.ts';

/** Deeper nesting is refused. A real manifest has about twelve levels. */
export const maxDepth = 64;

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;

/** One open object or list: the keys met so far, undefined in a list, and whether a string would be a key now. */
interface Frame {
  keys: Map<string, Span> | undefined;
  expectsKey: boolean;
}

/** More equal keys than these are not collected: whoever has so many has another problem. */
const mostFindings = 1000;

/**
 * Looks for nesting beyond `maxDepth` and for equal keys, and counts values.
 *
 * The text need not be valid JSON: whatever is neither bracket, comma nor string is passed over.
 *
 * @returns Findings with spans, at most one about depth, which ends the scan; and about how many values there are.
 */
export function scan(text: string): { findings: Finding[]; values: number } {
  let values = 1;
  const findings: Finding[] = [];
  const frames: Frame[] = [];
  let frame: Frame | undefined;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote: {
        const end = endOfString(text, at) ?? text.length;
        if (frame?.keys && frame.expectsKey) {
          frame.expectsKey = false;
          const twice = addKey(frame.keys, text, { start: at, end });
          if (twice && findings.length < mostFindings) findings.push(twice);
        }
        at = end - 1;
        break;
      }
      case openBrace:
      case openBracket: {
        if (frames.length === maxDepth) {
          findings.push(finding('too-deep', { pointer: '', span: { start: at, end: at + 1 } }, { limit: maxDepth }));
          return { findings, values };
        }
        const isObject = text.charCodeAt(at) === openBrace;
        frame = { keys: isObject ? new Map() : undefined, expectsKey: isObject };
        frames.push(frame);
        values++;
        break;
      }
      case closeBrace:
      case closeBracket:
        frames.pop();
        frame = frames.at(-1);
        break;
      case comma:
        values++;
        if (frame?.keys) frame.expectsKey = true;
        break;
    }
  }
  return { findings, values };
}

/** The offset behind a string's closing quote; undefined when it is never closed. */
export function endOfString(text: string, start: number): number | undefined {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end + 1;
  }
  return undefined;
}

function addKey(keys: Map<string, Span>, text: string, span: Span): Finding | undefined {
  let key = text.slice(span.start + 1, span.end - 1);
  // "title" and "\u0074itle" are the same key.
  if (key.includes('\\')) key = unescaped(key);
  const first = keys.get(key);
  if (first) return finding('duplicate-key', { pointer: '', span }, { key }, [{ pointer: '', span: first }]);
  keys.set(key, span);
  return undefined;
}

function unescaped(key: string): string {
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    return key;
  }
}
