/** The editor and its browser are killed at 100 moments: the file is old or new, and the draft comes back. Takes long. */
import { test } from 'playwright/test';
import { killEditors } from '../support/editor/editor-kills.ts';

for (const seed of [1, 2, 3, 4]) {
  test(`killed 25 times, ${seed}`, () => killEditors(25, seed, `editor-kills-${seed}`));
}
