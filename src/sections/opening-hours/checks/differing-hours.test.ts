import { expect, test } from 'vitest';
import { tryManifest } from '../../../../tests/support/manifest/try-manifest.ts';

test('who writes the hours of the telephone as a second week learns where they belong', async () => {
  const hours = (end: string) => ({
    type: 'opening-hours',
    title: 'Hours',
    items: [{ days: ['monday'], times: [{ start: '08:00', end }] }],
  });
  const { problems } = await tryManifest({ '/routes/0/sections/1': hours('18:00'), '/routes/0/sections/2': hours('12:00') });
  expect(problems).toMatchObject([{ code: 'differing-hours', hint: expect.stringContaining('telephone, are a "table"') }]);
});
