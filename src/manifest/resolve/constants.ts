/**
 * Constants and placeholders: one namespace of values that are written once and filled in as `{name}`. `{{` writes a
 * brace. The values themselves are not expanded.
 */
import { type Finding, type FindingParams, finding, withCorrection } from '../finding.ts';
import { createSuggester, type Suggestion } from '../nearest.ts';
import { pointerKeys, pointerTo } from '../pointer.ts';
import { maxLength } from '../text/scan.ts';
import type { Found, FoundText } from './met.ts';

/** All filled texts of a manifest together, in characters: as many as the largest manifest can hold without constants. */
const maxTotal = 64_000_000;

export type ConstantValue = string | number;

interface Constant {
  value: ConstantValue;
  pointer: string;
  /** Pointers of the texts that name it, some of them twice. */
  namedAt: string[];
}

export type Constants = ReadonlyMap<string, Constant>;

/**
 * Collects both lists.
 *
 * @returns Name → value and place, and a finding for each name that stands in both lists or in the value of another.
 */
export function collectConstants(manifest: {
  constants: Record<string, ConstantValue>;
  placeholders: Record<string, ConstantValue>;
}): { constants: Constants; findings: Finding[] } {
  const constants = new Map<string, Constant>();
  const findings: Finding[] = [];
  for (const list of ['constants', 'placeholders'] as const) {
    for (const [name, value] of Object.entries(manifest[list])) {
      const pointer = pointerTo(`/${list}`, name);
      const first = constants.get(name);
      if (first) {
        findings.push(finding('constant-twice', { pointer, at: 'key' }, { name }, [{ pointer: first.pointer, at: 'key' }]));
      } else {
        constants.set(name, { value, pointer, namedAt: [] });
      }
    }
  }
  for (const [name, { pointer, value }] of constants) {
    const other = namedConstants(String(value)).find((named) => constants.has(named));
    if (other === undefined) continue;
    findings.push(finding('constant-in-constant', { pointer, part: `{${other}}` }, { name, other }));
    // It is used, though in vain: that nobody uses it would be a second finding for the same mistake.
    constants.get(other)?.namedAt.push(pointer);
  }
  return { constants, findings };
}

const suggesters = new WeakMap<Constants, (word: string) => Suggestion>();

function suggesterOf(constants: Constants): (word: string) => Suggestion {
  const suggest = suggesters.get(constants) ?? createSuggester([...constants.keys()]);
  suggesters.set(constants, suggest);
  return suggest;
}

/**
 * A brace that is written twice, or something in braces that looks like a constant's name; and a name whose braces are wrong: two on
 * each side, none behind it, none before it. Only for a name that exists is that a mistake.
 */
const reference =
  /\{\{(?<doubled>[A-Za-z]\w*)\}\}|\{\{|\{(?<name>\s*[A-Za-z_][\w.-]*\s*)\}|\{(?<open>[A-Za-z]\w*)|(?<![\w{.-])(?<closed>[A-Za-z]\w*)\}/g;

/** What a text names in braces, whether or not there are such constants. */
export function namedConstants(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(reference)].flatMap(({ groups }) => groups?.name ?? []);
}

/**
 * Fills a text.
 *
 * Something in braces that looks like a name but is none is a finding: left alone it would be read by visitors. So is a text, or the
 * sum of all, that is too long once it is filled: a long value that is named often would take all memory.
 *
 * @param text The text as written.
 * @param constants From `collectConstants`.
 * @param pointer Where the text stands.
 * @param findings Receives unknown names, and what is too long.
 * @returns The text with constants filled in.
 */
export function fillConstants(text: string, constants: Constants, pointer: string, findings: Finding[]): string {
  if (!text.includes('{') && !text.includes('}')) return text;
  const state = filledOf(constants);
  const filled = state.known.get(text) ?? fill(text, constants, pointer, findings);
  // What is wrong is said at every place.
  if (filled.isRight) state.known.set(text, filled);
  for (const constant of filled.named) constant.namedAt.push(pointer);
  const before = state.total;
  state.total += filled.text.length;
  if (state.total <= maxTotal) return filled.text;
  // Once is enough; the rest stays as it is written.
  if (before <= maxTotal) findings.push(tooMuch('site', state.total, pointer, filled.named));
  return text;
}

/** A text with constants filled in, for a closer look: what is wrong with it, and what it names, is noted where it stands. */
export const filledText = (text: string, constants: Constants): string =>
  text.includes('{') || text.includes('}') ? (filledOf(constants).known.get(text) ?? fill(text, constants, '', [])).text : text;

function tooMuch(of: 'text' | 'site', length: number, pointer: string, named: readonly Constant[]): Finding {
  const params = { of, length, limit: of === 'text' ? maxLength : maxTotal };
  return finding(
    'too-much-text',
    { pointer },
    params,
    named.map((constant) => ({ pointer: constant.pointer })),
  );
}

/** A text with constants filled in, and what it names. */
interface Filled {
  text: string;
  named: readonly Constant[];
  /** Whether all that it names exists. */
  isRight: boolean;
}

/** What has been filled of one manifest. */
interface FilledTexts {
  /** As written → filled: buttons and mails name the same constants on nearly every page. */
  known: Map<string, Filled>;
  /** Characters of all filled texts, each as often as it stands somewhere. */
  total: number;
}

const filledTexts = new WeakMap<Constants, FilledTexts>();

function filledOf(constants: Constants): FilledTexts {
  const state = filledTexts.get(constants) ?? { known: new Map<string, Filled>(), total: 0 };
  filledTexts.set(constants, state);
  return state;
}

function fill(source: string, constants: Constants, pointer: string, findings: Finding[]): Filled {
  const before = findings.length;
  const named: Constant[] = [];
  let { length } = source;
  const fillIn = (constant: Constant, written: string) => {
    if (!named.includes(constant)) named.push(constant);
    const value = String(constant.value);
    length += value.length - written.length;
    // What would be too long is only counted.
    return length > maxLength ? '' : value;
  };
  let text = '';
  let end = 0;
  for (const match of source.matchAll(reference)) {
    text += source.slice(end, match.index);
    end = match.index + match[0].length;
    const { name, doubled, open, closed } = match.groups ?? {};
    const meant = name ?? doubled ?? open ?? closed;
    const constant = meant === undefined ? undefined : constants.get(meant);
    if (constant) {
      if (meant !== name) findings.push(wrongBraces(match, constant, pointer));
      text += fillIn(constant, match[0]);
    } else if (name === undefined) {
      text += match[0].startsWith('{{') ? match[0].slice(1) : match[0];
    } else {
      text += match[0];
      findings.push(unknownConstant(name, match[0], constants, pointer));
    }
  }
  if (length > maxLength) findings.push(tooMuch('text', length, pointer, named));
  return { text: text + source.slice(end), named, isRight: findings.length === before };
}

function unknownConstant(name: string, written: string, constants: Constants, pointer: string): Finding {
  const trimmed = name.trim();
  const known = constants.has(trimmed);
  const { nearest, certain } = known ? { nearest: trimmed, certain: trimmed } : suggesterOf(constants)(name);
  const found = finding('unknown-constant', { pointer, part: written }, { name, nearest });
  return withCorrection(found, written, certain && `{${certain}}`);
}

/** The sign beside what is written tells it from the same name in right braces; where there is none, the whole text is marked. */
function wrongBraces({ 0: written, index, input, groups }: RegExpExecArray, constant: Constant, pointer: string): Finding {
  const name = pointerKeys(constant.pointer).at(-1) ?? '';
  const [before, behind] = [groups?.closed ? input[index - 1] : '', groups?.open ? input[index + written.length] : ''];
  const from = `${before ?? ''}${written}${behind ?? ''}`;
  const where = before === undefined || behind === undefined ? { pointer } : { pointer, part: from };
  const found = finding('constant-braces', where, { name, written });
  return withCorrection(found, from, `${before ?? ''}{${name}}${behind ?? ''}`);
}

/** Fills constants into a text, and notes the text for the checks. */
export function fillText(
  raw: string,
  pointer: string,
  { constants, findings, found }: { constants: Constants; findings: Finding[]; found: Found },
  use: FoundText['use'] = 'words',
): string {
  found.texts.push({ pointer, raw, use });
  return fillConstants(raw, constants, pointer, findings);
}

/**
 * The constant that alone makes up a text, such as that of `"{email}"`: what is wrong with the text is wrong with it.
 */
export function soleConstant(text: string, constants: Constants): Constant | undefined {
  return text.startsWith('{') && text.endsWith('}') ? constants.get(text.slice(1, -1)) : undefined;
}

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
