/** The lines of plain text, with the signs of Markdown and the rows of tables, and what the letters of any line become. */
import { boxes } from '../../../schema/foreign-marks.ts';
import { type Mark, readUnits } from '../draft/rich-text/read.ts';
import { hasEmptyRows } from '../draft/rich-text/rows.ts';
import { type Line, type Run, runsOf } from '../draft/rich-text/runs.ts';

/** A line before it is known which headings are the larger ones. */
export interface RawLine extends Omit<Line, 'text'> {
  /** The level of a heading, from 1. */
  level?: number;
  text: Run[];
}

/** As many as a table may have (schema/table.ts). */
export const mostColumns = 12;

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
export function linesOfPlain(plain: string): RawLine[] {
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

/** Cells as one text; what is empty is left out. */
export const inOneLine = (cells: readonly Run[][]): Run[] =>
  cells
    .filter(({ length }) => length > 0)
    .flatMap((cell, index) => (index === 0 ? cell : [{ shown: ' · ', kind: 'letter', marks: [] }, ...cell]));

/** The target of a pasted link, as a text can hold it. A link into its own page leaves only its words. */
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

export const tidy = (text: string): string => text.replace(/[ \t\n\r]+/g, ' ');

/** One space where there are several, none at the ends; letters that bear the same in one run. */
export function tidied(runs: readonly Run[]): Run[] {
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
