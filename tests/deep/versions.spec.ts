/** Earlier versions over a long time: 500 saves by chance, and the room that they may take. Takes long. */
import { expect, test } from 'playwright/test';
import { saveByChance } from '../support/editor/versions-by-chance.ts';

test('each of 500 versions reads back to the byte', async () => {
  // A save that changes nothing at all is none; each of these changes a picture or the text.
  const { wrong, kept } = await saveByChance({ saves: 500, seed: 1 });
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(450);
});

test('the contents take no more than 200 MB, and what is left reads back to the byte', async () => {
  const { wrong, kept, bytes } = await saveByChance({ saves: 60, seed: 2, size: 8_000_000 });
  expect(bytes).toBeLessThanOrEqual(200_000_000);
  expect(wrong).toEqual([]);
  expect(kept).toBeLessThan(60);
});
