/** What stays on one line, each as a pattern; where several begin at one place, the first one counts. */
export type Units = readonly RegExp[];
