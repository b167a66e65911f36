/** For unit tests: files share their globals, and what one of them has replaced must not be there when the next is imported. */
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  // What a file began to import and did not wait for would fail when it ends, and nobody would be there to catch it.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
