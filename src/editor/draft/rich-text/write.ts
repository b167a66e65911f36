/**
 * The way back from letters and marks to the text of the manifest (read.ts): the source keeps every piece that says what it still has to say.
 * Whatever is made of an edit is read again, and counts only if it says what was meant.
 */
import { inOrder, type Mark, type Placed, readUnits, type Unit } from './read.ts';
import { unitsOf, type Run as WrittenRun } from './runs.ts';

/**
 * @param source as it is written now
 * @param meant what it is to say
 * @param isRich whether the field holds marks
 * @returns the source that says so. A mark that cannot be written where it stands, such as emphasis of half a word, is left out.
 */
export function writeUnits(source: string, meant: readonly Unit[], isRich: boolean): string {
  const before = readUnits(source, isRich);
  const next = isRich ? withoutMarkedEdges(meant) : meant.map((unit) => ({ ...unit, marks: [] }));
  if (isSame(before, next)) return source;
  const edit = editBetween(before, next);
  const found = firstThatSays(next, candidates(source, before, edit, next), isRich);
  if (found !== undefined) return found;
  // A letter that is typed at an emphasized word becomes a part of it: the sign between two letters would be none.
  for (const neighbour of [before[edit.endBefore], before[edit.start - 1]]) {
    const joined = neighbour && next.map((unit, index) => (isIn(index, edit) ? { ...unit, marks: neighbour.marks } : unit));
    const found = joined && firstThatSays(joined, candidates(source, before, edit, joined), isRich);
    if (found !== undefined) return found;
  }
  return writeUnits(source, withoutRun(next, runInTheWay(next, edit)), isRich);
}

/**
 * Texts that were made of others: of what has stayed, or has gone to another text as a whole, the source stays.
 *
 * @param before the texts that these stand in the place of, in their order
 * @param meant what each is to say
 * @returns the source of each
 */
export function rewriteTexts(before: readonly string[], meant: readonly (readonly Unit[])[]): string[] {
  const read = before.map((source) => ({ source, units: readUnits(source, true) }));
  const pieces = read.flatMap(({ source, units }) => units.map((unit) => ({ unit, source: source.slice(unit.from, unit.to) })));
  const all = meant.flat();
  const edit = editBetween(
    pieces.map(({ unit }) => unit),
    all,
  );
  let at = 0;
  return meant.map((units, index) => {
    const start = at;
    at += units.length;
    const same = [read[index], ...read].find((one) => one && isSame(one.units, units));
    if (same) return same.source;
    if (before.length === meant.length) return writeUnits(before[index] ?? '', units, true);
    const own = units.map((unit, index): Piece => {
      const place = start + index;
      if (place < edit.start) return { unit, source: pieces[place]?.source ?? '' };
      if (place < edit.end) return { unit };
      return { unit, source: pieces[place - edit.end + edit.endBefore]?.source ?? '' };
    });
    const sources = escapes.map((how) => written(own, how));
    return firstThatSays(units, sources, true) ?? writeUnits('', units, true);
  });
}

/** @returns the source of what somebody has written, and whether letters were: what is made bold is a step of its own */
export function writeRuns(source: string, runs: readonly WrittenRun[], isRich: boolean): { text: string; typing: boolean } {
  const units = unitsOf(runs);
  const shown = (all: readonly Unit[]) => all.map((unit) => unit.shown).join('');
  return { text: writeUnits(source, units, isRich), typing: shown(readUnits(source, isRich)) !== shown(units) };
}

/**
 * What somebody has written upon a text that is another one by now: what either has put in stays, what either has taken out is gone.
 *
 * @param base what both began with
 * @param own what was written upon it
 * @param now what there is by now
 * @param isEarlier own letters were typed before those that have come at the same place
 */
export function rebased(base: readonly Unit[], own: readonly Unit[], now: readonly Unit[], isEarlier = false): Unit[] {
  const [ownEdit, other] = [editBetween(base, own), editBetween(base, now)];
  const made: Unit[] = [];
  for (let index = 0; index <= base.length; index++) {
    const come = index === other.start ? now.slice(other.start, other.end) : [];
    const typed = index === ownEdit.start ? own.slice(ownEdit.start, ownEdit.end) : [];
    made.push(...(isEarlier ? [...typed, ...come] : [...come, ...typed]));
    const unit = base[index];
    const isGone = [ownEdit, other].some(({ start, endBefore }) => isIn(index, { start, end: endBefore }));
    if (unit && !isGone) made.push(unit);
  }
  return made;
}

const isIn = (index: number, { start, end }: { start: number; end: number }) => start <= index && index < end;

function firstThatSays(meant: readonly Unit[], sources: Iterable<string>, isRich: boolean): string | undefined {
  for (const source of sources) if (isSame(readUnits(source, isRich), meant)) return source;
  return undefined;
}

/** A mark from one unit up to another. */
interface Run {
  mark: Mark;
  start: number;
  end: number;
}

/** The mark that cannot be written where it stands, preferably one that has just come. */
function runInTheWay(meant: readonly Unit[], edit: Edit): Run {
  const pieces = meant.map((unit) => ({ unit }));
  const read = readUnits(written(pieces, 'all'), true);
  const wrong = meant.findIndex((unit, index) => !isEqual(unit, read[index]));
  const runs = runsOf(meant);
  const isNew = ({ start, end }: Run) => start < edit.end && edit.start < end;
  const touches = ({ start, end }: Run) => start <= wrong && wrong <= end;
  const found = runs.find((run) => isNew(run) && touches(run)) ?? runs.find(touches) ?? runs.find(isNew) ?? runs[0];
  if (!found) throw new Error('src/editor/draft/rich-text/write.ts: letters without marks cannot be written.');
  return found;
}

/** Emphasis first, since it is what a word can be too short for. */
function runsOf(units: readonly Unit[]): Run[] {
  const marks = inOrder(units.flatMap((unit) => unit.marks)).toReversed();
  return marks.flatMap((mark) => {
    const runs: Run[] = [];
    units.forEach((unit, index) => {
      if (!unit.marks.includes(mark)) return;
      const last = runs.at(-1);
      if (last?.end === index) last.end++;
      else runs.push({ mark, start: index, end: index + 1 });
    });
    return runs;
  });
}

const withoutRun = (units: readonly Unit[], run: Run): Unit[] =>
  units.map((unit, index) => (isIn(index, run) ? { ...unit, marks: unit.marks.filter((mark) => mark !== run.mark) } : unit));

/** What is meant, where it differs from what is written: units of `next` from `start` to `end`, in place of as many of the source's. */
interface Edit {
  start: number;
  end: number;
  /** Behind the last unit of the source that goes. */
  endBefore: number;
}

function editBetween(before: readonly Unit[], next: readonly Unit[]): Edit {
  const most = Math.min(before.length, next.length);
  let start = 0;
  while (start < most && isEqual(before[start], next[start])) start++;
  let behind = 0;
  while (behind < most - start && isEqual(before[before.length - 1 - behind], next[next.length - 1 - behind])) behind++;
  return { start, end: next.length - behind, endBefore: before.length - behind };
}

/** What letters that could be signs are written with: nothing, a second brace, a backslash as well. */
const escapes = [false, 'braces', 'all'] as const;

/** Sources that may say it, the closest to what is written first. */
function* candidates(source: string, before: readonly Placed[], edit: Edit, next: readonly Unit[]): Generator<string> {
  const { start, end, endBefore } = edit;
  const middle = next.slice(start, end);
  const last = (index: number) => (index < 0 ? 0 : (before[index]?.to ?? 0));
  const first = (index: number) => before[index]?.from ?? source.length;
  // Only letters: between which signs of the marks around it, the reading decides.
  for (const escaped of escapes) {
    const text = written(
      middle.map((unit) => ({ unit: { ...unit, marks: [] } })),
      escaped,
    );
    if (start === endBefore) {
      for (let at = last(start - 1); at <= first(start); at++) yield source.slice(0, at) + text + source.slice(at);
    } else {
      for (const from of [first(start), last(start - 1)]) {
        for (const to of [last(endBefore - 1), first(endBefore)]) {
          if (from <= to) yield source.slice(0, from) + text + source.slice(to);
        }
      }
    }
  }
  // With the marks around it, up to where none is open; at last all of it.
  const isBare = (index: number) => !before[index] || before[index].marks.length === 0;
  let left = start;
  while (left > 0 && !(isBare(left - 1) && isOutside(before, left - 1))) left--;
  let right = endBefore;
  while (right < before.length && !(isBare(right) && isOutside(before, right))) right++;
  for (const [from, to] of [
    [left, right],
    [0, before.length],
  ] as const) {
    const pieces = [
      ...before.slice(from, start).map((unit) => ({ unit, source: source.slice(unit.from, unit.to) })),
      ...middle.map((unit) => ({ unit })),
      ...before.slice(endBefore, to).map((unit) => ({ unit, source: source.slice(unit.from, unit.to) })),
    ];
    for (const escaped of escapes) {
      yield source.slice(0, last(from - 1)) + written(pieces, escaped) + source.slice(first(to));
    }
  }
  // Pieces that stay may say something else beside new ones, such as a backslash before a letter that is a sign now.
  yield written(
    next.map((unit) => ({ unit })),
    'all',
  );
}

/** A letter without marks, of which the neighbours' signs are not a part. */
const isOutside = (before: readonly Placed[], index: number) => before[index]?.kind !== 'source';

interface Piece {
  unit: Unit;
  /** As it is written already. */
  source?: string;
}

/** Letters with the signs of their marks. */
function written(pieces: readonly Piece[], escaped: (typeof escapes)[number], open: readonly Mark[] = []): string {
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    // The mark that goes on for longest is the outer one.
    const [mark, end] = longest(pieces, at, open);
    if (mark === undefined) {
      text += letter(pieces[at] as Piece, escaped);
      at++;
    } else {
      const inner = pieces.slice(at, end);
      text += mark === 'code' ? codeOf(inner) : signs(mark, written(inner, escaped, [...open, mark]));
      at = end;
    }
  }
  return text;
}

function longest(pieces: readonly Piece[], start: number, open: readonly Mark[]): [Mark | undefined, number] {
  let best: [Mark | undefined, number] = [undefined, start];
  for (const mark of inOrder(pieces[start]?.unit.marks.filter((one) => !open.includes(one)) ?? [])) {
    // Within code nothing is a sign.
    if (mark === 'code' && best[0]) break;
    let end = start;
    while (pieces[end]?.unit.marks.includes(mark)) end++;
    if (end > best[1]) best = [mark, end];
  }
  return best;
}

function signs(mark: Mark, inner: string): string {
  if (mark === 'strong') return `**${inner}**`;
  if (mark === 'em') return `_${inner}_`;
  return `[${inner}](${mark.slice('link '.length)})`;
}

function letter({ unit: { shown, kind }, source }: Piece, escaped: (typeof escapes)[number]): string {
  if (kind === 'constant') return `{${shown}}`;
  if (kind === 'source') return shown;
  if (shown === '{') return escaped ? '{{' : (source ?? shown);
  return escaped === 'all' && /[\\`*_[\]]/.test(shown) ? `\\${shown}` : (source ?? shown);
}

/** Between as many backquotes as the code does not hold. */
function codeOf(pieces: readonly Piece[]): string {
  const code = pieces
    .map(({ unit }) => (unit.kind === 'constant' ? `{${unit.shown}}` : unit.shown === '{' ? '{{' : unit.shown))
    .join('');
  const runs = new Set([...code.matchAll(/`+/g)].map(([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length++;
  const fence = '`'.repeat(length);
  const space = /^`|`$|^ .* $/s.test(code) && code.trim() !== '' ? ' ' : '';
  return fence + space + code + space + fence;
}

/** White space at the ends of what is strong or emphasized stays outside: signs beside it would be none. */
function withoutMarkedEdges(units: readonly Unit[]): Unit[] {
  const result = units.map((unit) => ({ ...unit, marks: inOrder(unit.marks) }));
  for (const mark of ['strong', 'em'] as const) {
    const bears = (index: number) => result[index]?.marks.includes(mark) ?? false;
    const isSpace = (index: number) => /^\s$/u.test(result[index]?.shown ?? '') && !result[index]?.marks.includes('code');
    const trim = (from: number, step: number) => {
      for (let at = from; bears(at) && isSpace(at); at += step) {
        const unit = result[at] as Unit;
        result[at] = { ...unit, marks: unit.marks.filter((one) => one !== mark) };
      }
    };
    for (let at = 0; at < result.length; at++) {
      if (bears(at) && !bears(at - 1)) trim(at, 1);
    }
    for (let at = result.length - 1; at >= 0; at--) {
      if (bears(at) && !bears(at + 1)) trim(at, -1);
    }
  }
  return result;
}

const isSame = (some: readonly Unit[], others: readonly Unit[]) =>
  some.length === others.length && some.every((unit, index) => isEqual(unit, others[index]));

function isEqual(one: Unit | undefined, other: Unit | undefined): boolean {
  if (!one || !other) return one === other;
  return one.shown === other.shown && one.kind === other.kind && one.marks.join('\n') === other.marks.join('\n');
}
