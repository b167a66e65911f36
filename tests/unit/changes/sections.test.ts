/** Sections that come, go, move or get an anchor. */
import { expect, test } from 'vitest';
import type { WrittenLink } from '../../support/manifest/manifest.ts';
import { changesOf, expectChange, home, type Row, say, section, text } from './bakery.ts';

test.each<Row>([
  [
    'another anchor',
    (m) => {
      section(m, 2).id = 'about';
    },
    ['/ › section 3 `text` › `id`: added: "about"'],
    ['/'],
  ],
  [
    'an anchor goes to another section, and both to the top',
    (m) => {
      const { sections } = home(m);
      delete section(m, 3).id;
      section(m, 2).id = 'contact';
      sections.splice(0, 0, ...sections.splice(2, 2));
    },
    [
      '/ › section 1 `text` › `id`: added: "contact"',
      '/ › section 2 `text` › `id`: removed: "contact"',
      '/ › section 1 `hero` "Bread, every morning": moved down, to place 3',
      '/ › section 2 `card-grid` "What we bake": moved down, to place 4',
    ],
    ['/'],
  ],
  [
    'all of a section with an anchor, but the anchor',
    (m) => {
      home(m).sections[3] = { ...text('Write', 'Or call.'), id: 'contact' };
    },
    [
      '/ › section 4 `text` › `title`: changed from "Contact" to "Write"',
      '/ › section 4 `text` › `text` 1: changed from "Write to us." to "Or call."',
    ],
    ['/'],
  ],
  [
    'all of the only section of its type, and its place',
    (m) => {
      const { sections } = home(m);
      sections.splice(0, 1);
      sections.push({ type: 'hero', title: 'Rolls' });
    },
    [
      '/ › section 1 `hero` "Bread, every morning": moved down, to place 5',
      '/ › section 5 `hero` › `title`: changed from "Bread, every morning" to "Rolls"',
      '/ › section 5 `hero` › `text`: removed: "We open at six. · Come and see."',
      '/ › section 5 `hero` › `actions`: removed: "Menu · Write"',
      '/ › section 5 `hero` › `image`: removed: "A loaf"',
    ],
    ['/'],
  ],
  [
    'a section more',
    (m) => {
      home(m).sections.splice(2, 0, { type: 'checklist', title: 'Steps', items: [{ title: 'One', text: 'A.' }] });
    },
    ['/ › section 3 `checklist` "Steps": added'],
    ['/'],
  ],
  [
    'a section less',
    (m) => {
      home(m).sections.splice(2, 1);
    },
    ['/ › section 3 `text` "About us": removed'],
    ['/'],
  ],
  [
    'a section moves up',
    (m) => {
      const { sections } = home(m);
      sections.splice(1, 0, ...sections.splice(4, 1));
    },
    ['/ › section 5 `text` "Where": moved up, to place 2'],
    ['/'],
  ],
  [
    'a section moves to another page',
    (m) => {
      m.routes[1]?.sections.push(...home(m).sections.splice(2, 1));
    },
    ['/ › section 3 `text` "About us": moved to /menu, place 3'],
    ['/', '/menu'],
  ],
  [
    'a section of another type',
    (m) => {
      home(m).sections[2] = { type: 'checklist', title: 'About us', items: [{ title: 'One', text: 'A.' }] };
    },
    ['/ › section 3 `text` "About us": removed', '/ › section 3 `checklist` "About us": added'],
    ['/'],
  ],
])('%s', (_, ...row) => expectChange(...row));

test('several changes at once are told apart: moved, rewritten, renamed', async () => {
  const changes = await changesOf((m) => {
    const { sections } = home(m);
    sections.reverse();
    Object.assign(sections[2] ?? {}, { text: ['Three people, two ovens.'] });
    Object.assign(sections[4] ?? {}, { title: 'Hello' });
    Object.assign(m.routes[1] ?? {}, { path: '/offers' });
    const [menu] = section(m, 4).actions as WrittenLink[];
    if (menu) menu.href = '/offers';
  });
  expect(say(changes, 'de')).toEqual([
    '/offers: neue Adresse, vorher /menu; Links von außen auf die alte führen ins Leere',
    '/ › Abschnitt 5 `text` „Where“: nach oben verschoben, an Stelle 1',
    '/ › Abschnitt 4 `text` „Contact“: nach oben verschoben, an Stelle 2',
    '/ › Abschnitt 3 `text` „About us“: nach oben verschoben, an Stelle 3',
    '/ › Abschnitt 3 `text` › `text` 1: geändert von „Three people and an oven.“ zu „Three people, two ovens.“',
    '/ › Abschnitt 2 `card-grid` „What we bake“: nach oben verschoben, an Stelle 4',
    '/ › Abschnitt 5 `hero` › `title`: geändert von „Bread, every morning“ zu „Hello“',
    '/ › Abschnitt 5 `hero` › `actions` 1 › `href`: geändert von „/menu“ zu „/offers“',
  ]);
});
