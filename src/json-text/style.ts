/** How a file is written, and new text that is written like it. */
import type { Json } from '../../schema/json.ts';
import { readContainer } from './containers.ts';

/** A longer line is broken where it can be: no letter of a text is ever moved for it. */
const lineWidth = 130;

/** All on one line; on one line if it fits; each entry on a line of its own. */
export type Layout = 'line' | 'fit' | 'lines';

/** What an object or a list begins with. */
export type Opener = '{' | '[';

export interface Style {
  /** One step of indentation. */
  indent: string;
  newline: string;
  /** With the space that follows: `": "`. */
  colon: string;
  /** Between entries on one line. */
  comma: string;
  /** Within the brackets of an object on one line. */
  pad: string;
  /** The whole file is one line, and stays so. */
  isOneLine: boolean;
  /** How the lists, or the objects, under a key are laid out elsewhere in the file, and their entries; `otherwise` where it does not show that. */
  layoutOf(key: string, opener: Opener, otherwise?: Layout): Layouts;
}

interface Layouts {
  value: Layout;
  entry: Layout;
}

/** Where a value is to be written. */
export interface PrintContext {
  /** Of the line that it begins on. */
  indentation: string;
  /** How many columns stand before it on its line. */
  before: number;
  layout: Layout;
}

/** Reads from a text how it is written. What it does not show is as most people write it. */
export function styleOf(text: string): Style {
  let [colon, comma, pad, hasInline]: [string?, string?, string?, boolean?] = [];
  // Strings are passed over: they hold brackets of their own.
  const tokens = /"(?:[^"\\]|\\.)*"|\{([ \t]*)(?=[^\s}])|\[(?=[^\s\][{])|:([ \t]*)|,([ \t]*)(?=\S)/g;
  for (const [token, padding, behindColon, behindComma] of text.matchAll(tokens)) {
    if (token.startsWith('"')) continue;
    if (token.startsWith(':')) colon ??= `:${behindColon}`;
    else if (token.startsWith(',')) comma ??= `,${behindComma}`;
    else hasInline = true;
    if (token.startsWith('{')) pad ??= padding;
    if (pad !== undefined && comma !== undefined) break;
  }
  colon ??= ': ';
  const fallback: Layout = hasInline ? 'fit' : 'lines';
  const layouts = new Map<string, Partial<Layouts>>();
  return {
    indent: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    colon,
    comma: comma ?? (colon === ':' ? ',' : ', '),
    pad: pad ?? (colon === ':' ? '' : ' '),
    isOneLine: !text.trim().includes('\n'),
    layoutOf(key, opener, otherwise = fallback) {
      const known = layouts.get(opener + key) ?? findLayouts(text, key, opener);
      layouts.set(opener + key, known);
      return { value: otherwise, entry: otherwise, ...known };
    },
  };
}

function findLayouts(text: string, key: string, opener: Opener): Partial<Layouts> {
  const broken = { value: new Set<boolean>(), entry: new Set<boolean>() };
  const name = JSON.stringify(key);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const opening = opener === '{' ? /\s*:\s*\{(\s*)(?=[^\s}])/y : /\s*:\s*\[(\s*)(?:\{(\s*))?(?=[^\s\]}])/y;
    opening.lastIndex = at + name.length;
    const [, outer, inner] = opening.exec(text) ?? [];
    if (outer !== undefined) broken.value.add(outer.includes('\n'));
    if (inner !== undefined) broken.entry.add(inner.includes('\n'));
  }
  // What is on one line somewhere is broken elsewhere because it was too long there.
  const layout = (found: ReadonlySet<boolean>) => (found.has(false) ? 'fit' : 'lines');
  return {
    ...(broken.value.size > 0 && { value: layout(broken.value) }),
    ...(broken.entry.size > 0 && { entry: layout(broken.entry) }),
  };
}

/** What a value begins with, if it has entries. */
export const openerOf = (value: Json): Opener => (Array.isArray(value) ? '[' : '{');

/** Writes a value that is new. */
export function print(
  value: Json,
  { indentation, before, layout }: PrintContext,
  style: Style,
  entryLayout = style.layoutOf('', '[').entry,
): string {
  const flat = printFlat(value, style);
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return flat;
  if (layout === 'line' || style.isOneLine || (layout === 'fit' && fits(before, flat))) return flat;
  const inner = indentation + style.indent;
  const printChild = (child: Json, head: string, layouts: Layouts) => {
    const context = { indentation: inner, before: widthOf(inner + head), layout: layouts.value };
    return head + print(child, context, style, layouts.entry);
  };
  if (Array.isArray(value)) {
    const layouts = { ...style.layoutOf('', '['), value: entryLayout };
    return inLines(
      value.map((child) => printChild(child, '', layouts)),
      '[]',
      indentation,
      style,
    );
  }
  const lines = Object.entries(value).map(([key, child]) =>
    printChild(child, JSON.stringify(key) + style.colon, style.layoutOf(key, openerOf(child))),
  );
  return inLines(lines, '{}', indentation, style);
}

function printFlat(value: Json, style: Style): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((child) => printFlat(child, style)).join(style.comma)}]`;
  const entries = Object.entries(value).map(([key, child]) => JSON.stringify(key) + style.colon + printFlat(child, style));
  return entries.length === 0 ? '{}' : `{${style.pad}${entries.join(style.comma)}${style.pad}}`;
}

/** The object or list that begins at an offset, on one line by now, with each entry on a line of its own. What it says stays as it is written. */
export function breakContainer(text: string, start: number, indentation: string, style: Style): string {
  const container = readContainer(text, start);
  if (!container) throw new Error('src/json-text/style.ts: neither an object nor a list begins here.');
  const inner = indentation + style.indent;
  const lines = container.entries.map((entry) => {
    const whole = text.slice(entry.start, entry.end);
    const opensMore = /^[[{]\s*[^\s\]}]/.test(text.slice(entry.value, entry.end));
    if (!opensMore || fits(widthOf(inner), whole)) return whole;
    return text.slice(entry.start, entry.value) + breakContainer(text, entry.value, inner, style);
  });
  return inLines(lines, `${text[start]}${text[container.end - 1]}`, indentation, style);
}

/** Entries between brackets, each on a line of its own. */
export function inLines(entries: readonly string[], brackets: string, indentation: string, { indent, newline }: Style): string {
  const lines = entries.map((entry) => newline + indentation + indent + entry);
  return `${brackets[0]}${lines.join(',')}${newline}${indentation}${brackets[1]}`;
}

/** Whether a text and a comma have their place on a line. */
export function fits(before: number, text: string): boolean {
  return before + widthOf(text) < lineWidth;
}

/** In columns, as editors of this kind of file count: two for a tab. */
export function widthOf(text: string): number {
  return text.length + text.split('\t').length - 1;
}

/** The line of an offset, up to it. */
export function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}

/** Whether the line of an offset is longer than it ought to be. */
export function isLongLine(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  return widthOf(lineBefore(text, end < 0 ? text.length : end).trimEnd()) > lineWidth;
}

/** The white space at the start of the line of an offset. */
export function indentationAt(text: string, at: number): string {
  return /^[ \t]*/.exec(lineBefore(text, at))?.[0] ?? '';
}
