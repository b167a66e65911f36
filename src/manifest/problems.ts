/** Findings for people: each with its message, its hint, its lines, and a piece of the text around it. */
import { catalogues, type Entry, type MessageLanguage } from './catalogue/catalogue.ts';
import { codeFrame } from './code-frame.ts';
import { type Code, type Finding, type Severity, severityOf, type Where } from './findings.ts';
import { locate, positionFinder, type Range } from './locate.ts';
import { describePlace, splitPlace } from './place.ts';

export interface Problem {
  /** Permanent, in kebab-case. */
  code: Code;
  severity: Severity;
  /** The language of message and hint. */
  lang: MessageLanguage;
  message: string;
  /** What to do, with the nearest valid name where there is one. */
  hint: string;
  /** As it was named to `loadSite`. */
  file: string;
  /** JSON Pointer (RFC 6901) of the value; empty where the text is no JSON. */
  pointer: string;
  range: Range;
  /** Other places of the same mistake. */
  related: RelatedPlace[];
  /** The lines around it, `^` under the range; in the format that Vite's overlay shows. Empty without a text. */
  frame: string;
  /** A correction that is certain. */
  fix?: { range: Range; text: string };
}

interface RelatedPlace {
  message: string;
  pointer: string;
  range: Range;
}

/**
 * Turns findings into problems, in the order of the text.
 *
 * @param findings At any place; their spans are looked up here, once for all.
 * @param source The file as named by the user, its text, and the parsed manifest (undefined when the text is no JSON).
 * @param lang The language of the messages.
 */
export function toProblems(
  findings: readonly Finding[],
  source: { file: string; text: string; manifest: unknown },
  lang: MessageLanguage,
): Problem[] {
  if (findings.length === 0) return [];
  const places: Where[] = findings.flatMap((found) => [found, ...found.related]);
  const spans = locate(source.text, places);
  const positionOf = positionFinder(source.text);
  const ranges = spans.map(({ start, end }) => ({ start: positionOf(start), end: positionOf(end) }));
  const words = catalogues[lang].words;
  let next = 0;
  const problems = findings.map((found): Problem => {
    const range = rangeAt(ranges, next++);
    const related = found.related.map(({ pointer }) => ({ message: words.see, pointer, range: rangeAt(ranges, next++) }));
    return {
      code: found.code,
      severity: severityOf(found.code),
      lang,
      ...speak(found, source.manifest, lang),
      file: source.file,
      pointer: found.pointer,
      range,
      related,
      frame: codeFrame(source.text, range),
    };
  });
  return problems.sort((a, b) => a.range.start.offset - b.range.start.offset);
}

function speak(found: Finding, manifest: unknown, lang: MessageLanguage): { message: string; hint: string } {
  const { entries, words } = catalogues[lang];
  // The entry of a code takes the particulars of that code, which TypeScript cannot follow through a lookup by a union.
  const entry = entries[found.code] as Entry<Finding['params']>;
  const itself = describePlace(manifest, found.pointer);
  const { last, container } = splitPlace(itself);
  // What is missing is missing in the object that the pointer names.
  const where = { name: words.place(last), place: words.place(found.at === 'start' ? itself : container) };
  return { message: entry.message(found.params, where), hint: entry.hint(found.params, where) };
}

function rangeAt(ranges: readonly Range[], index: number): Range {
  const range = ranges[index];
  if (!range) throw new Error('src/manifest/problems.ts: a place without a range.');
  return range;
}
