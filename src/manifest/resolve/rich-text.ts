/**
 * Rich text: `**strong**`, `_emphasis_`, code in backquotes and `[text](href)`, parsed by markdown-it with everything else switched off.
 * It is parsed before constants are filled in, so that the value of a constant is never markup.
 */
import MarkdownIt, { type Token } from 'markdown-it';
import type { Href, Inline, InlineNode } from '../../../schema/atoms.ts';
import { memo } from '../../disk/memo.ts';

/** What the parser does not decide itself. */
export interface RichTextReader {
  /** Fills constants into a text. */
  fill(text: string): string;
  /** Validates the address of a link; undefined when it leads nowhere that a link may lead, which is then already reported. */
  href(raw: string): Href | undefined;
  /** Told of a link without text. */
  emptyLink(raw: string): void;
}

// HTML, entities, images, autolinks and line-break rules stay off: all of that is plain text here.
export const markdown = new MarkdownIt('zero').enable(['emphasis', 'link', 'escape', 'backticks']);
// Addresses are validated by href.ts after constants are filled in; until then they must stay as written.
markdown.validateLink = () => true;
markdown.normalizeLink = (url) => url;

/** Nothing that could be markup: most texts, which then cost no parsing. */
const plain = /^[^*_[\\`]*$/;

/** Whether a text holds no markup, so that it need not be parsed. */
export const isPlain = (source: string): boolean => plain.test(source);

/**
 * Parses a rich text.
 *
 * A single `*` is text, since German writes "Kund*innen", and so is `__`.
 *
 * @returns A string where there is no markup, else nodes.
 */
export function parseRichText(source: string, reader: RichTextReader): Inline {
  if (isPlain(source)) return reader.fill(source);
  const nodes = readTokens(tokensOf(source), reader);
  if (nodes.length === 0) return '';
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
}

/** Sections that stand on many pages say the same on each. */
export const tokensOf = memo((source: string): readonly Token[] => {
  const tokens: Token[] = [];
  // Not `parseInline`: the steps around it would turn escaped characters into ordinary ones before they are seen here.
  markdown.inline.parse(source, markdown, {}, tokens);
  return tokens;
});

/** An opening token that waits for its closing one, and what has been read since. */
interface OpenNode {
  token: Token | undefined;
  nodes: InlineNode[];
  /** Text since the last node, as written. */
  text: string;
}

function readTokens(tokens: readonly Token[], reader: RichTextReader): InlineNode[] {
  const open: OpenNode[] = [{ token: undefined, nodes: [], text: '' }];
  for (const token of tokens) {
    const current = top(open);
    if (token.type === 'text_special') {
      // An escaped brace is no constant.
      current.text += token.content === '{' ? '{{' : token.content;
    } else if (token.type === 'hardbreak') {
      // A backslash at the end of a line. Line breaks are not markup here.
      current.text += '\\\n';
    } else if (token.type === 'code_inline') {
      endText(current, reader);
      addNode(current, { code: reader.fill(token.content) });
    } else if (token.nesting === 0) {
      current.text += token.content;
    } else if (token.nesting === 1) {
      open.push({ token, nodes: [], text: '' });
    } else {
      open.pop();
      close(current, top(open), reader);
    }
  }
  const root = top(open);
  endText(root, reader);
  return root.nodes;
}

function close(inner: OpenNode, outer: OpenNode, reader: RichTextReader): void {
  const markup = inner.token?.markup ?? '';
  const isLink = inner.token?.type === 'link_open';
  if (!isLink && markup !== '**' && markup !== '_') {
    unwrap(inner, outer, markup, reader);
    return;
  }
  endText(outer, reader);
  endText(inner, reader);
  if (!isLink) {
    outer.nodes.push(markup === '_' ? { em: inner.nodes } : { strong: inner.nodes });
    return;
  }
  const raw = String(inner.token?.attrGet('href') ?? '');
  if (inner.nodes.length === 0) reader.emptyLink(raw);
  const href = reader.href(raw);
  if (href) outer.nodes.push({ link: href, text: inner.nodes });
  else outer.nodes.push(...inner.nodes);
}

/** Gives `*` and `__` back as the text that they are. */
function unwrap(inner: OpenNode, outer: OpenNode, markup: string, reader: RichTextReader): void {
  outer.text += markup;
  if (inner.nodes.length > 0) {
    // The first node may be text: then it is filled already, and only the markup before it is still to come.
    endText(outer, reader);
    for (const node of inner.nodes) addNode(outer, node);
  }
  outer.text += inner.text + markup;
}

function endText(node: OpenNode, reader: RichTextReader): void {
  if (node.text === '') return;
  const text = reader.fill(node.text);
  node.text = '';
  addNode(node, text);
}

function addNode(outer: OpenNode, node: InlineNode): void {
  const last = outer.nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') outer.nodes[outer.nodes.length - 1] = last + node;
  else outer.nodes.push(node);
}

function top(open: readonly OpenNode[]): OpenNode {
  const node = open.at(-1);
  if (!node) throw new Error('src/manifest/resolve/rich-text.ts: markdown-it closed more than it opened.');
  return node;
}
