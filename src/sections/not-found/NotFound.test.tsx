import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

async function headingOf(title: string) {
  const section = { type: 'not-found', title, text: 'Look elsewhere.', link: { label: 'Home', href: '/' } };
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': section });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const [, classes = ''] = new RegExp(`<h[12][^>]* class="([^"]*)"[^>]*>(?:(?!</h).)*${title.split(' ')[0]}`).exec(html) ?? [];
  return classes.split(' ');
}

test('a number is very large, and a sentence is as large as other headings, so that its words stay whole', async () => {
  const [title] = await headingOf('404');
  expect(await headingOf('404')).toHaveLength(1);
  expect(await headingOf('This page is not here')).toEqual([title, expect.stringMatching(/./)]);
});
