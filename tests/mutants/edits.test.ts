/** More than 20,000 edits by chance of all valid manifests, in the hands of several people, and merges of what two of them have made. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../schema/json.ts';
import { mergeProperties } from './random-merges.ts';
import { hands, someChoices, tryOperations, withEmptyLists } from './random-operations.ts';
import { subjects } from './subjects.ts';

const emptied = subjects.slice(0, 2).map(({ name, manifest }) => ({
  name: `${name} with empty lists`,
  text: JSON.stringify(withEmptyLists(manifest as Json), null, 2),
}));

/** Empty lists as people write them, one in the other, and beside nothing else. */
const bare = {
  name: 'hardly more than empty lists',
  text: '{\n  "a": [],\n  "b": [ ],\n  "c": [\n  ],\n  "d": { "e": [], "f": {} },\n  "g": [[], { "h": [] }]\n}\n',
};

describe('after any operations the text says the value, other lines stay, and undo leads back:', () => {
  let operations = 0;
  test.each(
    [...subjects, ...emptied, bare].flatMap(({ name, text }) =>
      Object.entries(hands).map(([hand, write]) => ({ name, hand, text: write(text) })),
    ),
  )('$name, $hand', ({ text }) => {
    fc.assert(
      fc.property(someChoices(40), (choices) => {
        operations += tryOperations(text, choices);
      }),
      { numRuns: 60, seed: 20_261_122, endOnFailure: true },
    );
  });

  afterAll(() => {
    expect(operations).toBeGreaterThan(20_000);
  });
});

test.each(
  [...subjects.slice(0, 2), ...emptied].flatMap(({ name, text }) =>
    Object.entries(mergeProperties).map(([says, property]) => ({ name, says, property: property(JSON.parse(text) as Json) })),
  ),
)('$name: $says', ({ property }) => {
  fc.assert(property as fc.IProperty<unknown>, { numRuns: 500, seed: 20_261_122, endOnFailure: true });
});
