import { afterEach, expect, test, vi } from 'vitest';
import { createTabs } from './tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with these locks. */
function stub(request: LockManager['request']) {
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('BroadcastChannel', class {});
  return createTabs('site');
}

test('a browser that keeps nothing of websites, and so denies their locks, edits', async () => {
  let asked = 0;
  const tabs = stub(async () => {
    asked++;
    throw new DOMException('The request was denied.', 'SecurityError');
  });
  expect([await tabs.enter(), tabs.isMine(), asked]).toEqual([true, true, 1]);
});

test('a window that gets the lock edits; one that has to wait for it does not', async () => {
  const free = stub((async (_: string, __: LockOptions, granted: (lock: unknown) => unknown) =>
    granted({})) as LockManager['request']);
  expect(await free.enter()).toBe(true);
  const taken = stub((() => new Promise(() => {})) as LockManager['request']);
  expect([await taken.enter(), taken.isMine()]).toEqual([false, false]);
});
