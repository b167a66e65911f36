/** Every slip that is tried. Each was made, or seen made, by somebody who edits a manifest by hand. */
import { fileSlips } from './file-slips.ts';
import { jsonSlips } from './json-slips.ts';
import type { Slip } from './slip.ts';
import { textSlips } from './text-slips.ts';

export const slips: readonly Slip[] = [...textSlips, ...jsonSlips, ...fileSlips];
