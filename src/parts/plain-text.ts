/** Rich text as plain text, for titles, descriptions and machines. */
import type { Inline, InlineNode } from '../../schema/atoms.ts';
import type { Block, List } from '../../schema/blocks.ts';

/** Without markup and soft hyphens; undefined where nothing is left. */
export function plainText(text: Inline | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = (typeof text === 'string' ? text : text.map(textOf).join('')).replaceAll('\u00ad', '').replace(/\s+/g, ' ');
  return words.trim() || undefined;
}

/**
 * Tells one text from a list of paragraphs, or of lists and quotations between them, where an author may write either. What the loader parsed
 * without finding markup is a string, so a text that is a list holds a node.
 */
export const isInline = (text: Inline | Block[]): text is Inline =>
  typeof text === 'string' ||
  text.some((piece) => typeof piece === 'object' && ('strong' in piece || 'em' in piece || 'code' in piece || 'link' in piece));

/** The texts of a block, in the order that they are read in. */
export function textsOf(block: Block | undefined): string[] {
  if (block === undefined) return [];
  if (typeof block === 'string' || Array.isArray(block)) return plainTexts([block]);
  const { heading, subheading, list, quote = [], source, image = [], table, code, title, note = [] } = block;
  const cells = table?.rows.flatMap((row) => row.cells) ?? [];
  const captions = [image].flat().map(({ caption }) => caption);
  return [
    ...plainTexts([heading, subheading, ...pointsOf(list), ...(isInline(quote) ? [quote] : quote), source, ...captions]),
    ...plainTexts([table?.caption, ...(table?.columns ?? []), ...cells, code?.verbatim, title]),
    ...note.flatMap((piece) => textsOf(piece)),
  ];
}

const pointsOf = (list: List['list'] = []): Inline[] =>
  list.flatMap((point) => (typeof point === 'object' && 'list' in point ? [point.text, ...point.list] : [point]));

const plainTexts = (texts: readonly (Inline | undefined)[]): string[] => texts.flatMap((text) => plainText(text) ?? []);

function textOf(node: InlineNode): string {
  if (typeof node === 'string') return node;
  if ('code' in node) return node.code;
  const inner = 'strong' in node ? node.strong : 'em' in node ? node.em : node.text;
  return inner.map(textOf).join('');
}
