/**
 * Texts that stand below each other, such as the blocks of an article: one is split, joined with the next, turned into another kind, or
 * several come in between. All of it is made as operations on the draft, of which nothing is lost but what is said here.
 */
import type { Json } from '../../../../schema/json.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { converted, type EntryKind, kindAt, kindsOf } from '../../draft/fields/kinds.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import { fits, memberFor } from '../../draft/fields/walk.ts';
import { asQuotation } from '../../draft/rich-text/quotation.ts';
import { readUnits } from '../../draft/rich-text/read.ts';
import { type Line, unitsOf } from '../../draft/rich-text/runs.ts';
import { signOf } from '../../draft/rich-text/signs.ts';
import { joinTexts, splitText, writeUnits } from '../../draft/rich-text/write.ts';
import { withFile } from './edit-step.ts';
import { fieldsAt, ownFieldAt } from './field-at.ts';

/** What is done, and where writing goes on: before which letter of which text. */
export interface BlockStep {
  operations: Operation[];
  at: string;
  /** -1 behind the last one; left out, where it was. */
  caret?: number;
  /** Where it stands in the text that it came from, once that is taken back; left out, behind the last letter. */
  back?: number;
  /** What a block has become by it. */
  title?: string;
}

/** An entry of a list that holds texts. */
interface Entry {
  pointer: string;
  list: string;
  index: number;
  field: Field & { kind: 'list' };
}

/** What a block may become, with the switch that makes it another one, such as that of numbers. */
export interface BlockKind {
  title: string;
  isNow: boolean;
  kind: EntryKind;
  flag?: string;
}

const keyOf = (pointer: string): string => pointerKeys(pointer).at(-1) ?? '';
/** Whether a field may be a text that bears marks. */
export const holdsText = (field: Field): boolean =>
  field.kind === 'richText' || (field.kind === 'either' && field.members.some(holdsText));

/** The field of a list whose entries may be texts. The cells of a row are none: they are as many as the table has columns. */
export function listOfTextsAt(forms: Forms, draft: Json, list: string): (Field & { kind: 'list' }) | undefined {
  if (!isList(valueAt(draft, list))) return undefined;
  const field = ownFieldAt(forms, draft, list);
  const rows = parentOf(parentOf(list));
  const areCells = fieldsAt(forms, draft, parentOf(rows)).some(
    (one) => one.kind === 'list' && one.carries?.list === keyOf(rows) && one.carries.cells === keyOf(list),
  );
  return field?.kind === 'list' && holdsText(field.entry) && !areCells ? field : undefined;
}

/** The blocks of a draft. */
export class Blocks {
  readonly #forms: Forms;
  readonly #draft: Json;

  constructor(forms: Forms, draft: Json) {
    this.#forms = forms;
    this.#draft = draft;
  }

  /** Backspace at the beginning of a text, or Delete at the end of the one before it. */
  join(at: string, side: 'before' | 'behind'): BlockStep | undefined {
    const texts = this.#texts(at);
    const place = texts.indexOf(at);
    const other = place < 0 ? undefined : texts[place + (side === 'before' ? -1 : 1)];
    if (other === undefined) return undefined;
    const [one, two] = side === 'before' ? [other, at] : [at, other];
    const [first = '', second = ''] = [this.#textAt(one), this.#textAt(two)];
    // An empty one goes, and the other stays what it is.
    const gone = first === '' && second !== '' ? one : two;
    const entry = this.#removable(gone);
    if (!entry) return undefined;
    const removal: Operation = { kind: 'remove', pointer: entry.pointer };
    if (gone === one) return { operations: [removal], at: shifted(two, entry, -1), caret: 0 };
    const isRich = this.#isRich(one);
    return { operations: [set(one, joinTexts(first, second, isRich)), removal], at: one, caret: readUnits(first, isRich).length };
  }

  /** What a block is, and what it can become without losing a word. */
  kinds(at: string): BlockKind[] {
    const block = this.#outermost(at);
    if (!block) return [];
    const value = valueAt(this.#draft, block.pointer);
    const kinds = kindsOf(block.field.entry);
    const now = kindAt(kinds, value);
    if (!now) return [];
    return kinds.flatMap((kind): BlockKind[] => {
      if (kind !== now && converted(value, now, kind) === undefined) return [];
      const flag = switchOf(kind);
      const isSet = flag !== undefined && child(value, flag.key) === true;
      const plain: BlockKind = { title: kind.title, isNow: kind === now && !isSet, kind };
      return flag
        ? [plain, { title: `${kind.title}: ${flag.title}`, isNow: kind === now && isSet, kind, flag: flag.key }]
        : [plain];
    });
  }

  turn(at: string, { kind, flag }: BlockKind): BlockStep | undefined {
    const block = this.#outermost(at);
    if (!block) return undefined;
    const value = valueAt(this.#draft, block.pointer) as Json;
    const now = kindAt(kindsOf(block.field.entry), value);
    const entries = now === kind ? [without(value, switchOf(kind)?.key)] : now && converted(value, now, kind);
    const [first, ...more] = (entries ?? []).map((one) => quoted((flag ? { ...(one as object), [flag]: true } : one) as Json));
    if (first === undefined) return undefined;
    const place = textsIn(block.field.entry, value, block.pointer).indexOf(at);
    const made = [first, ...more].flatMap((one, index) => textsIn(block.field.entry, one, shifted(block.pointer, block, index)));
    const operations = [set(block.pointer, first), ...more.map((one, index) => insert(block, index + 1, one))];
    return { operations, at: made[place] ?? made[0] ?? block.pointer, title: kind.title };
  }

  /** A paragraph that begins with a sign becomes what that says, where blocks hold it. */
  sign(at: string): BlockStep | undefined {
    const text = this.#textAt(at);
    const isRich = this.#isRich(at);
    const sign = signOf(text === undefined ? [] : readUnits(text, isRich));
    if (text === undefined || !sign || this.#outermost(at)?.pointer !== at) return undefined;
    const [, rest] = splitText(text, sign.length, isRich);
    const without = new Blocks(this.#forms, changeValue(this.#draft, set(at, rest)));
    const [key] = keysOfLine[sign.kind].filter((one) => without.kinds(at).some(({ kind }) => kind.key === one));
    const isNumbered = sign.kind === 'numbered';
    const found = without.kinds(at).find(({ kind, flag }) => kind.key === key && (flag !== undefined) === isNumbered);
    const done = key !== undefined && found && without.turn(at, found);
    return done ? { ...done, caret: 0, back: sign.length } : undefined;
  }

  /** Several lines come in at a place of a text: the first goes on with what is before it, the last with what is behind. */
  paste(at: string, offset: number, lines: readonly Line[]): BlockStep | undefined {
    const text = this.#textAt(at);
    const own = this.#entry(at);
    const block = own ?? this.#entry(parentOf(at));
    if (text === undefined || !block) return undefined;
    const isRich = this.#isRich(at);
    const [head, tail] = splitText(text, offset, isRich);
    const [first] = lines;
    if (!first) return undefined;
    const said = (line: Line) => writeUnits('', unitsOf(line.text), isRich);
    const lengthOf = (one: string) => readUnits(one, isRich).length;
    const isParagraph = own?.pointer === this.#outermost(at)?.pointer;
    // A heading does not go on with a paragraph. Within a list, each line is a point of it.
    const isGlued = !isParagraph || first.kind === 'paragraph';
    const rest = isGlued ? lines.slice(1) : lines;
    const entries = own && !isParagraph ? rest.map(said) : grouped(rest, kindsOf(block.field.entry), said);
    const start = isGlued ? joinTexts(head, said(first), isRich) : head;
    const place = entries.length - 1;
    const last = entries[place];
    if (last === undefined) return { operations: [set(at, joinTexts(start, tail, isRich))], at, caret: lengthOf(start) };
    if (typeof last === 'string') entries[place] = joinTexts(last, tail, isRich);
    else if (tail !== '') entries.push(tail);
    const [over, ...more] = start === '' ? entries : [start, ...entries];
    if (more.length > block.field.max - this.#lengthOf(block)) return undefined;
    const operations = [
      set(start === '' ? block.pointer : at, over ?? ''),
      ...more.map((one, index) => insert(block, index + 1, one)),
    ];
    const lastAt = shifted(block.pointer, block, place + (start === '' ? 0 : 1));
    const texts = textsIn(block.field.entry, entries[place], lastAt);
    return {
      operations,
      at: texts.findLast((one) => one !== undefined) ?? lastAt,
      caret: typeof last === 'string' ? lengthOf(last) : -1,
    };
  }

  /** Where an image goes that is pasted or dropped: into the field of one, or behind a text. */
  image(at: string, src: string): BlockStep | undefined {
    if (ownFieldAt(this.#forms, this.#draft, at)?.kind === 'image') {
      return { operations: [set(at, withFile(valueAt(this.#draft, at), src))], at, caret: 0 };
    }
    const block = this.#outermost(at);
    const kind = block && kindsOf(block.field.entry).find(({ key }) => key === 'image');
    if (!block || !kind?.key || !this.#hasRoom(block)) return undefined;
    const value = { [kind.key]: { src, alt: '' } };
    const isEmpty = valueAt(this.#draft, block.pointer) === '';
    const place = shifted(block.pointer, block, isEmpty ? 0 : 1);
    return { operations: [isEmpty ? set(place, value) : insert(block, 1, value)], at: `${place}/${kind.key}`, caret: 0 };
  }

  /** The same of several: those behind the first become images behind it, as many as there is room for. */
  images(at: string, [src = '', ...others]: readonly string[]): (BlockStep & { count: number }) | undefined {
    const first = this.image(at, src);
    if (!first) return undefined;
    const then = new Blocks(this.#forms, first.operations.reduce(changeValue, this.#draft));
    const more = others.length > 0 ? then.images(parentOf(first.at), others) : undefined;
    return { ...first, operations: [...first.operations, ...(more?.operations ?? [])], count: 1 + (more?.count ?? 0) };
  }

  /** Who leaves empty texts has not written them: what is left out with them, where others stay. */
  emptied(at: string): Operation[] {
    const outer = this.#outermost(at);
    if (!outer) return [];
    const list = valueAt(this.#draft, outer.list) as Json[];
    const texts = textsIn(outer.field, list, outer.list).filter(
      (one) => one !== undefined && this.#textAt(one) === '',
    ) as string[];
    const entries = texts.map((one) => this.#removable(one)?.pointer).filter((one) => one !== undefined);
    const pointers = [...new Set(entries)].toReversed();
    // One is left of each list.
    return pointers.filter((one) => !this.#isLast(one, pointers)).map((pointer) => ({ kind: 'remove', pointer }));
  }

  #isLast(pointer: string, gone: readonly string[]): boolean {
    const list = parentOf(pointer);
    const all = gone.filter((one) => parentOf(one) === list);
    return all.length === (valueAt(this.#draft, list) as Json[]).length && all.at(-1) === pointer;
  }

  #textAt(at: string): string | undefined {
    const text = valueAt(this.#draft, at);
    return typeof text === 'string' ? text : undefined;
  }

  #isRich(at: string): boolean {
    return ownFieldAt(this.#forms, this.#draft, at)?.kind === 'richText';
  }

  #lengthOf({ list }: Entry): number {
    return (valueAt(this.#draft, list) as Json[]).length;
  }

  #hasRoom(entry: Entry): boolean {
    return this.#lengthOf(entry) < entry.field.max;
  }

  /** Undefined for what is no entry of a list of texts. */
  #entry(pointer: string): Entry | undefined {
    const list = parentOf(pointer);
    const field = listOfTextsAt(this.#forms, this.#draft, list);
    return field && { pointer, list, index: Number(keyOf(pointer)), field };
  }

  /** The block that a text is, or is in. */
  #outermost(at: string): Entry | undefined {
    let found: Entry | undefined;
    for (let pointer = at; pointer !== ''; pointer = parentOf(pointer)) found = this.#entry(pointer) ?? found;
    return found;
  }

  /** The texts of all blocks, one below the other; undefined stands for what is none, such as an image. */
  #texts(at: string): (string | undefined)[] {
    const outer = this.#outermost(at);
    return outer ? textsIn(outer.field, valueAt(this.#draft, outer.list), outer.list) : [];
  }

  /** What goes with a text: the point, or the whole block where it says nothing else. */
  #removable(at: string): Entry | undefined {
    const own = this.#entry(at);
    if (own && this.#lengthOf(own) > 1) return own;
    const holder = own ? own.list : at;
    const block = this.#entry(parentOf(holder));
    const value = valueAt(this.#draft, parentOf(holder));
    const isAlone = Object.entries(value ?? {}).every(
      ([key, one]) => key === keyOf(holder) || key === 'id' || typeof one === 'boolean',
    );
    return block && isAlone ? block : undefined;
  }
}

const set = (pointer: string, value: Json): Operation => ({ kind: 'set', pointer, value });

/** @param by - behind which entry: 0 puts it before this one */
const insert = (entry: Entry, by: number, value: Json): Operation => ({
  kind: 'insert',
  pointer: `${entry.list}/${entry.index + by}`,
  value,
});

/** Where a place is once so many entries have come before an entry, or have gone. What stands before it stays. */
function shifted(pointer: string, { list, index }: Entry, by: number): string {
  const keys = pointerKeys(pointer);
  const depth = pointerKeys(list).length;
  if (!pointer.startsWith(`${list}/`) || Number(keys[depth]) < index) return pointer;
  return keys.with(depth, String(Number(keys[depth]) + by)).reduce<string>(pointerTo, '');
}

/** The texts of a value that stand below each other, as pointers; undefined stands for what is no such text. */
function textsIn(field: Field, value: unknown, pointer: string): (string | undefined)[] {
  const own = memberFor(field, value);
  if (own?.kind === 'richText') return [pointer];
  if (own?.kind === 'list' && isList(value as Json)) {
    return (value as Json[]).flatMap((one, index) => textsIn(own.entry, one, pointerTo(pointer, index)));
  }
  if (own?.kind !== 'object') return [undefined];
  const named = own.kinds ? own.fields.filter(({ key }) => Object.hasOwn(own.kinds ?? {}, key)) : own.fields;
  const [first] = named;
  if (!own.kinds && first?.kind !== 'richText') return [undefined];
  return named.flatMap((one) => {
    const said = child(value, one.key);
    return said === undefined || typeof said === 'boolean' || !fits(one, said)
      ? []
      : textsIn(one, said, pointerTo(pointer, one.key));
  });
}

/** The switch that goes with a kind. */
export function switchOf({ field, key }: EntryKind): { key: string; title: string } | undefined {
  if (field.kind !== 'object' || key === undefined) return undefined;
  return field.fields.find((one) => one.kind === 'switch' && field.kinds?.[key]?.includes(one.key));
}

function without(value: Json, key: string | undefined): Json {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)) as Json;
}

/** What each line becomes, the best first: what the list does not hold is a paragraph. */
const keysOfLine: Record<Line['kind'], readonly string[]> = {
  paragraph: [],
  heading: ['heading', 'subheading'],
  subheading: ['subheading', 'heading'],
  point: ['list'],
  numbered: ['list'],
  quote: ['quote'],
  code: ['code'],
};

/** A quotation of one text, without marks of its own around it. */
function quoted(block: Json): Json {
  const quote = child(block, 'quote');
  return typeof quote === 'string' ? { ...(block as object), quote: asQuotation(quote) } : block;
}

/** Blocks of lines: points below each other are one list, quoted lines one quotation. */
function grouped(lines: readonly Line[], kinds: readonly EntryKind[], said: (line: Line) => string): Json[] {
  const made: { kind: Line['kind']; key: string | undefined; texts: string[] }[] = [];
  for (const line of lines) {
    const key = keysOfLine[line.kind].find((one) => kinds.some((kind) => kind.key === one));
    const last = made.at(-1);
    const isSeveral = key === 'list' || key === 'quote';
    const text = key === 'code' ? line.text.map(({ shown }) => shown).join('') : said(line);
    if (isSeveral && last?.kind === line.kind) last.texts.push(text);
    else made.push({ kind: line.kind, key, texts: [text] });
  }
  return made.map(({ kind, key, texts }): Json => {
    if (key === undefined) return texts[0] ?? '';
    if (key === 'list') return { list: texts, ...(kind === 'numbered' && { numbered: true }) };
    return quoted({ [key]: texts.length === 1 ? (texts[0] ?? '') : texts });
  });
}
