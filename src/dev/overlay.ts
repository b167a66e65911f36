/** What Vite's overlay and the terminal show while the manifest or a source has an error. */
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import type { Problem } from '../loader/say/problems.ts';

/** The first error as Vite's overlay shows it: file, line, column and the lines around it. */
export function overlay(problems: Problem[]): ErrorPayload['err'] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return { message: 'No site', stack: '' };
  const others = errors.length > 1 ? `\n\n+ ${errors.length - 1}` : '';
  return {
    message: `${first.message}\n${first.hint}${others}`,
    stack: '',
    id: first.file,
    plugin: first.code,
    loc: { file: first.file, line: first.range.start.line, column: first.range.start.column },
    frame: first.frame,
  };
}

/**
 * What there is to read of an exception. Where a source could not be compiled, Vite's message has the place and the lines around it; what it
 * carries beside that, compiled sources and ways through the compiler, would bury it.
 */
export function readable(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (!('plugin' in error)) return error;
  const short = new Error(stripVTControlCharacters(error.message));
  // Without a place behind it Node would put brackets around.
  short.stack = `${short.message}\n    at ${(error as { id?: string }).id ?? error.plugin}`;
  return short;
}
