/**
 * Teaches the parser of Markdown what generators understand beside it: Liquid, short codes, MDX. They are tokens (`short_code`, `mdx`,
 * `attributes`) that count in texts, addresses and tables, and neither in code nor in what Liquid calls `raw`.
 */
import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';
import { dialectSigns } from '../../schema/foreign-marks.ts';
import type { Node } from './tree.ts';

/** Liquid makes an address of these words. */
const literal = /\{\{-?\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend\b[^{}]*)\s*\}\}/g;

/** Liquid and short codes that stand for an address. */
const spellings: readonly [RegExp, string | ((whole: string, value: string) => string)][] = [
  [/\{\{-?\s*(?:site\.(?:baseurl|url)|page\.baseurl)\s*-?\}\}/g, ''],
  [literal, '$1'],
  [/\{%-?\s*(?:link|post_url)\s+(\S+)\s*-?%\}/g, (_, name) => (/\.\w+$/.test(name) ? name : `${name}.md`)],
  [/\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["`]([^"`]+)["`]\s*[>%]\}\}/g, '$1'],
];

/** An address with Liquid in it as the page would have it. */
export const addressOf = (written: string): string =>
  spellings.reduce((one, [pattern, by]) => one.replace(pattern, by as string), written);

/**
 * Liquid on one line: in an address its blanks and brackets are none, in a table its `|` parts no cells, in a tag its quotes end nothing; and
 * what is raw is no Liquid at all. The parser is given other signs in their places, which no file has.
 */
const onOneLine = /[{\ufdd8]{2}[^{}`\n]*\}\}|\{%[^{}%`\n]*%\}/g;
const raw = /(?<=\{%-?\s*raw\s*-?%\})(?:(?!\{%-?\s*(?:end)?raw\b)[\s\S])*(?=\{%-?\s*endraw\s*-?%\})/g;
const rawTag = /\{%-?\s*(?:end)?raw\s*-?%\}/g;
const signs = ' |()<>"\'{';
const otherSign = (sign: string) => String.fromCharCode(0xfdd0 + signs.indexOf(sign));
const hide = (text: string) =>
  text
    .replace(raw, (found) => found.replaceAll('{', otherSign))
    .replace(onOneLine, (found) => found.replace(/[ |()<>"']/g, otherSign));
const show = (text: string) => text.replace(/[\ufdd0-\ufdd8]/g, (sign) => signs.charAt(sign.charCodeAt(0) - 0xfdd0));

const shortCode = /\{\{[<%].*?[>%]\}\}|\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}/sy;
/** Hugo shows a short code with these marks, without the marks. */
const kept = /(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g;
/** Kramdown's attributes of what stands before them: looks, and no content. Others have them right behind an image, a link or code, at headings, or on a line of their own. */
const attributes = /\{:[^}\n]*\}/y;
const ofSpan = /\{(?=[^{}\n]*[.#=])[^{}\n]*\}/y;
const ofBlock = /(?<=^|\n)\{[.#][\w-][^}\n]*\}(?=[ \t]*(?:\n|$))/y;
const ofHeading = /\{[.#][\w-][^}\n]*\}(?=\s*$)/y;
const expression = /\{[^{}\n]*\}/y;

export function seeLiquid(markdown: MarkdownIt, isMdx: boolean): void {
  readCode(markdown);
  readLines(markdown);
  if (isMdx) readComponents(markdown);
  let isHeading = false;
  markdown.core.ruler.after('normalize', 'hide', (state) => {
    state.src = hide(state.src);
  });
  markdown.core.ruler.at('inline', ({ tokens, env }) => {
    for (const [index, token] of tokens.entries()) {
      isHeading = tokens[index - 1]?.type === 'heading_open';
      token.children ??= [];
      if (token.type === 'inline') markdown.inline.parse(token.content, markdown, env, token.children);
      showAll(token, isMdx);
    }
  });
  /** The places of the last ends in a text: a beginning behind them is none, and would be compared with all that follows. */
  let [text, ends] = ['', { '{': -1, '%': -1, '#': -1 }];
  markdown.inline.ruler.before('escape', 'short_code', (state, silent) => {
    const { src, pos } = state;
    if (src[pos] !== '{') return false;
    if (src !== text)
      [text, ends] = [src, { '{': src.lastIndexOf('}}'), '%': src.lastIndexOf('%}'), '#': src.lastIndexOf('#}') }];
    const isSpan = !isMdx && !state.pending && /^(?:image|link_close|code_inline)$/.test(state.tokens.at(-1)?.type ?? '');
    const kinds: readonly (readonly [string, RegExp])[] = [
      ...(pos < (ends[src[pos + 1] as '{'] ?? -1) ? [['short_code', shortCode] as const] : []),
      ['attributes', attributes],
      ['attributes', isSpan ? ofSpan : isHeading ? ofHeading : ofBlock],
      ...(isMdx ? [['mdx', expression] as const] : []),
    ];
    for (const [kind, pattern] of kinds) {
      pattern.lastIndex = pos;
      const [found] = pattern.exec(src) ?? [];
      if (found === undefined) continue;
      if (!silent) pushFound(state, kind, show(found));
      state.pos += found.length;
      return true;
    }
    return false;
  });
}

function pushFound(state: StateInline, kind: string, found: string): void {
  const shown = found.replace(kept, '$1$2$3').replace(literal, '$1');
  if (shown !== found) {
    state.pending += shown;
    return;
  }
  const [, figure] = /^\{\{[<%]\s*figure\s(.*?)\/?[>%]\}\}$/s.exec(found) ?? [];
  if (figure === undefined) {
    state.push(kind, '', 0).content = found;
    return;
  }
  const at = (key: string) => new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(figure)?.slice(1).find(Boolean) ?? '';
  const href = at('link');
  if (href) state.push('link_open', 'a', 1).attrSet('href', href);
  const image = state.push('image', 'img', 0);
  image.attrs = [
    ['src', at('src')],
    ['title', at('caption')],
  ];
  image.content = at('alt') || at('caption');
  if (href) state.push('link_close', 'a', -1);
}

/** Everything in a token with its own signs again. */
function showAll(token: Token, isMdx: boolean): void {
  const content = show(token.content);
  const isCode = !isMdx && /^(?:fence|code_block|code_inline)$/.test(token.type);
  token.content = isCode ? asShown(content) : token.type === 'html_inline' ? addressOf(content) : content;
  token.attrs = token.attrs?.map(([name, value]) => [name, addressOf(show(String(value)))]) ?? null;
  for (const child of token.children ?? []) showAll(child, isMdx);
}

/** Code as its page shows it: without the tags of `raw` around it, unless it is about nothing else. */
function asShown(code: string): string {
  const bare = code.replace(new RegExp(`^[ \\t]*${rawTag.source}[ \\t]*\\n`, 'gm'), '').replace(rawTag, '');
  return (bare.trim() ? bare : code).replace(kept, '$1$2$3');
}

const lineOf = ({ src, bMarks, tShift, eMarks }: StateBlock, index: number): string =>
  show(src.slice((bMarks[index] ?? 0) + (tShift[index] ?? 0), eMarks[index]));

/** The first line from `start` on that something ends with; undefined where what it stands in ends before. */
function findLine(state: StateBlock, start: number, end: number, isLast: (line: string) => boolean): number | undefined {
  for (let index = start; index < end; index++) {
    if ((state.sCount[index] ?? 0) < state.blkIndent && lineOf(state, index)) return undefined;
    if (isLast(lineOf(state, index))) return index;
  }
  return undefined;
}

/** `{% highlight ruby %}` and `{{< highlight go >}}`, to their ends. */
function readCode(markdown: MarkdownIt): void {
  const begin = /^\{(?:%-?|\{[<%])\s*highlight\s+["']?([\w+#-]+).*?[>%]\}{1,2}[ \t]*\n?/;
  const close = /\n?[ \t]*\{(?:%-?\s*end|\{[<%]\s*\/\s*)highlight\s*-?[>%]\}{1,2}\s*$/;
  /** Behind it none ends. */
  let lastEnd: number | undefined;
  markdown.block.ruler.before(
    'fence',
    'highlight',
    (state, start, end, silent) => {
      const [first, language = ''] = begin.exec(`${lineOf(state, start)}\n`) ?? [];
      if (first === undefined) return false;
      lastEnd ??= [...state.src.matchAll(/(?:end|\/\W*)highlight/g)].at(-1)?.index ?? -1;
      if ((state.bMarks[start] ?? 0) > lastEnd) return false;
      const last = findLine(state, start, end, (line) => close.test(line));
      if (last === undefined || silent) return last !== undefined;
      const token = state.push('fence', 'code', 0);
      token.info = language;
      const lines = show(state.getLines(start, last + 1, state.sCount[start] ?? 0, false));
      token.content = lines.replace(begin, '').replace(close, '');
      token.map = [start, last + 1];
      state.line = last + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

function pushParagraph(state: StateBlock, start: number, next: number): void {
  const map: [number, number] = [start, next];
  state.push('paragraph_open', 'p', 1).map = map;
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(start, next, state.blkIndent, false).trim();
  inline.map = map;
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = next;
}

/** Lines that Markdown itself would read as something else: footnotes as addresses and code, formulas and long short codes as lists and quotations. */
function readLines(markdown: MarkdownIt): void {
  markdown.block.ruler.before('reference', 'footnote', (state, start, end, silent) => {
    if (!/^\[\^[^\]]+\]:/.test(lineOf(state, start))) return false;
    if (silent) return true;
    const isMore = (index: number) =>
      index < end &&
      !/^(?:\[\^|$)/.test(lineOf(state, index)) &&
      (state.sCount[index] ?? 0) >= state.blkIndent &&
      !markdown.block.ruler.getRules('paragraph').some((rule) => rule(state, index, end, true));
    let next = start + 1;
    while (isMore(next)) next++;
    pushParagraph(state, start, next);
    // Its further paragraphs are indented, which elsewhere is code.
    let last = next;
    for (let index = next; index < end && (!lineOf(state, index) || (state.sCount[index] ?? 0) >= state.blkIndent + 4); index++)
      last = index + 1;
    if (last === next) return true;
    state.blkIndent += 4;
    state.md.block.tokenize(state, next, last);
    state.blkIndent -= 4;
    return true;
  });
  const runs: readonly [RegExp, RegExp][] = [
    [/^\$\$/, /\$\$\s*$/],
    [/^\{(?:\{[<%]|%)(?!.*[>%]\})/, /[>%]\}\}?\s*$/],
  ];
  markdown.block.ruler.before('fence', 'run', (state, start, end, silent) => {
    const first = lineOf(state, start);
    const [, isEnd] = runs.find(([begin]) => begin.test(first)) ?? [];
    if (!isEnd) return false;
    const last = isEnd.test(first.slice(2)) ? start : findLine(state, start + 1, end, (line) => !line || isEnd.test(line));
    if (last === undefined || !isEnd.test(lineOf(state, last))) return false;
    if (!silent) pushParagraph(state, start, last + 1);
    return true;
  });
  const formula = new RegExp(dialectSigns.formula.source, 'uy');
  markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
    if (state.src[state.pos] !== '$') return false;
    formula.lastIndex = state.pos;
    const [found] = formula.exec(state.src) ?? [];
    if (found === undefined) return false;
    if (!silent) state.pending += found;
    state.pos += found.length;
    return true;
  });
}

function readComponents(markdown: MarkdownIt): void {
  // Before HTML, which a component is not.
  markdown.block.ruler.before('html_block', 'mdx', (state, start, end, silent) => {
    const line = (index: number) => lineOf(state, index).trim();
    const isTag = /^<\/?[A-Z]/.test(line(start));
    if (!isTag && !/^(?:import|export)\s/.test(line(start))) return false;
    if (silent) return true;
    let next = start + 1;
    while (next < end && line(next) !== '' && !(isTag && line(next - 1).endsWith('>'))) next++;
    const token = state.push('mdx', '', 0);
    token.content = state.getLines(start, next, 0, false);
    token.map = [start, next];
    state.line = next;
    return true;
  });
}

/** Takes out what its author has hidden from visitors, over as many blocks as it goes; a comment that does not end is none. */
export function withoutComments(nodes: readonly Node[]): Node[] {
  let isHidden = false;
  const seen = (all: readonly Node[]): Node[] =>
    all.flatMap((node) => {
      const { type, token } = node;
      // Of Liquid or of Kramdown.
      const [tag, isEnd] =
        (/^(?:short_code|attributes)$/.test(type) && /^\{(?:%-?\s*|::?)(end|\/)?comment\b/.exec(token.content)) || [];
      const isTag = tag !== undefined;
      const was = isHidden;
      if (isTag) isHidden = isEnd === undefined;
      if (type === 'html_block' && was && /\{%-?\s*endcomment\b/.test(token.content)) isHidden = false;
      const children = seen(node.children);
      const isGone = isTag || (node.children.length > 0 ? children.length === 0 : was && isHidden);
      return isGone ? [] : [{ ...node, children }];
    });
  const left = seen(nodes);
  return isHidden ? [...nodes] : left;
}
