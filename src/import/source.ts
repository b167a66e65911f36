/** A Markdown file that has been read: what it says of itself, its text, and its address on the new site. */
import { decoded as decodedAddress } from '../../schema/old-addresses.ts';
import { inPlainLetters } from '../../schema/plain-letters.ts';
import { type ParsedText, parseText } from './blocks.ts';
import { type About, readAbout, readExtra, splitFrontMatter } from './front-matter.ts';
import type { Note } from './notes.ts';

export interface SourceFile {
  /** As it is named to people, with `/`. */
  file: string;
  text: string;
  /** Said of it before it is read. */
  notes?: readonly Note[];
}

export interface Source {
  file: string;
  text: ParsedText;
  about: About;
  /** The other keys of its head; empty where the head is no text. */
  extra: Readonly<Record<string, string>>;
  notes: Note[];
  path: string;
}

/**
 * @param under - the address that the page lies below: `/news`
 * @param lang - that of the site there
 */
export function readSource({ file, text: written, notes: before = [] }: SourceFile, under: string, lang: string): Source {
  const { data, body, linesBefore, notes } = splitFrontMatter(written);
  const about = readAbout(data);
  const [, day, name = ''] = /^(\d{4}-\d{2}-\d{2})?-?(.*)$/.exec(stemOf(file)) ?? [];
  const slug = slugOf(lastOf(about.address ?? '')) || slugOf(name) || slugOf(about.title ?? '') || 'page';
  const isDraft = about.isDraft || file.split('/').includes('_drafts');
  const text = parseText(body, linesBefore, file.endsWith('.mdx'), about.lang ?? lang);
  return {
    file,
    text,
    about: { ...about, isDraft, date: about.date ?? day },
    extra: readExtra(data),
    notes: [...before, ...notes],
    path: `${under}/${slug}`,
  };
}

/** Two files of one name get a number. */
export function nameApart(sources: readonly Source[]): void {
  const taken = new Set<string>();
  for (const source of sources) {
    const { path } = source;
    for (let number = 2; taken.has(source.path); number++) source.path = `${path}-${number}`;
    taken.add(source.path);
  }
}

/** `content/posts/2024-01-05-first-day.md` → `2024-01-05-first-day`; of `first-day/index.md` it is the folder that names it. */
export function stemOf(file: string): string {
  const parts = file.split('/');
  const stem = (parts.pop() ?? '').replace(/\.\w+$/, '');
  return /^_?index$/i.test(stem) ? (parts.pop() ?? stem) : stem;
}

/** `/2024/01/first-day.html` → `first-day` */
export const lastOf = (address: string): string =>
  decoded(
    address
      .replace(/[?#].*|\/index\.\w+$/g, '')
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.(?:x?html?|md|mdx|markdown|php|aspx?|jsp)$/i, '') ?? '',
  );

export const slugOf = (text: string): string =>
  inPlainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

/** Without its percent notation; what is none stays. */
export const decoded = (text: string): string => decodedAddress(text) ?? text;
