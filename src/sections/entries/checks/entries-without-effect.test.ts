import { expect, test } from 'vitest';
import { tryManifest } from '../../../../tests/support/manifest/try-manifest.ts';

const people = { name: 'people', fields: [{ name: 'role', label: 'Role' }], records: [{ title: 'Ada', tags: ['Bakers'] }] };

test('a list says what it chooses by and nothing has: a value with the nearest one, a fact once', async () => {
  const only = [
    { by: 'tags', is: ['Bakers', 'Backers'] },
    { by: 'role', is: ['Baker', 'Owner'] },
  ];
  const { problems } = await tryManifest({
    '/collections': [people],
    '/routes/0/sections/1': { type: 'entries', of: 'people', only },
  });
  expect(problems.map(({ code, pointer, message, hint }) => ({ code, pointer, message, hint }))).toEqual([
    {
      code: 'entries-without-effect',
      pointer: '/routes/0/sections/1/only/0/is/1',
      message: expect.stringContaining('`tags: Backers`'),
      hint: expect.stringContaining('`Bakers`'),
    },
    {
      code: 'entries-without-effect',
      pointer: '/routes/0/sections/1/only/1/by',
      message: expect.stringContaining('`role`'),
      hint: expect.not.stringContaining('mean'),
    },
  ]);
});
