import { expect, test } from 'vitest';
import type { ListedEntry } from '../../../schema/resolved.ts';
import { getPage } from '../../../schema/site-parts.ts';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import { markOrigins } from './origins.ts';

const section = {
  type: 'card-grid',
  title: 'Three _of_ them',
  items: [
    { icon: 'check', title: 'One', text: 'With [a link](/) and **more**.', link: { label: 'Go', href: 'https://one.example' } },
    { title: '**_Two_**', badge: 'New' },
  ],
};
const image = { src: 'logo.svg', alt: 'A stone' };
const here = '/routes/0/sections/1';

async function markWith(edits: Edits = {}) {
  const { site, problems, text } = await tryManifest({ [here]: section, '/routes/0/sections/2': hero, ...edits });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const written = JSON.parse(text) as WrittenManifest;
  return markOrigins(written, 0, site.shells[0], getPage(site, '/'), asWritten);
}

const asWritten = { originOf: (pointer: string) => pointer, placeOf: (pointer: string) => pointer };

const hero = { type: 'hero', title: 'A title', text: ['A text.'], image };

test('a number stands in the place of each text, image and icon', async () => {
  const { page, shell, sections, pointers } = await markWith();
  const numberOf = (pointer: string) => pointers.indexOf(pointer);
  const [title, text, icon] = [`${here}/title`, `${here}/items/0/text`, `${here}/items/0/icon`].map(numberOf);
  expect(sections[1]).toBe(here);
  expect(page.sections[1]).toMatchObject({
    type: 'card-grid',
    tone: 'plain',
    title: [`⟦${title}⟧`, { em: ['-'] }, '-'],
    items: [
      {
        icon: [['g', { id: `⟦${icon}⟧` }]],
        title: `⟦${numberOf(`${here}/items/0/title`)}⟧`,
        text: [`⟦${text}⟧`, { link: { page: '/' }, text: ['-'] }, '-', { strong: ['-'] }, '-'],
        link: { label: `⟦${numberOf(`${here}/items/0/link/label`)}⟧`, href: { url: '#' } },
      },
      {
        title: [{ strong: [{ em: [`⟦${numberOf(`${here}/items/1/title`)}se⟧`] }] }],
        badge: `⟦${numberOf(`${here}/items/1/badge`)}⟧`,
      },
    ],
  });
  expect(page.sections[2]).toMatchObject({ image: { src: `⟦${numberOf('/routes/0/sections/2/image')}⟧.svg`, alt: ' ' } });
  expect(shell.header.name).toBe(`⟦${numberOf('/header/name')}⟧`);
  expect(new Set(pointers).size).toBe(pointers.length);
});

test('what stands behind a section comes from where it is written', async () => {
  const backgroundOf = async (edits: Edits) => {
    const { page, pointers } = await markWith(edits);
    const { image: beside, backdrop } = page.sections[2] as { image?: unknown; backdrop?: { src: string } };
    expect(beside).toBeUndefined();
    return pointers[Number(backdrop?.src.match(/\d+/)?.[0])];
  };
  const at = '/routes/0/sections/2';
  expect(await backgroundOf({ [at]: { ...hero, layout: 'background' } })).toBe(`${at}/image`);
  expect(await backgroundOf({ [at]: { ...hero, layout: 'background', image: [image] } })).toBe(`${at}/image/0`);
  expect(await backgroundOf({ [at]: { ...hero, image: undefined, backdrop: image } })).toBe(`${at}/backdrop`);
});

test('a step that nobody has written comes from what calls the page so, and the words between entries from their list', async () => {
  const page = (path: string, more: object = {}) => ({
    ...{ path, title: `Page ${path}`, description: `What is said of ${path}, in a sentence of a proper length.` },
    sections: [{ type: 'hero', title: 'A title', breadcrumbs: { label: 'Here' } }],
    ...more,
  });
  const list = (under: string, labels?: object) => ({ type: 'entries', title: 'News', under, ...(labels && { labels }) });
  const labels = { newer: 'Newer', older: 'Older' };
  const { site, problems, text } = await tryManifest({
    '/header/links': [
      { label: 'What is new', href: '/news' },
      {
        label: 'That year',
        links: [
          { label: 'Overview', href: '/news/2026' },
          { label: 'Fair', href: '/news/2026/fair' },
        ],
      },
    ],
    '/routes/0/sections/1': list('/', labels),
    '/routes/1': page('/news', { sections: [list('/news/2026'), list('/news', labels)] }),
    '/routes/2': page('/news/2026'),
    '/routes/3': page('/news/2026/fair', { entry: { date: '2026-02-01' } }),
    '/routes/4': page('/news/2026/walk', { entry: { date: '2026-03-01' } }),
    '/routes/5': page('*'),
  });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const shown = getPage(site, '/news/2026/fair');
  const { page: marked, pointers } = markOrigins(JSON.parse(text), 3, site.shells[0], shown, asWritten);
  const origin = (text?: string) => pointers[Number(text?.match(/\d+/)?.[0])];
  const { links } = (marked.sections[0] as unknown as { breadcrumbs: { links: { label: string }[] } }).breadcrumbs;
  expect(links.map(({ label }) => origin(label))).toEqual(['/site/name', '/header/links/0/label', '/header/links/1/label']);
  const { newer } = marked.neighbours ?? {};
  expect([newer?.label, newer?.title].map(origin)).toEqual(['/routes/1/sections/1/labels/newer', '/routes/4/title']);
});

test('facts come from the page or the record that says them, and their labels from the collection', async () => {
  const { site, problems, text } = await tryManifest({
    '/collections': [
      { under: '/news', fields: [{ name: 'place', label: 'Place' }] },
      {
        name: 'people',
        fields: [{ name: 'phone', label: 'Phone', kind: 'link' }],
        records: [{ title: 'Ada' }, { title: '_Bo_', facts: { phone: { label: '1', href: 'tel:+4944112345' } } }],
      },
    ],
    '/routes/0/sections/1': { type: 'entries', title: 'News', under: '/news', layout: 'rows' },
    '/routes/0/sections/2': { type: 'entries', title: 'People', of: 'people', layout: 'rows' },
    '/routes/1': {
      ...{ path: '/news/fair', title: 'Fair', description: 'What is said of the fair, in a sentence of a proper length.' },
      ...{ entry: { facts: { place: '**Berlin**' } }, sections: [hero] },
    },
    '/routes/2': { path: '/news', title: 'News', description: 'What is new.', sections: [hero] },
    '/routes/3': { path: '*', title: 'Nothing', description: 'Nothing is here.', sections: [hero] },
  });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const { page, pointers } = markOrigins(JSON.parse(text), 0, site.shells[0], getPage(site, '/'), asWritten);
  const origin = (marked: unknown) => pointers[Number(/⟦(\d+)/.exec(JSON.stringify(marked))?.[1])];
  const entries = page.sections.slice(1).flatMap((one) => one.entries as ListedEntry[]);
  expect(entries.map(({ title }) => origin(title))).toEqual([
    '/routes/1/title',
    '/collections/1/records/0/title',
    '/collections/1/records/1/title',
  ]);
  const facts = entries.flatMap((one) => Object.values(one.facts ?? {}));
  expect(facts.flatMap(({ label, text }) => [label, text].map(origin))).toEqual([
    ...['/collections/0/fields/0/label', '/routes/1/entry/facts/place'],
    ...['/collections/1/fields/0/label', '/collections/1/records/1/facts/phone/label'],
  ]);
});

test.each<[string, Edits]>([
  ['words', { [`${here}/title`]: 'Four _or five_ of us', [`${here}/items/1/badge`]: 'Old', '/header/name': 'Other' }],
  ['the page in search engines', { '/routes/0/title': 'Quite another title' }],
  ['an address', { [`${here}/items/0/link/href`]: 'https://two.example' }],
  ['an icon', { [`${here}/items/0/icon`]: 'bolt' }],
  ['what an image shows', { '/routes/0/sections/2/image/alt': 'A bridge' }],
])('other %s, and the marked page is the same', async (_, edits) => {
  expect(JSON.stringify(await markWith(edits))).toBe(JSON.stringify(await markWith()));
});

test.each<[string, Edits]>([
  ['markup in a text', { [`${here}/items/0/title`]: '**One**' }],
  ['one entry more', { [`${here}/items/2`]: { title: 'Three' } }],
  ['a text less', { [`${here}/title`]: undefined }],
  ['a switch', { [`${here}/numbered`]: true }],
  ['a choice', { [`${here}/layout`]: 'rows' }],
  ['a decorative image', { '/routes/0/sections/2/image/alt': '' }],
])('%s, and the marked page is another one', async (_, edits) => {
  expect(JSON.stringify(await markWith(edits))).not.toBe(JSON.stringify(await markWith()));
});
