/** For tests: what of a sweep stays in `npm test`. All of it is among the long tests. */

/** Details of a browser test that repeats others: every third one stays. */
export const everyThird = (index: number): { tag?: string } => (index % 3 === 0 ? {} : { tag: '@deep' });
