/**
 * Which rows of long tables `npm test` runs: SLICE, or the number of the day. A table of which every third row runs has run whole after
 * three days.
 */
export const sliceOfToday = (): number => Number(process.env.SLICE ?? Math.floor(Date.now() / 86_400_000));
