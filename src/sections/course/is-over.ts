/**
 * Whether a course is over, for the build and for the browser of somebody who reads later.
 *
 * @param day of the course, `YYYY-MM-DD`
 * @param today the same
 */
export const isOver = (day: string, today: string): boolean => day < today;
