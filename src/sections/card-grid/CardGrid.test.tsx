import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOf } from '../../../schema/groups.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
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
  const texts = ['Plain.', 'So _much_.', ['One.', 'Two **bold**.', { list: ['Three'], numbered: true, start: 3 }], ['Alone.']];
  const items = texts.map((text, index) => ({ title: `Title ${index}`, text, href: '/' }));
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'card-grid', items } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const bare = html.replace(/ class="[^"]*"/g, '');
  const shown = [...bare.matchAll(/Title \d<\/a><\/h\d>(.*?)<\/div><\/li>/g)].map(([, text]) => text);
  expect(shown).toEqual([
    '<p>Plain.</p>',
    '<p>So <em>much</em>.</p>',
    '<div><p>One.</p><p>Two <strong>bold</strong>.</p><ol start="3"><li>Three</li></ol></div>',
    '<div><p>Alone.</p></div>',
  ]);
});

test('a choice offers each group once, in the order of the cards, and a card knows its place among them', async () => {
  const items = ['Bread', 'Cakes', undefined, 'Bread'].map((group) => ({ title: 'Title', ...(group && { group }) }));
  const section = { type: 'card-grid', choose: { criteria: [{ by: 'group', label: 'Filter', all: 'All' }] }, items };
  const { site } = await tryManifest({ '/routes/0/sections/1': section, '/routes/0/sections/2': section });
  if (!site) throw new Error('not valid');
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const [first = '', second = ''] = html.match(/<fieldset.*?<\/fieldset>.*?<\/ul>/gs) ?? [];
  expect(first.match(/(?<=>)[^<>]+(?=<)/g)).toEqual(['Filter', 'All', 'Bread', 'Cakes', ...items.map(({ title }) => title)]);
  expect(first.match(/<li[^>]*>/g)?.map((card) => /data-group="(\d?)"/.exec(card)?.[1])).toEqual(['1', '2', '', '1']);
  // Two filters of a page are two choices, each with all cards to begin with.
  const name = (filter: string) => new Set(filter.match(/(?<=name=")[^"]+/g));
  expect(name(first).size).toBe(1);
  expect(name(first)).not.toEqual(name(second));
  expect(html.match(/<input[^>]*checked=""[^>]*value="0"|<input[^>]*value="0"[^>]*checked=""/g)).toHaveLength(2);
});

test('each group that a choice can offer hides the cards of all others', () => {
  const groups = groupsOf(Array.from({ length: 30 }, (_, index) => [{ name: `${index}`, text: '' }]));
  const styles = readFileSync(new URL('../../parts/Choose.module.css', import.meta.url), 'utf8');
  const rules = [
    ...styles.matchAll(/:has\(\[value="(\d+)"\]:checked\) \+ \* \[data-group\]:not\(\[data-group~="(\d+)"\], :target\)/g),
  ];
  expect(rules.map(([, chosen, kept]) => `${chosen} ${kept}`)).toEqual(groups.map((_, index) => `${index + 1} ${index + 1}`));
});

test('the image of a card is a link to its large file where there are words for it, and not where the whole card leads on', async () => {
  const image = { src: 'logo.svg', alt: 'A mark' };
  const labels = { enlarge: 'Enlarge', previous: 'Previous', next: 'Next', close: 'Close' };
  const items = [
    { title: 'Enlarged', image },
    { title: 'Leads on', image, href: '/' },
    { title: 'Of [its own](/)', image: { ...image, alt: '' }, href: '/' },
    { title: 'Without' },
  ];
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'card-grid', items, labels } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const html = render(site, '/', () => ({ app: '/a.js', script: '', build: 'a.b', style: '' }));
  const cards = html.match(/<li class="[^"]*"[^>]*data-tone="raised".*?<\/li>/gs) ?? [];
  const links = cards.map((one) => /<a [^>]*data-enlarges[^>]*>/.exec(one)?.[0]);
  expect(links.map((link) => link && (/aria-label="([^"]+)"/.exec(link)?.[1] ?? 'A mark'))).toEqual([
    'A mark',
    undefined,
    'Enlarge',
    undefined,
  ]);
  expect(html.match(/<dialog/g)).toHaveLength(1);
});
