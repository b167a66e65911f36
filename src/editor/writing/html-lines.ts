/** The lines of HTML, whatever program made it: its letters, marks, lists and tables, and nothing that would load or run. */
import { boxes, type Fate, fateOf, isDrawnSign, quotesAround, raiseOrLower } from '../../../schema/foreign-marks.ts';
import type { Mark } from '../draft/rich-text/read.ts';
import type { Line, Row, Run } from '../draft/rich-text/runs.ts';
import { addressOf, inOneLine, mostColumns, type RawLine, tidied, tidy, visible } from './plain-lines.ts';

type Constants = Readonly<Record<string, string>>;

export interface Reading {
  /** The site's values: those that were copied from one of its texts become values again. */
  constants?: Constants;
  /** Settings of the text that receives it. */
  language?: string;
  /** Words that are struck through come in as well. */
  withStruck?: boolean;
}
/**
 * Nothing in this document is loaded or run. All of it is body: of 20,000 comments before or behind that a browser takes seconds. Rows may come
 * without the table around them, and would be no rows then.
 */
export function bodyOf(html: string): HTMLElement {
  const table = /<t[rd]\b/i.test(html) && !/<table\b/i.test(html) ? '<table>' : '';
  return new DOMParser().parseFromString(`<body>${table}${html.split(/<\/html/i, 1)[0]}`, 'text/html').body;
}

/** Below so many elements only the words count. */
const deepest = 100;

const isLineOf = (tag: string): boolean => fateOf(tag) === 'line';

/** Tells whether a cell is more than a line. */
function isLong(cell: Element): boolean {
  const innermost = [...cell.querySelectorAll('p, div')].filter((one) => one.querySelector('p, div') === null);
  const isSeveral = innermost.filter((one) => one.textContent.trim() !== '').length > 1;
  return isSeveral || cell.querySelector('ul, ol, pre, table, h1, h2, h3, h4, h5, h6') !== null;
}

/** A table of rows and columns. With others, such as those of mails, lines are only laid out. */
function isGrid(table: Element): boolean {
  if (!(table instanceof HTMLTableElement) || /^(?:none|presentation)$/.test(table.getAttribute('role') ?? '')) return false;
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  const widths = rows.map((cells) => cells.reduce((sum, { colSpan }) => sum + colSpan, 0));
  const isWide = widths.some((width) => width > 1) && widths.every((width) => width <= mostColumns);
  return isWide && rows.length > 1 && !rows.flat().some(isLong);
}

/** The kind of a line that begins within an element. */
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

export class HtmlReader {
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
    // Other blocks within a point have no number of their own.
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
    // A heading that folds has a button around its words.
    if (tag === 'BUTTON' && level !== undefined) return 'words';
    const fate = fateOf(tag, style, element.className.toString());
    // Ticked points are struck through as well.
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

  /** A cell's text stands in each row that it reaches into, and in the first of its columns. */
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

const inShort = (style: string): string => style.toLowerCase().replace(/\s+/g, '');
export const styleOf = (element: Element): string => inShort(element.getAttribute('style') ?? '');

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

/** The marks that an element adds to its letters or takes away, by its name or its style. */
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
