/** Problems as text for a terminal. Validate, build, start and dev all print them this way. */
import { isAbsolute, relative } from 'node:path';
import type { Code } from '../findings/finding.ts';
import { visible } from '../findings/words/phrases.ts';
import { catalogues, type MessageLanguage } from '../loader/say/catalogue.ts';
import type { Problem } from '../loader/say/problems.ts';
import { ruleSeverityOf } from '../rules/run-rules.ts';

const styles = { bold: 1, dim: 2, red: 31, yellow: 33, cyan: 36 };
type Style = keyof typeof styles;

/**
 * Formats problems, page by page and section by section: position, severity, code and message on one line, as editors and
 * CI recognise it; then the lines of the text, the hint, other places; at the end warnings that repeat others, what waits for the
 * publication, and how many there are.
 *
 * @param color Left out: when standard output is a terminal and NO_COLOR is not set (no-color.org).
 * @returns Lines, without a line feed at the end.
 */
export function formatProblems(problems: readonly Problem[], color = hasColor()): string {
  const { words } = catalogues[problems[0]?.lang ?? 'en'];
  const paint = (style: Style, text: string) => (color ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
  const { told, repeated } = withoutRepeated(problems.filter((problem) => !isForRelease(problem)));
  const blocks = told.map((problem, index) => {
    const { file, place, severity, code, message, hint, related, frame } = problem;
    const name = shortPath(file);
    const before = told[index - 1];
    const isNew = before?.place !== place || before.file !== file;
    // A file that is no JSON has no places.
    const lines = isNew && problem.pointer !== '' ? [paint('bold', `${place}:`)] : [];
    const position = paint('bold', placeOf(problem));
    lines.push(`${position} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${code}  ${message}`);
    if (frame !== '') lines.push(paint('dim', frame.trimEnd()));
    lines.push(`  ${paint('cyan', `${words.hint}:`)} ${hint}`);
    for (const other of related) {
      lines.push(`  ${other.message} ${name}:${other.range.start.line}:${other.range.start.column}`);
    }
    return lines.join('\n');
  });
  if (repeated.size > 0) {
    const lines = [...repeated].map(([code, more]) => words.repeated(code, more.length, placesOf(more)));
    blocks.push(paint('dim', [...lines, words.allProblems].join('\n')));
  }
  const later = problems.filter(isForRelease);
  if (later.length > 0) blocks.push(paint('dim', words.untilRelease(later.length, listOf(later))));
  const { errors, warnings, fixable } = countProblems(problems);
  const count = words.count(errors, warnings) + (fixable === 0 ? '' : `\n${words.fixable(fixable)}`);
  return [...blocks, count].join('\n\n');
}

/**
 * What stands there on every day until the site is published, such as a date that is over: told in full each time, it would hide what
 * an edit has just brought about.
 */
function isForRelease({ code, severity }: Problem): boolean {
  return severity === 'warning' && ruleSeverityOf(code) === 'until-release';
}

/** Of more warnings of one kind only the first are told in full: on a site of 90 pages the same sentence would stand there 90 times. */
const fewOfKind = 5;
const shownOfKind = 3;

/** Tells apart what is told in full and what repeats it, by its code. */
function withoutRepeated(problems: readonly Problem[]): { told: Problem[]; repeated: Map<Code, Problem[]> } {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const repeated = new Map<Code, Problem[]>();
  for (const code of new Set(warnings.map((warning) => warning.code))) {
    const ofKind = warnings.filter((warning) => warning.code === code);
    if (ofKind.length > fewOfKind) repeated.set(code, ofKind.slice(shownOfKind));
  }
  return { told: problems.filter((problem) => !repeated.get(problem.code)?.includes(problem)), repeated };
}

/** More than these would fill more than a line or two. */
const maxListed = 5;

const listOf = (problems: readonly Problem[]): string => placesOf(problems, (problem) => `${problem.code} (${placeOf(problem)})`);

function placesOf(problems: readonly Problem[], say: (problem: Problem) => string = placeOf): string {
  return [...problems.slice(0, maxListed).map(say), ...(problems.length > maxListed ? ['…'] : [])].join(', ');
}

const placeOf = ({ file, range: { start } }: Problem): string => `${shortPath(file)}:${start.line}:${start.column}`;

/** How many problems there are of each kind. */
export function countProblems(problems: readonly Problem[]): { errors: number; warnings: number; fixable: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors, fixable: problems.filter(({ fix }) => fix).length };
}

/** The line that says what was checked and found right. */
export function formatSuccess(file: string, site: { routes: number; sections: number }, lang: MessageLanguage): string {
  return catalogues[lang].words.valid(shortPath(file), site.routes, site.sections);
}

/** A path to be printed, as short as it is from the current folder; in full where it lies elsewhere. */
function shortPath(file: string): string {
  const path = relative(process.cwd(), file);
  return visible(path === '' || path.startsWith('..') || isAbsolute(path) ? file : path.replaceAll('\\', '/'));
}

function hasColor(): boolean {
  return process.stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}
