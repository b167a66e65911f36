/** A list of blocks that is written in as one document: what the window and the page tell each other of it. */
import { isRuns, type Run } from '../rich-text/runs.ts';

/** Paragraphs and headings hold text, others hold blocks. A `whole` is shown but not written in here, such as a picture or a table. */
export const blockTypes = ['paragraph', 'heading', 'subheading', 'list', 'point', 'quote', 'note', 'whole'] as const;
export type BlockType = (typeof blockTypes)[number];

/** What blocks that are selected may become; `numbered` is a list with numbers. */
export type TurnInto = Exclude<BlockType, 'point' | 'whole'> | 'numbered';

export interface Block {
  type: BlockType;
  /** The number of the entry of the manifest that says it. What was written since has none. */
  entry?: number;
  /** The key of its entry, where the type does not tell it. */
  key?: string;
  /** Of a `whole` that was pasted: its code. */
  code?: string;
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

/** The most levels of blocks in blocks: a point of a list, in a point of a list, in a note. */
const deepest = 6;

/** Nobody vouches for what a page says. */
export const isBlocks = (value: unknown, depth = 0): value is Block[] =>
  Array.isArray(value) &&
  depth <= deepest &&
  value.every((block: unknown) => {
    if (typeof block !== 'object' || block === null) return false;
    const { type, entry, key, code, text, numbered, start, blocks } = block as Record<string, unknown>;
    return (
      blockTypes.some((one) => one === type) &&
      (entry === undefined || Number.isSafeInteger(entry)) &&
      (key === undefined || typeof key === 'string') &&
      (code === undefined || typeof code === 'string') &&
      (text === undefined || isRuns(text)) &&
      (numbered === undefined || typeof numbered === 'boolean') &&
      (start === undefined || typeof start === 'string' || Number.isSafeInteger(start)) &&
      (blocks === undefined || isBlocks(blocks, depth + 1))
    );
  });

/** All blocks that hold text, in the order in which they stand. */
export const textsOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.text ? [block] : textsOf(block.blocks ?? [])));

/** The blocks with another text: the one at this place in the order of `textsOf`. */
export function withText(blocks: readonly Block[], index: number, text: readonly Run[]): Block[] {
  let at = index;
  return blocks.map((block) => {
    const own = textsOf([block]).length;
    const isHere = at >= 0 && at < own;
    const inner = at;
    at -= own;
    if (!isHere) return block;
    return block.text ? { ...block, text } : { ...block, blocks: withText(block.blocks ?? [], inner, text) };
  });
}
