/** A Markdown text as the blocks of an article (schema/blocks.ts). */
import MarkdownIt from 'markdown-it';
import { newAnchor } from '../../schema/anchors.ts';
import { boxes, dialectSigns } from '../../schema/foreign-marks.ts';
import type { Json, JsonObject } from '../../schema/json.ts';
import { seeLiquid, withoutComments } from './liquid.ts';
import { imageOf, inMarks } from './marks.ts';
import type { Note, NoteKind } from './notes.ts';
import { escapeText, isBreak, type RichTextPorts, richTextOf } from './rich-text.ts';
import { type Node, oneLine, piecesOf, plainText, treeOf } from './tree.ts';

export interface BlocksPorts {
  /** Where a link leads on the new site; undefined where it leads nowhere there. */
  link: (target: string) => string | undefined;
  /** Where an image lies on the new site, or why it does not. */
  image: (src: string) => string | NoteKind;
}

/** A text that has been read, before anybody knows where its links lead. */
export interface ParsedText {
  nodes: readonly Node[];
  linesBefore: number;
  /** The heading of the first level, where the text has one: the page's title. */
  title?: string | undefined;
  /** By the anchors that generators make of headings, those that they have here. */
  anchors: ReadonlyMap<string, string>;
  /** The same by heading. */
  ofHeadings: ReadonlyMap<Node, string>;
}

export interface TextBlocks {
  blocks: Json[];
  notes: Note[];
  /** By their anchors. None has it yet: only those have one that links lead to. */
  headings: ReadonlyMap<string, JsonObject>;
  /** The first paragraph without any markup. */
  lead: string;
}

const most = 12;

/**
 * @param body - Markdown as its generator reads it
 * @param linesBefore - how many lines stand before it in its file, for the notes
 * @param lang - that of the text
 */
export function parseText(body: string, linesBefore: number, isMdx: boolean, lang = ''): ParsedText {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  seeLiquid(markdown, isMdx);
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Addresses are looked at when their pages are known.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (url) => url;
  markdown.normalizeLinkText = (url) => url;
  const nodes = inMarks(withoutComments(treeOf(markdown.parse(body, {}))), lang);
  const headings = nodes.filter((node) => node.type === 'heading' && wordsOf(node));
  const firsts = headings.filter(({ token }) => token.tag === 'h1');
  const [title] = firsts.length === 1 && firsts[0] === headings[0] ? firsts : [];
  const anchors = new Map<string, string>();
  const ofHeadings = new Map<Node, string>();
  const made = new Map<string, number>();
  for (const heading of headings) {
    const name = idOf(heading) ?? anchorOf(wordsOf(heading));
    const before = made.get(name) ?? 0;
    made.set(name, before + 1);
    if (heading === title) continue;
    const key = before > 0 ? `${name}-${before}` : name;
    const taken = [...ofHeadings.values()];
    const anchor = isAnchor(key) && !taken.includes(key) ? key : newAnchor(wordsOf(heading), taken);
    if (!anchors.has(key)) anchors.set(key, anchor);
    ofHeadings.set(heading, anchor);
  }
  return { nodes, linesBefore, title: title && wordsOf(title), anchors, ofHeadings };
}

export function blocksOf(text: ParsedText, ports: BlocksPorts): TextBlocks {
  const reader = new Reader(text, ports);
  return { blocks: reader.blocks(), notes: reader.notes, headings: reader.headings, lead: reader.lead };
}

class Reader {
  readonly notes: Note[] = [];
  readonly headings = new Map<string, JsonObject>();
  lead = '';
  private readonly text: ParsedText;
  private readonly ports: BlocksPorts;
  private readonly levels: number[];
  /** What stood where only words can be: it comes after. */
  private moved: Json[] = [];
  private line: number | undefined;

  constructor(text: ParsedText, ports: BlocksPorts) {
    this.text = text;
    this.ports = ports;
    this.levels = [...new Set([...text.ofHeadings.keys()].map(levelOf))].sort();
  }

  blocks(): Json[] {
    return this.text.nodes.flatMap((node) => {
      const blocks = this.blockOf(node);
      const { moved } = this;
      this.moved = [];
      return [...blocks, ...moved];
    });
  }

  private blockOf(node: Node): Json[] {
    const { type, token, children } = node;
    this.at(node);
    if (type === 'heading') return this.heading(node);
    if (type === 'paragraph') return this.paragraph(piecesOf(node));
    // Kramdown puts the contents of the page in the place of such a list.
    if (isList(node)) return hasAttributes(node, /^\{:\s*toc\b/) ? [] : this.list(node);
    if (type === 'blockquote') return this.quotation(node);
    if (type === 'table') return this.table(node);
    if (type === 'fence' || type === 'code_block') {
      const code = token.content.replace(/(?<!\n)\n+$/, '');
      const [language] = token.info.trim().split(/[\s{,:]/);
      return code.trim() ? [{ code, ...(language && { language }) }] : [];
    }
    if (type === 'html_block') {
      // Comments, which end with the text at the latest, lines and the ends of what was said before say nothing themselves.
      const html = token.content.replace(/<!--[\s\S]*?(?:-->|$)|<\/[\w-]+\s*>|<[bh]r\b[^<>]*>/gi, '').trim();
      if (/^<img\s[^<>]*>$/i.test(html)) return this.paragraph([imageOf(token)]);
      if (html) this.note('html', html);
      return [];
    }
    if (type === 'mdx' && !token.content.startsWith('</')) this.note('mdx', token.content);
    return type === 'inline' || type === 'hr' || type === 'mdx' ? [] : children.flatMap((child) => this.blockOf(child));
  }

  private heading(node: Node): Json[] {
    const text = this.rich(piecesOf(node));
    const anchor = this.text.ofHeadings.get(node);
    // The one that is the page's title, or one of a picture alone.
    if (anchor === undefined) return [];
    const place = this.levels.indexOf(levelOf(node));
    if (place > 1) this.note('deep-heading', wordsOf(node));
    const block: JsonObject = { [place === 0 ? 'heading' : 'subheading']: text };
    if (idOf(node) === anchor) block.id = anchor;
    this.headings.set(anchor, block);
    return [block];
  }

  /** Images among the words stand by themselves; two that follow each other, side by side. */
  private paragraph(pieces: readonly Node[]): Json[] {
    const blocks: Json[] = [];
    let words: Node[] = [];
    let images: JsonObject[] = [];
    const endWords = () => {
      const text = this.rich(words);
      if (text) {
        if (!this.lead) this.lead = plainText(words);
        blocks.push(text);
      }
      words = [];
    };
    const endImages = () => {
      for (let index = 0; index < images.length; index += 2) {
        const [one, other] = images.slice(index, index + 2);
        if (one) blocks.push({ image: other ? [one, other] : one });
      }
      images = [];
    };
    for (const [index, piece] of pieces.entries()) {
      const image = imageIn(piece);
      if (image) {
        const read = this.image(image);
        if (piece !== image) this.noteLink(piece);
        if (!read) continue;
        endWords();
        images.push(read);
      } else if (
        isBreak(piece) ||
        (piece.type === 'softbreak' && dialectSigns.definition.test(pieces[index + 1]?.token.content ?? ''))
      ) {
        endWords();
      } else {
        if (images.length > 0 && plainText([piece])) endImages();
        words.push(piece);
      }
    }
    endWords();
    endImages();
    return blocks;
  }

  private image({ token }: Node): JsonObject | undefined {
    const src = String(token.attrGet('src') ?? '');
    const found = this.ports.image(src);
    if (!found.includes('/')) {
      this.note(found as NoteKind, src);
      return undefined;
    }
    const caption = oneLine(String(token.attrGet('title') ?? ''));
    return { src: found, alt: inBraces(oneLine(token.content)), ...(caption && { caption: escapeText(caption) }) };
  }

  /** What stood in a point comes right below it, between two lists, of which the second goes on with the numbers. */
  private list(node: Node): Json[] {
    const blocks: Json[] = [];
    let rows: Row[] = [];
    const endList = () => {
      if (rows.length > 0) blocks.push(listOf(rows));
      rows = [];
    };
    for (const [index, item] of node.children.entries()) {
      const text = this.words(item.children.filter((child) => !isList(child)));
      const below = item.children.filter(isList).flatMap((list) => this.rowsOf(list));
      // A point without words of its own has a number all the same.
      if (!text) endList();
      if (text) rows.push({ number: numberOf(node, index), point: below.length > 0 ? { text, ...listOf(below) } : text });
      else if (below.length > 0) blocks.push(listOf(below));
      if (this.moved.length === 0) continue;
      endList();
      blocks.push(...this.moved);
      this.moved = [];
    }
    endList();
    return blocks;
  }

  /** The points of a list below another one, and all that is below them. */
  private rowsOf(list: Node, isDeep = false): Row[] {
    return list.children.flatMap((item, index) => {
      const text = this.words(item.children.filter((child) => !isList(child)));
      this.at(item);
      const deeper = item.children.filter(isList);
      if (deeper.length > 0) this.note('deep-list', text);
      const own = text ? [{ point: text, number: numberOf(list, index), isDeep }] : [];
      return [...own, ...deeper.flatMap((one) => this.rowsOf(one, true))];
    });
  }

  /** All that is words, in one text; everything else is moved. */
  private words(nodes: readonly Node[]): string {
    const texts = nodes.map((node) => {
      this.at(node);
      if (node.type === 'paragraph' || node.type === 'heading') return this.rich(piecesOf(node));
      const blocks = this.blockOf(node);
      if (blocks.length > 0) this.note('moved', firstWords(node));
      this.moved.push(...blocks);
      return '';
    });
    return (
      texts
        .filter(Boolean)
        .join(' ')
        // Before the words of a task; where they are struck, nothing is left to do.
        .replace(/^\\\[([ xX])\\\](?: |$)/, (_, mark) => `${mark === ' ' ? boxes.empty : boxes.ticked} `)
        .replace(/^[☐☑] $/, '')
    );
  }

  /** `> [!WARNING]`, as GitHub writes it, is a note of that title; a `[!NOTE]` needs none. */
  private quotation({ children }: Node): Json[] {
    const isNote = dialectSigns.alert.test(plainText(children.slice(0, 1)));
    const paragraphs = children.flatMap((child): Json[] => {
      if (!isList(child)) return [this.words([child])].filter(Boolean);
      const rows = this.rowsOf(child);
      return isNote && rows.length > 0 ? [listOf(rows)] : rows.map(asWords);
    });
    const [first] = paragraphs;
    if (first === undefined) return [];
    const [mark, kind = ''] = (typeof first === 'string' && /^\\\[!(\w+)\\\][+-]?\s*/.exec(first)) || [];
    if (mark !== undefined) {
      const note = [String(first).slice(mark.length), ...paragraphs.slice(1)].filter(Boolean);
      const title = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
      return note.length > 0 ? [{ note, ...(title !== 'Note' && { title }) }] : [];
    }
    return [{ quote: paragraphs.length > 1 ? paragraphs : first }];
  }

  private table(node: Node): Json[] {
    const rows = node.children
      .flatMap((part) => part.children)
      .filter((row) => plainText([row]) || !hasAttributes(row, /^\{(?::|%-?\s*(?:end)?raw\b)/));
    const [head, ...body] = rows;
    const heads = (head?.children ?? []).map((cell) => {
      this.rich(piecesOf(cell));
      return plainText(piecesOf(cell));
    });
    if (heads.length > most) {
      this.note('wide-table', heads.filter(Boolean).join(', ') || body.map(firstWords).join(', '));
      return [];
    }
    if (body.length === 0) return [escapeText(heads.join(', '))];
    const cells = (row: Node) =>
      heads.map((_, index) => this.rich(row.children[index]?.children.flatMap((one) => one.children) ?? []) || '–');
    // Markdown has no table without heads: people leave them empty.
    const columns = heads.some(Boolean) && { columns: heads.map((one) => inBraces(one || '–')) };
    return [{ table: { ...columns, rows: body.map((row) => ({ cells: cells(row) })) } }];
  }

  private rich(pieces: readonly Node[]): string {
    const ports: RichTextPorts = {
      link: (target) => {
        const href = this.ports.link(target);
        if (href === undefined) this.note('lost-link', target);
        return href;
      },
      leaveOut: (node) => {
        if (node.type === 'image') {
          const image = this.image(node);
          if (image) this.moved.push({ image });
        } else if (node.type === 'html_inline') {
          if (!/^<(?:\/|!--)/.test(node.token.content)) this.note('html', node.token.content);
        } else if (node.type === 'short_code') {
          if (!/^\{(?:\{[<%]\s*\/|%-?\s*(?:end|raw\b))/.test(node.token.content)) this.note('short-code', node.token.content);
        } else if (node.type === 'struck') {
          this.note('struck', plainText(node.children));
        } else if (node.type === 'link') {
          this.noteLink(node);
        } else {
          this.note('mdx', node.token.content);
        }
      },
    };
    const text = richTextOf(pieces, ports);
    const [footnote] = /\\\[\^[^[\]]+\\\]/.exec(text) ?? [];
    if (footnote) this.note('footnote', footnote.replaceAll('\\', ''));
    const words = plainText(withoutCode(pieces));
    for (const pattern of Object.values(dialectSigns))
      if (pattern !== dialectSigns.alert)
        for (const [signs] of words.matchAll(new RegExp(pattern, `${pattern.flags}g`))) this.note('dialect', signs);
    return text;
  }

  /** A picture of a text leads nowhere here. One that leads to a picture is shown as a whole. */
  private noteLink({ token }: Node): void {
    const target = String(token.attrGet('href') ?? '');
    if (!/\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(target)) this.note('linked-image', target);
  }

  private at({ token }: Node): void {
    if (token.map) this.line = this.text.linesBefore + token.map[0] + 1;
  }

  private note(kind: NoteKind, what: string): void {
    this.notes.push({ kind, what, line: this.line });
  }
}

/** A plain text, in which a brace alone begins the name of a constant. */
export const inBraces = (text: string): string => text.replaceAll('{', '{{');

/** What people recognise it by. */
const firstWords = (node: Node): string =>
  node.type === 'inline' ? plainText([node]) : node.token.content || (node.children.map(firstWords).find(Boolean) ?? '');

const wordsOf = (heading: Node): string => plainText(piecesOf(heading));
const levelOf = ({ token }: Node): number => Number(token.tag.slice(1));
const isList = ({ type }: Node): boolean => type === 'bullet_list' || type === 'ordered_list';

/** The number of a point; undefined in a list without. */
const numberOf = ({ type, token }: Node, index: number): number | undefined =>
  type === 'ordered_list' ? Number(token.attrGet('start') ?? 1) + index : undefined;

interface Row {
  number: number | undefined;
  point: string | JsonObject;
  isDeep?: boolean;
}

/** A list; numbers that it cannot have are words. */
function listOf(rows: readonly Row[]): JsonObject {
  const first = rows[0]?.number ?? Number.NaN;
  const isCounted = first <= 9999 && rows.every(({ number, isDeep }, index) => number === first + index && !isDeep);
  if (!isCounted) return { list: rows.map(asWords) };
  return { list: rows.map(({ point }) => point), numbered: true, ...(first !== 1 && { start: first }) };
}

function asWords({ number, point }: Row): string | JsonObject {
  if (number === undefined) return point;
  return typeof point === 'string' ? `${number}. ${point}` : { ...point, text: `${number}. ${point.text}` };
}

/** True for a node in which such attributes or Liquid stand. */
const hasAttributes = ({ type, token, children }: Node, pattern: RegExp): boolean =>
  /^(?:attributes|short_code)$/.test(type)
    ? pattern.test(token.content)
    : children.some((child) => hasAttributes(child, pattern));

/** In code all signs are meant as they stand. */
const withoutCode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.type === 'code_inline' ? [] : [{ ...node, children: withoutCode(node.children) }]));

const isAnchor = (text: string): boolean => /^[A-Za-z][A-Za-z0-9-]*$/.test(text);

/** An image, or one that leads somewhere. */
function imageIn(piece: Node): Node | undefined {
  const isSeen = ({ type, token }: Node) => type !== 'softbreak' && (type !== 'text' || token.content.trim() !== '');
  const [only, other] = piece.type === 'link' ? piece.children.filter(isSeen) : [piece];
  return only?.type === 'image' && !other ? only : undefined;
}

/** `## Words {#anchor}` */
function idOf(heading: Node): string | undefined {
  const written = piecesOf(heading).find(({ type }) => type === 'attributes')?.token.content;
  return /[#]([\w-]+)/.exec(written ?? '')?.[1];
}

/** As GitHub, Jekyll, Hugo and Astro make them. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
