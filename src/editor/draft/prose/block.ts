/** A list of blocks that is written in as one document: what the window and the page tell each other of it. */
import type { Json } from '../../../../schema/json.ts';
import { isRuns, type Run } from '../rich-text/runs.ts';

/** Paragraphs and headings hold text, others hold blocks. A `whole` is shown but not written in here, such as a picture or a table. */
export const blockTypes = ['paragraph', 'heading', 'subheading', 'list', 'point', 'quote', 'note', 'whole'] as const;
export type BlockType = (typeof blockTypes)[number];

/** What blocks that are selected may become; `numbered` is a list with numbers. */
export type TurnInto = Exclude<BlockType, 'point' | 'whole'> | 'numbered';

/** An empty paragraph may become this, as the author calls it; a `whole` is named by its key. */
export interface OfferedKind {
  title: string;
  /** Other words by which it is found, parted by spaces. */
  aliases: string;
  into: TurnInto | { whole: string };
}

export interface Block {
  type: BlockType;
  /** The number of the entry of the manifest that says it. What was written since has none. */
  entry?: number;
  /** The key of its entry, where the type does not tell it. */
  key?: string;
  /** The source of a quotation or the title of a note, which is written in by itself. */
  beside?: readonly Run[];
  /** A `whole` that was pasted brings what its key says, such as its code or its table. */
  said?: Json;
  text?: readonly Run[];
  numbered?: boolean;
  /** Of a list with numbers: the first one, or the constant that says it. */
  start?: number | string;
  blocks?: readonly Block[];
}

/** Blocks that come in the place of `gone` others, from the one at `from` on. */
export interface Splice {
  from: number;
  gone: number;
  blocks: readonly Block[];
}

/** The most levels of blocks in blocks, such as a point of a list, in a point of a list, in a note; a table has fewer. */
const deepest = 6;

/** Tells whether it may stand in a manifest: a message may hold what no file can. */
const isJson = (value: unknown, depth = 0): boolean =>
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (depth < deepest &&
    typeof value === 'object' &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
    Object.values(value).every((one) => isJson(one, depth + 1)));

/** Nobody vouches for what a page says. */
export const isBlocks = (value: unknown, depth = 0): value is Block[] =>
  Array.isArray(value) &&
  depth <= deepest &&
  value.every((block: unknown) => {
    if (typeof block !== 'object' || block === null) return false;
    const { type, entry, key, beside, said, text, numbered, start, blocks } = block as Record<string, unknown>;
    return (
      blockTypes.some((one) => one === type) &&
      (entry === undefined || Number.isSafeInteger(entry)) &&
      (key === undefined || typeof key === 'string') &&
      (beside === undefined || isRuns(beside)) &&
      (said === undefined || isJson(said)) &&
      (text === undefined || isRuns(text)) &&
      (numbered === undefined || typeof numbered === 'boolean') &&
      (start === undefined || typeof start === 'string' || Number.isSafeInteger(start)) &&
      (blocks === undefined || isBlocks(blocks, depth + 1))
    );
  });

/** All blocks that hold text, in the order in which they stand. */
export const textsOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.text ? [block] : textsOf(block.blocks ?? [])));

/** Another text in the block that has it: the one at this place in the order of `textsOf`. */
export function rewritten(blocks: readonly Block[], index: number, text: readonly Run[]): Splice {
  let before = 0;
  const from = blocks.findIndex((block) => {
    const own = textsOf([block]).length;
    if (index < before + own) return true;
    before += own;
    return false;
  });
  const block = blocks[from];
  return { from, gone: 1, blocks: block ? [withText(block, index - before, text)] : [] };
}

function withText(block: Block, index: number, text: readonly Run[]): Block {
  if (block.text) return { ...block, text };
  const { from, blocks } = rewritten(block.blocks ?? [], index, text);
  return { ...block, blocks: (block.blocks ?? []).toSpliced(from, 1, ...blocks) };
}
