/** Colours by chance: of none of 10,000 is anything made that cannot be read. A slice of them: src/colors/palettes.test.ts. */
import { test } from 'vitest';
import { expectReadable } from '../support/manifest/readable-palettes.ts';
import { createRandom } from './random.ts';

test('of 10,000 colours five palettes each can be read, light and dark', () => {
  const random = createRandom(33);
  for (let count = 0; count < 10_000; count++) expectReadable(`#${random.below(0x1000000).toString(16).padStart(6, '0')}`);
}, 1_800_000);
