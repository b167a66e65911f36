import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { rename, replaceSections } from '../../schema/migrations.ts';
import { collectHistory } from './history.ts';
import { migrate } from './migrate.ts';

const type = (migrations: Parameters<typeof defineSection>[0]['migrations'] = []) =>
  defineSection({ de: ['T', 'T.'], en: ['T', 'T.'], props: z.strictObject({}), migrations });

test("what the builder does to a type is not done to the site's own of that name", () => {
  const builder = { board: type([{ to: 2, steps: [rename('title', 'name')] }]) };
  const gone = [{ to: 3, steps: [replaceSections('tile', () => [])] }];
  const manifest = { version: 1, routes: [{ sections: [{ type: 'board', title: 'A' }, { type: 'tile' }] }] };
  const migrated = (own = {}) => migrate(manifest, collectHistory(builder, gone, own)).manifest;
  expect(migrated()).toEqual({ version: 3, routes: [{ sections: [{ type: 'board', name: 'A' }] }] });
  expect(migrated({ board: type(), tile: type() })).toEqual({ ...manifest, version: 3 });
});
