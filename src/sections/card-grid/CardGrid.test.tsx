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

test('a text of a card is one paragraph, with markup or without, or several with lists between them', async () => {
  const texts = ['Plain.', 'So _much_.', ['One.', 'Two **bold**.', { list: ['Three'], numbered: true }], ['Alone.']];
  const items = texts.map((text, index) => ({ title: `Title ${index}`, text, href: '/' }));
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'card-grid', items } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const bare = html.replace(/ class="[^"]*"/g, '');
  const shown = [...bare.matchAll(/Title \d<\/a><\/h\d>(.*?)<\/div><\/li>/g)].map(([, text]) => text);
  expect(shown).toEqual([
    '<p>Plain.</p>',
    '<p>So <em>much</em>.</p>',
    '<div><p>One.</p><p>Two <strong>bold</strong>.</p><ol><li>Three</li></ol></div>',
    '<div><p>Alone.</p></div>',
  ]);
});
