/** What blocks look like while one writes: drawn by who shows them, with marks upon what is kept together or selected. */
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView, type NodeView } from 'prosemirror-view';
import { proseSchema } from './schema.ts';

/** What stays on one line, from one letter of a text up to another, and the attributes that keep it there. */
export interface Kept {
  from: number;
  to: number;
  attributes: Record<string, string>;
}

/** The element of a block, with the place of its text or its blocks; what is not written in has none. */
export interface DrawnBlock {
  dom: HTMLElement;
  contentDOM?: HTMLElement;
  /** The block has come to hold others. */
  follow?: (node: Node) => void;
}

/** `around` is what the block stands in. */
export type DrawBlock = (node: Node, around: Node) => DrawnBlock;

/** What no line of a text may end in, as the page sets it. */
export type KeepTogether = (text: string, isHeading: boolean) => readonly Kept[];

export function nodeViewsOf(draw: DrawBlock) {
  const names = Object.keys(proseSchema.nodes).filter((name) => proseSchema.nodes[name]?.isBlock && name !== 'doc');
  const view = (node: Node, { state }: EditorView, getPos: () => number | undefined): NodeView => {
    const { dom, contentDOM, follow } = draw(node, state.doc.resolve(getPos() ?? 0).parent);
    const isWritten = (target: EventTarget | null) => contentDOM?.contains(target as globalThis.Node) === true;
    return {
      ...{ dom, ...(contentDOM && { contentDOM }) },
      ignoreMutation: ({ type, target }) =>
        type === 'selection' ? contentDOM === undefined : type === 'attributes' || !isWritten(target),
      stopEvent: ({ target }) => !isWritten(target) && (target as Element).closest('[data-fields]') !== null,
      update(next) {
        const { numbered, start } = node.attrs;
        if (!contentDOM) return next.sameMarkup(node);
        if (next.type !== node.type || next.attrs.numbered !== numbered || next.attrs.start !== start) return false;
        follow?.(next);
        return true;
      },
    };
  };
  return Object.fromEntries(names.map((name) => [name, view]));
}

/**
 * What is kept on one line, as the page does it; and what is selected without letters that the browser could mark: a picture, a table.
 */
export function decorationsOf(together: KeepTogether | undefined) {
  const known = new WeakMap<Node, readonly Kept[]>();
  const keptIn = (text: Node): readonly Kept[] => {
    const isHeading = text.type.name !== 'paragraph';
    const made = () =>
      piecesOf(text).flatMap(({ at, shown }) =>
        (together?.(shown, isHeading) ?? []).map(({ from, to, ...kept }) => ({ ...kept, from: at + from, to: at + to })),
      );
    const kept = known.get(text) ?? made();
    known.set(text, kept);
    return kept;
  };
  return ({ doc, selection: { from, to, empty } }: EditorState): DecorationSet => {
    const made: Decoration[] = [];
    doc.descendants((node, at) => {
      const isChosen = !empty && at >= from && at < to && node.type.name === 'whole';
      if (isChosen) made.push(Decoration.node(at, at + node.nodeSize, { 'data-chosen': '' }));
      if (node.type.name === 'quote' && at < from && from < at + node.nodeSize)
        made.push(Decoration.node(at, at + node.nodeSize, { 'data-here': '' }));
      if (!node.isTextblock) return true;
      for (const kept of keptIn(node)) made.push(Decoration.inline(at + 1 + kept.from, at + 1 + kept.to, kept.attributes));
      return false;
    });
    return DecorationSet.create(doc, made);
  };
}

/** The pieces of a text that bear the same marks: the page sets each by itself. */
function piecesOf(text: Node): { at: number; shown: string }[] {
  const pieces: { at: number; shown: string }[] = [];
  text.forEach((node, at) => {
    if (node.isText && node.text && !node.marks.some(({ type }) => type.name === 'code')) pieces.push({ at, shown: node.text });
  });
  return pieces;
}
