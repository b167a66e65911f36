/**
 * Constants and placeholders: one namespace of values that are written once and filled in as `{name}`. `{{` writes a
 * brace. The values themselves are not expanded.
 */
import { type Finding, finding, pointerTo, withCorrection } from './findings.ts';
import type { Found, FoundText } from './found.ts';
import { createSuggester, type Suggestion } from './nearest.ts';
import { maxLength } from './scan.ts';

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
 * @returns Name → value and place, and a finding for each name that stands in both lists.
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
  return { constants, findings };
}

const suggesters = new WeakMap<Constants, (word: string) => Suggestion>();

function suggesterOf(constants: Constants): (word: string) => Suggestion {
  const suggest = suggesters.get(constants) ?? createSuggester([...constants.keys()]);
  suggesters.set(constants, suggest);
  return suggest;
}

/** A brace that is written twice, or something in braces that looks like a constant's name. */
const reference = /\{\{|\{(\s*[A-Za-z_][\w.-]*\s*)\}/g;

/** What a text names in braces, whether or not there are such constants. */
export function namedConstants(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(reference)].flatMap(([, name]) => name ?? []);
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
  if (!text.includes('{')) return text;
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
  const text = source.replace(reference, (written: string, name: string | undefined) => {
    if (name === undefined) return '{';
    const constant = constants.get(name);
    if (constant) {
      if (!named.includes(constant)) named.push(constant);
      const value = String(constant.value);
      length += value.length - written.length;
      // What would be too long is only counted.
      return length > maxLength ? '' : value;
    }
    const trimmed = name.trim();
    const { nearest, certain } = suggesterOf(constants)(name);
    const params = { name, nearest: constants.has(trimmed) ? trimmed : nearest };
    const found = finding('unknown-constant', { pointer, part: written }, params);
    findings.push(withCorrection(found, written, certain && `{${certain}}`));
    return written;
  });
  if (length > maxLength) findings.push(tooMuch('text', length, pointer, named));
  return { text, named, isRight: findings.length === before };
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
