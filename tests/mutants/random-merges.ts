/** Edits by chance of two people, and what must be true of their merge. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Json } from '../../schema/json.ts';
import { canKeepBoth, decided, merge } from '../../src/editor/draft/document/merge.ts';
import { writeInto } from '../../src/json-text/between.ts';
import { changeValue } from '../../src/json-text/change-value.ts';
import { isSame, valueAt } from '../../src/json-text/value.ts';
import { type Choice, hands, operationOf, placesIn, someChoices } from './random-operations.ts';

/** By what they say; each for edits of one manifest. */
export const mergeProperties = {
  'texts that two people change: each is kept, and only those that both have changed are conflicts': (site: Json) => {
    const places = placesIn(site).filter(({ pointer, value }) => typeof value === 'string' && !pointer.endsWith('/type'));
    const picks = fc.uniqueArray(fc.nat(places.length - 1), { maxLength: 30, size: 'max' });
    return fc.property(picks, picks, fc.boolean(), (mine, theirs, isWhole) => {
      const write = (into: Json, who: string, list: readonly number[]): Json =>
        list.reduce((value, index) => {
          const { pointer = '', value: old } = places[index] ?? {};
          return changeValue(value, { kind: 'set', pointer, value: isWhole ? `${who} ${index}` : `${old} (${who})` });
        }, into);
      const both = mine.filter((index) => theirs.includes(index)).map((index) => places[index]?.pointer);
      const expectMerge = (first: readonly [string, readonly number[]], second: typeof first) => {
        const { merged, conflicts } = merge(site, write(site, ...first), write(site, ...second));
        expect(merged).toEqual(write(write(site, ...second), ...first));
        expect(conflicts.map(({ pointer }) => pointer).toSorted()).toEqual(both.toSorted());
      };
      expectMerge(['I', mine], ['They', theirs]);
      expectMerge(['They', theirs], ['I', mine]);
    });
  },

  'edits of two pages, or of a page and the header: nobody waits for the other, whoever is first': (site: Json) => {
    const parts = ['/routes/0', '/routes/1', '/routes/2', '/header', '/theme'];
    const pairs = fc.shuffledSubarray(parts, { minLength: 2, maxLength: 2 });
    return fc.property(pairs, someChoices(12), someChoices(12), ([one = '', other = ''], first, second) => {
      const at = (value: Json, pointer: string, choices: readonly Choice[], who: string) =>
        changeValue(value, { kind: 'set', pointer, value: edit(valueAt(value, pointer) ?? null, choices, who) });
      const [mine, theirs] = [at(site, one, first, 'I'), at(site, other, second, 'They')];
      const expected = { merged: at(mine, other, second, 'They'), conflicts: [] };
      expect(merge(site, mine, theirs)).toEqual(expected);
      expect(merge(site, theirs, mine)).toEqual(expected);
    });
  },

  'whatever two people do: what I have written is there, what they have written is there or in a conflict, whoever is first': (
    site: Json,
  ) =>
    fc.property(someChoices(12), someChoices(12), fc.constantFrom(...Object.values(hands)), (first, second, write) => {
      const [mine, theirs] = [edit(site, first, 'I'), edit(site, second, 'They')];
      const [one, other] = [expectNothingLost(site, mine, theirs, write), expectNothingLost(site, theirs, mine, write)];
      // What one of them is asked about, the other would be.
      expect(other.conflicts.length > 0).toBe(one.conflicts.length > 0);
      if (one.conflicts.length === 0) expect(withoutOrder(other.merged)).toEqual(withoutOrder(one.merged));
      expect(merge(site, mine, site)).toEqual({ merged: mine, conflicts: [] });
      expect(merge(site, site, theirs)).toEqual({ merged: theirs, conflicts: [] });
      expect(merge(site, mine, mine)).toEqual({ merged: mine, conflicts: [] });
    }),
};

function expectNothingLost(site: Json, mine: Json, theirs: Json, write: (text: string) => string): ReturnType<typeof merge> {
  const { merged, conflicts } = merge(site, mine, theirs);
  expect(lostWords(mine, merged)).toEqual([]);
  expect(lostWords(theirs, [merged, conflicts.map((conflict) => conflict.theirs)])).toEqual([]);
  for (const conflict of conflicts) {
    if (conflict.mine !== undefined) expect(valueAt(merged, conflict.pointer)).toEqual(conflict.mine);
    expect(isSame(conflict.mine, conflict.theirs)).toBe(false);
  }
  expect(
    lostWords(
      theirs,
      decided(merged, conflicts, () => 'theirs'),
    ),
  ).toEqual([]);
  // Where both can be kept, neither has lost a word; elsewhere it stays mine.
  const both = decided(merged, conflicts, (one) => (canKeepBoth(one, true) ? 'both' : 'mine'));
  expect(lostWords(merged, both)).toEqual([]);
  const others = conflicts.filter((one) => !canKeepBoth(one, true)).map((one) => one.theirs);
  expect(lostWords(theirs, [both, others])).toEqual([]);
  const theirText = write(JSON.stringify(theirs, null, 2));
  expect(JSON.parse(writeInto(theirText, merged))).toEqual(merged);
  return { merged, conflicts };
}

/** A value in which the order of entries does not count: what two people add at one place has no order. */
function withoutOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOrder).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, withoutOrder(value[key] ?? null)]));
}

/** A value after some operations, which write words that nobody else does. */
function edit(value: Json, choices: readonly Choice[], who: string): Json {
  return choices.reduce((now, choice, index) => {
    const words = `${who} ${index}`;
    const operation = operationOf({ ...choice, value: index % 2 ? words : { title: words } }, now);
    return operation && operation.pointer !== '' ? changeValue(now, operation) : now;
  }, value);
}

function lostWords(before: Json, after: unknown): string[] {
  // Where both are kept of a text, they stand in one: "I 1 / They 1".
  const wordsIn = (value: unknown): string[] => JSON.stringify(value).match(/(?<="|\/ )(?:I|They) \d+(?="| \/)/g) ?? [];
  const kept = new Set(wordsIn(after));
  return wordsIn(before).filter((words) => !kept.has(words));
}
