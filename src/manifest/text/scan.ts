/**
 * Step 1 of the loader: what JSON.parse would swallow. One pass over the text finds nesting too deep for the recursive
 * steps that follow, and equal keys in one object, of which JSON.parse silently keeps the last.
 */

import { type Finding, finding } from '../../findings/finding.ts';
import type { Span } from '../../json-text/locate.ts';
import { endOfString } from '../../json-text/strings.ts';

/** Deeper nesting is refused. A real manifest has about twelve levels. */
export const maxDepth = 64;

/** More values are refused: they would cost gigabytes. A site of 1,000 pages has about 200,000. */
export const maxValues = 2_000_000;

/** Longer texts are refused: some patterns would overflow on them. A book has more, a website does not. */
export const maxLength = 100_000;

/** The signs of JSON: the same numbers in a text's UTF-16 and in a file's UTF-8. */
const quote = 0x22;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const comma = 0x2c;

/** One open object or list: the keys seen so far, undefined in a list, and whether a string would be a key now. */
interface Frame {
  keys: Map<string, Span> | undefined;
  expectsKey: boolean;
}

/** More equal keys are not collected: a thousand findings are enough to act on. */
const maxFindings = 1000;

/**
 * Looks for what is too deep, too long or too much, and for equal keys, and counts values.
 *
 * The text need not be valid JSON: whatever is neither bracket, comma nor string is passed over.
 *
 * @returns Findings with spans, and about how many values there are. What is too much ends the scan.
 */
export function scan(text: string): { findings: Finding[]; values: number } {
  let values = 1;
  const findings: Finding[] = [];
  const frames: Frame[] = [];
  let frame: Frame | undefined;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    // Most of an indented file is space.
    if (char <= 0x20) continue;
    switch (char) {
      case quote: {
        const end = endOfString(text, at) ?? text.length;
        if (end - at - 2 > maxLength) {
          findings.push(
            finding('text-too-long', { pointer: '', span: { start: at, end } }, { length: end - at - 2, limit: maxLength }),
          );
          return { findings, values };
        }
        if (frame?.keys && frame.expectsKey) {
          frame.expectsKey = false;
          addKey(frame.keys, text, { start: at, end }, findings);
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
        const isObject = char === openBrace;
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
        if (values > maxValues) {
          findings.push(finding('too-many-values', { pointer: '', span: { start: at, end: at + 1 } }, { limit: maxValues }));
          return { findings, values };
        }
        if (frame?.keys) frame.expectsKey = true;
        break;
    }
  }
  return { findings, values };
}

/** Whether a finding says that a text is too much for the steps that follow. */
export function isTooMuch({ code }: Finding): boolean {
  return code === 'too-deep' || code === 'too-many-values' || code === 'text-too-long';
}

function addKey(keys: Map<string, Span>, text: string, span: Span, findings: Finding[]): void {
  let key = text.slice(span.start + 1, span.end - 1);
  // "title" and "\u0074itle" are the same key.
  if (key.includes('\\')) key = unescaped(key);
  const first = keys.get(key);
  if (!first) keys.set(key, span);
  else if (findings.length < maxFindings)
    findings.push(finding('duplicate-key', { pointer: '', span }, { key }, [{ pointer: '', span: first }]));
}

function unescaped(key: string): string {
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    return key;
  }
}
