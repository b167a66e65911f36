/** A run of Markdown as the builder's rich text: strong, emphasis, code and links, with everything else as plain text. */
import { type Node, oneLine } from './tree.ts';

export interface RichTextPorts {
  /** Where a link leads on the new site; undefined where it leads nowhere there. */
  link: (target: string) => string | undefined;
  /** Told of what has no place in a text: short codes, HTML, images, struck words. */
  leaveOut: (node: Node) => void;
}

/** What would be markup. A `*` alone, and a `_` within a word, are text here as well. */
const special = /[\\`[\]]|\*(?=\*)|(?<=\*)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** A brace is doubled: one alone begins the name of a constant. */
export const escapeText = (text: string): string => text.replace(special, '\\$&').replaceAll('{', '{{');

/** In an address nothing ends it, and nothing is a constant. */
const escapeAddress = (address: string) =>
  address.replace(/[\s(){}<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

export const richTextOf = (nodes: readonly Node[], ports: RichTextPorts): string => oneLine(joined(nodes, ports));

function joined(nodes: readonly Node[], ports: RichTextPorts): string {
  const pieces = nodes.map((node) => pieceOf(node, ports));
  return pieces
    .map((piece, index) => {
      // `*word*s` is emphasis in Markdown; here its mark is no letter's neighbour.
      const isWithin = /[\p{L}\p{N}]$/u.test(pieces[index - 1] ?? '') || /^[\p{L}\p{N}]/u.test(pieces[index + 1] ?? '');
      return isWithin && nodes[index]?.type === 'em' ? piece.replace(/^_|_$/g, '') : piece;
    })
    .join('');
}

function pieceOf(node: Node, ports: RichTextPorts): string {
  const { type, token, children } = node;
  const inner = () => richTextOf(children, ports);
  if (type === 'text' || type === 'text_special') return escapeText(token.content);
  if (type === 'code_inline') return codeOf(token.content);
  if (type === 'softbreak') return ' ';
  if (type === 'strong') return wrap(children, '**', ports);
  if (type === 'em') return wrap(children, '_', ports);
  if (type === 'link') {
    const text = inner();
    const target = String(token.attrGet('href') ?? '');
    // An image that leads somewhere is an image.
    if (!text && children.length > 0) ports.leaveOut(node);
    const href = text && ports.link(target);
    return href ? `[${text}](${escapeAddress(href)})` : text;
  }
  if (isBreak(node)) return ' ';
  if (type !== 'attributes') ports.leaveOut(node);
  return '';
}

/** The end of a line that is meant. */
export const isBreak = ({ type, token }: Node): boolean =>
  type === 'hardbreak' || (type === 'html_inline' && /^<br\b/i.test(token.content));

/** Marks stand at words, with the spaces outside of them. */
function wrap(children: readonly Node[], mark: string, ports: RichTextPorts): string {
  const raw = joined(children, ports);
  const text = raw.trim();
  if (!text) return raw;
  const start = raw.indexOf(text);
  return `${raw.slice(0, start)}${mark}${text}${mark}${raw.slice(start + text.length)}`;
}

/** Between as many backquotes as the code does not hold. */
function codeOf(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${marks}${space}${code.replaceAll('{', '{{')}${space}${marks}`;
}
