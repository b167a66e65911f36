/** Rich text as plain text, for titles, descriptions and machines. */
import type { Inline, InlineNode } from '../../schema/atoms.ts';
import type { Block } from '../../schema/blocks.ts';

/** Without markup and soft hyphens; undefined where nothing is left. */
export function plainText(text: Inline | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = (typeof text === 'string' ? text : text.map(textOf).join('')).replaceAll('\u00ad', '').replace(/\s+/g, ' ');
  return words.trim() || undefined;
}

/**
 * Tells one text from a list of blocks where an author may write either. What the loader parsed without finding markup is a string, so a text
 * that is a list holds a node; a list of blocks holds texts, lists and quotations.
 */
export const isInline = (text: Inline | Block[]): text is Inline =>
  typeof text === 'string' ||
  text.some((piece) => typeof piece === 'object' && ('strong' in piece || 'em' in piece || 'code' in piece || 'link' in piece));

/** The texts of a paragraph, a list or a quotation, in the order that they are read in. */
export function textsOf(block: Block | undefined): string[] {
  if (block === undefined) return [];
  const isParagraph = typeof block === 'string' || Array.isArray(block);
  const texts = isParagraph ? [block] : [...(block.list ?? []), block.quote, block.source];
  return texts.flatMap((text) => plainText(text) ?? []);
}

function textOf(node: InlineNode): string {
  if (typeof node === 'string') return node;
  if ('code' in node) return node.code;
  const inner = 'strong' in node ? node.strong : 'em' in node ? node.em : node.text;
  return inner.map(textOf).join('');
}
