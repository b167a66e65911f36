/**
 * What is pasted, as lines of letters and marks, and as rows of tables: of HTML and plain text whatever program made them. Nothing else of it
 * comes in: no style, no script, no picture, no address that leads elsewhere than links may.
 */
import {
  boxes,
  type Fate,
  fateOf,
  foreignElements,
  isDrawnSign,
  quotesAround,
  raiseOrLower,
} from '../../../schema/foreign-marks.ts';
import { type Mark, readUnits } from '../draft/rich-text/read.ts';
import { hasEmptyRows } from '../draft/rich-text/rows.ts';
import { type Line, type Row, type Run, runsOf } from '../draft/rich-text/runs.ts';

type Constants = Readonly<Record<string, string>>;

export interface Reading {
  /** Of the site: those that were copied from a text of it are that again. */
  constants?: Constants;
  /** Of the text that it comes into. */
  language?: string;
  /** Words that are struck through come in as well. */
  withStruck?: boolean;
}

/** What is pasted, and what of it has to be said. */
export interface Pasted {
  lines: Line[];
  /** The words that stay outside, since they are struck through. */
  struck: string;
  /** Words whose mark means something, such as raised letters, that come in without it. */
  unmarked: readonly string[];
}

/**
 * @param html - as the clipboard has it, where it has any
 * @param plain - the same as plain text
 */
export function linesOf(html: string, plain: string, reading: Reading = {}): Pasted {
  const reader = isReadable(html) ? new HtmlReader(reading) : undefined;
  const lines = reader?.read(html);
  const isDrawable = lines?.every(({ text }) => text.length <= mostRuns) ?? false;
  if (reader && lines && isDrawable && lines.length > 0) {
    return { lines: withLevels(lines), struck: tidy(reader.struck).trim(), unmarked: reader.unmarked };
  }
  // Where all of it is struck through, that is what is meant.
  if (reader?.struck && lines?.length === 0) return linesOf(html, plain, { ...reading, withStruck: true });
  const words = plain.trim() === '' && !isDrawable ? wordsOf(html.slice(0, 2e6)) : plain.slice(0, 2e6);
  return { lines: withLevels(linesOfPlain(words)), struck: '', unmarked: [] };
}

/** A browser takes 13 s to draw a text that changes its look 40,000 times, and 0.1 s for so many; no person writes such a block. */
const mostRuns = 2000;

/** By what name the window knows the blocks that were copied on this page; what they are is not read from the clipboard. */
export function copiedIn(data: DataTransfer | null): string {
  const html = data?.getData('text/html') ?? '';
  if (!html.includes('data-copied') || !isReadable(html)) return '';
  const first = [...bodyOf(html).children].find(({ tagName }) => tagName !== 'META');
  return /^\d+$/.exec(first?.getAttribute('data-copied') ?? '')?.[0] ?? '';
}

/** How many pictures HTML shows: none of them comes in, since its address leads to the disk or the site of somebody else. */
export const picturesIn = (html: string): number =>
  /<img\b/i.test(html) && isReadable(html) ? [...bodyOf(html).querySelectorAll('img')].filter(isPicture).length : 0;

/** A mailer counts its readers by pictures of one pixel. */
const isPicture = (image: Element): boolean =>
  !isDrawnSign(image.getAttribute('alt') ?? '', image.className) &&
  !['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? '')) &&
  !image.matches('[hidden], [hidden] *, [role=checkbox] > *') &&
  fateOf('img', styleOf(image)) === 'words';

/**
 * Nothing in this document is loaded or run. All of it is body: of 20,000 comments before or behind that a browser takes seconds. Rows may come
 * without the table around them, and would be no rows then.
 */
function bodyOf(html: string): HTMLElement {
  const table = /<t[rd]\b/i.test(html) && !/<table\b/i.test(html) ? '<table>' : '';
  return new DOMParser().parseFromString(`<body>${table}${html.split(/<\/html/i, 1)[0]}`, 'text/html').body;
}

/**
 * The words of HTML that no browser should read. It takes away all that may be a tag, and stops wherever the same begins again, so that many
 * beginnings without an end take no longer.
 */
function wordsOf(html: string): string {
  const words = html
    .replace(/<!--(?:(?!<!--).)*?-->/gs, '')
    .replace(/<(script|style|template|textarea|title)\b(?:(?!<\1\b).)*?<\/\1[^<>]*>?/gis, '')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`</?(?:br|${foreignElements.line.replaceAll(' ', '|')})\\b[^<>]*>`, 'gi'), '\n')
    .replace(/<[a-z!?/][^<>]*>?/gi, '');
  const rows = words.split('\n').filter((row) => row.trim() !== '');
  return bodyOf(rows.join('\n').replaceAll('<', '&lt;')).textContent;
}

/**
 * A comment, a tag whose attributes are written as in a book, or the beginning of anything else. No blank but these five ends a name, and a
 * tag with more attributes than anybody writes takes its time as well.
 */
const markup =
  /<!--(?:-?>|.*?--!?>)|<(?:!(?!--|\[CDATA\[)|\?|\/(?![a-z]))[^>]*>|<(\/?)([a-z][\w:.-]*)(?:[\t\n\f\r ]+[^\s"'<>/=]+(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?){0,200}[\t\n\f\r ]*\/?>|<(?=[a-z!?/])/gis;
const hollow = new Set('br embed hr img meta'.split(' '));
/** In a drawing these hold what follows. */
const hollowInHtml = new Set('area col input link param source wbr'.split(' '));
/** Most of these hold no tags, but in a drawing, in a choice or without scripts they do. */
const raw = new Set('iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '));
/** A browser may leave these open although their end tag is where it should be. */
const mayStayOpen = new Set('form math object select svg template'.split(' '));
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** In each block that follows, a browser makes the formatting anew that is still open, which takes ten times as long as to look at it. */
const weightOf = (name: string): number => (formatting.has(name) ? 10 : 1);
/** For each element a browser may look at all that are open: more of that takes longer than a second. */
const mostLooks = 2e6;

/**
 * Whether HTML was copied by hand: it is not too long, and few elements are open at once. An end tag counts only where nothing but whole
 * elements is between it and its beginning; what a browser might take for something else is not read at all.
 */
function isReadable(html: string): boolean {
  if (html === '' || html.length > 2e6) return false;
  const open: string[] = [];
  let [depth, looks, isDrawn] = [0, 0, false];
  for (const [all, slash, named] of html.matchAll(markup)) {
    const name = named?.toLowerCase();
    // LibreOffice leaves out the ends of points.
    if (open.at(-1) === 'li' && (slash === '' ? name === 'li' : (name === 'ul' || name === 'ol') && open.at(-2) === name)) {
      open.pop();
      depth--;
    }
    const inner = open.at(-1) ?? '';
    const isEnd = slash === '/' && name === inner;
    if (all === '<' || (raw.has(inner) && !isEnd && !/^<!--[^<]*$/.test(all))) return false;
    if (isEnd) {
      open.pop();
      if (!mayStayOpen.has(inner)) depth -= weightOf(inner);
    } else if (name !== undefined && slash === '' && !hollow.has(name) && (isDrawn || !hollowInHtml.has(name))) {
      isDrawn ||= name === 'svg' || name === 'math';
      open.push(name);
      depth += weightOf(name);
    }
    looks += depth;
    if (looks > mostLooks) return false;
  }
  return true;
}

/** Below so many elements only the words count. */
const deepest = 100;

const isLineOf = (tag: string): boolean => fateOf(tag) === 'line';

/** Whether a cell is more than a line. */
function isLong(cell: Element): boolean {
  const innermost = [...cell.querySelectorAll('p, div')].filter((one) => one.querySelector('p, div') === null);
  const isSeveral = innermost.filter((one) => one.textContent.trim() !== '').length > 1;
  return isSeveral || cell.querySelector('ul, ol, pre, table, h1, h2, h3, h4, h5, h6') !== null;
}

/** As many as a table may have (schema/table.ts). */
const mostColumns = 12;

/** A table of rows and columns. With others, such as those of mails, lines are only laid out. */
function isGrid(table: Element): boolean {
  if (!(table instanceof HTMLTableElement) || /^(?:none|presentation)$/.test(table.getAttribute('role') ?? '')) return false;
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  const widths = rows.map((cells) => cells.reduce((sum, { colSpan }) => sum + colSpan, 0));
  const isWide = widths.some((width) => width > 1) && widths.every((width) => width <= mostColumns);
  return isWide && rows.length > 1 && !rows.flat().some(isLong);
}

/** A line before it is known which headings are the larger ones. */
interface RawLine extends Omit<Line, 'text'> {
  /** Of a heading, from 1. */
  level?: number;
  text: Run[];
}

/** What a line is that begins within an element. */
interface Around extends Pick<Line, 'kind' | 'isInner'> {
  level?: number;
  /** The point of a list with numbers, until it has its first line. */
  point?: { number?: number } | undefined;
  /** A line break begins no new one. */
  isOneLine?: boolean;
  keepsSpace?: boolean;
  /** All of it is one line, whatever is in it. */
  isRow?: boolean;
  /** The number of the table whose rows these are. */
  table?: number;
}

class HtmlReader {
  struck = '';
  readonly unmarked: string[] = [];
  private readonly lines: RawLine[] = [];
  private runs: Run[] = [];
  private around: Around = { kind: 'paragraph' };
  /** The ends of lines are those of the text. */
  private hasLines = false;
  private numbers = new Map<Element, number>();
  private tables = 0;
  /** By column, the cell of a row above, and how many more rows it reaches into. */
  private above: { text: Run[]; rows: number }[] = [];
  /** Excel gives its letters their look by these classes. */
  private looks = new Map<string, string>();

  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  read(html: string): RawLine[] {
    for (const [, name = '', look = ''] of html.matchAll(/\.((?:xl|font)\d+)\s*\{([^{}]*)\}/g))
      this.looks.set(name, inShort(look));
    this.readChildren(bodyOf(html), [], 0);
    this.endLine();
    return this.lines;
  }

  private endLine(row?: Row): void {
    const { kind, level, keepsSpace, point, isInner } = this.around;
    const last = this.runs.at(-1);
    if (keepsSpace && last) last.shown = last.shown.replace(/\n$/, '');
    const text = keepsSpace ? this.runs : tidied(this.runs);
    // Its words are in a paragraph of their own.
    if (text.length === 1 && /^[☑☐]$/.test(text[0]?.shown ?? '')) return;
    this.runs = [];
    if (!text.some(({ shown }) => shown.trim() !== '')) return;
    // What else stands in a point has no number of its own.
    const isFurther = kind === 'numbered' && !point;
    this.lines.push({
      ...(isFurther ? { kind: 'paragraph', text } : { kind, text, ...(isInner && { isInner }), ...point }),
      ...(level !== undefined && { level }),
      ...(row && { row }),
    });
    this.around.point = undefined;
  }

  private readChildren(parent: Node, marks: readonly Mark[], depth: number): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.readText(node.nodeValue ?? '', marks);
      else if (node instanceof Element) this.readElement(node, marks, depth + 1);
    }
  }

  private readText(text: string, marks: readonly Mark[]): void {
    const rows = this.hasLines && !this.around.keepsSpace ? text.split(/\r?\n/) : [text];
    for (const [index, row] of rows.entries()) {
      if (index > 0) this.breakLine(marks);
      this.add(row, marks);
    }
  }

  private readElement(element: Element, marks: readonly Mark[], depth: number): void {
    const tag = element.tagName.toUpperCase();
    const style = [styleOf(element), ...[...element.classList].map((name) => this.looks.get(name) ?? '')].join(';');
    const { around: outer, hasLines } = this;
    const fate = this.fateHere(element, tag, style);
    if (fate === 'out') return;
    const number = tag === 'LI' ? this.numberOf(element) : undefined;
    const isCode = isCodeIn(element, tag, style);
    const isBlock = (isLineOf(tag) || isCode) && !outer.isRow;
    const alt = element.getAttribute('alt') ?? '';
    const name = element.getAttribute('data-constant') ?? '';
    if (isBlock) this.endBlock(outer);
    else if (isLineOf(tag)) this.add(' ', marks);
    if (fate === 'struck') this.struck += ` ${wordsIn(element)}`;
    else if (depth > deepest) this.add(wordsIn(element), marks);
    else if (tag === 'IMG' && isDrawnSign(alt, element.className)) this.add(alt, marks);
    else if (tag === 'BR') this.breakLine(marks);
    else if (/mso-list:ignore/.test(style)) this.add(`${wordsIn(element).trim()} `, marks);
    // Browsers of Apple put it in place of a space.
    else if (element.className === 'Apple-converted-space') this.add(' ', marks);
    else if (Object.hasOwn(this.reading.constants ?? {}, name)) this.runs.push({ shown: name, kind: 'constant', marks });
    else if (tag === 'TR' && this.isLine(element)) this.readRow(element, marks, depth);
    else {
      if (isBlock && !outer.keepsSpace) this.around = isCode ? code : aroundOf(element, tag, style, outer, number);
      if (tag === 'TABLE' && isGrid(element)) {
        this.around = { ...this.around, table: ++this.tables };
        this.above = [];
      }
      // Google Docs says it twice.
      const space = style.slice(style.lastIndexOf('white-space'));
      if (space.startsWith('white-space')) this.hasLines = /^[^:]+:(?:pre|break)/.test(space);
      const isTicked = element.matches('[checked], [aria-checked=true]');
      if (element.matches('[type=checkbox], [role=checkbox]')) this.add(`${isTicked ? boxes.ticked : boxes.empty} `, marks);
      const [start, told] = [this.runs.length, this.unmarked.length];
      const inner = marksOf(element, fate, style, marks, this.around.level);
      this.readChildren(element, inner, depth);
      this.putInSigns(fate, start, told, inner);
      if (isBlock) this.endBlock(outer);
      // A box beside no words.
      if (isBlock && tag === 'LI' && !outer.keepsSpace) this.runs = [];
    }
    [this.around, this.hasLines] = [outer, hasLines];
  }

  private fateHere(element: Element, tag: string, style: string): Fate | undefined {
    const { kind, level } = this.around;
    if (element.hasAttribute('hidden')) return 'out';
    // Word writes the sign of a point as letters, and the number of a heading as well.
    if (/mso-list:ignore/.test(style) && (kind === 'point' || kind === 'numbered')) return 'out';
    // What folds up below a heading does so by a button around its words.
    if (tag === 'BUTTON' && level !== undefined) return 'words';
    const fate = fateOf(tag, style, element.className.toString());
    // What is ticked off is struck through as well.
    if (fate !== 'struck' || !(this.reading.withStruck || element.closest('[aria-checked=true]'))) return fate;
    const plain = fateOf(tag);
    return plain === 'struck' ? 'words' : plain;
  }

  /** A mark that says something becomes signs: around the words from one run on, or in place of their letters. If it cannot, that is told. */
  private putInSigns(fate: Fate | undefined, start: number, told: number, marks: readonly Mark[]): void {
    const runs = this.runs.slice(start).filter(({ kind }) => kind === 'letter');
    const words = runs.map(({ shown }) => shown).join('');
    if (fate === 'quoted' || fate === 'reading') {
      const [open, close] = fate === 'reading' ? ['(', ')'] : quotesAround(words, this.reading.language ?? '');
      this.runs.splice(start, 0, { shown: open, kind: 'letter', marks });
      this.add(close, marks);
    } else if (words.trim() !== '' && (!fate || fate === 'raised' || fate === 'lowered' || fate === 'symbols')) {
      const asSigns = (letters: string) => (fate && fate !== 'symbols' ? raiseOrLower(letters, fate) : undefined);
      const made = asSigns(words);
      if (made === undefined) this.unmarked.splice(told, 1 / 0, tidy(words).trim().slice(0, 40));
      else if (made !== words) for (const run of runs) run.shown = asSigns(run.shown) ?? run.shown;
    }
  }

  /** The number of a point, of which a list tells the first one, and a point maybe its own. */
  private numberOf(point: Element): number | undefined {
    const list = point.closest('ul, ol');
    if (list?.tagName !== 'OL') return undefined;
    const isDown = list.hasAttribute('reversed');
    const said = [point.getAttribute('value'), this.numbers.get(list), list.getAttribute('start')].map((one) =>
      Number.parseInt(`${one}`, 10),
    );
    const number = said.find(Number.isInteger) ?? (isDown ? list.children.length : 1);
    this.numbers.set(list, number + (isDown ? -1 : 1));
    return number;
  }

  /** In code a block is one row or several. */
  private endBlock(outer: Around): void {
    if (!outer.keepsSpace) this.endLine();
    else if (this.runs.length > 0 && this.runs.at(-1)?.shown.endsWith('\n') === false) this.add('\n', []);
  }

  private breakLine(marks: readonly Mark[]): void {
    if (this.around.keepsSpace) this.add('\n', marks);
    else if (this.around.isOneLine) this.add(' ', marks);
    else this.endLine();
  }

  /** A row of a table is a line, as long as its cells are. One cell alone only lays out what is in it. */
  private isLine({ children }: Element): boolean {
    return this.around.table !== undefined || (children.length > 1 && ![...children].some(isLong));
  }

  private readRow(row: Element, marks: readonly Mark[], depth: number): void {
    this.endLine();
    const outer = this.around;
    this.around = { ...outer, isOneLine: true, isRow: true };
    const { children } = row;
    const texts = [...children].map((cell) => {
      this.readElement(cell, marks, depth + 1);
      return tidied(this.runs.splice(0));
    });
    this.runs = inOneLine(texts);
    const isHead = row.parentElement?.tagName === 'THEAD' || [...children].every(({ tagName }) => tagName === 'TH');
    const names = isHead ? 'columns' : children[0]?.tagName === 'TH' ? 'itself' : undefined;
    const { table } = outer;
    this.endLine(table === undefined ? undefined : { table, ...(names && { names }), cells: this.placed(row, texts) });
    this.around = outer;
  }

  /** What a cell says stands in each row that it reaches into, and in the first one of its columns. */
  private placed(row: Element, texts: readonly Run[][]): Run[][] {
    const cells: Run[][] = [];
    const takeAbove = () => {
      const one = this.above[cells.length];
      if (!one || one.rows < 1 || cells.length === mostColumns) return;
      one.rows--;
      cells.push(one.text);
      takeAbove();
    };
    for (const [index, cell] of [...row.children].entries()) {
      const { colSpan, rowSpan } = cell as HTMLTableCellElement;
      takeAbove();
      for (let column = 0; column < colSpan; column++) {
        const text = column === 0 ? (texts[index] ?? []) : [];
        this.above[cells.length] = { text, rows: rowSpan - 1 };
        cells.push(text);
      }
    }
    takeAbove();
    return cells;
  }

  private add(text: string, marks: readonly Mark[]): void {
    const shown = visible(this.around.keepsSpace ? text.replaceAll('\t', '    ').replaceAll('\u00a0', ' ') : text);
    if (shown !== '') this.runs.push({ shown, kind: 'letter', marks });
  }
}

/** Cells as one text; what is empty is left out. */
const inOneLine = (cells: readonly Run[][]): Run[] =>
  cells
    .filter(({ length }) => length > 0)
    .flatMap((cell, index) => (index === 0 ? cell : [{ shown: ' · ', kind: 'letter', marks: [] }, ...cell]));

const inShort = (style: string): string => style.toLowerCase().replace(/\s+/g, '');
const styleOf = (element: Element): string => inShort(element.getAttribute('style') ?? '');

const code: Around = { kind: 'code', keepsSpace: true };

/** Lines of a program: what stands there as it is typed, unless it is wrapped like other text; and what a code editor has copied. */
function isCodeIn(element: Element, tag: string, style: string): boolean {
  const isTyped = /font-family:[^;]{0,200}(?:mono|consol|courier|menlo|monaco|code)/.test(style);
  if (tag === 'PRE') return isTyped || !/white-space[^:]*:(?:pre[-s]|break)/.test(style);
  const hasRows = () => element.querySelectorAll('br, div, p').length > 1 || element.textContent.includes('\n');
  return isTyped && /white-space:pre(?:;|$)/.test(style) && hasRows();
}

function aroundOf(element: Element, tag: string, style: string, outer: Around, number: number | undefined): Around {
  const named = element.className.toString();
  const heading =
    /^H([1-6])$/.exec(tag)?.[1] ?? /^MsoHeading([1-6])$/.exec(named)?.[1] ?? (/^MsoTitle$/.test(named) ? '1' : undefined);
  if (heading !== undefined) return { kind: 'heading', level: Number(heading), isOneLine: true };
  if (tag === 'BLOCKQUOTE' || /^Mso(?:Intense)?Quote$/.test(named)) return { kind: 'quote' };
  if (tag === 'LI') {
    const list = element.closest('ul, ol');
    const isInner = list?.parentElement?.closest('ul, ol') != null;
    const isBare = /list-style(?:-type)?:[^;]{0,30}none/.test(`${list && styleOf(list)};${style}`);
    if (number === undefined || isBare) return { kind: 'point', isOneLine: true, isInner };
    // No list begins elsewhere (schema/blocks.ts).
    return { kind: number < 0 || number > 9999 ? 'paragraph' : 'numbered', isOneLine: true, isInner, point: { number } };
  }
  // Word writes the signs of its lists as letters.
  if (/mso-list:(?!none|skip)/.test(style) || /^MsoList(?:Paragraph|Bullet|Number)/.test(named)) {
    const sign = [...element.querySelectorAll('[style]')].find((inner) => /mso-list:ignore/.test(styleOf(inner)));
    if (sign || /mso-list:l\d/.test(style)) {
      const said = sign?.textContent ?? '';
      const [isNumbered, number] = /^\s*(?:(\d+)[.)]?|[a-z]{1,4}[.)])\s*$/i.exec(said) ?? [];
      const isInner = /mso-list:[^;]{0,40}level[2-9]/.test(style);
      // No list has numbers such as `1.1` and `§ 1`.
      if (!isNumbered && /\d/.test(said)) return outer;
      return {
        kind: isNumbered ? 'numbered' : 'point',
        isOneLine: true,
        isInner,
        point: { ...(number && { number: Number(number) }) },
      };
    }
  }
  return outer.kind === 'heading' ? { kind: 'paragraph' } : outer;
}

/** What an element adds to its letters, by its name or by its style, and what it takes away. */
function marksOf(
  element: Element,
  fate: Fate | undefined,
  style: string,
  outer: readonly Mark[],
  level: number | undefined,
): readonly Mark[] {
  const marks = new Set(outer);
  const put = (mark: Mark, isOn: boolean) => (isOn ? marks.add(mark) : marks.delete(mark));
  if (fate === 'strong' || fate === 'em' || fate === 'code') put(fate, true);
  const weight = /(?:^|;)font-weight:(\w+)/.exec(style)?.[1];
  if (weight !== undefined) put('strong', /^(?:bold(?:er)?|[6-9]00)$/.test(weight));
  const slant = /(?:^|;)font-style:(\w+)/.exec(style)?.[1];
  if (slant !== undefined) put('em', slant === 'italic' || slant === 'oblique');
  // Headings are bold as they are.
  if (level !== undefined) marks.delete('strong');
  if (element.tagName === 'A') {
    const address = element.getAttribute('data-address') ?? addressOf(element.getAttribute('href') ?? '');
    for (const mark of marks) if (mark.startsWith('link ')) marks.delete(mark);
    if (address) marks.add(`link ${address}`);
  }
  const order = (mark: Mark) => ['strong', 'em', 'code'].indexOf(mark);
  return [...marks].sort((one, other) => order(one) - order(other));
}

/** Where a pasted link leads, as a text can hold it; of what leads nowhere outside of its own page the words stay. */
export function addressOf(href: string): string | undefined {
  const address = href.trim();
  if (!/^(?:https?:\/\/|mailto:|tel:)[^\s]/i.test(address)) return undefined;
  return address.replace(/[\s(){}<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/**
 * Without characters that nobody sees, and that no text may hold (checks/invisible-character.ts). What slides and prints break a line by is the
 * end of one, a tab is a space, and a letter whose dots come behind it, as a PDF has them, is one letter. More than 30 marks on one letter no
 * language writes (UAX #15, stream-safe text), and to put them in order takes the square of their number.
 */
export function visible(text: string): string {
  const seen = text
    .replaceAll('\t', ' ')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\r])[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\uffff]/gu, '');
  return /\p{M}{31}/u.test(seen) ? seen : seen.normalize('NFC');
}

/** The words of what is not read otherwise; however deep, none calls another. */
function wordsIn(element: Element): string {
  const isOutside = (node: Node) => {
    if (!(node instanceof Element)) return false;
    const style = styleOf(node);
    return /mso-list:ignore/.test(style) || /^(?:out|struck)$/.test(fateOf(node.tagName, style, node.className.toString()) ?? '');
  };
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isOutside(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let words = '';
  while (walker.nextNode()) words += walker.currentNode.nodeValue ?? (isLineOf(walker.currentNode.nodeName) ? ' ' : '');
  return words;
}

const tidy = (text: string): string => text.replace(/[ \t\n\r]+/g, ' ');

/** One space where there are several, none at the ends; letters that bear the same in one run. */
function tidied(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  let isAfterSpace = true;
  for (const run of runs) {
    if (run.kind !== 'letter') {
      made.push(run);
      isAfterSpace = false;
      continue;
    }
    const shown: string = tidy(run.shown).replace(isAfterSpace ? /^ / : /^$/, '');
    if (shown === '') continue;
    isAfterSpace = shown.endsWith(' ');
    made.push({ ...run, shown });
  }
  const isSpace = ({ kind, shown }: Run) => kind === 'letter' && shown.trim() === '';
  const kept = made.slice(
    made.findIndex((run) => !isSpace(run)),
    made.findLastIndex((run) => !isSpace(run)) + 1,
  );
  return runsOf(kept.map((run, index) => trimmed(run, index === 0, index === kept.length - 1)));
}

function trimmed(run: Run, isFirst: boolean, isLast: boolean): Run {
  if (run.kind !== 'letter') return run;
  const shown = isFirst ? run.shown.trimStart() : run.shown;
  return { ...run, shown: isLast ? shown.trimEnd() : shown };
}

/** The largest headings among the lines are headings, all smaller ones stand below them. */
function withLevels(lines: readonly RawLine[]): Line[] {
  const highest = lines.reduce((least, { level }) => Math.min(least, level ?? least), Number.POSITIVE_INFINITY);
  return lines.map(({ kind, level, ...line }) => ({
    kind: level !== undefined && level > highest ? 'subheading' : kind,
    ...line,
  }));
}

/** Rows of a program for tables as plain text: in each are as many cells, with tabs between them. */
function rowsOfPlain(plain: string): RawLine[] | undefined {
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && width <= mostColumns && rows.every(({ length }) => length === width);
  // Lines that begin with a tab are indented, and those that begin with a number or a sign are a list.
  if (!isTable || rows.every(([first = '']) => /^\s*(?:\d+[.)]|[•·▪◦o–-])?$/.test(first))) return undefined;
  return rows.map((row) => {
    const cells = row.map((cell) => tidied([{ shown: visible(cell), kind: 'letter', marks: [] }]));
    return { kind: 'paragraph', text: inOneLine(cells), row: { table: 1, cells } };
  });
}

/** A number, and the month or the year of a day behind it, in the languages that write days so and many others. */
const day =
  /^\s*\d+\.\s+(?:\d{4}\b|\d\d?\.|(?:j[aä]n|feb|m[aä]r|apr|ma[ijy]|ju[nl]|aug|sept?|o[kc]t|nov|de[czs])(?:n?er|r?uary?|z|ch|il|[eiy]|ust|(?:t?em|o)?ber)?(?!\p{L}))/imu;

/** Plain text, with the signs of Markdown: between paragraphs is an empty line, or, where there is none, the end of a line. */
function linesOfPlain(plain: string): RawLine[] {
  const table = rowsOfPlain(plain);
  if (table) return table;
  const rows = visible(plain.replaceAll('\r\n', '\n').replaceAll('\r', '\n')).split('\n');
  const isByEmptyRows = hasEmptyRows(plain.replaceAll('\r', ''));
  const lines: (RawLine | undefined)[] = [];
  let code: string[] | undefined;
  const numberAt = (index: number) => Number(/^\s*(\d{1,3})[.)]\s+\S/.exec(rows[index] ?? '')?.[1] ?? Number.NaN);
  rows.forEach((row, index) => {
    if (/^\s*```/.test(row)) {
      if (code) lines.push({ kind: 'code', text: [{ shown: code.join('\n'), kind: 'letter', marks: [] }] });
      code = code ? undefined : [];
    } else if (code) code.push(row);
    else if (row.trim() === '' || /^\s*(?:[-*_]\s*){3,}$/.test(row)) lines.push(undefined);
    else {
      const [, signs, heading] = /^(#{1,6})\s+(\S.*)$/.exec(withoutClosing(row)) ?? [];
      const [, point] = /^\s*[-*+•‣◦▪·]\s+(.*)$/.exec(row) ?? [];
      const [, quote] = /^\s*>\s?(.*)$/.exec(row) ?? [];
      const last = lines.at(-1);
      const number = numberAt(index);
      // One alone may be a day, and so may those that begin elsewhere.
      const isFirst = number === 1 && numberAt(index + 1) === 2 && !day.test(rows.slice(index, index + 2).join('\n'));
      const isNumbered = isFirst || (last?.kind === 'numbered' && last.number === number - 1);
      const isRowOfDays = numberAt(index + 1) === number + 1 || numberAt(index - 1) === number - 1;
      if (signs && heading) lines.push({ kind: 'heading', level: signs.length, text: inlineOf(heading) });
      else if (point !== undefined) lines.push({ kind: 'point', text: inlineOf(withBox(point)) });
      else if (quote !== undefined) lines.push(quote.trim() === '' ? undefined : { kind: 'quote', text: inlineOf(quote) });
      else if (isNumbered) lines.push({ kind: 'numbered', number, text: inlineOf(row.replace(/^\s*\d+[.)]\s+/, '')) });
      else if (
        !isRowOfDays &&
        last &&
        last.kind !== 'heading' &&
        (/^\s{2,}/.test(row) || (isByEmptyRows && last.kind === 'paragraph'))
      ) {
        last.text = runsOf([...last.text, { shown: ' ', kind: 'letter', marks: [] }, ...inlineOf(row)]);
      } else lines.push({ kind: 'paragraph', text: inlineOf(row) });
    }
  });
  if (code) lines.push({ kind: 'code', text: [{ shown: code.join('\n'), kind: 'letter', marks: [] }] });
  return lines.filter((line) => line?.text.some(({ shown }) => shown.trim() !== '')) as RawLine[];
}

const withBox = (point: string): string =>
  point.replace(/^\[([ x])\](?=\s)/i, (_, tick) => (tick === ' ' ? boxes.empty : boxes.ticked));

/** A heading may end with signs as well. */
function withoutClosing(row: string): string {
  let end = row.length;
  while (row[end - 1] === '#') end--;
  return row.slice(0, end).trimEnd();
}

/** Bold, emphasis, code and links are written in Markdown as in a text of the manifest; braces are letters there. */
function inlineOf(row: string): Run[] {
  const units = readUnits(row.trim(), true).map(({ shown, kind, marks }): Run => {
    const borne = marks.flatMap((mark): Mark[] => {
      if (!mark.startsWith('link ')) return [mark];
      const address = addressOf(mark.slice('link '.length).replace(/\s["'(].*$/s, ''));
      return address === undefined ? [] : [`link ${address}`];
    });
    return { shown: kind === 'constant' ? `{${shown}}` : shown, kind: 'letter', marks: borne };
  });
  return tidied(runsOf(units));
}
