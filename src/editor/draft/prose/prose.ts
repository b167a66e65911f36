/**
 * The way from the entries of a list to blocks that are written in as one document, and back: an entry that nobody has touched stays the one it
 * was, and of one that is changed the text says so with the smallest change.
 */
import { isObject, type Json, type JsonObject } from '../../../../schema/json.ts';
import type { Kinds } from '../../../../schema/words.ts';
import { pairEntries } from '../../../json-text/similarity.ts';
import { isList, isSame } from '../../../json-text/value.ts';
import type { Field } from '../fields/model.ts';
import { memberFor } from '../fields/walk.ts';
import { readUnits } from '../rich-text/read.ts';
import { runsOf, unitsOf } from '../rich-text/runs.ts';
import { rewriteTexts } from '../rich-text/write.ts';
import { type Block, type BlockType, type Splice, textsOf } from './block.ts';

export interface Prose {
  entries: readonly Json[];
  blocks: readonly Block[];
}

/** From the number of an entry to what it says, of all lists: what is copied in one may come into another. */
const known = new Map<number, Json>();

/** In the order in which a page shows them. */
const keysInOrder = ['heading', 'subheading', 'text', 'list', 'quote', 'image', 'table', 'code', 'note', 'lines'];
/** Keys whose text or blocks are written in here; all else that an entry says stays whole. */
const typeOfKey: Partial<Record<string, BlockType>> = {
  ...{ heading: 'heading', subheading: 'subheading', text: 'paragraph', list: 'list', quote: 'quote', note: 'note' },
};
/** What the manifest has for a text. */
const sources = new WeakMap<Block, string>();
const sourceOf = (block: Block): string => sources.get(block) ?? '';

function textBlock(type: BlockType, source: Json | undefined, more: Partial<Block> = {}): Block {
  const written = String(source ?? '');
  const block: Block = { type, ...more, text: runsOf(readUnits(written, true)) };
  sources.set(block, written);
  return block;
}

function pointOf(point: Json): Block {
  if (!isObject(point)) return { type: 'point', blocks: [textBlock('paragraph', point)] };
  return { type: 'point', blocks: [textBlock('paragraph', point.text), listOf(point)] };
}

const listOf = ({ list, numbered, start }: JsonObject): Block => ({
  type: 'list',
  ...(numbered === true && { numbered }),
  ...((typeof start === 'number' || typeof start === 'string') && { start }),
  blocks: (isList(list) ? list : []).map(pointOf),
});

function blocksOfKey(entry: JsonObject, key: string, more: Partial<Block>): Block[] {
  const type = typeOfKey[key];
  const said = entry[key] ?? null;
  switch (type) {
    case 'heading':
    case 'subheading':
      return [textBlock(type, said, more)];
    case 'paragraph':
      return [textBlock(type, said, { ...more, key })];
    case 'list':
      return [{ ...listOf(entry), ...more }];
    case 'quote':
    case 'note': {
      const pieces = [said].flat().map((one) => (isObject(one) ? listOf(one) : textBlock('paragraph', one)));
      const own = entry[type === 'quote' ? 'source' : 'title'];
      const beside = typeof own === 'string' && { beside: runsOf(readUnits(own, false)) };
      return [{ type, ...more, ...beside, blocks: pieces }];
    }
    default:
      return [{ type: 'whole', ...more, key }];
  }
}

/** Whether an entry has the shape that is read here: a draft may have any. */
function isReadable(key: string, said: Json): boolean {
  const isText = (one: Json) => typeof one === 'string';
  const isPoint = (one: Json): boolean =>
    isText(one) || (isObject(one) && isText(one.text ?? null) && isList(one.list ?? null) && areAll(one.list, isPoint));
  const areAll = (all: Json | undefined, is: (one: Json) => boolean) => isList(all ?? null) && (all as Json[]).every(is);
  if (key === 'list') return areAll(said, isPoint);
  if (key === 'quote') return isText(said) || areAll(said, isText);
  if (key === 'note') return areAll(said, (one) => isText(one) || (isObject(one) && areAll(one.list, isPoint)));
  return isText(said);
}

function blocksOf(field: Field, entry: Json, number: number): Block[] {
  if (typeof entry === 'string') return [textBlock('paragraph', entry)];
  const own = memberFor(field, entry);
  const whole: Block = { type: 'whole', entry: number, key: '' };
  if (own?.kind !== 'object' || !own.kinds || !isObject(entry)) return [whole];
  const keys = keysInOrder.filter((key) => Object.hasOwn(own.kinds ?? {}, key) && entry[key] !== undefined);
  if (keys.length === 0 || keys.some((key) => typeOfKey[key] && !isReadable(key, entry[key] ?? null))) return [whole];
  return keys.flatMap((key) => blocksOfKey(entry, key, { entry: number }));
}

/**
 * @param field - of one entry of the list
 * @param last - what was read of the list before: entries that have stayed keep their numbers
 */
export function readProse(field: Field, entries: readonly Json[], last?: Prose): Prose {
  const from = last ? pairEntries(last.entries, entries) : [];
  const numbers = last ? numbersOf(last) : [];
  const used = new Set(numbers);
  const blocks = entries.flatMap((entry, index) => {
    const number = numbers[from[index] ?? -1] ?? numberOf(entry, used) ?? known.size;
    used.add(number);
    known.set(number, entry);
    return blocksOf(field, entry, number);
  });
  return { entries, blocks };
}

/** Of an entry that undo has brought back the number that it had: where it is drawn, it is known by that. */
const numberOf = (entry: Json, used: ReadonlySet<number | undefined>): number | undefined =>
  isObject(entry) ? [...known].findLast(([number, said]) => !used.has(number) && isSame(said, entry))?.[0] : undefined;

/** The number of each entry; undefined for what has none. */
const numbersOf = ({ blocks }: Prose): (number | undefined)[] => groupsOf(blocks).map(([first]) => first?.entry);

/** Blocks that one entry says, in the order of the entries. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  const place = (block: Block) => keysInOrder.indexOf(keyOf(block));
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const goesOn = last?.entry !== undefined && last.entry === block.entry && place(last) < place(block);
    if (goesOn) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}

const keyOf = ({ type, key }: Block): string => key ?? (type === 'paragraph' ? '' : type);

/** What the page has made of it. */
export function writeProse(field: Field, prose: Prose, { from, gone, blocks }: Splice): Prose {
  const next = prose.blocks.toSpliced(from, gone, ...blocks);
  const isChanged = (at: number) => from <= at && at < from + blocks.length;
  const [before, after] = [textsOf(prose.blocks.slice(from, from + gone)), textsOf(blocks)];
  const texts = rewriteTexts(
    before.map(sourceOf),
    after.map(({ text = [] }) => unitsOf(text)),
  );
  for (const [index, block] of after.entries()) sources.set(block, texts[index] ?? '');
  const said = new Map(groupsOf(prose.blocks).map((group, index) => [group[0], { group, entry: prose.entries[index] as Json }]));
  const used = new Set<number>();
  let at = 0;
  const entries = groupsOf(next).map((group): Json => {
    const [first] = group;
    const start = at;
    at += group.length;
    const number = first?.entry;
    const was = first && said.get(first);
    // Nothing has come out of the group or into it.
    const isUntouched =
      was?.group.length === group.length && group.every((one, index) => one === was.group[index] && !isChanged(start + index));
    const isCopied = number !== undefined && used.has(number);
    if (number !== undefined) used.add(number);
    if (was && isUntouched) return was.entry;
    const isWhole = group.every(({ type }) => type === 'whole');
    const base = number === undefined ? undefined : known.get(number);
    const entry = isCopied && !isWhole ? copyOf(field, group, base) : entryOf(field, group, base);
    if (number !== undefined && !isCopied) known.set(number, entry);
    return entry;
  });
  return { entries, blocks: next };
}

/** Empty texts go, as whoever leaves them has not written them; one block stays, and one whose entry says more, such as a source. */
export function withoutEmpty(field: Field, prose: Prose): Prose {
  return prose.blocks.reduceRight((now, block, from) => {
    const left = filled(block);
    if (left === block || (!left && (now.blocks.length === 1 || saysMore(block)))) return now;
    return writeProse(field, now, { from, gone: 1, blocks: left ? [left] : [] });
  }, prose);
}

function filled(block: Block): Block | undefined {
  const { type, text, blocks = [] } = block;
  if (type === 'whole' || text) return text?.length === 0 ? undefined : block;
  const left = blocks.map(filled);
  if (left.every((one) => one === undefined)) return undefined;
  // A point without words may have others below it.
  const kept = left.map((one, index) => (type === 'point' && index === 0 ? blocks[0] : one)).filter((one) => one !== undefined);
  return kept.length === blocks.length && kept.every((one, index) => one === blocks[index]) ? block : { ...block, blocks: kept };
}

function saysMore(block: Block): boolean {
  const said = known.get(block.entry ?? -1) ?? null;
  const besides = ['id', 'numbered', 'start', keyOf(block)];
  return isObject(said) && Object.keys(said).some((key) => !besides.includes(key));
}

/** A copy has the source or the title that its entry has, and no anchor; what was split off has neither. */
function copyOf(field: Field, group: readonly Block[], base: Json | undefined): Json {
  const { id: _, ...copy } = isObject(base ?? null) ? (base as JsonObject) : {};
  return isSame(entryOf(field, group, copy), copy) ? copy : entryOf(field, group, undefined);
}

/** @param base - what the entry said before */
function entryOf(field: Field, group: readonly Block[], base: Json | undefined): Json {
  const [first] = group;
  if (!first) return '';
  const isText = group.length === 1 && first.type === 'paragraph';
  const shape = shapeFor(field);
  const kinds: Kinds = shape ?? {};
  const before = isObject(base ?? null) ? (base as JsonObject) : {};
  // Keys that say what no kind of block says, such as a condition, stay.
  const ofKinds = new Set(Object.entries(kinds).flatMap(([key, more]) => [key, ...more]));
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !ofKinds.has(key)));
  if (first.type === 'whole' && first.key === '') return base ?? '';
  if (isText && (Object.keys(kept).length === 0 || !Object.hasOwn(kinds, 'text')) && before.text === undefined) {
    return sourceOf(first);
  }
  const said = Object.fromEntries(group.flatMap((block) => Object.entries(partOf(block, before))));
  const keys = Object.keys(said);
  const allowed = new Set(keys.flatMap((key) => kinds[key] ?? []));
  const beside = Object.entries(before).filter(([key]) => allowed.has(key) && !['numbered', 'start'].includes(key));
  const made: JsonObject = { ...said, ...Object.fromEntries(beside), ...kept };
  // In the order in which the author has written them.
  const order = [...Object.keys(before).filter((key) => made[key] !== undefined), ...Object.keys(made)];
  const entry = Object.fromEntries([...new Set(order)].map((key) => [key, made[key] ?? null]));
  return isSame(entry, base) ? (base as Json) : entry;
}

/** The kinds of things that an entry may say; undefined where all entries are paragraphs. */
function shapeFor(field: Field): Kinds | undefined {
  if (field.kind === 'object') return field.kinds;
  return field.kind === 'either' ? field.members.map(shapeFor).find((kinds) => kinds !== undefined) : undefined;
}

/** @param before - what its entry said, of which a whole keeps its part */
function partOf(block: Block, before: JsonObject): JsonObject {
  const { type, key = '', said, blocks = [] } = block;
  switch (type) {
    case 'whole':
      return { [key]: said ?? before[key] ?? null };
    case 'paragraph':
      return { text: sourceOf(block) };
    case 'list':
      return saidByList(block);
    case 'quote': {
      const quote = blocks.map(sourceOf);
      return { quote: quote.length > 1 || isList(before.quote ?? null) ? quote : (quote[0] ?? '') };
    }
    case 'note':
      return { note: blocks.map((one) => (one.text ? sourceOf(one) : saidByList(one))) };
    default:
      return { [type]: sourceOf(block) };
  }
}

/** The manifest holds two levels of points: deeper ones stand in the second. */
function saidByList({ blocks = [], numbered, start }: Block, isBelow = false): JsonObject {
  const list = blocks.flatMap((point): Json[] => {
    const [text, below] = point.blocks ?? [];
    const own = text ? sourceOf(text) : '';
    if (!below) return [own];
    if (isBelow) return [own, ...((saidByList(below, true).list ?? []) as Json[])];
    return [{ text: own, ...saidByList(below, true) }];
  });
  return { list, ...(numbered && { numbered, ...(start !== undefined && { start }) }) };
}

/** The pointer of each text, in the order of `textsOf`. */
export const textPointers = ({ blocks, entries }: Prose, list: string): string[] =>
  groupsOf(blocks).flatMap((group, index) =>
    group.flatMap((block) => pointersIn(block, `${list}/${index}`, entries[index] ?? null)),
  );

function pointersIn({ type, blocks = [] }: Block, at: string, entry: Json): string[] {
  if (type === 'paragraph') return [isObject(entry) ? `${at}/text` : at];
  if (type === 'heading' || type === 'subheading') return [`${at}/${type}`];
  if (type === 'list') return pointersInList(blocks, at);
  const isOne = type === 'quote' && isObject(entry) && typeof entry.quote === 'string';
  return blocks.flatMap((one, index) => {
    const own = `${at}/${type}${isOne ? '' : `/${index}`}`;
    return one.type === 'list' ? pointersInList(one.blocks ?? [], own) : [own];
  });
}

const pointersInList = (points: readonly Block[], holder: string): string[] =>
  points.flatMap(({ blocks: [, below] = [] }, index) => {
    const at = `${holder}/list/${index}`;
    return below ? [`${at}/text`, ...pointersInList(below.blocks ?? [], at)] : [at];
  });
