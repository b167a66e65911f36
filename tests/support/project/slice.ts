/** For tests: what of a sweep stays in `npm test`. All of it is among the long tests. */
import { sliceOfToday } from '../../../src/command/slice-of-today.ts';

const isToday = (index: number, each: number) => index % each === sliceOfToday() % each;

/** Rows of a table of unit tests: every third one, or every `each`-th, other ones each day, and all where the long tests run the file. */
export const rowsOf = <Row>(rows: readonly Row[], each = 3): readonly Row[] =>
  process.env.DEEP ? rows : rows.filter((_, index) => isToday(index, Math.min(each, rows.length)));

/** Details of a browser test that repeats others: every third one stays, or every `each`-th, another one each day. */
export const everyThird = (index: number, each = 3): { tag?: string } => (isToday(index, each) ? {} : { tag: '@deep' });
