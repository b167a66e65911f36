import { expect, test } from 'vitest';
import { menuBreakpoints, menuRules } from './menu-breakpoints.ts';

const entries = (...labels: string[]) => labels.map((label) => ({ label }));

test('each entry needs what stands before it, and the last one no room for "more"', () => {
  const { entries: breakpoints, all } = menuBreakpoints(entries('Start', 'Services', 'About us', 'News'), 'More');
  expect([...breakpoints].sort((one, other) => one - other)).toEqual(breakpoints);
  expect(breakpoints.at(-1)).toBe(all);
  expect(menuBreakpoints(entries('Start'), 'A very long word for more').entries).toEqual([
    menuBreakpoints(entries('Start'), 'M').all,
  ]);
});

test('a button beside them, longer words, wide letters and groups need more', () => {
  const all = (labels: string[], last?: string) => menuBreakpoints(entries(...labels), 'More', last).all;
  const alone = all(['Services', 'About']);
  expect(all(['Services', 'About'], 'Contact')).toBeGreaterThan(alone);
  expect(all(['Services and offers', 'About'])).toBeGreaterThan(alone);
  expect(all(['WWWWWWWW', 'About'])).toBeGreaterThan(all(['iiiiiiii', 'About']));
  expect(all(['工作坊与课程介绍', '关于'])).toBeGreaterThan(all(['abcdefgh', 'ab']));
  const three = ['Aaa', 'Bbb', 'Ccc'];
  const groups = three.map((label) => ({ label, links: [] }));
  expect(menuBreakpoints(groups, 'More').all).toBeGreaterThan(all(three));
});

test('there is a rule of the styles for each width that an entry can need, but for what never has room', () => {
  const known = new Set([...menuRules().matchAll(/\(min-width:(\d+)em\)/g)].map(([, width]) => Number(width)));
  const needed = Array.from({ length: 120 }, (_, letters) => menuBreakpoints(entries('i'.repeat(letters)), '').all);
  const widest = menuBreakpoints(entries('W'.repeat(500)), '').all;
  expect([...new Set(needed)].filter((width) => width !== widest && !known.has(width))).toEqual([]);
  expect(known.has(widest)).toBe(false);
});

test('an entry that is not the last leaves room for the button of the others', () => {
  const labels = ['Start', 'Services', 'A long name of the last entry'];
  const [start = 0] = menuBreakpoints(entries(...labels), 'More').entries;
  const [withLonger = 0] = menuBreakpoints(entries(...labels), 'More of all that').entries;
  expect(withLonger).toBeGreaterThan(start);
});
