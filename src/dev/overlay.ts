/** What Vite's overlay shows over the page while the manifest has an error. */
import type { ErrorPayload } from 'vite';
import type { Problem } from '../manifest/say/problems.ts';

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
