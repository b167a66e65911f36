/** Bold, emphasis and links in a text as the manifest has it: pure steps from one text and selection to the next. */

export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

export type Mark = '**' | '_';

const letter = /[\p{L}\p{N}]/u;

/** What bears a mark, with the mark. The same as the loader reads it, but for texts that nobody writes (resolve/rich-text.ts). */
const runs: Record<Mark, RegExp> = {
  '**': /\*\*(?=\S)[^*]+?\*\*/g,
  _: /(?<![\p{L}\p{N}\\])_(?=\S)[^_]+_(?![\p{L}\p{N}])/gu,
};

/**
 * Gives what is selected a mark, or takes it. Without a selection it is the word at the cursor. White space at the ends stays outside: marks
 * that begin or end with it would be none.
 */
export function toggleMark(before: TextSelection, mark: Mark): TextSelection {
  const { text } = before;
  const { length } = mark;
  const { start, end } = mark === '_' ? toWords(shrink(toWord(before))) : shrink(toWord(before));
  const around = [...text.matchAll(runs[mark])].find(
    (run) => run.index <= start && end <= run.index + run[0].length && start < run.index + run[0].length,
  );
  if (around) {
    const [from, to] = [around.index, around.index + around[0].length];
    const inner = text.slice(from + length, to - length);
    const shift = (place: number) => Math.min(Math.max(place - length, from), from + inner.length);
    return { text: text.slice(0, from) + inner + text.slice(to), start: shift(start), end: shift(end) };
  }
  // What bears the mark within gets it as a part of the whole.
  const inner = text.slice(start, end).replace(runs[mark], (run) => run.slice(length, -length));
  return {
    text: text.slice(0, start) + mark + inner + mark + text.slice(end),
    start: start + length,
    end: start + length + inner.length,
  };
}

/** The selection, or the word around the cursor. */
function toWord(selection: TextSelection): TextSelection {
  return selection.start === selection.end ? toWords(selection) : selection;
}

/** Up to where words begin and end: a mark within a word would be none. */
function toWords({ text, start, end }: TextSelection): TextSelection {
  let [from, to] = [start, end];
  while (from > 0 && letter.test(text[from - 1] ?? '')) from--;
  while (to < text.length && letter.test(text[to] ?? '')) to++;
  return { text, start: from, end: to };
}

function shrink({ text, start, end }: TextSelection): TextSelection {
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  return chosen.trim() === '' ? { text, start, end: start } : { text, start: from, end: from + chosen.trim().length };
}

export interface LinkInText {
  start: number;
  end: number;
  words: string;
  target: string;
}

const links = /(?<!\\)\[((?:[^\]\\]|\\.)*)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/g;

/** The link that the cursor or the selection is in. */
export function linkAt({ text, start, end }: TextSelection): LinkInText | undefined {
  const [found] = [...text.matchAll(links)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, words: match[1] ?? '', target: match[2] ?? '' }))
    .filter((link) => link.start <= start && start < link.end && end <= link.end);
  return found;
}

/** What the words of a new link are: what is selected, without white space at its ends. */
export const chosenWords = (selection: TextSelection): string => {
  const { text, start, end } = shrink(selection);
  return text.slice(start, end);
};

/** Makes a link of what is selected, or gives the one that is there other words or another target. */
export function setLink(selection: TextSelection, { words, target }: Pick<LinkInText, 'words' | 'target'>): TextSelection {
  const { start, end } = linkAt(selection) ?? shrink(selection);
  const text = `${selection.text.slice(0, start)}[${words}](${target})${selection.text.slice(end)}`;
  return { text, start: start + 1, end: start + 1 + words.length };
}

/** Leaves the words of the link that is there. */
export function removeLink(selection: TextSelection): TextSelection {
  const link = linkAt(selection);
  if (!link) return selection;
  const { start, end, words } = link;
  return { text: selection.text.slice(0, start) + words + selection.text.slice(end), start, end: start + words.length };
}

/** Puts something in the place of what is selected; the cursor is behind it. */
export function insertText({ text, start, end }: TextSelection, inserted: string): TextSelection {
  const place = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: place, end: place };
}
