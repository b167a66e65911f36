import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/try-manifest.ts';
import { render } from '../../render/render.tsx';

const card = { title: 'Title', text: 'Text.', details: ['Point'], link: { label: 'Link', href: '/' } };

test.each(['grid', 'rows'])('in a card of the layout "%s" the link stands last, behind text and points', async (layout) => {
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'card-grid', layout, items: [card, card] } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const order = ['Title', 'Text.', 'Point', 'Link'];
  expect(html.match(/(?<=>)(?:Title|Text\.|Point|Link)(?=<)/g)).toEqual([...order, ...order]);
});
