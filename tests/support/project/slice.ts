/** For tests: what of a sweep stays in `npm test`. All of it is among the long tests. */

/** Rows of a table of unit tests: every third one, or every `each`-th, and all where the long tests run the file. */
export const rowsOf = <Row>(rows: readonly Row[], each = 3): readonly Row[] =>
  process.env.DEEP ? rows : rows.filter((_, index) => index % each === 0);

/** Details of a browser test that repeats others: every third one stays. */
export const everyThird = (index: number): { tag?: string } => (index % 3 === 0 ? {} : { tag: '@deep' });
