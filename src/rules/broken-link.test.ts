import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';

test('a link to a page with a query is refused for the query, not for the page', async () => {
  const { problems } = await tryManifest({ '/header/contact/href': '/?topic=doors' });
  const found = problems.find(({ code }) => code === 'broken-link');
  expect(found?.hint).toContain('?…');
  expect(found?.hint).toMatch(/`\/`/);
  const other = (await tryManifest({ '/header/contact/href': '/nowhere?topic=doors' })).problems.find(
    ({ code }) => code === 'broken-link',
  );
  expect(other?.hint).not.toContain('?…');
});
