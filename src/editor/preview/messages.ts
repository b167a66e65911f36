/** What the client and the preview tell each other. The preview is a document of another origin, in a frame. */
import { type Block, isBlocks, type OfferedKind, type Splice } from '../draft/prose/block.ts';
import { isRuns, type Run, type WrittenText } from '../draft/rich-text/runs.ts';
import type { ShownPage } from '../worker/messages.ts';
import type { Lost, WritingCommand, WritingPlace } from '../writing/text-view.ts';

/** What is asked about by the right mouse button, or by the menu key. */
export interface AskedMenu {
  pointer: string;
  /** It is a text that one can write where it stands. */
  canWrite: boolean;
  by: 'mouse' | 'key';
  x: number;
  y: number;
}

/** Where on a page the text stands that is being written. */
export interface WritingAt {
  /** As it was called when writing began. */
  pointer: string;
  /** Where it is on this page. */
  at: string;
}

/** What the page looks like with one value of a look, and where in the frame that is drawn, in its CSS pixels. */
export interface LookPicture {
  /** The key of a look, such as `cards`; the part that is laid out, `header` or `footer`; or `section`: then the value is its place. */
  key: string;
  /** Left out for the usual one. */
  value: string | undefined;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Blocks that are written in as one document. */
export interface WrittenProse {
  blocks: readonly Block[];
  /** What there may be beside paragraphs, by the keys of the manifest. */
  kinds: readonly string[];
  /** What a slash offers. */
  offered: readonly OfferedKind[];
  /** Of each block, the place of its first text, or its own, as the page calls it. */
  places: readonly string[];
  /** How many texts stand before the one that was asked for. */
  text: number;
  /** Stands below a quotation that has no source, as long as the caret is in it: a click adds one. */
  addSource?: string;
}

export type ToPreview =
  /** Bytes under the addresses that what is shown next has for them: of a frame that may load nothing itself. */
  | { type: 'files'; files: readonly (readonly [address: string, bytes: Blob])[] }
  /** `isAlone` leaves out the header and the footer. */
  | ({ type: 'show'; draft: number; scheme: 'light' | 'dark'; isAlone?: boolean; writing?: WritingAt } & ShownPage)
  /** Shows pieces of a page and nothing else, each with another look. */
  | ({ type: 'pictures'; scheme: 'light' | 'dark'; pictures: readonly LookPicture[] } & ShownPage)
  /** Marks what the form shows; `reveal` scrolls there, which is not wanted where the author has just clicked on it; with `writes` one goes on writing there. */
  | { type: 'select'; pointer: string | undefined; reveal: boolean; writes?: boolean }
  /**
   * The answer to `edit`: the text, to be changed on the page; or, while one writes there, the text that it is by now.
   * `isSample` says that nobody has written it yet: all of it is there to be written over.
   * `zoom` says how much smaller the window shows the page. `prose` says that it is in one of several blocks, which are written in as one; with
   * `isBelow` one goes on below them. Each text that is told has a number of its own, `revision`, and what is written names the one that it was
   * made of: both may be under way at the same time.
   */
  | {
      type: 'edit';
      pointer: string;
      revision: number;
      text: WrittenText;
      isSample?: boolean;
      isBelow?: boolean;
      prose?: WrittenProse;
      zoom?: number;
    }
  /** Does something with what is selected in the text that is being written. */
  | { type: 'command'; command: WritingCommand }
  /** Scrolls the page by so many CSS pixels. */
  | { type: 'scroll'; by: number }
  /** The author turns to something outside of the page: writing ends. Also the answer to `edit` where there is nothing to write. */
  | { type: 'leave' }
  /** Lets the page live: links lead on, forms can be filled in. */
  | { type: 'try'; isOn: boolean };

export type FromPreview =
  | { type: 'ready' }
  /** The pointer is in the page; said a few times a second while it moves. */
  | { type: 'pointed' }
  /** This draft is painted. */
  | { type: 'painted'; draft: number }
  /** The author has clicked on something: the pointer of a text, an image, an icon, a section, or of a part of the shell. */
  | { type: 'select'; pointer: string }
  /** The selected part reaches down to this pixel of the preview's window. */
  | { type: 'reach'; bottom: number }
  /** The author wants to see what can be done with this. The point is one of the preview's window, in CSS pixels. */
  | ({ type: 'menu' } & AskedMenu)
  /** The author wants to write on the page, on this text. */
  | { type: 'edit'; pointer: string }
  /** The author wants to go on below the last text of a section, where that is one of several blocks. */
  | { type: 'below'; pointer: string }
  /**
   * The author goes on behind the block that the text which is being written is the last of, or with `isRow` behind the last row of a table. The
   * window makes room there and leads to it.
   */
  | { type: 'behind'; pointer: string; isRow: boolean }
  /** Writing on the page: the text as it is now. `isDone` when it is left. */
  | { type: 'write'; pointer: string; revision: number; text: readonly Run[]; isDone: boolean }
  /** The same of blocks that are written in as one: what comes in the place of others. `isTyping`: within one of them letters are others. */
  | ({ type: 'prose'; pointer: string; revision: number; isTyping: boolean; isDone: boolean } & Splice)
  /** Files were pasted into a text, or dropped on a place. */
  | { type: 'file'; pointer: string; files: readonly File[] }
  /** What of that which was pasted into a text has not come along. */
  | ({ type: 'lost'; pointer: string } & Lost)
  /** What is selected in the text that is written, from one unit up to another, for the form that may go on with it: between two words. */
  | { type: 'caret'; text: number; from: number; to: number; isComposing: boolean }
  /** Where one writes, for the tools beside it (writing/text-view.ts); the marks one below the other. */
  | ({ type: 'writing'; marks: string } & Omit<WritingPlace, 'marks'>)
  /**
   * Where the sections are seen (section-areas.ts), one in each line of `areas`: pointer, upper and lower edge. `current` is the one that the author
   * is at, -1 for none; above `top` the header covers them.
   */
  | { type: 'sections'; current: number; top: number; areas: string }
  /** The images that the page shows whole (whole-images.ts), one in each line: their pointers. */
  | { type: 'whole'; images: string }
  /** A link to another page was followed. */
  | { type: 'follow'; path: string }
  /** A form was sent while the page is tried: what its fields are called, where it would go, and whether all of them are filled in as they have to be. */
  | { type: 'sending'; fields: string; to: string }
  /** A key of the editor (keys.ts) was pressed in the page: the name of its action. */
  | { type: 'key'; action: string };

/** What a message holds beside its type, by name. */
type Shapes = { [Message in FromPreview as Message['type']]: { [Key in Exclude<keyof Message, 'type'>]: Kind<Message[Key]> } };
type Kind<Value> = Value extends string
  ? 'string'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : Value extends readonly File[]
        ? 'files'
        : Value extends readonly Run[]
          ? 'runs'
          : 'blocks';

const shapes: Shapes = {
  ready: {},
  pointed: {},
  painted: { draft: 'number' },
  select: { pointer: 'string' },
  reach: { bottom: 'number' },
  menu: { pointer: 'string', canWrite: 'boolean', by: 'string', x: 'number', y: 'number' },
  edit: { pointer: 'string' },
  below: { pointer: 'string' },
  behind: { pointer: 'string', isRow: 'boolean' },
  write: { pointer: 'string', revision: 'number', text: 'runs', isDone: 'boolean' },
  prose: {
    ...{ pointer: 'string', revision: 'number', isTyping: 'boolean', isDone: 'boolean' },
    ...{ from: 'number', gone: 'number', blocks: 'blocks' },
  },
  file: { pointer: 'string', files: 'files' },
  lost: { pointer: 'string', pictures: 'number', isFlat: 'boolean', struck: 'number', unmarked: 'string' },
  writing: {
    ...{ left: 'number', top: 'number', bottom: 'number', isEmpty: 'boolean', marks: 'string', words: 'string', count: 'number' },
    ...{ from: 'number', to: 'number', text: 'number', kind: 'string' },
  },
  caret: { text: 'number', from: 'number', to: 'number', isComposing: 'boolean' },
  sections: { current: 'number', top: 'number', areas: 'string' },
  whole: { images: 'string' },
  follow: { path: 'string' },
  sending: { fields: 'string', to: 'string' },
  key: { action: 'string' },
};

/**
 * Checks what comes out of the preview's frame: in it runs a page, and nobody vouches for what a page says.
 *
 * @returns the message with nothing else in it; undefined for what is none
 */
export function parseFromPreview(data: unknown): FromPreview | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const given = data as Record<string, unknown>;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return undefined;
  const shape: Record<string, string> = shapes[type as FromPreview['type']];
  if (!Object.entries(shape).every(([key, kind]) => isOf(kind, given[key]))) return undefined;
  return Object.fromEntries(['type', ...Object.keys(shape)].map((key) => [key, given[key]])) as unknown as FromPreview;
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'runs') return isRuns(value);
  if (kind === 'blocks') return isBlocks(value);
  if (kind === 'files') return Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File);
  // What is no number, or has no end, is no place and no draft.
  return typeof value === kind && (kind !== 'number' || Number.isFinite(value));
}
