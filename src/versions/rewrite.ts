/**
 * Writes a changed value into the text that it was parsed from: what has not changed stays as it was written, byte for byte,
 * with its order, its spaces and its escapes; what is new is indented like its neighbours.
 */
import { type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../../schema/migrations.ts';
import { isObject } from './steps.ts';

/** How a file is written. */
interface Style {
  /** One step of indentation. */
  indent: string;
  newline: string;
}

/** An entry of an object or a list in the text: all of it, and its value. */
interface Written {
  /** The key; in a list nothing. */
  name?: string;
  start: number;
  end: number;
  node: Node;
  value: Json;
}

/**
 * Rewrites a text.
 *
 * @param text Valid JSON without equal keys in one object.
 * @param value What it is to say.
 * @returns A text that JSON.parse turns into `value`, its keys in the order of `value`.
 */
export function rewrite(text: string, value: Json): string {
  const root = parseTree(text);
  if (!root) throw new Error('src/versions/rewrite.ts: the text is no JSON.');
  const written = JSON.parse(text) as Json;
  const result = rewriteNode(text, root, written, value, styleOf(text));
  return text.slice(0, root.offset) + result + text.slice(root.offset + root.length);
}

function styleOf(text: string): Style {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return { indent, newline: text.includes('\r\n') ? '\r\n' : '\n' };
}

function rewriteNode(text: string, node: Node, before: Json, after: Json, style: Style): string {
  const slice = text.slice(node.offset, node.offset + node.length);
  if (isSame(before, after)) return slice;
  const bothAre = (type: 'object' | 'array') => node.type === type && (type === 'array' ? Array.isArray(after) : isObject(after));
  if (bothAre('object')) return rewriteEntries(text, node, objectEntries(node, before), pairKeys(before, after), style);
  if (bothAre('array')) return rewriteEntries(text, node, listEntries(node, before), pairItems(before, after), style);
  return print(after, indentationAt(text, node.offset), style, isInline(text, node));
}

/** Whether what a value stands in is written on one line. */
function isInline(text: string, { parent }: Node): boolean {
  const container = parent?.type === 'property' ? parent.parent : parent;
  return container !== undefined && !text.slice(container.offset, container.offset + container.length).includes('\n');
}

/** What an entry of the result is made of: an entry of the text, whose value may have changed, or nothing. */
interface Wanted {
  name?: string;
  value: Json;
  /** Index of the entry of the text. */
  from?: number;
}

function rewriteEntries(text: string, node: Node, written: Written[], wanted: Wanted[], style: Style): string {
  const end = node.offset + node.length;
  const opener = text[node.offset] ?? '';
  const closer = text[end - 1] ?? '';
  if (wanted.length === 0) return opener + closer;
  const first = written[0];
  const inline = !text.slice(node.offset, end).includes('\n');
  const outer = indentationAt(text, node.offset);
  const inner = first && !inline ? indentationAt(text, first.start) : outer + style.indent;
  const breakLine = style.newline + inner;
  // What stands between the bracket and the first entry, between entries, and behind the last one.
  const lead = first ? text.slice(node.offset + 1, first.start) : inline ? ' ' : breakLine;
  const second = written[1];
  const separator = first && second ? text.slice(first.end, second.start) : inline ? ', ' : `,${breakLine}`;
  const last = written.at(-1);
  const tail = last ? text.slice(last.end, end - 1) : inline ? ' ' : style.newline + outer;
  let result = opener + lead;
  for (const [index, entry] of wanted.entries()) {
    const source = entry.from === undefined ? undefined : written[entry.from];
    const before = entry.from ? written[entry.from - 1] : undefined;
    if (index > 0) result += source && before ? text.slice(before.end, source.start) : separator;
    result += source ? rewriteEntry(text, source, entry, style) : printEntry(entry, inner, style, inline);
  }
  return result + tail + closer;
}

function rewriteEntry(text: string, source: Written, { name, value }: Wanted, style: Style): string {
  const inner = rewriteNode(text, source.node, source.value, value, style);
  if (name === undefined) return inner;
  const head = text.slice(source.start, source.node.offset);
  // The colon and the spaces around it stay as they are.
  const colon = head.slice(head.lastIndexOf('"') + 1);
  return (name === source.name ? head : JSON.stringify(name) + colon) + inner;
}

function printEntry({ name, value }: Wanted, indentation: string, style: Style, inline: boolean): string {
  return (name === undefined ? '' : `${JSON.stringify(name)}: `) + print(value, indentation, style, inline);
}

function print(value: Json, indentation: string, { indent, newline }: Style, inline: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (inline) return printInline(value);
  return JSON.stringify(value, null, indent).replaceAll('\n', newline + indentation);
}

function printInline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${printInline(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The white space at the start of the line of an offset. */
function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

function objectEntries(node: Node, value: Json): Written[] {
  return (node.children ?? []).map((property) => {
    const [key, inner] = property.children ?? [];
    if (!key || !inner) throw new Error('src/versions/rewrite.ts: a property without a key or a value.');
    const name = String(key.value);
    return { name, start: property.offset, end: inner.offset + inner.length, node: inner, value: (value as never)[name] };
  });
}

function listEntries(node: Node, value: Json): Written[] {
  return (node.children ?? []).map((inner, index) => {
    return { start: inner.offset, end: inner.offset + inner.length, node: inner, value: (value as Json[])[index] ?? null };
  });
}

/** Which key of the text each key of the result comes from: the same one, or one that has gone and had the same value. */
function pairKeys(before: Json, after: Json): Wanted[] {
  const old = Object.entries(before as Record<string, Json>);
  const now = Object.entries(after as Record<string, Json>);
  const names = new Map(now);
  const gone = new Set(old.keys());
  for (const [index, [name]] of old.entries()) if (names.has(name)) gone.delete(index);
  const byName = new Map(old.map(([name], index) => [name, index]));
  return now.map(([name, value]) => {
    const same = byName.get(name);
    const renamed = same ?? [...gone].find((index) => isSame(old[index]?.[1] ?? null, value));
    if (renamed === undefined) return { name, value };
    gone.delete(renamed);
    return { name, value, from: renamed };
  });
}

/** Which entry of the text each entry of the result comes from: an equal one, or the next between equal ones. */
function pairItems(before: Json, after: Json): Wanted[] {
  const [old, now] = [before as Json[], after as Json[]];
  const result: Wanted[] = now.map((value) => ({ value }));
  let start = 0;
  while (start < Math.min(old.length, now.length) && isSame(old[start] ?? null, now[start] ?? null)) start++;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - start &&
    isSame(old[old.length - 1 - tail] ?? null, now[now.length - 1 - tail] ?? null)
  )
    tail++;
  for (let index = 0; index < start; index++) set(result, index, index);
  for (let index = 1; index <= tail; index++) set(result, now.length - index, old.length - index);
  pairMiddle(old, now, result, start, tail);
  return result;
}

function pairMiddle(old: Json[], now: Json[], result: Wanted[], start: number, tail: number): void {
  const [oldEnd, nowEnd] = [old.length - tail, now.length - tail];
  let from = start;
  for (let index = start; index < nowEnd; index++) {
    let equal = from;
    while (equal < oldEnd && !isSame(old[equal] ?? null, now[index] ?? null)) equal++;
    // Entries are changed far more often than added or removed: without an equal one, the next that is as far from the end.
    if (equal < oldEnd) from = equal;
    else if (from >= oldEnd || nowEnd - index > oldEnd - from) continue;
    set(result, index, from);
    from++;
  }
}

function set(result: Wanted[], index: number, from: number): void {
  const wanted = result[index];
  if (wanted) wanted.from = from;
}

/** Whether two values are written alike: the order of keys counts. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, index) => isSame(entry, other[index] ?? null));
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  return keys.every((key, index) => key === others[index] && isSame(one[key] ?? null, other[key] ?? null));
}
