/**
 * Two who have changed the same blocks at once: what both have written is there, and nothing twice. The blocks are merged as one row of letters
 * and of beginnings of texts, so that a paragraph may be split or joined while somebody else writes in it.
 */
import type { Field } from '../fields/model.ts';
import type { Unit } from '../rich-text/read.ts';
import { runsOf, unitsOf } from '../rich-text/runs.ts';
import type { Block } from './block.ts';
import { inBoth } from './in-both.ts';
import { type Prose, writeProse } from './prose.ts';

/** A text, or what holds none, in the blocks around it. */
interface Text {
  around: readonly Block[];
  block: Block;
  /** Of the outermost block around it. */
  isFirst: boolean;
}
/** The beginning of a text, or one unit of it. */
type Token = { key: string; text: Text } | { key: string; unit: Unit };

/**
 * @param base - what both began with
 * @param mine - what was written upon it
 * @param theirs - what there is by now
 */
export function mergeProse(field: Field, base: Prose, mine: Prose, theirs: Prose): Prose {
  const blocks = blocksOf(mergeTokens(tokensOf(base), tokensOf(mine), tokensOf(theirs)));
  return writeProse(field, theirs, { from: 0, gone: theirs.blocks.length, blocks });
}

const textsIn = (blocks: readonly Block[], around: readonly Block[] = []): Text[] =>
  blocks.flatMap((block) => {
    const inner = block.blocks?.length ? textsIn(block.blocks, [...around, block]) : [{ around, block, isFirst: false }];
    return around.length > 0 ? inner : inner.map((text, index) => ({ ...text, isFirst: index === 0 }));
  });

const tokensOf = ({ blocks }: Prose): Token[] =>
  textsIn(blocks).flatMap((text): Token[] => {
    const { around, block } = text;
    const names = [...around, block].map(({ type, numbered }) => `${type}${numbered ?? ''}`);
    const key = JSON.stringify([names, block.text ? '' : block]);
    const units = unitsOf(block.text ?? []).map((unit): Token => ({ key: JSON.stringify(unit), unit }));
    return [{ key, text }, ...units];
  });

const isStart = (token: Token | undefined) => token !== undefined && 'text' in token;

/** What one side has made of the base. */
interface Side {
  tokens: readonly Token[];
  /** Where each token of the base is in it; -1 for what has gone. */
  at: readonly number[];
  /** What has come before each token of the base, and behind the last. */
  come: readonly (readonly Token[])[];
}

function sideOf(base: readonly Token[], tokens: readonly Token[]): Side {
  const at = base.map(() => -1);
  const indexes = (all: readonly Token[], from: number, to: number, areStarts: boolean) =>
    all.slice(from, to).flatMap((token, index) => (isStart(token) === areStarts ? [from + index] : []));
  const pair = (some: readonly number[], others: readonly number[]) => {
    const keys = (all: readonly Token[], which: readonly number[]) => which.map((index) => all[index]?.key ?? '');
    for (const [one, other] of inBoth(keys(base, some), keys(tokens, others))) at[some[one] ?? -1] = others[other] ?? -1;
  };
  // The words first: which text they are in is told by them.
  pair(indexes(base, 0, base.length, false), indexes(tokens, 0, tokens.length, false));
  for (const [[from, start], [to, end]] of gaps(at, tokens.length)) {
    // From the last one: a text begins right before its words.
    pair(indexes(base, from, to, true).toReversed(), indexes(tokens, start, end, true).toReversed());
  }
  const come = Array.from({ length: base.length + 1 }, (): readonly Token[] => []);
  for (const [[from, start], [, end]] of gaps(at, tokens.length)) come[from] = tokens.slice(start, end);
  return { tokens, at, come };
}

/** Between what is in both: from where up to where, in the base and in the other. */
function gaps(at: readonly number[], length: number): [[number, number], [number, number]][] {
  const ends: [number, number][] = at.flatMap((place, index): [number, number][] => (place < 0 ? [] : [[index, place]]));
  let last: [number, number] = [0, 0];
  return [...ends, [at.length, length] as [number, number]].map((end) => {
    const start = last;
    last = [end[0] + 1, end[1] + 1];
    return [start, end];
  });
}

function mergeTokens(base: readonly Token[], mine: readonly Token[], theirs: readonly Token[]): Token[] {
  const [own, other] = [sideOf(base, mine), sideOf(base, theirs)];
  return [...base, undefined].flatMap((token, index) => {
    const [first, second] = [other.come[index] ?? [], own.come[index] ?? []];
    const areSame = first.map(({ key }) => key).join() === second.map(({ key }) => key).join();
    const [there, here] = [other.at[index] ?? -1, own.at[index] ?? -1];
    const come = areSame ? second : inOneRow(first, second);
    const now = there >= 0 && here >= 0 ? inAll(other.tokens[there], token, own.tokens[here]) : [];
    const isWritten = isStart(token) && (isWrittenIn(base, index, own, other) || isWrittenIn(base, index, other, own));
    return [...come, ...(isWritten && token ? [token] : now)];
  });
}

/** A list begins where it does for both: what came before its first point may have been its first point. */
function inAll(kept: Token | undefined, ...others: readonly (Token | undefined)[]): Token[] {
  if (!kept || !('text' in kept)) return kept ? [kept] : [];
  const isFirst = [kept, ...others].every((one) => one && 'text' in one && one.text.isFirst);
  return [{ ...kept, text: { ...kept.text, isFirst } }];
}

/** Letters go on with the text before them, also where others have begun a new one there. */
function inOneRow(first: readonly Token[], second: readonly Token[]): Token[] {
  const startOf = (tokens: readonly Token[]) => (tokens.some(isStart) ? tokens.findIndex(isStart) : tokens.length);
  const [one, two] = [startOf(first), startOf(second)];
  return [...first.slice(0, one), ...second.slice(0, two), ...first.slice(one), ...second.slice(two)];
}

/** Whether one side has taken a text away as a whole in which the other has written: it stays a text of its own. */
function isWrittenIn(base: readonly Token[], start: number, remover: Side, writer: Side): boolean {
  const next = base.findIndex((token, index) => index > start && isStart(token));
  const end = next < 0 ? base.length : next;
  const isGone = remover.at.slice(start, end).every((place) => place < 0);
  return isGone && (writer.at[start] ?? -1) >= 0 && writer.come.slice(start + 1, end + 1).some(([one]) => one && !isStart(one));
}

function blocksOf(tokens: readonly Token[]): Block[] {
  const found: { text: Text; units: Unit[] }[] = [];
  for (const token of tokens) {
    if ('text' in token) found.push({ text: token.text, units: [] });
    else {
      if (!found.at(-1)?.text.block.text) found.push({ text: paragraph, units: [] });
      found.at(-1)?.units.push(token.unit);
    }
  }
  // Nothing stays of a text whose words have gone elsewhere.
  const isLeft = ({ text, units }: (typeof found)[number]) => units.length > 0 || !text.block.text?.length;
  const texts = found.filter(isLeft).map(({ text, units }): Text => {
    const { block } = text;
    return { ...text, block: block.text ? { ...block, text: runsOf(units) } : block };
  });
  return nested(texts.length > 0 ? texts : [paragraph], 0);
}

const paragraph: Text = { around: [], block: { type: 'paragraph', text: [] }, isFirst: true };

/** Texts with the blocks around them, from this level on. */
function nested(texts: readonly Text[], level: number): Block[] {
  const groups: Text[][] = [];
  for (const text of texts) {
    const [own, last] = [text.around[level], groups.at(-1)?.[0]?.around[level]];
    const isOwnPoint = own?.type === 'point' && text.around.length === level + 1;
    const goesOn = own && last?.type === own.type && last.numbered === own.numbered && !isOwnPoint;
    if (goesOn && !(level === 0 && text.isFirst)) groups.at(-1)?.push(text);
    else groups.push([text]);
  }
  return groups.map((group): Block => {
    const [first] = group;
    const own = first?.around[level];
    if (!own) return first?.block ?? paragraph.block;
    const blocks = nested(group, level + 1);
    const isBare = own.type === 'point' && !blocks[0]?.text;
    return { ...own, blocks: isBare ? [paragraph.block, ...blocks] : blocks };
  });
}
