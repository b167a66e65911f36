import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { rename, replaceSections } from '../../schema/migrations.ts';
import { collectHistory } from './history.ts';
import { migrate } from './migrate.ts';

const type = (migrations: NonNullable<SectionDefinition['migrations']> = []) =>
  defineSection({ de: ['T', 'T.'], en: ['T', 'T.'], props: z.strictObject({}), migrations });
const original = type([{ to: 2, steps: [rename('headline', 'title')] }]);
const own = { to: 1, steps: [rename('label', 'title')] };

test.each([
  ['stands in its place', 'hero'],
  ['has another name', 'season-hero'],
])("a site's type that is spread from one of the builder and %s does not count the builder's migrations", (_, name) => {
  const history = collectHistory({ hero: original }, [], { [name]: { ...original, replaces: true } });
  expect([history.current, history.own.current]).toEqual([2, 0]);
});

test('what such a type changes later is counted from 1', () => {
  const { own: counted } = collectHistory({ hero: original }, [], { hero: { ...original, migrations: [own] } });
  expect([counted.current, counted.versions.get(1)?.sections.get('hero')?.steps]).toEqual([1, own.steps]);
});

test.each([
  ['a number that is left out', [{ to: 2 }], /^sections\/\*\/schema\.ts: no migration leads to version 1/],
  ['numbers out of order', [{ to: 2 }, { to: 1 }], /^sections\/price-board\/schema\.ts: migrations lead to whole numbers from 1/],
])('of migrations with %s it is said in which folder they stand', (_, migrations, sentence) => {
  expect(() => collectHistory({}, [], { 'price-board': type(migrations) })).toThrow(sentence);
});

test("what the builder does to a type is not done to the site's own of that name", () => {
  const builder = { board: type([{ to: 2, steps: [rename('title', 'name')] }]) };
  const gone = [{ to: 3, steps: [replaceSections('tile', () => [])] }];
  const manifest = { version: 1, routes: [{ sections: [{ type: 'board', title: 'A' }, { type: 'tile' }] }] };
  const migrated = (own = {}) => migrate(manifest, collectHistory(builder, gone, own)).manifest;
  expect(migrated()).toEqual({ version: 3, routes: [{ sections: [{ type: 'board', name: 'A' }] }] });
  expect(migrated({ board: type(), tile: type() })).toEqual({ ...manifest, version: 3 });
});
