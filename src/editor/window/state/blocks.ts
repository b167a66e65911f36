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
import { fieldAt, fieldsAt, ownFieldAt } from './field-at.ts';

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
const isRichText = (field: Field): boolean =>
  field.kind === 'richText' || (field.kind === 'either' && field.members.some(isRichText));

/** The blocks of a draft. */
export class Blocks {
  readonly #forms: Forms;
  readonly #draft: Json;

  constructor(forms: Forms, draft: Json) {
    this.#forms = forms;
    this.#draft = draft;
  }

  /** How many keys a text stands below the list of its blocks; 0 for what is none of several texts below each other. */
  depthOf(at: string): number {
    const block = this.#isOfKind(at) ? this.#outermost(at) : undefined;
    return block ? pointerKeys(at).length - pointerKeys(block.list).length : 0;
  }

  /** Enter: the rest becomes the next text behind it. An empty point leaves its list. */
  split(at: string, offset: number): BlockStep | undefined {
    const text = this.#textAt(at);
    if (text === undefined) return undefined;
    const [head, tail] = splitText(text, offset, this.#isRich(at));
    const own = this.#entry(at);
    if (own) {
      const left = text === '' ? this.#leave(own) : undefined;
      if (left) return left;
      return this.#hasRoom(own) ? behind(own, [tail], [set(at, head)]) : undefined;
    }
    const block = this.#entry(parentOf(at));
    if (!block || !this.#isOfKind(at) || !this.#hasRoom(block)) return undefined;
    const { kinds } = (ownFieldAt(this.#forms, this.#draft, block.pointer) ?? {}) as { kinds?: object };
    // A point with points below it: these stay with its end.
    if (!kinds)
      return { operations: [insert(block, 0, head), set(shifted(at, block, 1), tail)], at: shifted(at, block, 1), caret: 0 };
    if (text === '') return { operations: [set(block.pointer, '')], at: block.pointer, caret: 0 };
    const several = this.#several(at);
    if (several) return { operations: [set(at, [head, tail])], at: `${at}/1`, caret: 0 };
    if (head === '') return { operations: [insert(block, 0, '')], at: shifted(at, block, 1), caret: 0 };
    return behind(block, [tail], [set(at, head)]);
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

  /** What blocks say, from one to another of the same list. */
  between(from: string, to: string): readonly Json[] | undefined {
    const [first, last] = [this.#entry(from), this.#entry(to)];
    if (!first || first.list !== last?.list) return undefined;
    return (valueAt(this.#draft, first.list) as Json[]).slice(first.index, last.index + 1);
  }

  /**
   * Several lines come in at a place of a text: the first goes on with what is before it, the last with what is behind. Blocks that were
   * `copied` come as they are, where the list holds them.
   */
  paste(at: string, offset: number, lines: readonly Line[], copied: readonly Json[] = []): BlockStep | undefined {
    const text = this.#textAt(at);
    const own = this.#entry(at);
    const block = own ?? this.#entry(parentOf(at));
    if (text === undefined || !block) return undefined;
    const isRich = this.#isRich(at);
    const [head, tail] = splitText(text, offset, isRich);
    const whole = block.pointer === this.#outermost(at)?.pointer && holdsAll(block, copied) ? [...copied] : undefined;
    const [first] = lines;
    if (!first && !whole) return undefined;
    const said = (line: Line) => writeUnits('', unitsOf(line.text), isRich);
    const lengthOf = (one: string) => readUnits(one, isRich).length;
    const isParagraph = own?.pointer === this.#outermost(at)?.pointer;
    // A heading does not go on with a paragraph. Within a list, each line is a point of it.
    const isGlued = first !== undefined && !whole && (!isParagraph || first.kind === 'paragraph');
    const rest = isGlued ? lines.slice(1) : lines;
    const entries = whole ?? (own && !isParagraph ? rest.map(said) : grouped(rest, kindsOf(block.field.entry), said));
    const start = isGlued ? joinTexts(head, said(first), isRich) : head;
    const place = entries.length - 1;
    const last = entries[place];
    if (last === undefined) return { operations: [set(at, joinTexts(start, tail, isRich))], at, caret: lengthOf(start) };
    if (typeof last === 'string' && !whole) entries[place] = joinTexts(last, tail, isRich);
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

  /** Lines come in place of whole blocks, from one to another; without lines, writing goes on in the text before them. */
  replace(at: string, from: string, to: string, lines: readonly Line[], copied: readonly Json[] = []): BlockStep | undefined {
    const outer = this.#outermost(at);
    const [first, last] = [this.#entry(from), this.#entry(to)];
    if (!outer || first?.list !== outer.list || last?.list !== outer.list || last.index < first.index) return undefined;
    const { entry, max, min } = outer.field;
    const made = holdsAll(outer, copied)
      ? [...copied]
      : grouped(lines, kindsOf(entry), ({ text }) => writeUnits('', unitsOf(text), true));
    const count = last.index - first.index + 1;
    const isOf = (one: string | undefined, range: (index: number) => boolean) =>
      one !== undefined && range(Number(pointerKeys(one)[pointerKeys(outer.list).length]));
    const texts = this.#texts(at);
    const before = texts.findLast((one) => isOf(one, (index) => index < first.index));
    const next = texts.find((one) => isOf(one, (index) => index > last.index));
    const rest = this.#lengthOf(outer) - count;
    const isNone = made.length === 0 && before === undefined && next === undefined;
    while (rest + made.length < min || (isNone && made.length === 0)) made.push('');
    if (rest + made.length > max) return undefined;
    const gone = Math.max(0, count - made.length);
    const operations = [
      ...made.map((value, index) => (index < count ? set(shifted(from, first, index), value) : insert(first, index, value))),
      ...Array.from({ length: gone }, (): Operation => ({ kind: 'remove', pointer: shifted(from, first, made.length) })),
    ];
    const end = made.at(-1);
    const lastAt = shifted(from, first, made.length - 1);
    if (end !== undefined) return { operations, at: textsIn(entry, end, lastAt).findLast(Boolean) ?? lastAt, caret: -1 };
    if (before !== undefined) return { operations, at: before, caret: -1 };
    return { operations, at: shifted(next ?? from, last, -count), caret: 0 };
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

  /** Whether a text says what its block is, and not something beside it such as the source of a quotation. */
  #isOfKind(at: string): boolean {
    if (this.#entry(at)) return true;
    const holder = ownFieldAt(this.#forms, this.#draft, parentOf(at));
    if (holder?.kind !== 'object' || !this.#entry(parentOf(at))) return false;
    return holder.kinds ? Object.hasOwn(holder.kinds, keyOf(at)) : holder.fields[0]?.key === keyOf(at);
  }

  /** Whether a text may be several as well. */
  #several(at: string): boolean {
    const field = fieldAt(this.#forms, this.#draft, at);
    return field?.kind === 'either' && field.members.some((one) => one.kind === 'list' && isRichText(one.entry));
  }

  /** Undefined for what is no entry of a list of texts. */
  #entry(pointer: string): Entry | undefined {
    const list = parentOf(pointer);
    if (!isList(valueAt(this.#draft, list))) return undefined;
    const field = ownFieldAt(this.#forms, this.#draft, list);
    if (field?.kind !== 'list' || !isRichText(field.entry) || this.#isCells(list)) return undefined;
    return { pointer, list, index: Number(keyOf(pointer)), field };
  }

  /** The cells of a row are as many as the table has columns. */
  #isCells(list: string): boolean {
    const rows = parentOf(parentOf(list));
    return fieldsAt(this.#forms, this.#draft, parentOf(rows)).some(
      (one) => one.kind === 'list' && one.carries?.list === keyOf(rows) && one.carries.cells === keyOf(list),
    );
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

  /** Out of a list: what is below stays a list of its own. */
  #leave({ list, index, pointer }: Entry): BlockStep | undefined {
    const block = this.#entry(parentOf(list));
    if (!block) return undefined;
    const value = valueAt(this.#draft, block.pointer) as { [key: string]: Json };
    const { kinds } = (ownFieldAt(this.#forms, this.#draft, block.pointer) ?? {}) as {
      kinds?: Record<string, readonly string[]>;
    };
    const key = keyOf(list);
    const count = (value[key] as Json[]).length;
    const rest = count - index - 1;
    if ((!kinds && rest > 0) || !this.#hasRoom(block)) return undefined;
    if (count === 1 && kinds) return { operations: [set(block.pointer, '')], at: block.pointer, caret: 0 };
    if (count === 1) return behind(block, [''], [set(block.pointer, value.text ?? '')]);
    const gone: Operation = { kind: 'remove', pointer };
    if (index === 0) return { operations: [gone, insert(block, 0, '')], at: block.pointer, caret: 0 };
    const own =
      rest > 0 ? Object.entries(value).filter(([one, said]) => kinds?.[key]?.includes(one) && typeof said === 'boolean') : [];
    const below = shifted(block.pointer, block, 2);
    const moves = Array.from(
      { length: rest },
      (_, to): Operation => ({ kind: 'move', pointer: `${list}/${index + 1}`, to: `${below}/${key}/${to}` }),
    );
    const more = rest > 0 ? [insert(block, 2, { [key]: [], ...Object.fromEntries(own) }), ...moves] : [];
    return { operations: [insert(block, 1, ''), ...more, gone], at: shifted(block.pointer, block, 1), caret: 0 };
  }
}

const set = (pointer: string, value: Json): Operation => ({ kind: 'set', pointer, value });

/** @param by - behind which entry: 0 puts it before this one */
const insert = (entry: Entry, by: number, value: Json): Operation => ({
  kind: 'insert',
  pointer: `${entry.list}/${entry.index + by}`,
  value,
});

/** New entries behind one, the caret at the beginning of the first. */
const behind = (entry: Entry, values: readonly Json[], before: Operation[]): BlockStep => ({
  operations: [...before, ...values.map((value, index) => insert(entry, index + 1, value))],
  at: shifted(entry.pointer, entry, 1),
  caret: 0,
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
function switchOf({ field, key }: EntryKind): { key: string; title: string } | undefined {
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

/** Whether there are blocks, and a list of this kind holds each of them. */
const holdsAll = ({ field: { entry } }: Entry, copied: readonly Json[]): boolean => {
  const kinds = kindsOf(entry);
  const holds = (one: Json) => (kinds.length > 0 ? kindAt(kinds, one) : memberFor(entry, one)) !== undefined;
  return copied.length > 0 && copied.every(holds);
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
