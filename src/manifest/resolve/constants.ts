/**
 * Constants and placeholders: one namespace of values that are written once and filled in as `{name}`. `{{` writes a
 * brace. The values themselves are not expanded.
 */
import { memo } from '../../disk/memo.ts';
import { type Finding, type FindingParams, finding, withCorrection } from '../../findings/finding.ts';
import { createSuggester } from '../../findings/nearest.ts';
import { pointerTo } from '../../json-text/pointer.ts';
import { maxLength } from '../text/scan.ts';

/** All filled texts of a manifest together, in characters: as many as the largest manifest can hold without constants. */
export const maxTotal = 64_000_000;

export type ConstantValue = string | number;

interface Constant {
  /** A number is written as in the file: 4.50. */
  value: string;
  /** What it is to a place that wants a number. */
  number?: number;
  pointer: string;
}

export type Constants = ReadonlyMap<string, Constant>;

/** Name → pointers of the texts that name the constant, some of them twice. */
export type ConstantUses = Map<string, string[]>;

/** Notes that a text names a constant. */
export function noteUse(uses: ConstantUses, name: string, pointer: string): void {
  const places = uses.get(name);
  if (places) places.push(pointer);
  else uses.set(name, [pointer]);
}

/** Both lists as they are written; one that is left out is empty. */
interface ConstantLists {
  constants?: Record<string, ConstantValue> | undefined;
  placeholders?: Record<string, ConstantValue> | undefined;
}

/**
 * Collects both lists.
 *
 * @param spelled Numbers that are written otherwise than JavaScript writes them (json-text/spelled-numbers.ts).
 * @param ofSite For those of a language: where they stand, and those of the site.
 * @returns Name → value and place; which constants name each other; and a finding for each name that stands in both lists or in the value
 *   of another.
 */
export function collectConstants(
  lists: ConstantLists,
  spelled: ReadonlyMap<string, string> = new Map(),
  ofSite: { pointer: string; constants: Constants; uses: ConstantUses } = { pointer: '', constants: new Map(), uses: new Map() },
): { constants: Constants; uses: ConstantUses; findings: Finding[] } {
  const constants = new Map<string, Constant>();
  const { uses } = ofSite;
  const findings: Finding[] = [];
  for (const list of ['constants', 'placeholders'] as const) {
    for (const [name, value] of Object.entries(lists[list] ?? {})) {
      const pointer = pointerTo(`${ofSite.pointer}/${list}`, name);
      const first = constants.get(name);
      if (first) {
        findings.push(finding('constant-twice', { pointer, at: 'key' }, { name }, [{ pointer: first.pointer, at: 'key' }]));
      } else {
        const number = typeof value === 'number' ? { number: value } : {};
        constants.set(name, { value: spelled.get(pointer) ?? String(value), ...number, pointer });
      }
    }
  }
  for (const [name, { pointer, value }] of constants) {
    const other = namedConstants(value).find((named) => constants.has(named) || ofSite.constants.has(named));
    if (other === undefined) continue;
    findings.push(finding('constant-in-constant', { pointer, part: `{${other}}` }, { name, other }));
    // Counts as used: `unused-constant` would be a second finding for the same mistake.
    noteUse(uses, other, pointer);
  }
  return { constants, uses, findings };
}

const suggesterOf = memo((constants: Constants) => createSuggester([...constants.keys()]));

/**
 * A brace that is written twice, or something in braces that looks like a constant's name; and a name whose braces are wrong: two on
 * each side, none behind it, none before it. Only for a name that exists is that a mistake.
 */
export const reference =
  /\{\{(?<doubled>[A-Za-z]\w*)\}\}|\{\{|\{(?<name>\s*[A-Za-z_][\w.-]*\s*)\}|\{(?<open>[A-Za-z]\w*)|(?<![\w{.-])(?<closed>[A-Za-z]\w*)\}/g;

/** What a text names in braces, whether or not there are such constants. */
export function namedConstants(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(reference)].flatMap(({ groups }) => groups?.name ?? []);
}

/** A text with constants filled in. */
interface Filled {
  text: string;
  /** Names of the constants in it. */
  named: readonly string[];
  /** What is wrong with it, wherever it stands. */
  faults: readonly ((pointer: string) => Finding)[];
  /** Whether it says all the same what was meant. */
  isRight: boolean;
}

/** Buttons and mails name the same constants on nearly every page of a manifest. */
const fillerOf = memo((constants: Constants) => memo((text: string) => fillAnew(text, constants)));

/**
 * Fills a text. It depends on nothing but its arguments, and notes nothing.
 *
 * Something in braces that looks like a name but is none is a fault: left alone it would be read by visitors. So is a text that is too
 * long once it is filled: a long value that is named often would take all memory.
 *
 * @param text The text as written.
 * @param constants From `collectConstants`.
 */
export function fill(text: string, constants: Constants): Filled {
  if (!text.includes('{') && !text.includes('}')) return { text, named: [], faults: [], isRight: true };
  return fillerOf(constants)(text);
}

/** The finding for what would take all memory. */
export const tooMuch =
  (of: 'text' | 'site', length: number, named: readonly string[], constants: Constants) =>
  (pointer: string): Finding => {
    const related = named.flatMap((name) => constants.get(name) ?? []).map((constant) => ({ pointer: constant.pointer }));
    return finding('too-much-text', { pointer }, { of, length, limit: of === 'text' ? maxLength : maxTotal }, related);
  };

function fillAnew(source: string, constants: Constants): Filled {
  const named: string[] = [];
  const faults: ((pointer: string) => Finding)[] = [];
  let { length } = source;
  let text = '';
  let end = 0;
  let isRight = true;
  for (const match of source.matchAll(reference)) {
    text += source.slice(end, match.index);
    end = match.index + match[0].length;
    const { name, doubled, open, closed } = match.groups ?? {};
    const meant = name ?? doubled ?? open ?? closed;
    const constant = meant === undefined ? undefined : constants.get(meant);
    if (constant && meant !== undefined) {
      if (meant !== name) faults.push((pointer) => wrongBraces(match, meant, pointer));
      if (!named.includes(meant)) named.push(meant);
      const { value } = constant;
      length += value.length - match[0].length;
      // What would be too long is only counted.
      if (length <= maxLength) text += value;
    } else if (name === undefined) {
      text += match[0].startsWith('{{') ? match[0].slice(1) : match[0];
    } else {
      text += match[0];
      isRight = false;
      faults.push((pointer) => unknownConstant(name, match[0], constants, pointer));
    }
  }
  if (length <= maxLength) return { text: text + source.slice(end), named, faults, isRight };
  return {
    text: text + source.slice(end),
    named,
    faults: [...faults, tooMuch('text', length, named, constants)],
    isRight: false,
  };
}

function unknownConstant(name: string, written: string, constants: Constants, pointer: string): Finding {
  const trimmed = name.trim();
  const known = constants.has(trimmed);
  const { nearest, certain } = known ? { nearest: trimmed, certain: trimmed } : suggesterOf(constants)(name);
  const found = finding('unknown-constant', { pointer, part: written }, { name, nearest });
  return withCorrection(found, written, certain && `{${certain}}`);
}

/** The sign beside what is written tells it from the same name in right braces; where there is none, the whole text is marked. */
function wrongBraces({ 0: written, index, input, groups }: RegExpExecArray, name: string, pointer: string): Finding {
  const [before, behind] = [groups?.closed ? input[index - 1] : '', groups?.open ? input[index + written.length] : ''];
  const from = `${before ?? ''}${written}${behind ?? ''}`;
  const where = before === undefined || behind === undefined ? { pointer } : { pointer, part: from };
  const found = finding('constant-braces', where, { name, written });
  return withCorrection(found, from, `${before ?? ''}{${name}}${behind ?? ''}`);
}

/**
 * The constant that alone makes up a text, such as that of `"{email}"`: what is wrong with the text is wrong with it.
 */
export function soleConstant(text: string, constants: Constants): Constant | undefined {
  return text.startsWith('{') && text.endsWith('}') ? constants.get(text.slice(1, -1)) : undefined;
}

/** A number as it is written, or as the constant says that stands there. One that cannot be had becomes a fallback, which is no fact for a check. */
export const writtenNumber = (raw: unknown, constants: Constants): unknown =>
  typeof raw === 'string' ? soleConstant(raw, constants)?.number : raw;

/** The pointer of the constant that alone makes up a value, else of the value. */
export function causeOf(raw: unknown, pointer: string, constants: Constants): string {
  return (typeof raw === 'string' ? soleConstant(raw, constants)?.pointer : undefined) ?? pointer;
}

/** A value that does not fit its place once constants are filled in: the finding stands at the constant where that alone makes it up. */
export function misfit(
  raw: string,
  pointer: string,
  constants: Constants,
  params: Omit<FindingParams['constant-misfit'], 'sole'>,
): Finding {
  const constant = soleConstant(raw, constants);
  const where = { pointer: constant?.pointer ?? pointer };
  return finding('constant-misfit', where, { ...params, sole: constant !== undefined }, constant ? [{ pointer }] : []);
}
