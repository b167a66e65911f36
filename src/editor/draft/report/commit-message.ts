/** The message of the commit that publishes, which is the text of a pull request too. */
import type { Sentence } from '../../publishing.ts';

/** More lines nobody reads in a commit's message. */
const maxLines = 200;

/**
 * A title as whoever reviews it sees it: without controls, which git refuses, and without signs that nobody sees, some of which turn the
 * order of letters around. Joiners stay: letters of some languages and many emoji need them.
 */
export const readable = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();

/** Each change in a line, for whoever reviews it. */
export function linesOf(said: readonly Sentence[]): string[] {
  const rest = said.length - maxLines;
  const lines = said.slice(0, maxLines).map(({ where, what }) => `- ${where}: ${what}`);
  return [...lines, ...(rest > 0 ? [`- … + ${rest}`] : [])];
}

/** What was changed, and beneath it each change in a line. */
export const commitMessage = (title: string, said: readonly Sentence[]): string =>
  [title, '', ...linesOf(said)].join('\n').trim();
