/** For tests that share a window: what a file has put into it must not be there when the next one begins. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// What is waited for comes late on a busy machine: only what never comes is to end a test.
configure({ asyncUtilTimeout: 60_000 });

// What a page listens to, it listens to until it is left; but here there is a next page.
const listeners: Parameters<Window['removeEventListener']>[] = [];
const { addEventListener } = window;
window.addEventListener = (...listener: Parameters<Window['addEventListener']>) => {
  listeners.push(listener);
  addEventListener.apply(window, listener);
};

afterAll(async () => {
  cleanup();
  // What a file began to import and did not wait for would fail when it ends, and nobody would be there to catch it.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.addEventListener = addEventListener;
  for (const listener of listeners) window.removeEventListener(...listener);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
