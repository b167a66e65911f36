/** Where one writes, and what stands there, for the tools beside it. */
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { TurnInto } from '../draft/prose/block.ts';
import type { Mark } from '../draft/rich-text/read.ts';
import { chosenBlocks, kindOf, textIndex } from './block-commands.ts';
import { isBorne, linkAt, linkRange } from './commands.ts';
import { proseSchema } from './schema.ts';

/** Where one writes, for what is shown beside it. */
export interface WritingPlace {
  /** Of what is selected, in CSS pixels of its window. */
  left: number;
  top: number;
  bottom: number;
  isEmpty: boolean;
  /** That all of it bears. */
  marks: readonly Mark[];
  /** What is selected; of a link that the caret is in, its words. */
  words: string;
  /** Words that are selected; without a selection, all. */
  count: number;
  /** What is selected, from one unit of the text up to another. */
  from: number;
  to: number;
  /** The text that it is in, or begins in: how many stand before it. */
  text: number;
  /** What the blocks are that are selected, where all are the same; else empty. */
  kind: TurnInto | '';
}

export function placeOf(view: EditorView): WritingPlace {
  const { state } = view;
  const { from, to, empty, $from, $to } = state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const { link } = state.schema.marks;
  const all = Object.values(state.schema.marks).flatMap((type) => {
    if (type === link) return (linkAt(state, link) && [`link ${linkAt(state, link)?.attrs.address}`]) ?? [];
    const here = empty ? type.isInSet(state.storedMarks ?? $from.marks()) : isBorne(state, type);
    return here ? [type.name] : [];
  });
  const words = link ? linkRange(state, link) : { from, to };
  const isProse = state.schema === proseSchema;
  const kinds = isProse ? chosenBlocks(state).nodes.map(kindOf) : [];
  const isText = $from.parent.inlineContent;
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    isEmpty: empty,
    marks: all as Mark[],
    words: state.doc.textBetween(words.from, words.to),
    count: wordsIn(empty ? state.doc : state.doc.cut(from, to), languageOf(view)),
    from: isText ? $from.parentOffset : 0,
    to: !isText ? 0 : $from.sameParent($to) ? $to.parentOffset : $from.parent.content.size,
    text: isProse ? textIndex(state.doc, $from) : 0,
    kind: kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? '') : '',
  };
}

/** Texts are counted once: with each letter only one is another. */
const counted = new WeakMap<Node, number>();

function wordsIn(node: Node, lang: string | undefined): number {
  if (!node.isTextblock) return node.children.reduce((sum, inner) => sum + wordsIn(inner as Node, lang), 0);
  // A word with hyphens is one.
  const said = node.textContent.replace(/(?<=\S)-(?=\S)/g, '');
  const count = counted.get(node) ?? countWords(said, lang);
  counted.set(node, count);
  return count;
}

export const countWords = (said: string, lang: string | undefined): number =>
  [...new Intl.Segmenter(lang || undefined, { granularity: 'word' }).segment(said)].filter(({ isWordLike }) => isWordLike).length;

/** Of what is written. */
export const languageOf = ({ dom }: EditorView): string => dom.closest<HTMLElement>('[lang]')?.lang ?? '';
