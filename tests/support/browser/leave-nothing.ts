/** For unit tests: files share their globals, and what one of them has replaced must not be there when the next is imported. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
