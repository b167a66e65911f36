/**
 * From JSON Pointers to offsets and lines. Positions are looked up only when there is a finding, so that a valid
 * manifest costs no position tree; one walk finds any number of them without building one.
 */
import { type Entry, skipSpace, skipValue, walkEntries } from './containers.ts';
import { parentOf, pointerKeys, pointerTo } from './pointer.ts';
import { endOfString } from './strings.ts';

/** Offsets in a text, in UTF-16 units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Where something is: at a value, at its key, at the opening bracket of an object or a list, or at a known span. */
export interface Where {
  pointer: string;
  at?: 'value' | 'key' | 'start';
  /** The piece of a text that is meant, as it is written there. */
  part?: string;
  span?: Span;
}

/** A position as editors count: line and column from 1, column and offset in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** What is wanted below a value: its own spans, and those of its keys or entries. */
interface Wanted {
  pointer: string;
  inner: Map<string, Wanted>;
}

interface Spans {
  value?: Span;
  key?: Span;
}

/**
 * Finds the spans of several places in one walk.
 *
 * @param text Valid JSON, no deeper than the loader allows.
 * @returns One span for each place, in order. A place that does not exist gets that of the nearest one around it.
 */
export function locate(text: string, places: readonly Where[]): Span[] {
  const root: Wanted = { pointer: '', inner: new Map() };
  for (const { pointer, span } of places) if (!span) want(root, pointer);
  const found = new Map<string, Spans>();
  if (places.some(({ span }) => !span)) walkValue(text, skipSpace(text, 0), root, found);
  return places.map((place) => place.span ?? narrow(text, spanOf(found, place), place.part));
}

/**
 * Makes a function from offset to line and column. CRLF counts as one line break, as in editors. It counts on from the
 * offset before, so many offsets in ascending order cost one pass, and no list of all lines is kept.
 */
export function positionFinder(text: string): (offset: number) => Position {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    if (offset < lineStart) {
      line = 1;
      lineStart = 0;
    }
    for (let end = text.indexOf('\n', lineStart); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = end + 1;
    }
    return { line, column: offset - lineStart + 1, offset };
  };
}

function want(root: Wanted, pointer: string): void {
  let node = root;
  let path = '';
  for (const key of pointerKeys(pointer)) {
    path = pointerTo(path, key);
    let inner = node.inner.get(key);
    if (!inner) {
      inner = { pointer: path, inner: new Map() };
      node.inner.set(key, inner);
    }
    node = inner;
  }
}

function spanOf(found: ReadonlyMap<string, Spans>, { pointer, at = 'value' }: Where): Span {
  const spans = found.get(pointer);
  if (spans?.value) {
    if (at === 'key') return spans.key ?? spans.value;
    return at === 'start' ? { start: spans.value.start, end: spans.value.start + 1 } : spans.value;
  }
  if (pointer === '') return { start: 0, end: 0 };
  return spanOf(found, { pointer: parentOf(pointer), at: 'start' });
}

/** The span of a piece of a text; of the whole, where other escapes than JSON's own hide the piece. */
function narrow(text: string, span: Span, part: string | undefined): Span {
  if (part === undefined) return span;
  const whole = text.slice(span.start, span.end);
  const written = whole.includes(part) ? part : inJson(part);
  const at = whole.indexOf(written);
  return at < 0 ? span : { start: span.start + at, end: span.start + at + written.length };
}

/** A piece of a text as it stands within a string of JSON: a quotation mark has a backslash before it. */
export const inJson = (part: string): string => JSON.stringify(part).slice(1, -1);

/** Walks the value that starts at `at`, notes what is wanted, and returns the offset behind it. */
function walkValue(text: string, at: number, wanted: Wanted, found: Map<string, Spans>): number {
  const end = wanted.inner.size === 0 ? skipValue(text, at) : walkInner(text, at, wanted, found);
  // Of equal keys the last one wins, as in JSON.parse; its key was noted by the caller.
  found.set(wanted.pointer, { ...found.get(wanted.pointer), value: { start: at, end } });
  return end;
}

function walkInner(text: string, start: number, wanted: Wanted, found: Map<string, Spans>): number {
  if (text[start] !== '{' && text[start] !== '[') return skipValue(text, start);
  let open = wanted.inner.size;
  let index = 0;
  let last: Entry | undefined;
  for (const entry of walkEntries(text, start)) {
    last = entry;
    const inner = wanted.inner.get(entry.name ?? String(index++));
    if (inner) {
      const keyEnd = entry.name === undefined ? undefined : endOfString(text, entry.start);
      if (keyEnd !== undefined) found.set(inner.pointer, { key: { start: entry.start, end: keyEnd } });
      entry.end = walkValue(text, entry.value, inner, found);
      // Where the whole text ends is of no interest, and most findings are near its beginning.
      if (--open === 0 && wanted.pointer === '') return text.length;
    }
  }
  return skipSpace(text, last?.end ?? start + 1) + 1;
}
