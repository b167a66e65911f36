import { afterEach, expect, test, vi } from 'vitest';
import { watchWhileSeen } from './watch-while-seen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function show(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A storage that counts who follows it. */
function follow() {
  let following = 0;
  let tell = (_: 'text' | 'files') => {};
  const heard: string[] = [];
  const end = watchWhileSeen(
    (changed) => {
      following++;
      tell = changed;
      return () => following--;
    },
    (what) => heard.push(what),
  );
  return { end, heard, following: () => following, tell: (what: 'text' | 'files') => tell(what) };
}

test('a window that nobody sees follows nothing; seen again, it looks at what it may have missed', () => {
  const { end, heard, following, tell } = follow();
  tell('text');
  expect([following(), heard]).toEqual([1, ['text']]);
  show(false);
  expect([following(), heard]).toEqual([0, ['text']]);
  show(true);
  expect([following(), heard.slice(1)]).toEqual([1, ['text', 'files']]);
  end();
  show(false);
  show(true);
  expect(following()).toBe(0);
});

test('a window that was opened behind others begins to follow when it is seen', () => {
  show(false);
  const { end, heard, following } = follow();
  expect([following(), heard]).toEqual([0, []]);
  show(true);
  expect([following(), heard]).toEqual([1, ['text', 'files']]);
  end();
});
