/** Tokens of markdown-it as the tree that they stand for. */
import type { Token } from 'markdown-it';

export interface Node {
  /** `paragraph`, `list_item`, `text`: without `_open`. */
  type: string;
  token: Token;
  children: Node[];
}

/** Nested tokens become nodes with children; the pieces of an `inline` token are its children, too. */
export function treeOf(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node: Node = {
      type: token.type.replace(/_open$/, ''),
      token,
      children: token.type === 'inline' ? treeOf(token.children ?? []) : [],
    };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return root;
}

/** The pieces of text in a block: those of its `inline` tokens. */
export const piecesOf = (node: Node): Node[] =>
  node.children.flatMap((child) =>
    child.type === 'inline' ? child.children : child.type === 'paragraph' ? piecesOf(child) : [],
  );

/** What is no text: it has no place in a title, a description or the name of a column. */
const textless = new Set(['html_inline', 'image', 'short_code', 'mdx', 'attributes', 'struck']);

/** Its text without any markup. */
export const plainText = (nodes: readonly Node[]): string => oneLine(nodes.map(textOf).join(''));

function textOf({ type, token, children }: Node): string {
  if (textless.has(type)) return /^<br\b/i.test(token.content) ? ' ' : '';
  if (children.length > 0) return children.map(textOf).join('');
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : token.content;
}

/** A text in one line; nothing where it has no letter and no sign that is seen. */
export const oneLine = (text: string): string => (/^[\s\p{Cf}]*$/u.test(text) ? '' : text.replace(/\s+/g, ' ').trim());
