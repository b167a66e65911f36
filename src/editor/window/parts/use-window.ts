/** Which rows of a long list are drawn: those that are seen, and some around them. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** So many rows beyond what is seen, on either side: arrow keys and short scrolling find them drawn. */
const beyond = 16;

/**
 * @param list - the element that is as high as all rows
 * @param tops - where each row begins in it, in CSS pixels, and at the end its height
 * @returns the first of them, and the one behind the last
 */
export function useWindow(list: RefObject<HTMLElement | null>, tops: readonly number[]): readonly [from: number, to: number] {
  const count = tops.length - 1;
  const [[first, last], setSeen] = useState<readonly [number, number]>([0, beyond]);
  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (!element) return;
      const room = element.closest('.mantine-ScrollArea-viewport')?.getBoundingClientRect();
      const { top } = element.getBoundingClientRect();
      const from = rowAt(tops, Math.max(0, room?.top ?? 0) - top);
      const to = rowAt(tops, Math.min(innerHeight, room?.bottom ?? innerHeight) - top);
      setSeen((seen) => (seen[0] === from && seen[1] === to ? seen : [from, to]));
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [list, tops]);
  // In steps, so that not each row that comes into view draws the list anew.
  const step = beyond / 2;
  return [Math.max(0, Math.floor(first / step) * step - step), Math.min(count, Math.ceil((last + 1) / step) * step + step)];
}

/** The row at a height, by halving. */
function rowAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tops[middle + 1] ?? Number.POSITIVE_INFINITY) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
