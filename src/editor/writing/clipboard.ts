/**
 * What is pasted, as lines of letters and marks, and as rows of tables: of HTML and plain text whatever program made them. Nothing else of it
 * comes in: no style, no script, no picture, no address that leads elsewhere than links may.
 */
import { fateOf, foreignElements, isDrawnSign } from '../../../schema/foreign-marks.ts';
import type { Line } from '../draft/rich-text/runs.ts';
import { bodyOf, HtmlReader, type Reading, styleOf } from './html-lines.ts';
import { linesOfPlain, type RawLine, tidy } from './plain-lines.ts';

/** What is pasted, and what of it has to be said. */
export interface Pasted {
  lines: Line[];
  /** The words that stay outside, since they are struck through. */
  struck: string;
  /** Words whose mark means something, such as raised letters, that come in without it. */
  unmarked: readonly string[];
}

/**
 * @param html - as the clipboard has it, where it has any
 * @param plain - the same as plain text
 */
export function linesOf(html: string, plain: string, reading: Reading = {}): Pasted {
  const reader = isReadable(html) ? new HtmlReader(reading) : undefined;
  const lines = reader?.read(html);
  const isDrawable = lines?.every(({ text }) => text.length <= mostRuns) ?? false;
  if (reader && lines && isDrawable && lines.length > 0) {
    return { lines: withLevels(lines), struck: tidy(reader.struck).trim(), unmarked: reader.unmarked };
  }
  // Where all of it is struck through, that is what is meant.
  if (reader?.struck && lines?.length === 0) return linesOf(html, plain, { ...reading, withStruck: true });
  const words = plain.trim() === '' && !isDrawable ? wordsOf(html.slice(0, 2e6)) : plain.slice(0, 2e6);
  return { lines: withLevels(linesOfPlain(words)), struck: '', unmarked: [] };
}

/** A browser takes 13 s to draw a text that changes its look 40,000 times, and 0.1 s for so many; no person writes such a block. */
const mostRuns = 2000;

/** By what name the window knows the blocks that were copied on this page; what they are is not read from the clipboard. */
export function copiedIn(data: DataTransfer | null): string {
  const html = data?.getData('text/html') ?? '';
  if (!html.includes('data-copied') || !isReadable(html)) return '';
  const first = [...bodyOf(html).children].find(({ tagName }) => tagName !== 'META');
  return /^\d+$/.exec(first?.getAttribute('data-copied') ?? '')?.[0] ?? '';
}

/** How many pictures HTML shows: none of them comes in, since its address leads to the disk or the site of somebody else. */
export const picturesIn = (html: string): number =>
  /<img\b/i.test(html) && isReadable(html) ? [...bodyOf(html).querySelectorAll('img')].filter(isPicture).length : 0;

/** A mailer counts its readers by pictures of one pixel. */
const isPicture = (image: Element): boolean =>
  !isDrawnSign(image.getAttribute('alt') ?? '', image.className) &&
  !['width', 'height'].some((side) => /^[01]$/.test(image.getAttribute(side) ?? '')) &&
  !image.matches('[hidden], [hidden] *, [role=checkbox] > *') &&
  fateOf('img', styleOf(image)) === 'words';

/**
 * The words of HTML that no browser should read. It takes away all that may be a tag, and stops wherever the same begins again, so that many
 * beginnings without an end take no longer.
 */
function wordsOf(html: string): string {
  const words = html
    .replace(/<!--(?:(?!<!--).)*?-->/gs, '')
    .replace(/<(script|style|template|textarea|title)\b(?:(?!<\1\b).)*?<\/\1[^<>]*>?/gis, '')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`</?(?:br|${foreignElements.line.replaceAll(' ', '|')})\\b[^<>]*>`, 'gi'), '\n')
    .replace(/<[a-z!?/][^<>]*>?/gi, '');
  const rows = words.split('\n').filter((row) => row.trim() !== '');
  return bodyOf(rows.join('\n').replaceAll('<', '&lt;')).textContent;
}

/**
 * A comment, a tag whose attributes are written as in a book, or the beginning of anything else. No blank but these five ends a name, and a
 * tag with more attributes than anybody writes takes its time as well.
 */
const markup =
  /<!--(?:-?>|.*?--!?>)|<(?:!(?!--|\[CDATA\[)|\?|\/(?![a-z]))[^>]*>|<(\/?)([a-z][\w:.-]*)(?:[\t\n\f\r ]+[^\s"'<>/=]+(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?){0,200}[\t\n\f\r ]*\/?>|<(?=[a-z!?/])/gis;
const hollow = new Set('br embed hr img meta'.split(' '));
/** In a drawing these hold what follows. */
const hollowInHtml = new Set('area col input link param source wbr'.split(' '));
/** Most of these hold no tags, but in a drawing, in a choice or without scripts they do. */
const raw = new Set('iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '));
/** A browser may leave these open although their end tag is where it should be. */
const mayStayOpen = new Set('form math object select svg template'.split(' '));
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** In each block that follows, a browser makes the formatting anew that is still open, which takes ten times as long as to look at it. */
const weightOf = (name: string): number => (formatting.has(name) ? 10 : 1);
/** For each element a browser may look at all that are open: more of that takes longer than a second. */
const mostLooks = 2e6;

/**
 * Whether HTML was copied by hand: it is not too long, and few elements are open at once. An end tag counts only where nothing but whole
 * elements is between it and its beginning; what a browser might take for something else is not read at all.
 */
function isReadable(html: string): boolean {
  if (html === '' || html.length > 2e6) return false;
  const open: string[] = [];
  let [depth, looks, isDrawn] = [0, 0, false];
  for (const [all, slash, named] of html.matchAll(markup)) {
    const name = named?.toLowerCase();
    // LibreOffice leaves out the ends of points.
    if (open.at(-1) === 'li' && (slash === '' ? name === 'li' : (name === 'ul' || name === 'ol') && open.at(-2) === name)) {
      open.pop();
      depth--;
    }
    const inner = open.at(-1) ?? '';
    const isEnd = slash === '/' && name === inner;
    if (all === '<' || (raw.has(inner) && !isEnd && !/^<!--[^<]*$/.test(all))) return false;
    if (isEnd) {
      open.pop();
      if (!mayStayOpen.has(inner)) depth -= weightOf(inner);
    } else if (name !== undefined && slash === '' && !hollow.has(name) && (isDrawn || !hollowInHtml.has(name))) {
      isDrawn ||= name === 'svg' || name === 'math';
      open.push(name);
      depth += weightOf(name);
    }
    looks += depth;
    if (looks > mostLooks) return false;
  }
  return true;
}

/** The largest headings among the lines are headings, all smaller ones stand below them. */
function withLevels(lines: readonly RawLine[]): Line[] {
  const highest = lines.reduce((least, { level }) => Math.min(least, level ?? least), Number.POSITIVE_INFINITY);
  return lines.map(({ kind, level, ...line }) => ({
    kind: level !== undefined && level > highest ? 'subheading' : kind,
    ...line,
  }));
}
