/** Marks of HTML and Markdown as what becomes of them in a text here (schema/foreign-marks.ts). */
import type { Token } from 'markdown-it';
import { boxes, fateOf, fromSymbolFont, isDrawnSign, quotesAround, raiseOrLower } from '../../schema/foreign-marks.ts';
import { addressOf } from './liquid.ts';
import { type Node, oneLine, plainText, treeOf } from './tree.ts';

/**
 * @param lang - that of the text, for its quotation marks
 * @returns nodes without marks of looks; `struck` ones stay out, an `html_inline` is said
 */
export const inMarks = (nodes: readonly Node[], lang: string, isQuoted = false): Node[] =>
  paired(nodes).flatMap((node) => markOf(node, lang, isQuoted));

function markOf(node: Node, lang: string, isQuoted: boolean): Node[] {
  const { type, token } = node;
  if (type === 'html_inline') return tagAlone(node);
  if (type === 's') return [{ ...node, type: 'struck' }];
  if (type === 'image') return [pictureOf(token, token.children?.length ? plainText(treeOf(token.children)) : token.content)];
  if (type !== 'element') return [{ ...node, children: inMarks(node.children, lang, isQuoted) }];
  const name = nameOf(token);
  const isHidden = /\shidden[\s=>]/i.test(token.content.replace(/"[^"]*"|'[^']*'/g, ''));
  const style = isHidden ? 'display:none' : attributeOf(token, 'style').toLowerCase().replace(/\s/g, '');
  const fate = fateOf(name, style, attributeOf(token, 'class'));
  const inner = () => inMarks(node.children, lang, isQuoted || fate === 'quoted');
  const said = (children: Node[]) => [{ type: 'html_inline', token, children: [] }, ...children];
  if (fate === 'words') {
    const href = name === 'a' ? attributeOf(token, 'href') : '';
    if (!href) return inner();
    token.attrSet('href', href);
    return [{ type: 'link', token, children: inner() }];
  }
  if (fate === 'struck') return [{ ...node, type: 'struck' }];
  if (fate === 'strong' || fate === 'em') return [{ type: fate, token, children: inner() }];
  if (fate === 'code') {
    const children = inner();
    const letters = plainText(children);
    return [...(letters === '' ? [] : [leaf('code_inline', token, letters)]), ...leftOut(children)];
  }
  const between = (open: string, close: string) => [leaf('text', token, open), ...inner(), leaf('text', token, close)];
  if (fate === 'reading') return between('(', ')');
  if (fate === 'quoted') return between(...quotesAround(plainText(inner()), lang, isQuoted));
  if (fate === 'raised' || fate === 'lowered' || fate === 'symbols') {
    const children = inner();
    const leads = children.some(({ type: one, token: link }) => one === 'link' && !String(link.attrGet('href')).startsWith('#'));
    const letters = plainText(children);
    const made = leads ? undefined : fate === 'symbols' ? fromSymbolFont(letters, style) : raiseOrLower(letters, fate);
    return made === undefined ? said(children) : [leaf('text', token, made), ...leftOut(children)];
  }
  if (fate !== 'out') return said(fate === 'line' ? between(' ', ' ') : inner());
  return fateOf(name) === 'out' && name !== 'rp' ? [leaf('html_inline', token, token.content + plainText(inner()))] : [];
}

/** What stays out of words that bear no marks within, and is said all the same. */
const leftOut = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (['struck', 'html_inline'].includes(node.type) ? [node] : leftOut(node.children)));

/** A tag that has no end: a picture, a box, or one that is said. */
function tagAlone(node: Node): Node[] {
  const { token } = node;
  const name = nameOf(token);
  if (name === 'img') return [imageOf(token)];
  if (name === 'input' && attributeOf(token, 'type') === 'checkbox')
    return [leaf('text', token, /\schecked\b/i.test(token.content) ? boxes.ticked : boxes.empty)];
  return [node];
}

/** `<img src="a.png" alt="b">`, as Markdown writes it. */
export function imageOf(token: Token): Node {
  for (const key of ['src', 'title']) token.attrSet(key, attributeOf(token, key));
  return pictureOf(token, attributeOf(token, 'alt'), attributeOf(token, 'class'));
}

const pictureOf = (token: Token, alt: string, classes = ''): Node =>
  leaf(isDrawnSign(alt.trim(), classes) ? 'text' : 'image', token, alt.trim());

/** With the place and the attributes of a token, and another content. */
const leaf = (type: string, token: Token, content: string): Node => ({
  type,
  token: Object.assign(Object.create(token) as Token, { content }),
  children: [],
});

const nameOf = ({ content }: Token): string => /^<([a-z][\w:-]*)/i.exec(content)?.[1]?.toLowerCase() ?? '';

function attributeOf({ content }: Token, key: string): string {
  const found = new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(content)?.slice(1);
  const value = found?.find((one) => one !== undefined) ?? '';
  return oneLine(addressOf(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
}

/** Tags that belong together become an `element` with what stands between them. */
function paired(nodes: readonly Node[]): Node[] {
  const ends = new Map<string, number>();
  const endOf = ({ type, token }: Node) =>
    type === 'html_inline' ? /^<\/([a-z][\w:-]*)/i.exec(token.content)?.[1]?.toLowerCase() : undefined;
  const count = (name: string, by: number) => ends.set(name, (ends.get(name) ?? 0) + by);
  for (const node of nodes) count(endOf(node) ?? '', 1);
  const open: { name: string; node: Node; children: Node[] }[] = [];
  const all: Node[] = [];
  const place = () => open.at(-1)?.children ?? all;
  for (const node of nodes) {
    const end = endOf(node);
    const name = node.type === 'html_inline' ? nameOf(node.token) : '';
    if (end !== undefined) {
      count(end, -1);
      if (!open.slice(-50).some((one) => one.name === end)) continue;
      for (let last = open.pop(); last; last = open.pop()) {
        if (last.name === end) {
          place().push({ type: 'element', token: last.node.token, children: last.children });
          break;
        }
        place().push(last.node, ...last.children);
      }
    } else if (name && (ends.get(name) ?? 0) > 0) open.push({ name, node, children: [] });
    else place().push(node);
  }
  return [...all, ...open.flatMap(({ node, children }) => [node, ...children])];
}
