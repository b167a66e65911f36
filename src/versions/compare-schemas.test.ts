import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { plainText, wholeNumber } from '../../schema/fields.ts';
import type { Json } from '../../schema/json.ts';
import { add, change, map, type Step } from '../../schema/migrations.ts';
import { rowsOf } from '../../tests/support/project/slice.ts';
import { buildJsonSchema } from '../json-schema/build-schema.ts';
import { collectHistory } from '../migrations/history.ts';
import { checkVersion, describeToday } from './check-versions.ts';
import { takeSnapshot } from './snapshot.ts';

const panel = (value: z.ZodType, steps?: Step[]) => ({
  panel: defineSection({
    de: ['Tafel', 'Eine Tafel.'],
    en: ['Panel', 'A panel.'],
    props: z.strictObject({ value }),
    migrations: steps ? [{ to: 2, steps }] : [],
  }),
});

/** What the check says where the only key of a section was that and is this now. */
const verdictOn = (before: z.ZodType, sections: Record<string, SectionDefinition>) =>
  checkVersion(takeSnapshot(buildJsonSchema(panel(before))), describeToday(sections, collectHistory(sections, [])));
const check = (before: z.ZodType, sections: Record<string, SectionDefinition>) => verdictOn(before, sections).broken;

const words = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .meta({ de: ['Zeichen', 'Ein Zeichen wie "a-b".'], en: ['Sign', 'A sign such as "a-b".'] });
const places = z.enum(['left', 'right']);

test.each<[string, before: z.ZodType, now: z.ZodType]>([
  ['bounds that all words keep to', places, plainText().max(5)],
  ['a number more', z.literal([2, 3]), z.literal([2, 3, 4])],
  ['any number between the least and the most', z.literal([2, 3]), wholeNumber(2, 3)],
  ['words beside numbers', z.literal([2, 3]), z.literal([2, 'auto', 3])],
  ['a default of what was required', places, places.default('right')],
  [
    'a list or an object beside a text',
    plainText(),
    z.union([plainText(), z.array(plainText()), z.strictObject({ src: plainText() })]),
  ],
  ['numbers one by one', z.literal([2, 3]), z.union([z.literal(3), z.literal(2)])],
])('nothing is taken away by %s', (_, before, now) => {
  expect(check(before, panel(now))).toEqual([]);
});

const losses: [string, before: z.ZodType, now: z.ZodType, said: string, mend: Step][] = [
  [
    'a text with a form may not be as long',
    words,
    words.max(5),
    'is at most 5 characters now.',
    change('value', (text) => String(text).replaceAll('-', '').slice(0, 5)),
  ],
  [
    'a text with a form may not be as long as it could be',
    words.max(9),
    words.max(5),
    'is at most 5 characters now, before it was 9.',
    change('value', (text) => String(text).replaceAll('-', '').slice(0, 5)),
  ],
  [
    'a text with a form may not be as short',
    words,
    words.min(3),
    'needs at least 3 characters now.',
    change('value', (text) => String(text).padEnd(3, 'x')),
  ],
  [
    'a word is too long for the text that it becomes',
    places,
    plainText().max(4),
    'cannot be "right" now.',
    map('value', { right: 'end' }),
  ],
  [
    'a list of numbers is narrowed',
    z.literal([2, 3, 4]),
    z.literal([2, 3]),
    'cannot be 4 now.',
    change('value', (number) => (number === 4 ? 3 : number)),
  ],
  ['one number of a list is left', z.literal([2, 3, 4]), z.literal(2), 'cannot be 3 now.', change('value', () => 2)],
  [
    'a number of a list is beyond the bounds',
    z.literal([2, 3, 4]),
    wholeNumber(2, 3),
    'cannot be 4 now.',
    change('value', (number) => (number === 4 ? 3 : number)),
  ],
  [
    'of numbers and words, a number is gone',
    z.literal([1, 2, 'auto']),
    z.literal([1, 'auto']),
    'cannot be 2 now.',
    change('value', (width) => (width === 2 ? 1 : width)),
  ],
  ['of yes and no, one is left', z.boolean(), z.literal(true), 'cannot be false now.', change('value', () => true)],
];

test.each(rowsOf(losses))('%s', (_, before, now, said, mend) => {
  expect(check(before, panel(now))).toEqual([`\`panel\`: \`value\` ${said}`]);
  expect(check(before, panel(now, [mend]))).toEqual([]);
});

test('a number becomes one of a list', () => {
  const [before, now] = [z.number().min(0).max(9), z.literal([0, 1, 2])];
  const fewer = (number: Json) => (number === 0 || number === 1 ? number : 2);
  expect(check(before, panel(now))).toEqual(['`panel`: `value` was a number and is now 0, 1, 2.']);
  expect(check(before, panel(now, [change('value', fewer)]))).toEqual([]);
});

test('a key that could be left out gets a default', () => {
  const [before, now] = [z.boolean().optional(), z.boolean().default(true)];
  const said = '`panel`: `value` means something else where it is left out: it had no default and is now true.';
  expect(check(before, panel(now))).toEqual([said]);
  expect(check(before, panel(now, [change('value', (open) => open)]))).toHaveLength(1);
  expect(check(before, panel(now, [add('value', false)]))).toEqual([]);
});

test('a key loses its default', () => {
  const [before, now] = [places.default('right'), places.optional()];
  const said = '`panel`: `value` means something else where it is left out: it was "right".';
  expect(check(before, panel(now))).toEqual([said]);
  expect(check(before, panel(now, [add('value', 'left')]))).toHaveLength(1);
  expect(check(before, panel(now, [add('value', 'right')]))).toEqual([]);
});

test('a key that loses its default because it is required now is said to be required', () => {
  expect(check(places.default('right'), panel(places))).toEqual(['`panel`: `value` is required now.']);
});

test('whether another pattern takes anything away is left to people, unless a sample shows it', () => {
  const pattern = (form: RegExp) =>
    z
      .string()
      .regex(form)
      .meta({ de: ['Code', 'Wie "DE".'], en: ['Code', 'Such as "DE".'] });
  const { broken, undecided } = verdictOn(pattern(/^[A-Z]{2}$/), panel(pattern(/^[A-Z]{2,3}$/)));
  expect(broken).toEqual([]);
  expect([...undecided]).toEqual([['Texts of the pattern ^[A-Z]{2}$ have to match ^[A-Z]{2,3}$ now.', ['`panel`: `value`']]]);
  expect(check(pattern(/^[A-Z]{2}$/), panel(pattern(/^[A-C]{2}$/)))).toEqual([
    '`panel`: `value` is refused: `DE` does not fit its pattern now.',
  ]);
});
