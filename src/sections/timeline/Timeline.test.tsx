import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { render } from '../../render/render.tsx';

test('a milestone without a title is headed by its day', async () => {
  const items = [
    { date: '1998', title: 'The shop' },
    { date: '2004', text: ['Hard years.'] },
  ];
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'timeline', title: 'History', items } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const list = /<ol.*?<\/ol>/s.exec(html)?.[0] ?? '';
  expect([...list.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text)).toEqual(['The shop', '2004']);
});
