/**
 * A text of the manifest as its reader sees it, letter by letter, each with the piece of the source that says it: the ground on which a text
 * is written as in a document (write.ts), so that a letter that is typed changes that letter of the source and nothing else.
 */
import type { Token } from 'markdown-it';
import { reference } from '../../../manifest/resolve/constants.ts';
import { isPlain, markdown, tokensOf } from '../../../manifest/resolve/rich-text.ts';

/** What a letter bears. A link with its address as it is written between the parentheses. */
export type Mark = 'strong' | 'em' | 'code' | `link ${string}`;

/** What the caret passes in one step. */
export interface Unit {
  /** One UTF-16 code unit; of a constant its name; of what has no other way to be seen, the source itself. */
  shown: string;
  kind: 'letter' | 'constant' | 'source';
  /** Outer ones first: the link, then strong, emphasis, code. */
  marks: readonly Mark[];
}

/** Where in the source a unit stands, as offsets: the piece that says it, without the signs of its marks. */
export interface Placed extends Unit {
  from: number;
  to: number;
}

const order = (mark: Mark) => ['strong', 'em', 'code'].indexOf(mark);
const none: readonly Mark[] = [];

/** @param isRich - whether the field holds marks; else only constants are more than letters */
export function readUnits(source: string, isRich: boolean): Placed[] {
  const reader = new Reader(source);
  if (!isRich || isPlain(source)) reader.addText(source);
  else for (const token of tokensOf(source)) reader.take(token);
  reader.endText();
  return reader.units;
}

/** One letter of the text, with the piece of the source that says it. */
interface Letter {
  char: string;
  from: number;
  to: number;
}

class Reader {
  readonly units: Placed[] = [];
  /** Up to where the source is read: tokens come in its order, and leave nothing out. */
  private at = 0;
  private readonly open: { mark: Mark; at: number; units: number }[] = [];
  /** Since the last sign of a mark: constants are looked for in all of it. */
  private text: Letter[] = [];

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  take(token: Token): void {
    const { type, markup, content } = token;
    if (type === 'text_special') {
      // A backslash before a space stands for itself, and the space is the next token's.
      this.addEscaped(content, markup.length);
    } else if (type === 'hardbreak') {
      const [written = ''] = /^\\\n[ \t]*/.exec(this.source.slice(this.at)) ?? [];
      this.addLetters('\\\n', written.length);
    } else if (type === 'code_inline') {
      this.addCode(markup, content);
    } else if (type === 'link_open') {
      this.begin(`link ${addressOf(this.source, this.at)}`, 1);
    } else if (type === 'link_close') {
      this.end(endOfLink(this.source, this.at) - this.at);
    } else if (token.nesting === 0) {
      this.addText(content);
    } else if (markup !== '**' && markup !== '_') {
      this.addText(markup);
    } else if (token.nesting === 1) {
      this.begin(markup === '_' ? 'em' : 'strong', markup.length);
    } else {
      this.end(markup.length);
    }
  }

  addText(text: string): void {
    for (const char of text.split('')) this.addLetters(char, 1);
  }

  /** Letters that one piece of the source says together. */
  private addLetters(chars: string, length: number): void {
    const to = this.at + length;
    // All of it belongs to the first: what is put in front of another would stand within the piece.
    chars.split('').forEach((char, index) => {
      this.text.push({ char, from: index === 0 ? this.at : to, to });
    });
    this.at = to;
  }

  private addEscaped(content: string, length: number): void {
    // A brace that is escaped begins no constant, as in resolve/rich-text.ts.
    this.addLetters(content === '{' ? '{{' : content, length);
  }

  private addCode(markup: string, content: string): void {
    this.endText();
    const start = this.at + markup.length;
    const length = this.source.indexOf(markup, start + content.length) - start;
    // One space on each side belongs to the signs.
    const inner = start + (length > content.length ? 1 : 0);
    this.open.push({ mark: 'code', at: this.at, units: this.units.length });
    this.text = content.split('').map((char, index) => ({ char, from: inner + index, to: inner + index + 1 }));
    this.endText();
    this.open.pop();
    this.at = start + length + markup.length;
  }

  private begin(mark: Mark, length: number): void {
    this.endText();
    this.open.push({ mark, at: this.at, units: this.units.length });
    this.at += length;
  }

  private end(length: number): void {
    this.endText();
    const opened = this.open.pop();
    this.at += length;
    // A link without words cannot be seen otherwise.
    if (opened && opened.units === this.units.length) {
      this.units.push({
        shown: this.source.slice(opened.at, this.at),
        kind: 'source',
        marks: this.marks(),
        from: opened.at,
        to: this.at,
      });
    }
  }

  /** Makes units of the text since the last sign of a mark. */
  endText(): void {
    const letters = this.text;
    this.text = [];
    if (letters.length === 0) return;
    const marks = this.marks();
    const whole = letters.map(({ char }) => char).join('');
    const add = (kind: Unit['kind'], shown: string, start: number, end: number) => {
      const [first, last] = [letters[start], letters[end - 1]];
      if (first && last) this.units.push({ shown, kind, marks, from: first.from, to: last.to });
    };
    const addEach = (start: number, end: number) => {
      for (let index = start; index < end; index++) add('letter', whole[index] ?? '', index, index + 1);
    };
    let done = 0;
    for (const match of whole.matchAll(reference)) {
      const { name } = match.groups ?? {};
      const end = match.index + match[0].length;
      if (name !== undefined) {
        addEach(done, match.index);
        add('constant', name, match.index, end);
        done = end;
      } else if (match[0].startsWith('{{')) {
        addEach(done, match.index);
        add('letter', '{', match.index, match.index + 2);
        done = match.index + 2;
      }
    }
    addEach(done, letters.length);
  }

  private marks(): readonly Mark[] {
    return this.open.length === 0 ? none : inOrder(this.open.map(({ mark }) => mark));
  }
}

/** Marks in the order of a unit's, each once. */
export const inOrder = (marks: readonly Mark[]): readonly Mark[] =>
  [...new Set(marks)].sort((one, other) => order(one) - order(other));

/** What stands between the parentheses of the link whose words begin at an offset. */
function addressOf(source: string, at: number): string {
  const labelEnd = endOfWords(source, at);
  return source.slice(labelEnd + 2, endOfLink(source, labelEnd) - 1);
}

/** The offset of the bracket that ends the words of a link, found as the parser does. */
function endOfWords(source: string, at: number): number {
  const state = new markdown.inline.State(source, markdown, {}, []);
  return markdown.helpers.parseLinkLabel(state, at, true);
}

/** Behind the parenthesis that ends a link, of which the bracket behind its words is given. The parser has found that it is one. */
function endOfLink(source: string, bracket: number): number {
  const { parseLinkDestination, parseLinkTitle } = markdown.helpers;
  const pastSpace = (at: number) => at + (/^[ \t\n]*/.exec(source.slice(at))?.[0].length ?? 0);
  let at = pastSpace(bracket + 2);
  const address = parseLinkDestination(source, at, source.length);
  if (address.ok) {
    const behind = pastSpace(address.pos);
    const title = parseLinkTitle(source, behind, source.length);
    at = behind !== address.pos && title.ok ? pastSpace(title.pos) : behind;
  }
  return at + 1;
}
