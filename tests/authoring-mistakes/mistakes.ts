/** Every slip that is tried. Each was made, or seen made, by somebody who edits a manifest by hand. */
import { fileSlips } from './file-mistakes.ts';
import { jsonSlips } from './json-mistakes.ts';
import type { Slip } from './mistake.ts';
import { textSlips } from './text-mistakes.ts';

export const slips: readonly Slip[] = [...textSlips, ...jsonSlips, ...fileSlips];
