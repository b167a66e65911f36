import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';

const text = (lang?: string) => ({ type: 'text', title: 'Pain', text: ['Pain.'], ...(lang && { lang }) });
const page = (path: string, ...langs: (string | undefined)[]) => ({
  path,
  title: `Corner Bakery ${path}`,
  description: 'x'.repeat(80),
  sections: langs.map(text),
});

test('a page in another language is told, once for all of that language', async () => {
  const { problems } = await tryManifest({
    '/routes/2': page('/fr', 'fr'),
    '/routes/3': page('/fr/pain', 'fr', undefined, 'fr'),
  });
  const [found, ...others] = problems.filter(({ code }) => code === 'other-language-page');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ severity: 'warning', pointer: '/routes/2/path', related: [{ pointer: '/routes/3/path' }] });
});

test.each([
  ['half of it', ['fr', undefined]],
  ['another region', ['en-GB']],
  ['nothing', [undefined]],
])('a page with %s in another language is a page of the site', async (_, langs) => {
  const { problems } = await tryManifest({ '/routes/2': page('/guests', ...langs) });
  expect(problems.filter(({ code }) => code === 'other-language-page')).toEqual([]);
});
