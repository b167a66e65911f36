/** What a text is made of for ProseMirror: letters with marks, constants, and blocks where it is one of several. */
import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import type { Block, BlockType, Splice } from '../draft/prose/block.ts';
import type { Mark } from '../draft/rich-text/read.ts';
import type { Run, WrittenText } from '../draft/rich-text/runs.ts';

export type Constants = WrittenText['constants'];

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { address: {} },
    inclusive: false,
    toDOM: ({ attrs }) => ['a', { 'data-address': String(attrs.address) }, 0],
    parseDOM: [{ tag: 'a[data-address]', getAttrs: (element) => ({ address: element.dataset.address }) }],
  },
  strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] },
  em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }] },
  code: { toDOM: () => ['code', 0], parseDOM: [{ tag: 'code' }] },
};

const inline: Record<string, NodeSpec> = {
  text: { group: 'inline' },
  constant: {
    group: 'inline',
    inline: true,
    attrs: { name: {}, value: {} },
    leafText: ({ attrs }) => String(attrs.value),
    toDOM: ({ attrs: { name, value } }) => ['span', { 'data-constant': String(name), title: `{${name}}` }, String(value)],
  },
  // What has no other way to be seen stands as it is written.
  source: {
    group: 'inline',
    inline: true,
    attrs: { shown: {} },
    leafText: ({ attrs }) => String(attrs.shown),
    toDOM: ({ attrs }) => ['span', { 'data-source': '' }, String(attrs.shown)],
  },
};

/** Of one text. */
export const textSchema = ({ isRich, hasLines }: Pick<WrittenText, 'isRich' | 'hasLines'>): Schema =>
  new Schema({
    nodes: { doc: { content: 'inline*', whitespace: hasLines ? 'pre' : 'normal' }, ...inline },
    marks: isRich ? marks : {},
  });

const block = (content: string, tag: DOMOutputSpec, more: NodeSpec = {}): NodeSpec => ({
  group: 'block',
  content,
  attrs: { entry: { default: null }, key: { default: null }, beside: { default: null } },
  // For the clipboard: in the text they are drawn as the page draws them.
  toDOM: () => tag,
  ...more,
});

/** Of a list of blocks. */
export const proseSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('inline*', ['p', 0]),
    heading: block('inline*', ['h2', 0], { defining: true }),
    subheading: block('inline*', ['h3', 0], { defining: true }),
    list: block('point+', ['ul', 0], {
      attrs: { entry: { default: null }, numbered: { default: false }, start: { default: null } },
      toDOM: ({ attrs: { numbered, start } }) =>
        numbered === true ? ['ol', typeof start === 'number' ? { start } : {}, 0] : ['ul', 0],
    }),
    point: block('paragraph list?', ['li', 0], { group: '', defining: true }),
    quote: block('paragraph+', ['blockquote', 0], { defining: true }),
    note: block('(paragraph | list)+', ['div', 0], { defining: true }),
    whole: block('', ['div'], {
      atom: true,
      selectable: true,
      draggable: true,
      attrs: { entry: { default: null }, key: { default: null }, said: { default: null } },
      toDOM: ({ attrs }) => (typeof attrs.said === 'string' ? ['pre', ['code', attrs.said]] : ['div']),
    }),
    ...inline,
  },
  marks,
});

export const constantOf = (name: string, constants: Constants) => ({ name, value: constants[name] ?? `{${name}}` });

export const inlineNodes = (schema: Schema, runs: readonly Run[], constants: Constants): Node[] =>
  runs.map(({ shown, kind, marks: borne }) => {
    const made = borne.flatMap((mark) => {
      const [name = '', address] = mark.startsWith('link ') ? ['link', mark.slice('link '.length)] : [mark];
      const type = schema.marks[name];
      return type ? [type.create(address === undefined ? null : { address })] : [];
    });
    if (kind === 'letter') return schema.text(shown, made);
    return schema.node(kind, kind === 'constant' ? constantOf(shown, constants) : { shown }, undefined, made);
  });

/** The letters in a text, or in a piece of one. */
export function runsIn(text: Node): Run[] {
  const runs: Run[] = [];
  text.forEach((node) => {
    const kind = node.isText ? 'letter' : (node.type.name as Run['kind']);
    const shown = node.isText ? (node.text ?? '') : String(kind === 'constant' ? node.attrs.name : node.attrs.shown);
    const borne = node.marks.map(({ type, attrs }) => (type.name === 'link' ? `link ${attrs.address}` : type.name) as Mark);
    runs.push({ shown, kind, marks: borne });
  });
  return runs;
}

export const blockNodes = (blocks: readonly Block[], constants: Constants): Node[] =>
  blocks.map(
    ({ type, entry = null, key = null, beside = null, said = null, numbered = false, start = null, text, blocks: inner = [] }) =>
      proseSchema.node(
        type,
        { entry, key, beside, said, numbered, start },
        text ? inlineNodes(proseSchema, text, constants) : blockNodes(inner, constants),
      ),
  );

const blocksIn = (nodes: readonly Node[]): Block[] =>
  nodes.map((node): Block => {
    const { entry, key, beside, said, numbered, start } = node.attrs;
    return {
      type: node.type.name as BlockType,
      ...(typeof entry === 'number' && { entry }),
      ...(typeof key === 'string' && { key }),
      ...(beside && { beside }),
      ...(said !== undefined && said !== null && { said }),
      ...(numbered === true && { numbered }),
      ...((typeof start === 'number' || typeof start === 'string') && { start }),
      ...(node.isTextblock ? { text: runsIn(node) } : node.childCount > 0 && { blocks: blocksIn(node.children as Node[]) }),
    };
  });

/** What has become of the blocks of a document, and whether that is other letters within one text and nothing else. */
export function changeOf(before: Node, after: Node): { splice: Splice; isTyping: boolean } {
  const [was, now] = [before.children as Node[], after.children as Node[]];
  const isSame = (one: Node | undefined, other: Node | undefined) => one === other || (other && one?.eq(other)) === true;
  const most = Math.min(was.length, now.length);
  let from = 0;
  while (from < most && isSame(was[from], now[from])) from++;
  let behind = 0;
  while (behind < most - from && isSame(was.at(-1 - behind), now.at(-1 - behind))) behind++;
  const [gone, come] = [was.slice(from, was.length - behind), now.slice(from, now.length - behind)];
  return { splice: { from, gone: gone.length, blocks: blocksIn(come) }, isTyping: isTyped(gone, come) };
}

function isTyped(gone: readonly Node[], come: readonly Node[]): boolean {
  const [was, now] = [gone[0], come[0]];
  if (gone.length !== 1 || come.length !== 1 || !was || !now || !was.sameMarkup(now)) return false;
  if (was.isTextblock) return was.textContent !== now.textContent;
  const pairs = was.childCount === now.childCount ? was.children.map((one, index) => [one, now.child(index)] as const) : [];
  const changed = pairs.filter(([one, other]) => one !== other && !one.eq(other));
  return changed.length === 1 && changed.every(([one, other]) => isTyped([one], [other]));
}
