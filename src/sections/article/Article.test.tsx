import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { structuredData } from '../../output/seo/structured-data.ts';
import { render } from '../../render/render.tsx';

const entry = { date: '2027-01-16', updated: '2027-02-01', author: 'Ada Byron' };
const labels = { '/labels/contents': 'Contents', '/labels/updated': 'Updated on' };
const headings = (count: number) => Array.from({ length: count }, (_, index) => ({ heading: `Part ${index + 1}` }));

/** An article on a page that is an entry: its document, and what search engines learn of it. */
async function articleOf(text: unknown[], edits = {}) {
  const section = { type: 'article', title: 'Bread', text };
  const { site } = await tryManifest({
    '/routes/0/sections/0': { id: 'contact', ...section },
    '/routes/0/entry': entry,
    ...edits,
  });
  const [page] = site?.pages ?? [];
  if (!site || !page) throw new Error('The manifest is invalid.');
  const html = render(site, '/', () => ({ app: '', script: '', build: '', style: '' }));
  const { '@graph': graph } = JSON.parse(structuredData(site, page, [], 'https://example.org/card.png'));
  return { html, fact: graph.find((thing: Record<string, unknown>) => thing['@type'] === 'Article') };
}

test('says its day, its author and its last change, for people and for machines', async () => {
  const { html, fact } = await articleOf(['Bread.'], labels);
  expect(html).toMatch(/<time dateTime="2027-01-16">.*Ada Byron.*Updated on.*<time dateTime="2027-02-01">/);
  expect(fact).toMatchObject({
    datePublished: '2027-01-16',
    dateModified: '2027-02-01',
    author: { '@type': 'Person', name: 'Ada Byron' },
  });
  // Without the word for it the day of a change would be a second day without a meaning.
  expect((await articleOf(['Bread.'])).html).not.toContain('2027-02-01">');
});

test('has contents from four headings on, and each leads to its heading', async () => {
  expect((await articleOf(headings(3), labels)).html).not.toContain('aria-label="Contents"');
  const { html } = await articleOf([...headings(3), { subheading: 'Below' }], labels);
  const [nav = ''] = /<nav[^>]*aria-label="Contents".*?<\/nav>/.exec(html) ?? [];
  const targets = [...nav.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(['part-1', 'part-2', 'part-3', 'below']);
  for (const id of targets) expect(html).toMatch(new RegExp(`<h[23] id="${id}"`));
});

test('code stays as it is, with braces and blanks', async () => {
  const { html } = await articleOf([{ code: '{name}\n  {{x}}' }]);
  expect(html).toContain('<code>{name}\n  {{x}}</code>');
});
