/** Blocks on their way through the clipboard: what is copied, and what is made of lines that are pasted. */
import { DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model';
import type { Block } from '../draft/prose/block.ts';
import { type Line, type Row, type Run, unitsOf } from '../draft/rich-text/runs.ts';
import { writeUnits } from '../draft/rich-text/write.ts';
import { asQuoted } from './block-commands.ts';
import { copiedIn } from './clipboard.ts';
import { blockNodes, type Constants, proseSchema } from './schema.ts';

/** The blocks that were copied here last. The clipboard holds their name: what others are given says nothing of entries. */
let copied: { name: string; slice: Slice } | undefined;

/** Undefined for what is not copied among blocks: the clipboard says all of it. */
export function keepCopied(slice: Slice | undefined): void {
  copied = slice && { name: String(Math.random()).slice(2), slice };
}

/** What was copied here last, if that is what is pasted and the list holds it. */
export const copiedBlocks = (data: DataTransfer | null, kinds: readonly string[]): Slice | undefined =>
  copied?.name === copiedIn(data) && areHeld(copied.slice.content, kinds) ? copied.slice : undefined;

/** Whether a list holds what was copied from another. */
function areHeld(content: Fragment, kinds: readonly string[]): boolean {
  const keyOf = ({ type: { name }, attrs }: Node) => (name === 'whole' ? String(attrs.key) : name);
  const all = (content.content as Node[]).map(keyOf);
  return all.every((key) => key === 'paragraph' || key === 'text' || kinds.includes(key));
}

/** For other programs: a link leads on, and nothing says how the page looks. */
export class PlainSerializer extends DOMSerializer {
  constructor() {
    const marks = DOMSerializer.marksFromSchema(proseSchema);
    super(DOMSerializer.nodesFromSchema(proseSchema), {
      ...marks,
      link: ({ attrs: { address } }) => ['a', { href: String(address), 'data-address': String(address) }, 0],
    });
  }

  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>) {
    const made = super.serializeFragment(...given);
    const first = made.firstChild;
    if (!given[2] && copied && first instanceof HTMLElement) first.dataset.copied = copied.name;
    return made;
  }
}

/** A block that is being made. */
interface Made extends Omit<Block, 'blocks'> {
  blocks?: Made[];
}

/** The number that the next point of a list would have. */
const numberBehind = ({ start = 1, blocks = [] }: Made): number => Number(start) + blocks.length;

/** What a point says where there can be no lists: its number is a part of that. */
export const withNumber = ({ text, number }: Line): readonly Run[] =>
  number === undefined ? text : [{ shown: `${number}. `, kind: 'letter', marks: [] }, ...text];

/** The rows of code where there can be none: each is a paragraph. */
const rowsOf = ({ text }: Line): Line[] =>
  text
    .map(({ shown }) => shown)
    .join('')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => ({ kind: 'paragraph', text: [{ shown: row.trim(), kind: 'letter', marks: [] }] }));

/** Lines as blocks, as far as the list holds such; the first and the last paragraph go on with what is before and behind. */
export function sliceOf(
  lines: readonly Line[],
  kinds: readonly string[],
  isInPoint: boolean,
  constants: Constants,
): Slice | undefined {
  const blocks: Made[] = [];
  const rows: Row[] = [];
  const has = (kind: string) => kinds.includes(kind);
  const asHeld = lines.flatMap((line) => (line.kind === 'code' && (isInPoint || !has('code')) ? rowsOf(line) : line));
  for (const [index, line] of asHeld.entries()) {
    const { kind, text, row, number, isInner } = line;
    const last = blocks.at(-1);
    const paragraph: Made = { type: 'paragraph', text };
    const isNumbered = kind === 'numbered';
    const isList = isInPoint || ((kind === 'point' || isNumbered) && has('list'));
    const heading = [kind, kind === 'heading' ? 'subheading' : 'heading'].find(has);
    if (row && has('table')) {
      rows.push(row);
      const isLast = asHeld[index + 1]?.row?.table !== row.table;
      if (isLast) blocks.push({ type: 'whole', key: 'table', said: tableOf(rows.splice(0)) });
    } else if (isList) {
      const point: Made = { type: 'point', blocks: [paragraph] };
      const outer = isInner && !isInPoint && last?.type === 'list' ? last.blocks?.at(-1) : undefined;
      const goesOn = isInPoint || (last?.numbered === isNumbered && (number ?? numberBehind(last)) === numberBehind(last));
      if (outer?.blocks?.[1]) outer.blocks[1].blocks?.push(point);
      else if (last?.type === 'list' && !outer && goesOn) last.blocks?.push(point);
      else {
        const start = number !== undefined && number !== 1 && { start: number };
        (outer?.blocks ?? blocks).push({ type: 'list', numbered: isNumbered, ...start, blocks: [point] });
      }
    } else if (kind === 'quote' && has('quote')) {
      if (last?.type === 'quote') last.blocks?.push(paragraph);
      else blocks.push({ type: 'quote', blocks: [paragraph] });
    } else if ((kind === 'heading' || kind === 'subheading') && heading) {
      blocks.push({ type: heading as 'heading', text });
    } else if (kind === 'code' && has('code')) {
      blocks.push({ type: 'whole', key: 'code', said: text.map(({ shown }) => shown).join('') });
    } else blocks.push({ ...paragraph, text: withNumber(line) });
  }
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return undefined;
  const depth = ({ type }: Block) => (isInPoint ? 3 : type === 'paragraph' ? 1 : 0);
  const nodes = blockNodes(blocks, constants);
  const quoted = (node: Node) => (node.type.name === 'quote' ? node.copy(Fragment.from(asQuoted(node.children))) : node);
  const content = Fragment.from(nodes.map(quoted));
  return new Slice(content, depth(first), depth(last));
}

const keysOfLine: Record<Line['kind'], readonly string[]> = {
  ...{ paragraph: [], heading: ['heading', 'subheading'], subheading: ['heading', 'subheading'] },
  ...{ point: ['list'], numbered: ['list'], quote: ['quote'], code: ['code'] },
};

/**
 * Tells whether lines become running text of which something more was meant.
 *
 * @param kinds - that the list holds; undefined for a text that is alone
 */
export const isFlattened = (lines: readonly Line[], kinds: readonly string[] | undefined): boolean =>
  (!kinds && lines.length > 1) ||
  lines.some(({ kind }) => kind !== 'paragraph' && !keysOfLine[kind].some((key) => kinds?.includes(key)));

/** A table as the manifest has it (schema/table.ts). */
function tableOf(rows: readonly Row[]): NonNullable<Block['said']> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const said = (row: Row | undefined, isRich: boolean) =>
    Array.from({ length: width }, (_, column) => writeUnits('', unitsOf(row?.cells[column] ?? []), isRich) || '–');
  const body = namesColumns(rows) ? rows.slice(1) : rows;
  return {
    ...(body !== rows && { columns: said(rows[0], false) }),
    ...(body.every(({ names }) => names !== undefined) && { rowHeads: true }),
    rows: body.map((row) => ({ cells: said(row, true) })),
  };
}

/** Programs for tables do not say which row names the columns: it is bold above one that is not, or words above numbers. */
function namesColumns([first, ...rows]: readonly Row[]): boolean {
  const [second] = rows;
  if (!first || !second) return false;
  const isNumber = (cell: readonly Run[] | undefined) => cell?.some(({ shown }) => /\d/.test(shown)) === true;
  const isBold = ({ cells }: Row) => cells.flat().every(({ marks }) => marks.includes('strong'));
  const isFull = first.cells.slice(1).every(({ length }) => length > 0);
  const isAboveNumbers = (_: unknown, column: number) => rows.length > 1 && rows.every(({ cells }) => isNumber(cells[column]));
  return (
    first.names === 'columns' ||
    (isFull && isBold(first) && !isBold(second)) ||
    (isFull && !first.cells.some(isNumber) && first.cells.some(isAboveNumbers))
  );
}
