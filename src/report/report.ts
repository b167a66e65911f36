/** What a check of several files found, before it is put into words for a person or a program. */
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import type { Problem } from '../loader/say/problems.ts';

/** A correction that was made. */
export interface Change {
  file: string;
  line: number;
  column: number;
  /** "`titel` → `title`" */
  title: string;
}

export interface FileReport {
  /** As it was named by the user. */
  file: string;
  valid: boolean;
  problems: Problem[];
  /** How many more there are than anybody would read. */
  hidden: number;
  /** Language of the messages. */
  lang: MessageLanguage;
  /** What a valid manifest holds. */
  size?: { routes: number; sections: number };
  changes: Change[];
}

/** All problems, errors first, otherwise in the order of files and lines. */
export function worstFirst(reports: readonly FileReport[]): Problem[] {
  const all = reports.flatMap(({ problems }) => problems);
  return [...all.filter(({ severity }) => severity === 'error'), ...all.filter(({ severity }) => severity !== 'error')];
}
