/** Which value of a fixed choice was probably meant. */
import { iconWords } from '../../schema/icon-words.ts';
import { findCertain, findNearest } from './nearest.ts';

/**
 * @param value As it is written.
 * @param allowed The values of the choice.
 * @returns `nearest` to be asked about; `certain` where it is one slip away.
 */
export function meantValue(
  value: string,
  allowed: readonly string[],
): { nearest?: string | undefined; certain?: string | undefined } {
  const shape = shapeOf(value);
  // Of a shape, letters tell nothing: 4:5 is upright, and one letter away from 4:3, which lies.
  if (shape !== undefined && allowed.every((name) => shapeOf(name) !== undefined)) {
    const distance = (name: string) => Math.abs((shapeOf(name) ?? 0) - shape);
    return { nearest: [...allowed].sort((one, other) => distance(one) - distance(other))[0] };
  }
  const nearest = findNearest(value, allowed);
  return { nearest: nearest ?? allowed.find(isCalled(value)), certain: findCertain(value, allowed) };
}

/** Of `4:5`, in a measure in which twice as wide is as far away as twice as high. */
function shapeOf(text: string): number | undefined {
  const [, width, height] = /^(\d+):(\d+)$/.exec(text) ?? [];
  return width === undefined ? undefined : Math.log(Number(width) / Number(height));
}

/** Whether an icon is called so, or is the sign of a network with that name. */
const isCalled = (value: string) => {
  const wanted = value.toLowerCase();
  return (name: string): boolean => {
    if (name === `brand-${wanted}`) return true;
    const { de = '', en = '' } = Object.hasOwn(iconWords, name) ? iconWords[name as keyof typeof iconWords] : {};
    return `${de}, ${en}`.toLowerCase().split(', ').includes(wanted.replaceAll('-', ' '));
  };
};
