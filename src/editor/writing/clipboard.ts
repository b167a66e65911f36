/**
 * What is pasted, as lines of letters and marks, and as rows of tables: of HTML and plain text whatever program made them. Nothing else of it
 * comes in: no style, no script, no picture, no address that leads elsewhere than links may.
 */
import { type Mark, readUnits } from '../draft/rich-text/read.ts';
import { hasEmptyRows } from '../draft/rich-text/rows.ts';
import { type Line, type Row, type Run, runsOf } from '../draft/rich-text/runs.ts';

type Constants = Readonly<Record<string, string>>;

/**
 * @param html - as the clipboard has it, where it has any
 * @param plain - the same as plain text
 * @param constants - of the site: those that were copied from a text of it are that again
 */
export function linesOf(html: string, plain: string, constants: Constants = {}): Line[] {
  const lines = isReadable(html) ? new HtmlReader(constants).read(html) : undefined;
  const isDrawable = lines?.every(({ text }) => text.length <= mostRuns) ?? false;
  if (lines && isDrawable && lines.length > 0) return withLevels(lines);
  return withLevels(linesOfPlain(plain.trim() === '' && !isDrawable ? wordsOf(html.slice(0, 2e6)) : plain.slice(0, 2e6)));
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
  !emoji.test(image.getAttribute('alt') ?? '') &&
  !['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? '')) &&
  image.closest('[hidden]') === null &&
  !styleOf(image).includes('display:none');

/** Mailers draw these as pictures. */
const emoji = /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]{1,20}$/u;

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
    .replace(/<\/?(?:address|article|blockquote|br|div|dd|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b[^<>]*>/gi, '\n')
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

const skipped = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT TITLE HEAD META LINK OBJECT EMBED IFRAME FRAME SVG MATH CANVAS AUDIO VIDEO SELECT TEXTAREA INPUT BUTTON PROGRESS METER RP RT'.split(
    ' ',
  ),
);
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR HTML LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL CAPTION'.split(
    ' ',
  ),
);

/** Whether a cell is more than a line. */
function isLong(cell: Element): boolean {
  const innermost = [...cell.querySelectorAll('p, div')].filter((one) => one.querySelector('p, div') === null);
  const isSeveral = innermost.filter((one) => one.textContent.trim() !== '').length > 1;
  return isSeveral || cell.querySelector('ul, ol, table, h1, h2, h3, h4, h5, h6') !== null;
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
interface RawLine {
  kind: Line['kind'];
  /** Of a heading, from 1. */
  level?: number;
  text: Run[];
  row?: Row;
}

/** What a line is that begins within an element. */
interface Around {
  kind: Line['kind'];
  level?: number;
  /** A line break begins no new one. */
  isOneLine?: boolean;
  keepsSpace?: boolean;
  /** All of it is one line, whatever is in it. */
  isRow?: boolean;
  /** The number of the table whose rows these are. */
  table?: number;
}

class HtmlReader {
  private readonly lines: RawLine[] = [];
  private runs: Run[] = [];
  private around: Around = { kind: 'paragraph' };
  private tables = 0;
  /** By column, the cell of a row above, and how many more rows it reaches into. */
  private above: { text: Run[]; rows: number }[] = [];
  /** Excel makes bold by these classes. */
  private bold = new Set<string>();

  private readonly constants: Constants;

  constructor(constants: Constants) {
    this.constants = constants;
  }

  read(html: string): RawLine[] {
    this.bold = new Set([...html.matchAll(/\.(xl\d+)\s*\{[^{}]*font-weight:700/g)].map(([, name = '']) => name));
    this.readChildren(bodyOf(html), [], 0);
    this.endLine();
    return this.lines;
  }

  private endLine(row?: Row): void {
    const { kind, level, keepsSpace } = this.around;
    const text = keepsSpace ? this.runs : tidied(this.runs);
    this.runs = [];
    if (!text.some(({ shown }) => shown.trim() !== '')) return;
    this.lines.push({ kind, ...(level !== undefined && { level }), text, ...(row && { row }) });
  }

  private readChildren(parent: Node, marks: readonly Mark[], depth: number): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.add(node.nodeValue ?? '', marks);
      else if (node instanceof Element) this.readElement(node, marks, depth + 1);
    }
  }

  private readElement(element: Element, marks: readonly Mark[], depth: number): void {
    const tag = element.tagName.toUpperCase();
    const style = styleOf(element) + (this.bold.has(element.className) ? ';font-weight:700' : '');
    if (skipped.has(tag) || element.hasAttribute('hidden') || /display:none|mso-hide:all|mso-list:ignore/.test(style)) return;
    const name = element.getAttribute('data-constant') ?? '';
    const alt = element.getAttribute('alt') ?? '';
    if (depth > deepest) this.add(wordsIn(element), marks);
    else if (tag === 'IMG' && emoji.test(alt)) this.add(alt, marks);
    else if (tag === 'BR') this.breakLine(marks);
    // Browsers of Apple put it in place of a space.
    else if (element.className === 'Apple-converted-space') this.add(' ', marks);
    else if (Object.hasOwn(this.constants, name)) this.runs.push({ shown: name, kind: 'constant', marks });
    else if (tag === 'TR' && this.isLine(element)) this.readRow(element, marks, depth);
    else {
      const outer = this.around;
      const isBlock = blocks.has(tag) && !outer.isRow;
      if (isBlock) this.endLine();
      else if (blocks.has(tag)) this.add(' ', marks);
      if (isBlock) this.around = aroundOf(element, tag, style, outer);
      if (tag === 'TABLE' && isGrid(element)) {
        this.around = { ...this.around, table: ++this.tables };
        this.above = [];
      }
      this.readChildren(element, marksOf(element, tag, style, marks, this.around.level), depth);
      if (isBlock) this.endLine();
      this.around = outer;
    }
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
    const shown = visible(text);
    if (shown !== '') this.runs.push({ shown, kind: 'letter', marks });
  }
}

/** Cells as one text; what is empty is left out. */
const inOneLine = (cells: readonly Run[][]): Run[] =>
  cells
    .filter(({ length }) => length > 0)
    .flatMap((cell, index) => (index === 0 ? cell : [{ shown: ' · ', kind: 'letter', marks: [] }, ...cell]));

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase().replace(/\s+/g, '');

function aroundOf(element: Element, tag: string, style: string, outer: Around): Around {
  const named = element.className.toString();
  const heading =
    /^H([1-6])$/.exec(tag)?.[1] ?? /^MsoHeading([1-6])$/.exec(named)?.[1] ?? (/^MsoTitle$/.test(named) ? '1' : undefined);
  if (heading !== undefined) return { kind: 'heading', level: Number(heading), isOneLine: true };
  if (tag === 'PRE') return { kind: 'code', keepsSpace: true };
  if (tag === 'BLOCKQUOTE' || /^Mso(?:Intense)?Quote$/.test(named)) return { kind: 'quote' };
  if (tag === 'LI') return { kind: element.parentElement?.tagName === 'OL' ? 'numbered' : 'point', isOneLine: true };
  // Word writes the signs of its lists as letters.
  if (/mso-list:(?!none|skip)/.test(style) || /^MsoList(?:Paragraph|Bullet|Number)/.test(named)) {
    const sign = [...element.querySelectorAll('[style]')].find((inner) => /mso-list:ignore/.test(styleOf(inner)));
    if (sign || /mso-list:l\d/.test(style)) {
      return { kind: /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign?.textContent ?? '') ? 'numbered' : 'point', isOneLine: true };
    }
  }
  return outer.kind === 'heading' ? { kind: 'paragraph' } : outer;
}

/** What an element adds to its letters, by its name or by its style, and what it takes away. */
function marksOf(
  element: Element,
  tag: string,
  style: string,
  outer: readonly Mark[],
  level: number | undefined,
): readonly Mark[] {
  const marks = new Set(outer);
  const put = (mark: Mark, isOn: boolean) => (isOn ? marks.add(mark) : marks.delete(mark));
  if (tag === 'STRONG' || tag === 'B') put('strong', true);
  if (tag === 'EM' || tag === 'I') put('em', true);
  if (tag === 'CODE' || tag === 'KBD' || tag === 'SAMP' || tag === 'TT') put('code', true);
  const weight = /(?:^|;)font-weight:(\w+)/.exec(style)?.[1];
  if (weight !== undefined) put('strong', /^(?:bold(?:er)?|[6-9]00)$/.test(weight));
  const slant = /(?:^|;)font-style:(\w+)/.exec(style)?.[1];
  if (slant !== undefined) put('em', slant === 'italic' || slant === 'oblique');
  // Headings are bold as they are.
  if (level !== undefined) marks.delete('strong');
  if (tag === 'A') {
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

/** The words of what is too deep to be read otherwise; however deep, none calls another. */
function wordsIn(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let words = '';
  while (walker.nextNode())
    if (!skipped.has(walker.currentNode.parentElement?.tagName ?? '')) words += walker.currentNode.nodeValue;
  return words;
}

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
    const shown: string = run.shown.replace(/[ \t\n\r]+/g, ' ').replace(isAfterSpace ? /^ / : /^$/, '');
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
  // Lines that begin with a tab are indented.
  if (!isTable || rows.every(([first]) => first === '')) return undefined;
  return rows.map((row) => {
    const cells = row.map((cell) => tidied([{ shown: visible(cell), kind: 'letter', marks: [] }]));
    return { kind: 'paragraph', text: inOneLine(cells), row: { table: 1, cells } };
  });
}

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
      // One alone may be a day.
      const isNumbered =
        numberAt(index) >= 0 && (numberAt(index + 1) === numberAt(index) + 1 || lines.at(-1)?.kind === 'numbered');
      const last = lines.at(-1);
      if (signs && heading) lines.push({ kind: 'heading', level: signs.length, text: inlineOf(heading) });
      else if (point !== undefined) lines.push({ kind: 'point', text: inlineOf(point) });
      else if (quote !== undefined) lines.push(quote.trim() === '' ? undefined : { kind: 'quote', text: inlineOf(quote) });
      else if (isNumbered) lines.push({ kind: 'numbered', text: inlineOf(row.replace(/^\s*\d+[.)]\s+/, '')) });
      else if (last && last.kind !== 'heading' && (/^\s{2,}/.test(row) || (isByEmptyRows && last.kind === 'paragraph'))) {
        last.text = runsOf([...last.text, { shown: ' ', kind: 'letter', marks: [] }, ...inlineOf(row)]);
      } else lines.push({ kind: 'paragraph', text: inlineOf(row) });
    }
  });
  if (code) lines.push({ kind: 'code', text: [{ shown: code.join('\n'), kind: 'letter', marks: [] }] });
  return lines.filter((line) => line?.text.some(({ shown }) => shown.trim() !== '')) as RawLine[];
}

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
