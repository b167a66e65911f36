/** For tests: everything that a type is tried with in the long tests. The same seed makes the same ones. */
import {
  type Case,
  type Choices,
  compound,
  fifty,
  last,
  makeSection,
  maximum,
  minimum,
  sentence,
  usualCases,
  words,
} from '../../src/contract/generate.ts';
import { optionalKeys, placesOf } from '../../src/contract/optional-keys.ts';
import type { JsonSchema } from '../../src/json-schema/build-schema.ts';
import { isOnWayTo } from '../../src/json-schema/walk.ts';
import { createRandom, type Random } from '../mutants/random.ts';

/** Each optional key alone, each value of each choice, each list long, and each tone. */
function singleCases(type: string, schema: JsonSchema): Case[] {
  const make = (name: string, choices: Choices) => ({ name, section: makeSection(type, schema, choices) });
  const keys = placesOf(schema);
  return [
    ...optionalKeys(schema).map((path) =>
      make(`only ${path}`, {
        ...minimum,
        // What stands above a key must be there for the key to be.
        has: (other) => isOnWayTo(other, path),
        count: (_, least) => Math.max(least, 1),
        text: sentence,
        choose: last,
      }),
    ),
    ...keys.flatMap(({ path, schema: field }) =>
      (optionsOf(field).length <= 8 ? optionsOf(field) : []).map((value) =>
        make(`${path} is ${JSON.stringify(value)}`, {
          ...maximum,
          choose: (at, options) =>
            at === path ? (options.find((option) => option === value) ?? last(at, options)) : last(at, options),
        }),
      ),
    ),
    ...keys.flatMap(({ path, schema: field }) => (field.type === 'array' ? [make(`50 ${path}`, fifty(path))] : [])),
    ...['plain', 'tint', 'deep'].map((tone) => {
      const { name, section } = make(`tone ${tone}`, maximum);
      return { name, section: { ...section, tone } };
    }),
  ];
}

/** As many more as wanted, each decided by chance at every place. */
function randomCases(type: string, schema: JsonSchema, count: number, seed: number): Case[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const section = makeSection(type, schema, byChance(random));
    return { name: `chance ${seed}.${index}`, section: { ...section, tone: random.pick(['plain', 'tint', 'deep', 'accent']) } };
  });
}

/** Cases by chance for each type, beside those that every key calls for. */
const chances = 40;

/** Everything that a type is tried with in `npm run test:deep`. */
export function allCases(type: string, schema: JsonSchema): Case[] {
  // Another beginning for each type, the same on every machine.
  const seed = [...type].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  return [...usualCases(type, schema), ...singleCases(type, schema), ...randomCases(type, schema, chances, seed)];
}

function byChance(random: Random): Choices {
  // Some numbers belong together, such as a least and a most: all are small or all are large.
  const isSmall = random.below(2) === 0;
  const text = (number: number) => {
    const kind = random.below(6);
    if (kind === 0) return compound(random.below(100));
    if (kind === 1) return 'A';
    if (kind === 2) return `**${sentence(number)}** & <b>_${random.word(8)}_</b> "${random.word(5)}"`;
    return Array.from({ length: 1 + random.below(20) }, () => random.pick(words)).join(' ');
  };
  return {
    has: () => random.below(2) === 0,
    count: (_, least, limit) => least + random.below(Math.min(limit, 7) - least + 1),
    text,
    choose: (_, options) => random.pick(options),
    number: (least, limit) => (isSmall ? least : limit),
  };
}

function optionsOf(schema: JsonSchema): unknown[] {
  if (schema.type === 'boolean') return [false, true];
  return schema.enum ?? [];
}
