import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPage, forgetPages, OutdatedError, PageError } from './page-data.ts';

/** A server that gives these answers, one after the other. */
const answers = (...given: (Response | Error)[]) => {
  const fetch = vi.fn(async () => {
    const answer = given.shift() ?? expect.fail('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const page = (build: string) => Response.json({ build, page: { path: '/a' } });

const dataset: { base?: string } = {};
beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset } }));
afterEach(forgetPages);

test('a page is fetched once; one that failed is asked for again', async () => {
  const fetch = answers(new Error('offline'), new Response('', { status: 503 }), page('one.two'));
  await expect(fetchPage('/a', 'one.x')).rejects.toThrow(PageError);
  await expect(fetchPage('/a', 'one.x')).rejects.toThrow('503');
  const found = await fetchPage('/a', 'one.x');
  expect(found).toMatchObject({ path: '/a' });
  expect(await fetchPage('/a', 'one.x')).toBe(found);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a page of a site that was published anew does not fit', async () => {
  answers(page('other.two'));
  await expect(fetchPage('/a', 'one.x')).rejects.toThrow(OutdatedError);
});

test('where there is none, there is none', async () => {
  answers(new Response('', { status: 404 }));
  expect(await fetchPage('/a', 'one.x')).toBeUndefined();
});

test('below a path of the host the data lie there, too', async () => {
  dataset.base = '/choir';
  const fetch = answers(page('one.two'), page('one.two'), page('one.two'), page('one.two'));
  for (const path of ['/choir/songs', '/choir/', '/choir', '/choir/*']) await fetchPage(path, 'one.x');
  delete dataset.base;
  expect(fetch.mock.calls.flat()).toEqual([
    '/choir/_data/songs.json',
    '/choir/_data/index.json',
    '/choir/_data/index.json',
    '/choir/_data/404.json',
  ]);
});
