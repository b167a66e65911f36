/** Where the values of a migrated manifest stood in the original text, so that findings point at what somebody wrote. */
import { pointerKeys, pointerTo } from '../json-text/pointer.ts';

/** A value that has another place now, or a list whose entries have: `origins` says at which index each stood. */
type Rearrangement = { from: string; to: string } | { list: string; origins: readonly number[] };

export class Origins {
  readonly #steps: Rearrangement[] = [];

  moved(from: string, to: string): void {
    this.#steps.push({ from, to });
  }

  renumbered(list: string, origins: readonly number[]): void {
    this.#steps.push({ list, origins });
  }

  /** The JSON Pointer in the original of a pointer in the result. What is new has one that leads nowhere in the original. */
  originOf(pointer: string): string {
    let origin = pointer;
    for (let at = this.#steps.length - 1; at >= 0; at--) {
      const step = this.#steps[at];
      if (step) origin = undo(step, origin);
    }
    return origin;
  }
}

function undo(step: Rearrangement, pointer: string): string {
  if ('list' in step) {
    if (!pointer.startsWith(`${step.list}/`)) return pointer;
    const [index = '', ...rest] = pointerKeys(pointer.slice(step.list.length));
    const origin = step.origins[Number(index)];
    return origin === undefined ? pointer : [origin, ...rest].reduce<string>(pointerTo, step.list);
  }
  const { from, to } = step;
  return pointer === to || pointer.startsWith(`${to}/`) ? from + pointer.slice(to.length) : pointer;
}
