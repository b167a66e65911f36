/**
 * Writes a changed value into the text that it was parsed from: what has not changed stays as it was written, byte for byte,
 * with its order, its spaces and its escapes; what is new is indented like its neighbours.
 */
import { type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json } from '../../schema/json.ts';
import { pointerKeys, pointerTo } from '../json-text/pointer.ts';

/** How a file is written. */
interface Style {
  /** One step of indentation. */
  indent: string;
  newline: string;
}

/** What all steps share. */
interface Source {
  text: string;
  style: Style;
  originOf: (pointer: string) => string;
}

/** A value of the text. */
interface Old {
  node: Node;
  value: Json;
  pointer: string;
}

/** A value of the result. */
interface New {
  value: Json;
  pointer: string;
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
 * @param originOf From the JSON Pointer of a value to that of the one it has come from, where that is known.
 * @returns A text that JSON.parse turns into `value`, its keys in the order of `value`.
 */
export function rewrite(text: string, value: Json, originOf: Source['originOf'] = (pointer) => pointer): string {
  const root = parseTree(text);
  if (!root) throw new Error('src/migrations/rewrite.ts: the text is no JSON.');
  const written = JSON.parse(text) as Json;
  const source = { text, style: styleOf(text), originOf };
  const result = rewriteNode({ node: root, value: written, pointer: '' }, { value, pointer: '' }, source);
  return text.slice(0, root.offset) + result + text.slice(root.offset + root.length);
}

function styleOf(text: string): Style {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return { indent, newline: text.includes('\r\n') ? '\r\n' : '\n' };
}

function rewriteNode(before: Old, after: New, source: Source): string {
  const { text, style } = source;
  const { node } = before;
  if (isSame(before.value, after.value)) return text.slice(node.offset, node.offset + node.length);
  if (node.type === 'object' && isObject(after.value)) {
    return rewriteEntries(before, objectEntries(node, before.value), pairKeys(before, after, source), source);
  }
  if (node.type === 'array' && Array.isArray(after.value)) {
    return rewriteEntries(before, listEntries(node, before.value), pairItems(before, after, source), source);
  }
  return print(after.value, indentationAt(text, node.offset), style, isInline(text, node));
}

/** Whether what a value stands in is written on one line. */
function isInline(text: string, { parent }: Node): boolean {
  const container = parent?.type === 'property' ? parent.parent : parent;
  return container !== undefined && !text.slice(container.offset, container.offset + container.length).includes('\n');
}

/** What an entry of the result is made of: an entry of the text, whose value may have changed, or nothing. */
interface Wanted extends New {
  name?: string;
  /** Index of the entry of the text. */
  from?: number;
}

function rewriteEntries({ node, pointer }: Old, written: Written[], wanted: Wanted[], source: Source): string {
  const { text, style } = source;
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
    const own = entry.from === undefined ? undefined : written[entry.from];
    const before = entry.from ? written[entry.from - 1] : undefined;
    if (index > 0) result += own && before ? text.slice(before.end, own.start) : separator;
    result += own
      ? rewriteEntry(own, pointerTo(pointer, own.name ?? entry.from ?? 0), entry, source)
      : printEntry(entry, inner, style, inline);
  }
  return result + tail + closer;
}

function rewriteEntry(own: Written, pointer: string, { name, ...wanted }: Wanted, source: Source): string {
  const inner = rewriteNode({ ...own, pointer }, wanted, source);
  if (name === undefined) return inner;
  const head = source.text.slice(own.start, own.node.offset);
  // The colon and the spaces around it stay as they are.
  const colon = head.slice(head.lastIndexOf('"') + 1);
  return (name === own.name ? head : JSON.stringify(name) + colon) + inner;
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
    if (!key || !inner) throw new Error('src/migrations/rewrite.ts: a property without a key or a value.');
    const name = String(key.value);
    return { name, start: property.offset, end: inner.offset + inner.length, node: inner, value: (value as never)[name] };
  });
}

function listEntries(node: Node, value: Json): Written[] {
  return (node.children ?? []).map((inner, index) => {
    return { start: inner.offset, end: inner.offset + inner.length, node: inner, value: (value as Json[])[index] ?? null };
  });
}

/** Which key of the text each key of the result comes from: the one that it is known to, the same, or one that has gone. */
function pairKeys(before: Old, after: New, { originOf }: Source): Wanted[] {
  const old = Object.entries(before.value as Record<string, Json>);
  const now = Object.entries(after.value as Record<string, Json>);
  const byName = new Map(old.map(([name], index) => [name, index]));
  const free = new Set(old.keys());
  const wanted = now.map(([name, value]): Wanted => {
    const pointer = pointerTo(after.pointer, name);
    const from = byName.get(keyWithin(before.pointer, originOf(pointer)) ?? '');
    // Two keys may come from one, such as when a section becomes two.
    if (from === undefined || !free.delete(from)) return { name, value, pointer };
    return { name, value, pointer, from };
  });
  return wanted.map((entry) => {
    if (entry.from !== undefined) return entry;
    const from = [...free].find((index) => isSame(old[index]?.[1] ?? null, entry.value));
    if (from === undefined) return entry;
    free.delete(from);
    return { ...entry, from };
  });
}

/** The key or index right below a pointer that another one leads to. */
function keyWithin(pointer: string, other: string): string | undefined {
  const keys = other.startsWith(`${pointer}/`) ? pointerKeys(other.slice(pointer.length)) : [];
  return keys.length === 1 ? keys[0] : undefined;
}

/** Which entry of the text each entry of the result comes from: the one that it is known to, or else an equal one. */
function pairItems(before: Old, after: New, { originOf }: Source): Wanted[] {
  const [old, now] = [before.value as Json[], after.value as Json[]];
  const result = now.map((value, index): Wanted => ({ value, pointer: pointerTo(after.pointer, index) }));
  const origins = result.map(({ pointer }) => Number(keyWithin(before.pointer, originOf(pointer)) ?? -1));
  if (origins.some((origin, index) => origin !== index) || old.length === now.length) {
    const free = new Set(old.keys());
    for (const [index, origin] of origins.entries()) if (free.delete(origin)) set(result, index, origin);
    return result;
  }
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
