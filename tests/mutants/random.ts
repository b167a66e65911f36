/** Chance that repeats itself: the same seed gives the same choices on every machine. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** A copy in another order. */
  shuffle<Item>(list: readonly Item[]): Item[];
  /** Small letters. */
  word(length: number): string;
}

/** mulberry32 by Tommy Ettinger (public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return {
    below,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    shuffle(list) {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[0], copy[i] as (typeof copy)[0]];
      }
      return copy;
    },
    word: (length) => Array.from({ length }, () => letters[below(letters.length)]).join(''),
  };
}
