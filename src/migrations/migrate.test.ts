import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { rename, replaceSections } from '../../schema/migrations.ts';
import { collectHistory } from './history.ts';
import { migrate } from './migrate.ts';

const tile = defineSection({
  ...{ de: ['T', 'T.'], en: ['T', 'T.'], props: z.strictObject({}) },
  migrations: [{ to: 2, renamedFrom: 'brick', steps: [rename('headline', 'title')] }],
});
const put = { type: 'reuse', of: 'contact', id: 'write' };
const manifest = (brick: object) => ({
  version: 1,
  reused: { contact: { type: 'brick', headline: 'A' }, other: { type: 'text' } },
  languages: [{ path: '/en', reused: { contact: brick } }],
  routes: [
    { path: '/', sections: [put, { type: 'text' }] },
    { path: '/en', sections: [put] },
  ],
});

test('sections that are written once are brought up to date where they are written, those of a language too', () => {
  const { manifest: migrated } = migrate(manifest({ type: 'brick', headline: 'B' }), collectHistory({ tile }, []));
  expect(migrated).toEqual({
    ...{ version: 2, reused: { contact: { type: 'tile', title: 'A' }, other: { type: 'text' } } },
    languages: [{ path: '/en', reused: { contact: { type: 'tile', title: 'B' } } }],
    routes: manifest({}).routes,
  });
});

test('one that becomes several sections is written on each of its pages; what comes after it is found where it stood', () => {
  const split = replaceSections('brick', ({ headline, ...rest }) => [
    { ...rest, type: 'text', title: headline ?? '' },
    { type: 'line' },
  ]);
  const { manifest: migrated, origins } = migrate(
    manifest({ type: 'brick', headline: 'B' }),
    collectHistory({}, [{ to: 2, steps: [split] }]),
  );
  const written = (title: string) => [{ type: 'text', id: 'write', title }, { type: 'line' }];
  expect(migrated).toEqual({
    ...{ version: 2, reused: { other: { type: 'text' } }, languages: [{ path: '/en', reused: {} }] },
    routes: [
      { path: '/', sections: [...written('A'), { type: 'text' }] },
      { path: '/en', sections: written('B') },
    ],
  });
  expect(origins.originOf('/routes/0/sections/2/title')).toBe('/routes/0/sections/1/title');
});
