import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { consultancy } from '../../../../tests/support/project/project.ts';
import { valueAt } from '../../../json-text/value.ts';
import { loadSite } from '../../../loader/node/load-site.ts';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { addressesOf } from '../state/new-page.ts';
import { linksTo } from './links.ts';
import { type Removal, removePages, translationsOfPage } from './remove-page.ts';
import { unlink } from './unlink.ts';

const forms = formsOf('de');
const link = { label: 'Kurs', href: '/kurs' };

const manifest = {
  site: { lang: 'de' },
  languages: [
    {
      lang: 'en',
      path: '/en',
      label: 'English',
      constants: { course: '/en/course#dates' },
      header: { links: [{ label: 'C', href: '{course}' }] },
    },
  ],
  constants: { course: '/kurs#termin' },
  header: {
    links: [
      { label: 'Start', href: '/' },
      link,
      { label: 'Mehr', links: [link] },
      { label: 'Auch', links: [link, { label: 'X', href: '/x' }] },
    ],
  },
  redirects: [{ from: '/alt', to: '/kurs#a' }],
  routes: [
    {
      path: '/',
      title: 'Start',
      sections: [
        {
          type: 'text',
          title: 'T',
          text: ['Zum **[Kurs](/kurs "Titel")** und [_Termin_]({course}), nicht [hierhin](/kurse); `[a](/`.'],
        },
        { type: 'call-to-action', title: 'T', actions: [link, { label: 'B', href: '{course}' }] },
        { type: 'card-grid', title: 'T', items: [{ title: 'Karte', text: 'Ein [Link](/kurs#a).', href: '/kurs', link }] },
        { type: 'not-found', title: 'T', link },
      ],
    },
    { path: '/kurs', title: 'Kurs', sections: [{ type: 'not-found', title: 'T', link }] },
    { path: '/x', title: 'X', sections: [] },
    {
      path: '/en',
      title: 'Home',
      translates: '/',
      sections: [{ type: 'not-found', title: 'T', link: { label: 'C', href: '/en/course' } }],
    },
    { path: '/en/course', title: 'Course', translates: '/kurs', sections: [] },
    { path: '/en/x', title: 'X', translates: '/x', sections: [] },
  ],
};

const written = `${JSON.stringify(manifest, null, 2)}\n`;
const remove = (more: Partial<Removal>) => {
  const removal: Removal = { pages: [1], target: '/x', leadsOn: true, links: 'point', ...more };
  const document = apply(openDocument(written), removePages(manifest, forms, removal), { title: '', at: '', time: 0 });
  return { document, at: (pointer: string) => valueAt(document.value, pointer) };
};

test('all links to a page lead to another one, but for the navigation, with constants and old addresses, as one step', () => {
  const { document, at } = remove({});
  expect(linksTo(document.value, forms, '/kurs')).toEqual([]);
  expect(at('/constants/course')).toBe('/x');
  expect(at('/routes/0/sections/0/text/0')).toBe(
    'Zum **[Kurs](/x "Titel")** und [_Termin_]({course}), nicht [hierhin](/kurse); `[a](/`.',
  );
  expect(at('/header/links'), 'entries of the navigation go').toEqual([
    { label: 'Start', href: '/' },
    { label: 'Auch', links: [{ label: 'X', href: '/x' }] },
  ]);
  expect(at('/redirects')).toEqual([
    { from: '/alt', to: '/x' },
    { from: '/kurs', to: '/x' },
  ]);
  expect(at('/routes/3'), 'what it was the original of stands for itself').toEqual({
    path: '/en/course',
    title: 'Course',
    sections: [],
  });
  expect(document.done).toHaveLength(1);
  expect(undo(document)?.document.text).toBe(written);
});

test('with its translation each language has its own new target, and constants of its own', () => {
  expect(translationsOfPage(manifest, 1)).toEqual([4]);
  const { document, at } = remove({ pages: [1, 4] });
  expect(at('/routes')).toHaveLength(4);
  expect(at('/languages/0/constants/course')).toBe('/en/x');
  expect(at('/routes/2/sections/0/link/href')).toBe('/en/x');
  expect(at('/redirects')).toEqual([
    { from: '/alt', to: '/x' },
    { from: '/kurs', to: '/x' },
    { from: '/en/course', to: '/en/x' },
  ]);
  expect(undo(document)?.document.text).toBe(written);
});

test('links are taken away: words stay, buttons go, and where a link must be it leads to the new target', () => {
  const { document, at } = remove({ links: 'remove', leadsOn: false });
  expect(at('/routes/0/sections/0/text/0')).toBe('Zum **Kurs** und _Termin_, nicht [hierhin](/kurse); `[a](/`.');
  expect(at('/routes/0/sections/1/actions'), 'one button is needed').toEqual([{ label: 'B', href: '{course}' }]);
  expect(at('/constants/course')).toBe('/x');
  expect(at('/routes/0/sections/2/items/0')).toEqual({ title: 'Karte', text: 'Ein Link.' });
  expect(at('/routes/0/sections/3/link/href')).toBe('/x');
  expect(at('/header/links'), 'a group goes with its last link').toEqual([
    { label: 'Start', href: '/' },
    { label: 'Auch', links: [{ label: 'X', href: '/x' }] },
  ]);
  expect(at('/redirects')).toBeUndefined();
  expect(unlink(manifest, forms, (address) => address.startsWith('/kurs')).kept).toContain('/routes/0/sections/3/link/href');
  expect(undo(document)?.document.text).toBe(written);
});

test('links that are left stay as they are', () => {
  const { at } = remove({ links: 'keep', leadsOn: false });
  expect(at('/header/links/1')).toEqual(link);
  expect(at('/redirects')).toEqual(manifest.redirects);
});

test.each(['point', 'remove'] as const)('of a whole site, no link leads nowhere once a page is gone (%s)', async (links) => {
  const text = readFileSync(join(consultancy, 'site.json'), 'utf8');
  const site = JSON.parse(text) as Json;
  const paths = addressesOf(site);
  for (const path of ['/leistungen', '/chatgpt-kurs', '/datenschutz']) {
    const removal: Removal = { pages: [paths.indexOf(path)], target: '/', leadsOn: false, links };
    const document = apply(openDocument(text), removePages(site, forms, removal), { title: '', at: '', time: 0 });
    expect(linksTo(document.value, forms, path)).toEqual([]);
    const { problems } = await loadSite(join(consultancy, 'site.json'), { content: Buffer.from(document.text) });
    expect(
      problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      path,
    ).toEqual([]);
    expect(undo(document)?.document.text).toBe(text);
  }
});
