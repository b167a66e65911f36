/** Changes inside a section: texts, links, images, cards, settings. */
import { expect, test } from 'vitest';
import type { WrittenSection } from '../../support/manifest/manifest.ts';
import { bakery, cards, changesBetween, expectChange, hero, heroLinks, type Row, say, section } from './bakery.ts';

test.each<Row>([
  [
    'a heading',
    (m) => {
      hero(m).title = 'Bread at dawn';
    },
    ['/ › section 1 `hero` › `title`: changed from "Bread, every morning" to "Bread at dawn"'],
    ['/'],
  ],
  [
    'a paragraph',
    (m) => {
      hero(m).text = ['We open at {opening}.', 'Come by and see.'];
    },
    ['/ › section 1 `hero` › `text` 2: changed from "Come and see." to "Come by and see."'],
    ['/'],
  ],
  [
    'a paragraph more',
    (m) => {
      hero(m).text = ['We open at {opening}.', 'New.', 'Come and see.'];
    },
    ['/ › section 1 `hero` › `text` 2: added: "New."'],
    ['/'],
  ],
  [
    'a paragraph less',
    (m) => {
      hero(m).text = ['Come and see.'];
    },
    ['/ › section 1 `hero` › `text` 1: removed: "We open at six."'],
    ['/'],
  ],
  [
    'a button says something else',
    (m) => {
      heroLinks(m)[0] = { label: 'See the menu', href: '/menu' };
    },
    ['/ › section 1 `hero` › `actions` 1 › `label`: changed from "Menu" to "See the menu"'],
    ['/'],
  ],
  [
    'a button leads elsewhere',
    (m) => {
      heroLinks(m)[0] = { label: 'Menu', href: '/order' };
    },
    ['/ › section 1 `hero` › `actions` 1 › `href`: changed from "/menu" to "/order"'],
    ['/'],
  ],
  [
    'a link becomes a mail',
    (m) => {
      heroLinks(m)[0] = { label: 'Menu', href: { mail: { to: 'menu@bakery.example' } } };
    },
    ['/ › section 1 `hero` › `actions` 1 › `href`: changed from "/menu" to "menu@bakery.example"'],
    ['/'],
  ],
  [
    'a mail has a subject',
    (m) => {
      heroLinks(m)[1] = { label: 'Write', href: { mail: { to: '{email}', subject: 'Bread' } } };
    },
    ['/ › section 1 `hero` › `actions` 2 › `href` › `mail` › `subject`: added: "Bread"'],
    ['/'],
  ],
  [
    'buttons change places',
    (m) => {
      heroLinks(m).reverse();
    },
    ['/ › section 1 `hero` › `actions` 2: "Write" moved up, to place 1'],
    ['/'],
  ],
  [
    'another image',
    (m) => {
      hero(m).image = { src: 'rolls.svg', alt: 'A loaf' };
    },
    ['/ › section 1 `hero` › `image` › `src`: changed from "bread.svg" to "rolls.svg"'],
    ['/'],
  ],
  [
    'another description of an image',
    (m) => {
      hero(m).image = { src: 'bread.svg', alt: 'Two loaves' };
    },
    ['/ › section 1 `hero` › `image` › `alt`: changed from "A loaf" to "Two loaves"'],
    ['/'],
  ],
  [
    'no image any more',
    (m) => {
      delete hero(m).image;
    },
    ['/ › section 1 `hero` › `image`: removed: "A loaf"'],
    ['/'],
  ],
  [
    'a card more',
    (m) => {
      cards(m).splice(1, 0, { title: 'Oat', text: 'Grey.' });
    },
    ['/ › section 2 `card-grid` › `items` 2: added: "Oat"'],
    ['/'],
  ],
  [
    'a card less',
    (m) => {
      cards(m).shift();
    },
    ['/ › section 2 `card-grid` › `items` 1: removed: "Rye"'],
    ['/'],
  ],
  [
    'a card moves',
    (m) => {
      const list = cards(m);
      list.push(list.shift() ?? {});
    },
    ['/ › section 2 `card-grid` › `items` 1: "Rye" moved down, to place 3'],
    ['/'],
  ],
  [
    'a point in a card',
    (m) => {
      (cards(m)[1] as { details: string[] }).details[1] = 'without sugar';
    },
    ['/ › section 2 `card-grid` › `items` 2 › `details` 2: changed from "without salt" to "without sugar"'],
    ['/'],
  ],
  [
    'another icon',
    (m) => {
      Object.assign(cards(m)[0] ?? {}, { icon: 'school' });
    },
    ['/ › section 2 `card-grid` › `items` 1 › `icon`: changed from "rocket" to "school"'],
    ['/'],
  ],
  [
    'a switch',
    (m) => {
      section(m, 1).numbered = true;
    },
    ['/ › section 2 `card-grid` › `numbered`: changed from "false" to "true"'],
    ['/'],
  ],
  [
    'another ground',
    (m) => {
      section(m, 4).tone = 'deep';
    },
    ['/ › section 5 `text` › `tone`: changed from "tint" to "deep"'],
    ['/'],
  ],
  [
    'a picture behind it',
    (m) => {
      section(m, 4).backdrop = { src: 'logo.svg', alt: '' };
    },
    ['/ › section 5 `text` › `backdrop`: added: "logo.svg"'],
    ['/'],
  ],
])('%s', (_, ...row) => expectChange(...row));

test('an image with another content is a change, though the manifest is the same', async () => {
  const drawings = ['4 3', '8 6'].map((box) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"/>`);
  const changes = await changesBetween(bakery(), bakery(), drawings);
  expect(say(changes)).toEqual(['/ › section 1 `hero` › `image` › `src`: the file "bread.svg" has another content']);
});

test('days of the week are said as words, and those of a list as one change', async () => {
  const hours = (...items: object[]) => {
    const manifest = bakery();
    const type = 'opening-hours';
    manifest.routes[0]?.sections.push({ type, title: 'Hours', closedLabel: 'closed', items } as unknown as WrittenSection);
    return manifest;
  };
  const [early, late] = [[{ start: '6:00', end: '12:00' }], [{ start: '14:00', end: '18:00' }]];
  const changes = await changesBetween(
    hours({ days: ['monday', 'tuesday', 'wednesday'], times: early }),
    hours({ days: ['monday', 'tuesday'], times: early }, { days: ['wednesday'], times: late }),
  );
  expect(say(changes)).toEqual([
    '/ › section 6 `opening-hours` › `items` 1 › `days`: changed from "Monday – Wednesday" to "Monday and Tuesday"',
    '/ › section 6 `opening-hours` › `items` 2: added: "Wednesday · 14:00 · 18:00"',
  ]);
});
