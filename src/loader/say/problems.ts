/** Findings for people: each with its message, its hint, its lines, and a piece of the text around it. */

import type { Code, Finding, Severity } from '../../findings/finding.ts';
import { describePlace, outerPlace, splitPlace } from '../../findings/place.ts';
import type { Entry } from '../../findings/words/entries.ts';
import { code, visible } from '../../findings/words/phrases.ts';
import type { Where } from '../../json-text/locate.ts';
import { inJson, locate, type Position, positionFinder, type Range } from '../../json-text/locate.ts';
import { pointerTo } from '../../json-text/pointer.ts';
import { severityOf } from '../../rules/run-rules.ts';
import { catalogues, type MessageLanguage } from './catalogue.ts';
import { codeFrame } from './code-frame.ts';
import { findFurther } from './further.ts';

export interface Problem {
  /** Permanent, in kebab-case. */
  code: Code;
  severity: Severity;
  /** The language of message and hint. */
  lang: MessageLanguage;
  message: string;
  /** What to do, with the nearest valid name where there is one. */
  hint: string;
  /** The manifest as it was named to `loadSite`, or a file beside it. */
  file: string;
  /** The page and the section that it is about, in words; what belongs to no page by its part of the file. */
  place: string;
  /** JSON Pointer (RFC 6901) of the value; empty where the text is no JSON. */
  pointer: string;
  range: Range;
  /** Other places of the same mistake. */
  related: RelatedPlace[];
  /** The lines around it, `^` under the range; in the format that Vite's overlay shows. Empty without a text. */
  frame: string;
  /** A correction that is certain. */
  fix?: Fix;
  /** The same mistake in the rest of the text, for `--fix`. */
  further?: Fix[];
}

/** What to replace, and by what; all of it or nothing. */
export interface Fix {
  /** "`titel` → `title`"; in a form "„{brandName}“", and empty where it does not show what is replaced. */
  title: string;
  edits: { range: Range; text: string }[];
}

interface RelatedPlace {
  message: string;
  pointer: string;
  range: Range;
}

/** Who reads in a form: titles of fields in place of keys and places. */
export interface FormVoice {
  /** @returns the title of the field, the section or the page at a pointer; for what has none, its key */
  titleAt(pointer: string): string;
}

interface SayOptions {
  lang: MessageLanguage;
  /** Validate as for a release. */
  release: boolean;
  /** Left out: the reader has the file before him. */
  form?: FormVoice | undefined;
}

/** More problems are counted, not listed: a report of a million would help nobody. */
const maxProblems = 1000;
/** The same for the other places of one problem. */
const maxRelated = 100;

/**
 * Turns findings into problems, in the order of the text, those of other files last; of very many the worst.
 *
 * @param findings At any place; their spans are looked up here, once for all.
 * @param source The file as named by the user, its text, and the parsed manifest (undefined when the text is no JSON).
 * @param options How and to whom it is said.
 */
export function toProblems(
  findings: readonly Finding[],
  source: { file: string; text: string; manifest: unknown },
  { lang, release, form }: SayOptions,
): { problems: Problem[]; hidden: number } {
  if (findings.length === 0) return { problems: [], hidden: 0 };
  const isError = (found: Finding) => severityOf(found, release) === 'error';
  // Who fills in forms goes from place to place; who has the file before him wants to read of one cause once.
  const told = form ? findings.flatMap(inEachPlace) : findings;
  const worst = [...told.filter(isError), ...told.filter((found) => !isError(found))].slice(0, maxProblems);
  const chosen = worst.map((found) => ({ ...found, related: found.related.slice(0, maxRelated) }));
  const places: Where[] = chosen.flatMap((found) => (found.beside ? [] : [found, ...found.related]));
  const ranges = findRanges(source.text, places);
  const { words } = catalogues[lang];
  const furtherRanges = findFurther(
    source.text,
    chosen.flatMap(({ further = [] }) => further),
  );
  let next = 0;
  const problems = chosen.map((found): Problem => {
    const { beside } = found;
    const range = beside ? rangeAt(findRanges(beside.text, [found]), 0) : rangeAt(ranges, next++);
    const related = (beside ? [] : found.related).map(({ pointer }) => ({
      message: words.see,
      pointer,
      range: rangeAt(ranges, next++),
    }));
    const fix = toFix(found, [range, ...related.map((other) => other.range)], source.text);
    const further = (found.further ?? []).flatMap((other): Fix[] => {
      const at = furtherRanges.get(other);
      const title = titleOf({ ...found, correction: other }, lang, form !== undefined);
      return at ? [{ title, edits: [{ range: at, text: inJson(other.to) }] }] : [];
    });
    return {
      code: found.code,
      severity: severityOf(found, release) ?? 'error',
      lang,
      ...(form ? speakInForm(found, lang, form) : speak(found, source.manifest, lang)),
      // Beside the manifest, as that is named.
      file: beside ? source.file.replace(/[^/\\]*$/, beside.name) : source.file,
      place: beside?.name ?? visible(words.place(outerPlace(describePlace(source.manifest, found.pointer)))),
      pointer: form ? fieldOf(found) : found.pointer,
      range,
      related,
      // Nobody sees it beside a form: 15 ms of each letter in a site of 1,000 pages.
      frame: form ? '' : codeFrame(beside?.text ?? source.text, range),
      ...(fix && { fix: { title: titleOf(found, lang, form !== undefined), edits: fix } }),
      ...(further.length > 0 && { further }),
    };
  });
  const isBeside = ({ file }: Problem) => Number(file !== source.file);
  problems.sort((a, b) => isBeside(a) - isBeside(b) || a.range.start.offset - b.range.start.offset);
  return { problems, hidden: told.length - chosen.length };
}

/** A finding again for each field in which its mistake stands. A correction is one for all of them. */
function inEachPlace(found: Finding): Finding[] {
  const { code: name, params, correction, related } = found;
  const byField = new Map<string, Finding>();
  for (const other of related) {
    if (!other.isOccurrence || other.pointer === found.pointer || byField.has(other.pointer)) continue;
    const others = correction ? [found, ...related].filter((place) => place !== other) : [];
    byField.set(other.pointer, { ...other, code: name, params, related: others, ...(correction && { correction }) });
  }
  return [found, ...byField.values()];
}

/** The ranges of places, each in one pass over the text: first where they are, then which lines these are. */
function findRanges(text: string, places: readonly Where[]): Range[] {
  const spans = locate(text, places);
  const positionOf = positionFinder(text);
  const offsets = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const positions = new Map(offsets.map((offset) => [offset, positionOf(offset)]));
  const at = (offset: number) => positions.get(offset) ?? positionOf(offset);
  return spans.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

/**
 * The correction of a finding, at its place and at all others. None where the word is not written plainly and once at
 * each of them, so that a fix never changes anything else.
 */
function toFix({ correction }: Finding, ranges: readonly Range[], text: string): Fix['edits'] | undefined {
  if (!correction || correction.from === '') return undefined;
  const { from, to, here, span } = correction;
  if (span) {
    const positionOf = positionFinder(text);
    return [{ range: { start: positionOf(span.start), end: positionOf(span.end) }, text: to }];
  }
  const edits: Fix['edits'] = [];
  for (const { start, end } of here ? ranges.slice(0, 1) : ranges) {
    const written = text.slice(start.offset, end.offset);
    const [old, fresh] = written.includes(from) ? [from, to] : [inJson(from), inJson(to)];
    const at = written.indexOf(old);
    if (at < 0 || written.includes(old, at + 1) || start.line !== end.line) return undefined;
    edits.push({ range: { start: forward(start, at), end: forward(start, at + old.length) }, text: fresh });
  }
  return edits;
}

function titleOf({ code: name, correction, at }: Finding, lang: MessageLanguage, inForm: boolean): string {
  const { from = '', to = '' } = correction ?? {};
  const { words } = catalogues[lang];
  // Keys, values of choices, and values with their quotation marks are nothing that a form shows.
  if (inForm && (at === 'key' || name === 'unknown-value' || `${from}${to}`.includes('"'))) return '';
  const quote = inForm ? words.quote : code;
  if (to === '') return words.removed(quote(from));
  return inForm ? quote(to) : `${quote(from)} → ${quote(to)}`;
}

/** A position some letters further on in the same line. */
function forward({ line, column, offset }: Position, by: number): Position {
  return { line, column: column + by, offset: offset + by };
}

function speak(found: Finding, manifest: unknown, lang: MessageLanguage): { message: string; hint: string } {
  const { entries, words } = catalogues[lang];
  // Every code has an entry, which a test proves.
  const entry = entries[found.code] as Entry<Finding['params']>;
  const itself = describePlace(manifest, found.pointer);
  const { last, container } = splitPlace(itself);
  // What is missing is missing in the object that the pointer names.
  const where = { name: words.place(last), place: words.place(found.at === 'start' ? itself : container) };
  return { message: visible(entry.message(found.params, where)), hint: visible(entry.hint(found.params, where)) };
}

/** Findings at what a key is missing in. */
const missing: ReadonlySet<Code> = new Set(['missing-key', 'missing-language-label']);

/** What is missing is to be filled in at its own field, which is there in a form. */
const fieldOf = ({ code: name, pointer, params }: Finding): string =>
  missing.has(name) && 'key' in params ? pointerTo(pointer, String(params.key)) : pointer;

/** What belongs to the file alone goes or becomes a quotation: its place, the marks around keys and values. */
function speakInForm(found: Finding, lang: MessageLanguage, { titleAt }: FormVoice): { message: string; hint: string } {
  const { entries, inForm, words } = catalogues[lang];
  const { pointer, params } = found;
  const entry = entries[found.code] as Entry<Finding['params']>;
  const name = code(titleAt(pointer));
  const own = inForm[found.code];
  const inFile = { name, place: '' };
  const where = { name, pointer, titleAt };
  const plainly = (sentence: string) =>
    visible(
      sentence
        .replace(/ \(\)(?=\.$)/, '')
        .replace(/`"?([^`]*?)"?`|"([^"]*)"/g, (_, key: string | undefined, text: string | undefined) =>
          words.quote(key ?? text ?? ''),
        ),
    );
  return {
    message: plainly(own?.message?.(params, where) ?? entry.message(params, inFile)),
    hint: plainly(own?.hint?.(params, where) ?? entry.hint(params, inFile)),
  };
}

function rangeAt(ranges: readonly Range[], index: number): Range {
  const range = ranges[index];
  if (!range) throw new Error('src/loader/say/problems.ts: a place without a range.');
  return range;
}
