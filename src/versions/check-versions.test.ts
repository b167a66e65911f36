import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { icon, link, paragraphs, plainText, richText, wholeNumber } from '../../schema/fields.ts';
import {
  add,
  change,
  map,
  move,
  type ReplaceSections,
  remove,
  rename,
  replaceSections,
  type SiteMigration,
} from '../../schema/migrations.ts';
import { rowsOf } from '../../tests/support/project/slice.ts';
import { buildJsonSchema } from '../json-schema/build-schema.ts';
import { collectHistory } from '../migrations/history.ts';
import { checkVersion, describeToday } from './check-versions.ts';
import { takeSnapshot } from './snapshot.ts';

/** The props of a type as they were published. */
const published = {
  title: richText(),
  text: paragraphs().optional(),
  note: plainText().optional(),
  layout: z.enum(['tiles', 'rows', 'stack']).default('rows'),
  size: wholeNumber(0, 100).optional(),
  code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ de: ['Code', 'Ein Code wie "DE".'], en: ['Code', 'A code such as "DE".'] })
    .optional(),
  items: z
    .array(z.strictObject({ label: plainText(), icon: icon().optional(), link: link().optional() }))
    .min(1)
    .max(6),
};
type Props = Record<string, z.ZodType>;

const section = (props: Props, migrations: SectionDefinition['migrations'] = []) =>
  defineSection({ de: ['Tafel', 'Eine Tafel.'], en: ['Panel', 'A panel.'], props: z.strictObject(props), migrations });
const other = section({ title: richText().optional() });

const before = takeSnapshot(buildJsonSchema({ other, panel: section(published) }));

/** What the check says when the schemas are these now. */
const check = (sections: Record<string, SectionDefinition>, site: readonly SiteMigration[] = []) =>
  checkVersion(before, describeToday({ other, ...sections }, collectHistory(sections, site))).broken;

/** The published props, some of them other than they were; undefined: gone. */
function changed(changes: Record<string, z.ZodType | undefined>): Props {
  const all: Record<string, z.ZodType | undefined> = { ...published, ...changes };
  return Object.fromEntries(Object.entries(all).flatMap(([key, schema]) => (schema ? [[key, schema]] : [])));
}

const items = (entry: Props, { min = 1, max = 6 } = {}) => z.array(z.strictObject(entry)).min(min).max(max);
const entry = { label: plainText(), icon: icon().optional(), link: link().optional() };

describe('what takes nothing away needs neither a migration nor another snapshot', () => {
  test.each<[string, Record<string, SectionDefinition>]>([
    ['nothing', { panel: section(published) }],
    ['an optional key', { panel: section(changed({ badge: plainText().optional() })) }],
    ['a key with a default', { panel: section(changed({ numbered: z.boolean().default(false) })) }],
    ['an optional key in an entry', { panel: section(changed({ items: items({ ...entry, badge: plainText().optional() }) })) }],
    ['a section type', { panel: section(published), extra: section({ title: richText() }) }],
    ['a word more', { panel: section(changed({ layout: z.enum(['tiles', 'rows', 'stack', 'line']).default('rows') })) }],
    ['what was required may be left out', { panel: section(changed({ title: richText().optional() })) }],
    ['wider bounds', { panel: section(changed({ size: wholeNumber(0, 200).optional(), items: items(entry, { max: 9 }) })) }],
    ['any text instead of a word', { panel: section(changed({ layout: plainText().default('rows') })) }],
    [
      'a wider form',
      {
        panel: section(
          changed({
            code: z
              .string()
              .regex(/^[A-Z]{2,3}$/)
              .optional(),
          }),
        ),
      },
    ],
    [
      'new words',
      {
        panel: section(
          changed({
            note: plainText()
              .meta({ de: ['Neu', 'Neu.'], en: ['New', 'New.'], widget: 'date' })
              .optional(),
            layout: z
              .enum(['tiles', 'rows', 'stack'])
              .meta({ labels: { tiles: { de: 'Kacheln', en: 'Tiles' } } })
              .default('rows'),
          }),
        ),
      },
    ],
  ])('%s', (_, sections) => {
    expect(check(sections)).toEqual([]);
  });
});

describe('what takes something away is named with its key and type, until a migration makes up for it', () => {
  const losses: [string, Props, said: string[], ...steps: NonNullable<SectionDefinition['migrations']>[number][]][] = [
    [
      'a key is removed',
      changed({ note: undefined }),
      ['`panel`: `note` is refused: there is no `note` now.'],
      { to: 2, steps: [remove('note')] },
    ],
    [
      'a key is renamed',
      changed({ note: undefined, remark: plainText().optional() }),
      ['`panel`: `note` is refused: there is no `note` now.'],
      { to: 2, steps: [rename('note', 'remark')] },
    ],
    [
      'a required key is renamed',
      changed({ title: undefined, heading: richText() }),
      ['`panel`: `title` is refused: there is no `title` now.', '`panel`: `heading` is required now.'],
      { to: 2, steps: [rename('title', 'heading')] },
    ],
    [
      'a key in the entries of a list is renamed, in two versions',
      changed({ items: items({ name: plainText(), icon: icon().optional(), link: link().optional() }) }),
      ['`panel`: `items[].label` is refused: there is no `label` now.', '`panel`: `items[].name` is required now.'],
      { to: 2, steps: [rename('items[].label', 'caption')] },
      { to: 3, steps: [rename('items[].caption', 'name')] },
    ],
    [
      'a value moves to another place',
      changed({ items: items({ label: plainText(), icon: icon().optional(), href: plainText().optional() }) }),
      ['`panel`: `items[].link` is refused: there is no `link` now.'],
      {
        to: 2,
        steps: [
          change('items[].link.href', (href) => (typeof href === 'string' ? href : 'mailto:')),
          move('items[].link.href', 'items[].href'),
          remove('items[].link'),
        ],
      },
    ],
    [
      'a list of words is narrowed',
      changed({ layout: z.enum(['rows', 'stack']).default('rows') }),
      ['`panel`: `layout` cannot be "tiles" now.'],
      { to: 2, steps: [map('layout', { tiles: 'stack' })] },
    ],
    [
      'a text becomes a word of a list',
      changed({ note: z.enum(['new', 'old']).optional() }),
      ['`panel`: `note` was a text and is now "new", "old".'],
      { to: 2, steps: [change('note', (note) => (note === 'new' || note === 'old' ? note : undefined))] },
    ],
    [
      'a key becomes required',
      changed({ note: plainText() }),
      ['`panel`: `note` is required now.'],
      { to: 2, steps: [add('note', '–')] },
    ],
    [
      'a required key is new',
      changed({ summary: plainText() }),
      ['`panel`: `summary` is required now.'],
      { to: 2, steps: [change('', (one) => ({ ...(one as object), summary: '–' }))] },
    ],
    [
      'a text becomes a list',
      changed({ note: paragraphs().optional() }),
      ['`panel`: `note` was a text and is now a list.'],
      { to: 2, steps: [change('note', (note) => [note])] },
    ],
    [
      'a list may hold fewer entries',
      changed({ items: items(entry, { max: 4 }) }),
      ['`panel`: `items` is at most 4 entries now, before it was 6.'],
      { to: 2, steps: [change('items', (list) => (list as []).slice(0, 4))] },
    ],
    [
      'a number has other bounds',
      changed({ size: wholeNumber(0, 50).optional() }),
      ['`panel`: `size` is at most 50 now, before it was 100.'],
      { to: 2, steps: [change('size', (size) => (typeof size === 'number' ? Math.min(size, 50) : size))] },
    ],
    [
      'a form is narrowed',
      changed({
        code: z
          .string()
          .regex(/^[A-C]{2}$/)
          .optional(),
      }),
      ['`panel`: `code` is refused: `DE` does not fit its pattern now.'],
      { to: 2, steps: [remove('code')] },
    ],
    [
      'what is left out means something else',
      changed({ layout: z.enum(['tiles', 'rows', 'stack']).default('stack') }),
      ['`panel`: `layout` means something else where it is left out: it was "rows".'],
      { to: 2, steps: [add('layout', 'rows')] },
    ],
  ];
  test.each(rowsOf(losses))('%s', (_, props, said, ...migrations) => {
    expect(check({ panel: section(props) })).toEqual(said);
    expect(check({ panel: section(props, migrations) })).toEqual([]);
  });

  test('a default that has another name now means the same', () => {
    const layout = z.enum(['cards', 'lines', 'stack']).default('lines');
    const steps = [map('layout', { tiles: 'cards', rows: 'lines' })];
    expect(check({ panel: section(changed({ layout }), [{ to: 2, steps }]) })).toEqual([]);
    expect(check({ panel: section(changed({ layout: layout.default('stack') }), [{ to: 2, steps }]) })).toEqual([
      '`panel`: `layout` means something else where it is left out: it was "rows".',
    ]);
  });

  test('a type is renamed, with a key of it', () => {
    const props = changed({ note: undefined, remark: plainText().optional() });
    expect(check({ board: section(props) })).toEqual(['`panel`: `type` is refused: there is no section type `panel` now.']);
    expect(check({ board: section(props, [{ to: 2, renamedFrom: 'panel' }]) })).toEqual([
      '`panel`: `note` is refused: there is no `note` now.',
    ]);
    expect(check({ board: section(props, [{ to: 2, renamedFrom: 'panel', steps: [rename('note', 'remark')] }]) })).toEqual([]);
  });

  test('a type is removed', () => {
    const site = [{ to: 2, steps: [replaceSections('panel', ({ title = '' }) => [{ type: 'other', title }])] }];
    expect(check({})).toEqual(['`panel`: `type` is refused: there is no section type `panel` now.']);
    expect(check({}, site)).toEqual([]);
  });

  test.each<[string, ReplaceSections['by'], RegExp]>([
    ['keeps keys that the other type does not know', (one) => [{ ...one, type: 'other' }], /`items` is refused/],
    [
      'keeps one that only some sections have',
      ({ title = '', note }) => [{ type: 'other', title, ...(note !== undefined && { note }) }],
      /`note` is refused/,
    ],
    [
      'stumbles over one that only some sections have',
      ({ title = '', note }) => {
        if (note !== undefined) throw new Error('oh');
        return [{ type: 'other', title }];
      },
      /^`panel` is refused: a function of a migration throws: Error: oh$/,
    ],
  ])('a type is removed, and what takes its place %s', (_, by, why) => {
    expect(check({}, [{ to: 2, steps: [replaceSections('panel', by)] }])).toContainEqual(expect.stringMatching(why));
  });

  test('around the sections too', () => {
    const now = describeToday({ other, panel: section(published) });
    const earlier = structuredClone(before);
    const { properties, required } = earlier.manifest as { properties: Record<string, unknown>; required: string[] };
    properties.motto = { type: 'string', minLength: 1 };
    required.push('motto');
    expect(checkVersion(earlier, now).broken).toEqual(['The manifest: `motto` is refused: there is no `motto` now.']);
    const history = collectHistory({}, [{ to: 2, steps: [remove('motto')] }]);
    expect(checkVersion(earlier, describeToday({ other, panel: section(published) }, history)).broken).toEqual([]);
  });

  test('a migration that leaves something invalid behind, or throws', () => {
    expect(check({ panel: section(published, [{ to: 2, steps: [rename('items[].label', 'text')] }]) })).toEqual([
      '`panel`: `items[].label` is refused: there is no `text` now.',
    ]);
    const broken = change('title', () => {
      throw new Error('oh');
    });
    expect(check({ panel: section(published, [{ to: 2, steps: [broken] }]) })).toEqual([
      '`panel` is refused: a function of a migration throws: Error: oh',
    ]);
  });
});

test.each<[string, NonNullable<SectionDefinition['migrations']>, RegExp]>([
  ['a version that never was', [{ to: 3 }], /no migration leads to version 2/],
  ['the first version', [{ to: 1 }], /whole numbers from 2/],
  ['the same version twice', [{ to: 2 }, { to: 2 }], /each greater than the one before/],
])('migrations to %s are refused', (_, migrations, message) => {
  expect(() => collectHistory({ panel: section(published, migrations) }, [])).toThrow(message);
});

test('two types cannot have had the same name', () => {
  const migrations = [{ to: 2, renamedFrom: 'old' }];
  expect(() => collectHistory({ a: section(published, migrations), b: section(published, migrations) }, [])).toThrow(
    'src/sections/b/schema.ts: another type is also named "old" before version 2.',
  );
});
