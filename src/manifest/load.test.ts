import { expect, test } from 'vitest';
import { loadSite } from './load.ts';

test('the smallest manifest becomes a site', async () => {
  const { site, problems } = await loadSite('tests/fixtures/valid/minimal/site.json');
  expect(problems).toEqual([]);
  expect(site?.pages.map(({ path }) => path)).toEqual(['/']);
  expect(site?.notFound.path).toBe('*');
});
