/** Every mistake that is tried. Each was made, or seen made, by somebody who edits a manifest by hand. */
import { fileMistakes } from './file-mistakes.ts';
import { jsonMistakes } from './json-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { textMistakes } from './text-mistakes.ts';

export const mistakes: readonly Mistake[] = [...textMistakes, ...jsonMistakes, ...fileMistakes];
