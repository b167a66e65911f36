import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hands, someChoices, tryOperations } from '../../../tests/mutants/random-operations.ts';
import { root } from '../../../tests/project.ts';

describe('after any operations', () => {
  const minimal = readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8');
  const odd = '{\n  "a": [],\n  "b": { "a": [], "b": { "a": [{}, []] } },\n  "c": {\n    "a": { "a": "a\\u00e9" }\n  }\n}\n';
  test.each(
    Object.entries(hands).flatMap(([hand, write]) => [
      { hand, name: 'minimal', text: write(minimal) },
      { hand, name: 'empty lists, equal keys', text: write(odd) },
    ]),
  )('$name $hand: the text says the value, other lines stay, undo leads back', ({ text }) => {
    let operations = 0;
    fc.assert(
      fc.property(someChoices(8), (choices) => {
        operations += tryOperations(text, choices);
      }),
      { numRuns: 40, seed: 20_261_122 },
    );
    expect(operations).toBeGreaterThan(60);
  });
});
