/**
 * The outermost objects and lists of the text that was edited last. To find a place in a site of 1,000 pages all of it would be read at
 * every letter, although a letter changes nothing of them but where their entries stand.
 */
import { type Container, type Entry, readContainer } from '../../manifest/text/containers.ts';
import type { Splice } from './splice.ts';

let known = { text: '', containers: new Map<number, Container>() };

/** As `readContainer`. */
export function readOuter(text: string, start: number): Container | undefined {
  if (known.text !== text) known = { text, containers: new Map() };
  const container = known.containers.get(start) ?? readContainer(text, start);
  if (container) known.containers.set(start, container);
  return container;
}

/**
 * Goes on to a text that has come of another one.
 *
 * @param splice What was done to `before`: a value, or an entry, was put in the place of another one, added or removed.
 */
export function followOuter(before: string, splice: Splice, after: string): void {
  if (known.text !== before) return;
  const containers = [...known.containers.values()].flatMap((container) => shift(container, splice) ?? []);
  known = { text: after, containers: new Map(containers.map((container) => [container.start, container])) };
}

/** Undefined where entries have come or gone, or perhaps have. */
function shift({ start, end, entries }: Container, { at, remove, insert }: Splice): Container | undefined {
  const by = insert.length - remove.length;
  const behind = at + remove.length;
  const move = (offset: number) => (offset < behind ? offset : offset + by);
  if (at >= end) return { start, end, entries };
  const isBefore = behind <= start;
  // Within the brackets, or the quotes, of one entry.
  if (!isBefore && !entries.some((entry) => entry.value < at && behind < entry.end)) return undefined;
  const moved = entries.map(
    (entry): Entry => ({ ...entry, start: move(entry.start), value: move(entry.value), end: move(entry.end) }),
  );
  return { start: move(start), end: move(end), entries: moved };
}
