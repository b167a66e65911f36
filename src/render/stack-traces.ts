/**
 * Switches stack traces off while the app's modules run for the first time. React makes some errors ahead, as markers, and for their
 * traces V8 may read the whole bundle a second time: 190 of 230 ms at a processor slowed down four times. Nobody reads those traces.
 */
const usual = Error.stackTraceLimit;
Error.stackTraceLimit = 0;

/** To be called when all modules have run. */
export function restoreStackTraces(): void {
  Error.stackTraceLimit = usual;
}
