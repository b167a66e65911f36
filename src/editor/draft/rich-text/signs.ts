/** Signs at the beginning of a text that say what its block is, as whoever writes without reaching for the mouse types them. */
import type { Unit } from './read.ts';
import type { Line } from './runs.ts';

interface Sign {
  kind: Line['kind'];
  /** Of the sign and the space behind it. */
  length: number;
}

const kinds: Record<string, Line['kind']> = {
  ...{ '#': 'heading', '##': 'heading', '###': 'subheading' },
  ...{ '-': 'point', '*': 'point', '1.': 'numbered', '1)': 'numbered', '>': 'quote' },
};

const shownIn = (units: readonly Unit[]) =>
  units.map(({ shown, kind, marks }) => (kind === 'letter' && marks.length === 0 ? shown : '\uFFFC')).join('');

export function signOf(units: readonly Unit[]): Sign | undefined {
  // Browsers write a space at the end of a text as one that does not break.
  const [all, sign = ''] = /^(\S{1,3})[ \u00a0]/.exec(shownIn(units.slice(0, 4))) ?? [];
  const kind = Object.hasOwn(kinds, sign) ? kinds[sign] : undefined;
  return all !== undefined && kind ? { kind, length: all.length } : undefined;
}

/** Whether what has just come into a text is the space behind a sign. */
export function isSignTyped(before: readonly Unit[], now: readonly Unit[]): boolean {
  const sign = signOf(now);
  if (!sign || before.length !== now.length - 1) return false;
  return shownIn(before) === shownIn([...now.slice(0, sign.length - 1), ...now.slice(sign.length)]);
}
