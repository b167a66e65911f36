/** Rich text as plain text, for whoever reads no markup. */
import type { Inline, InlineNode } from '../../schema/atoms.ts';

/** Without markup and soft hyphens; undefined where nothing is left. */
export function plainText(text: Inline | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = (typeof text === 'string' ? text : text.map(textOf).join('')).replaceAll('\u00ad', '').replace(/\s+/g, ' ');
  return words.trim() || undefined;
}

function textOf(node: InlineNode): string {
  if (typeof node === 'string') return node;
  if ('code' in node) return node.code;
  const inner = 'strong' in node ? node.strong : 'em' in node ? node.em : node.text;
  return inner.map(textOf).join('');
}
