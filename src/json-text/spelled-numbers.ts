/**
 * Constants that are numbers, as they are written. Visitors read them, and JSON.parse keeps neither the nought of 4.50 nor the digits of a long
 * account number; Node 20 cannot tell what stood there.
 */
import type { Json } from '../../schema/json.ts';
import { locate } from './locate.ts';
import { parentOf, placesOf, pointerKeys, pointerTo } from './pointer.ts';
import { valueAt } from './value.ts';

const lists = [
  ...['/constants', '/placeholders', '/languages/*/constants', '/languages/*/placeholders'],
  ...['/routes/*/entry/facts', '/collections/*/records/*/facts'],
];

/**
 * @param text Valid JSON.
 * @param value What it says.
 * @returns pointer → a number as it is written, where JavaScript would write it otherwise
 */
export function spelledNumbers(text: string, value: unknown): Map<string, string> {
  const at = (pointer: string) => valueAt(value as Json, pointer);
  const numbers = lists
    .flatMap((list) => placesOf(value, list))
    .flatMap((list) => Object.keys(at(list) ?? {}).map((name) => pointerTo(list, name)))
    .filter((pointer) => typeof at(pointer) === 'number')
    .map((pointer) => ({ pointer }));
  const spans = locate(text, numbers);
  const written = numbers.map(({ pointer }, index) => [pointer, text.slice(spans[index]?.start, spans[index]?.end)] as const);
  return new Map(written.filter(([pointer, number]) => number !== String(at(pointer))));
}

/** What a text says, with such numbers as texts: so the editor shows them, and notices that 4.5 has become 4.50. */
export function parseAsWritten(text: string): Json {
  const value = JSON.parse(text) as Json;
  for (const [pointer, number] of spelledNumbers(text, value)) {
    const list = valueAt(value, parentOf(pointer)) as Record<string, Json>;
    list[pointerKeys(pointer).at(-1) ?? ''] = number;
  }
  return value;
}
