/** Changes of pages, and of what stands on every page. */
import { expect, test } from 'vitest';
import type { WrittenSection } from '../../support/manifest/manifest.ts';
import { signUpSection } from '../../support/manifest/sign-up-section.ts';
import { bakery, changesBetween, everything, expectChange, page, type Row, say, text } from './bakery.ts';

test.each<Row>([
  [
    'a page more',
    (m) => {
      m.routes.push(page('/jobs', 'Work with us', [text('Jobs', 'We look for a baker.')]));
    },
    ['/jobs: new page "Work with us"'],
    ['/jobs'],
  ],
  [
    'a page less',
    (m) => {
      m.routes.splice(2, 1);
    },
    ['/order: page "Order bread" removed; links from elsewhere and bookmarks lead nowhere'],
    ['/order'],
  ],
  [
    'another address',
    (m) => {
      Object.assign(m.routes[2] ?? {}, { path: '/bread-to-order' });
    },
    ['/bread-to-order: new address, before /order; links from elsewhere to the old one lead nowhere'],
    ['/order', '/bread-to-order'],
  ],
  [
    'another address, and the old one leads there',
    (m) => {
      Object.assign(m.routes[2] ?? {}, { path: '/bread-to-order' });
      Object.assign(m, { redirects: [{ from: '/order/', to: '/bread-to-order' }] });
    },
    ['/bread-to-order: new address, before /order; the old one leads on to /bread-to-order'],
    ['/order', '/bread-to-order'],
  ],
  [
    'a page less, and its address leads on',
    (m) => {
      m.routes.splice(2, 1);
      Object.assign(m, { redirects: [{ from: '/order', to: '/menu' }] });
    },
    ['/order: page "Order bread" removed; its address leads on to /menu'],
    ['/order'],
  ],
  [
    'old addresses that lead on',
    (m) => {
      Object.assign(m, {
        redirects: [
          { from: '/shop.html', to: '/order' },
          { from: '/blog/*', to: '/' },
        ],
      });
    },
    ['/shop.html: now leads on to /order', '/blog/*: now leads on to /'],
    ['/shop.html', '/blog/*'],
  ],
  [
    'another title of a page',
    (m) => {
      Object.assign(m.routes[1] ?? {}, { title: 'The menu' });
    },
    ['/menu › title in browser and list of hits: changed from "Our menu" to "The menu"'],
    ['/menu'],
  ],
  [
    'another description',
    (m) => {
      Object.assign(m.routes[1] ?? {}, {
        description: 'Rolls, cakes and coffee, from six in the morning until the last roll is sold.',
      });
    },
    [
      '/menu › description in the list of hits: changed from "Our menu: a page of a bakery around the corner, with bread, rolls and cakes." to "Rolls, cakes and coffee, from six in the morning until the last roll is sold."',
    ],
    ['/menu'],
  ],
  [
    'a page is kept from search engines',
    (m) => {
      Object.assign(m.routes[1] ?? {}, { noindex: true });
    },
    ['/menu: kept out of search engines'],
    ['/menu'],
  ],
  [
    'a page loses its header',
    (m) => {
      Object.assign(m.routes[1] ?? {}, { header: false });
    },
    ['/menu: without navigation'],
    ['/menu'],
  ],
  [
    'a site goes without the app',
    (m) => {
      Object.assign(m.site, { app: false });
    },
    ['Every page: without the app: no script runs, every link loads a page'],
    ['/', '/menu', '/order', '*'],
  ],
  [
    'a page becomes a draft',
    (m) => {
      Object.assign(m.routes[2] ?? {}, { draft: true });
    },
    ['/order: page "Order bread" removed; links from elsewhere and bookmarks lead nowhere'],
    ['/order'],
  ],
  [
    'a form that sends elsewhere',
    (m) => {
      m.routes[2]?.sections.push(signUpSection({ action: 'https://forms.example/news' }) as WrittenSection);
    },
    ['/order: now sends data to https://forms.example', '/order › section 2 `newsletter-embed` "News": added'],
    ['/order'],
  ],
  [
    'an entry more in the navigation',
    (m) => {
      m.header.links.push({ label: 'Menu', href: '/menu' });
    },
    ['Every page › navigation 2: added: "Menu"'],
    everything,
  ],
  [
    'another contact button',
    (m) => {
      Object.assign(m.header.contact ?? {}, { label: 'Call us' });
    },
    ['Every page › contact button › `label`: changed from "Contact" to "Call us"'],
    everything,
  ],
  [
    'another line in the footer',
    (m) => {
      m.footer.copyright = '© The Corner Bakery';
    },
    ['Every page › footer › `copyright`: changed from "© Corner Bakery" to "© The Corner Bakery"'],
    everything,
  ],
  [
    'another colour',
    (m) => {
      Object.assign(m.theme.colors.primary ?? {}, { light: '#7A2E08' });
    },
    ['Every page › colour › `primary` › `light`: changed from "#8A3B12" to "#7A2E08"'],
    everything,
  ],
  [
    'another rounding',
    (m) => {
      Object.assign(m.theme, { radius: { card: 0, control: 4 } });
    },
    ['Every page › rounding › `card`: changed from "8" to "0"'],
    everything,
  ],
  [
    'another name of the site',
    (m) => {
      m.site.name = 'Bakery';
    },
    ['Every page › name of the website: changed from "Corner Bakery" to "Bakery"'],
    everything,
  ],
  [
    'another error view',
    (m) => {
      m.errorView.title = 'Oh no';
    },
    ['Every page › error message › `title`: changed from "Something went wrong" to "Oh no"'],
    everything,
  ],
])('%s', (_, ...row) => expectChange(...row));

test('a redirect that leads elsewhere, and one that is gone', async () => {
  const [one, other] = [bakery(), bakery()];
  Object.assign(one, {
    redirects: [
      { from: '/shop.html', to: '/order' },
      { from: '/old', to: '/menu' },
    ],
  });
  Object.assign(other, { redirects: [{ from: '/shop.html', to: '/menu' }] });
  expect(say(await changesBetween(one, other))).toEqual([
    '/shop.html: now leads on to /menu, before to /order',
    '/old: no longer leads on to /menu',
  ]);
});
