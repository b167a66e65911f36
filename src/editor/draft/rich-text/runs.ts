/** A text as the window and the page tell it each other: pieces that bear the same marks. */
import type { Mark, Unit } from './read.ts';

/** As a unit, with as many letters as bear the same marks. */
export type Run = Unit;

/** A text to write in. */
export interface WrittenText {
  runs: readonly Run[];
  /** Whether it may bear marks. */
  isRich: boolean;
  /** Whether it may have several lines. */
  hasLines?: boolean;
  /** Name of each constant → what it says. */
  constants: Readonly<Record<string, string>>;
}

/** What a line of what is pasted is: a paragraph, or a point of a list, of which several below each other are one. */
export interface Line {
  kind: 'paragraph' | 'heading' | 'subheading' | 'point' | 'numbered' | 'quote' | 'code';
  text: readonly Run[];
  /** Of a point of a list with numbers: the one that it has where it comes from. */
  number?: number;
  /** A point below another. */
  isInner?: boolean;
  /** A line that is a row of a table has its cells here; its text is all of them. */
  row?: Row;
}

export interface Row {
  /** The number of its table. */
  table: number;
  /** The row names its columns, or its first cell names the row. */
  names?: 'columns' | 'itself';
  /** One for each column; later ones may be left out. */
  cells: readonly (readonly Run[])[];
}

export function runsOf(units: readonly Unit[]): Run[] {
  const runs: Run[] = [];
  for (const { shown, kind, marks } of units) {
    const last = runs.at(-1);
    if (last && kind === 'letter' && last.kind === 'letter' && marksEqual(last.marks, marks)) last.shown += shown;
    else runs.push({ shown, kind, marks });
  }
  return runs;
}

export const unitsOf = (runs: readonly Run[]): Unit[] =>
  runs.flatMap((run) => (run.kind === 'letter' ? run.shown.split('').map((shown) => ({ ...run, shown })) : [run]));

const marksEqual = (some: readonly Mark[], others: readonly Mark[]) => some.join('\n') === others.join('\n');

/** Whether what a page has said is a text: nobody vouches for what a page says. */
export const isRuns = (value: unknown): value is Run[] =>
  Array.isArray(value) &&
  value.every((run: unknown) => {
    if (typeof run !== 'object' || run === null) return false;
    const { shown, kind, marks } = run as Record<string, unknown>;
    return (
      typeof shown === 'string' &&
      (kind === 'letter' || kind === 'source' || (kind === 'constant' && /^\s*[A-Za-z_][\w.-]*\s*$/.test(shown))) &&
      Array.isArray(marks) &&
      marks.every((mark: unknown) => typeof mark === 'string' && /^(?:strong|em|code|link .*)$/s.test(mark))
    );
  });
