/** Each kind of change, one at a time, in words. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareSides } from '../../src/changes/compare.ts';
import { formatJson, formatMarkdown, formatText } from '../../src/changes/format.ts';
import { readSide, type Side } from '../../src/changes/side.ts';
import { sayChange } from '../../src/changes/words.ts';
import { loadSite } from '../../src/manifest/node/load-site.ts';
import { type Manifest, readManifest, type WrittenLink, type WrittenRoute, type WrittenSection } from '../manifest.ts';
import { signUpSection } from '../sign-up-section.ts';

const minimal = 'tests/fixtures/valid/minimal';
const scratch = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const page = (path: string, title: string, sections: WrittenSection[]): WrittenRoute => {
  return { path, title, description: `${title}: a page of a bakery around the corner, with bread, rolls and cakes.`, sections };
};
const text = (title: string, ...paragraphs: string[]): WrittenSection => ({ type: 'text', title, text: paragraphs });

/** A bakery with a home page of five sections, a menu, and a page for the orders. */
function bakery(): Manifest {
  const manifest = readManifest(`${minimal}/site.json`);
  Object.assign(manifest.constants, { opening: 'six', seats: 12 });
  manifest.routes.splice(
    0,
    1,
    page('/', 'Corner Bakery', [
      {
        type: 'hero',
        title: 'Bread, every morning',
        text: ['We open at {opening}.', 'Come and see.'],
        actions: [
          { label: 'Menu', href: '/menu' },
          { label: 'Write', href: { mail: { to: '{email}' } } },
        ],
        image: { src: 'bread.svg', alt: 'A loaf' },
      },
      {
        type: 'card-grid',
        title: 'What we bake',
        items: [
          { icon: 'rocket', title: 'Rye', text: 'Dark and heavy.' },
          { icon: 'heart', title: 'Wheat', text: 'Light and soft.', details: ['with salt', 'without salt'] },
          { icon: 'star', title: 'Spelt', text: 'Old and good.' },
        ],
      },
      text('About us', 'Three people and an oven.'),
      { ...text('Contact', 'Write to us.'), id: 'contact' },
      { ...text('Where', 'Around the corner.'), tone: 'tint' },
    ]),
    page('/menu', 'Our menu', [
      text('Menu', 'Rolls, cakes and coffee from {opening} on.'),
      text('Prices', 'Everything costs two.'),
    ]),
    page('/order', 'Order bread', [text('Orders', 'Call us before noon, and your order waits.')]),
  );
  return manifest;
}

let count = 0;
/** A manifest as one side of a comparison. Its drawings are `svg`. */
async function sideOf(manifest: Manifest, svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'): Promise<Side> {
  const folder = join(scratch, String(count++));
  mkdirSync(folder);
  copyFileSync(`${minimal}/logo.svg`, join(folder, 'logo.svg'));
  for (const name of ['bread.svg', 'rolls.svg']) writeFileSync(join(folder, name), svg);
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  const { site, problems } = await loadSite(file);
  if (!site) throw new Error(problems.map(({ message, place }) => `${place}: ${message}`).join('\n'));
  return readSide(readFileSync(file, 'utf8'), file, site);
}

let before: Side;
beforeAll(async () => {
  before = await sideOf(bakery());
});

async function changesOf(edit: (manifest: Manifest) => void) {
  const manifest = bakery();
  edit(manifest);
  return compareSides(before, await sideOf(manifest));
}

const say = (changes: Awaited<ReturnType<typeof changesOf>>, lang: 'de' | 'en' = 'en') =>
  changes.map((change) => {
    const { where, what } = sayChange(change, lang);
    return `${where}: ${what}`;
  });

const home = (manifest: Manifest) => manifest.routes[0] as WrittenRoute;
const hero = (manifest: Manifest) => home(manifest).sections[0] as WrittenSection;
const cards = (manifest: Manifest) => home(manifest).sections[1]?.items as Record<string, unknown>[];
const everything = ['/', '/menu', '/order', '*'];
const section = (manifest: Manifest, index: number) => home(manifest).sections[index] as WrittenSection;

test.each<[name: string, edit: (manifest: Manifest) => void, expected: string[], affected: string[]]>([
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
      (hero(m).actions as WrittenLink[])[0] = { label: 'See the menu', href: '/menu' };
    },
    ['/ › section 1 `hero` › `actions` 1 › `label`: changed from "Menu" to "See the menu"'],
    ['/'],
  ],
  [
    'a button leads elsewhere',
    (m) => {
      (hero(m).actions as WrittenLink[])[0] = { label: 'Menu', href: '/order' };
    },
    ['/ › section 1 `hero` › `actions` 1 › `href`: changed from "/menu" to "/order"'],
    ['/'],
  ],
  [
    'a link becomes a mail',
    (m) => {
      (hero(m).actions as WrittenLink[])[0] = { label: 'Menu', href: { mail: { to: 'menu@bakery.example' } } };
    },
    ['/ › section 1 `hero` › `actions` 1 › `href`: changed from "/menu" to "menu@bakery.example"'],
    ['/'],
  ],
  [
    'a mail has a subject',
    (m) => {
      (hero(m).actions as WrittenLink[])[1] = { label: 'Write', href: { mail: { to: '{email}', subject: 'Bread' } } };
    },
    ['/ › section 1 `hero` › `actions` 2 › `href` › `mail` › `subject`: added: "Bread"'],
    ['/'],
  ],
  [
    'buttons change places',
    (m) => {
      (hero(m).actions as WrittenLink[]).reverse();
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
    'another anchor',
    (m) => {
      section(m, 2).id = 'about';
    },
    ['/ › section 3 `text` › `id`: added: "about"'],
    ['/'],
  ],
  [
    'an anchor goes to another section',
    (m) => {
      delete section(m, 3).id;
      section(m, 2).id = 'contact';
    },
    ['/ › section 3 `text` › `id`: added: "contact"', '/ › section 4 `text` › `id`: removed: "contact"'],
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
    'a section moves down',
    (m) => {
      const { sections } = home(m);
      sections.splice(4, 0, ...sections.splice(1, 1));
    },
    ['/ › section 2 `card-grid` "What we bake": moved down, to place 5'],
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
      m.header.contact.label = 'Call us';
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
    ['Every page › error view › `title`: changed from "Something went wrong" to "Oh no"'],
    everything,
  ],
  [
    'a constant',
    (m) => {
      m.constants.opening = 'seven';
    },
    ['constant `opening`: changed from "six" to "seven"; to be seen on /, /menu'],
    ['/', '/menu'],
  ],
  [
    'a placeholder that has become real',
    (m) => {
      m.placeholders = {};
      m.constants.siteUrl = 'https://corner.example';
    },
    ['constant `siteUrl`: changed from "https://bakery.example" to "https://corner.example"; to be seen on /, /menu, /order, *'],
    everything,
  ],
  [
    'a form that sends elsewhere',
    (m) => {
      m.routes[2]?.sections.push(signUpSection({ action: 'https://forms.example/news' }) as WrittenSection);
    },
    ['/order: now sends data to https://forms.example', '/order › section 2 `newsletter-embed` "News": added'],
    ['/order'],
  ],
])('%s', async (_, edit, expected, affected) => {
  const changes = await changesOf(edit);
  expect(say(changes)).toEqual(expected);
  expect([...new Set(changes.flatMap((change) => change.affected))].sort()).toEqual([...affected].sort());
  // The same way back is a change too, and German has words for it.
  for (const line of say(changes, 'de')) expect(line).not.toMatch(/undefined|changed|added|removed/);
});

describe('nothing is said', () => {
  test.each<[string, (manifest: Manifest) => void]>([
    ['of nothing', () => {}],
    [
      'of what is only spelt out',
      (m) => {
        Object.assign(home(m), { noindex: false });
        section(m, 2).tone = 'plain';
        section(m, 1).layout = 'grid';
      },
    ],
    [
      'of a text that has become a constant',
      (m) => {
        m.constants.corner = 'Around the corner.';
        section(m, 4).text = ['{corner}'];
      },
    ],
    [
      'of a constant with another name',
      (m) => {
        m.constants.hour = 'six';
        hero(m).text = ['We open at {hour}.', 'Come and see.'];
      },
    ],
    [
      'of a constant that nothing names',
      (m) => {
        m.constants.seats = 14;
      },
    ],
    [
      'of placeholders that have become constants',
      (m) => {
        Object.assign(m.constants, m.placeholders);
        m.placeholders = {};
      },
    ],
    [
      'of the order of pages and keys',
      (m) => {
        m.routes.reverse();
        Object.assign(m, { header: Object.fromEntries(Object.entries(m.header).reverse()) });
      },
    ],
  ])('%s', async (_, edit) => {
    expect(await changesOf(edit)).toEqual([]);
  });
});

test('an image with another content is a change, though the manifest is the same', async () => {
  const changes = compareSides(before, await sideOf(bakery(), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>'));
  expect(say(changes)).toEqual(['/ › section 1 `hero` › `image` › `src`: the file "bread.svg" has another content']);
});

test('a drawing whose lines end as Windows ends them is the same', async () => {
  const [one, other] = await Promise.all(
    ['\n', '\r\n'].map((end) =>
      sideOf(bakery(), ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">', '</svg>', ''].join(end)),
    ),
  );
  expect(compareSides(one as Side, other as Side)).toEqual([]);
});

describe('texts that look the same, and are not', () => {
  test.each([
    ['10\u00a0Uhr', '10 Uhr', '"10U+00A0Uhr" to "10 Uhr"'],
    ['10 Uhr', '10\u202fUhr', '"10 Uhr" to "10U+202FUhr"'],
    ['Kursplan', 'Kurs\u00adplan', '"Kursplan" to "KursU+00ADplan"'],
    // What can be seen needs no signs.
    ['10\u00a0Uhr', '11\u00a0Uhr', '"10 Uhr" to "11 Uhr"'],
    ['Kurs\u00adplan', 'Stunden\u00adplan', '"Kursplan" to "Stundenplan"'],
  ])('%j and %j', async (from, to, said) => {
    const [one, other] = [bakery(), bakery()];
    hero(one).title = from;
    hero(other).title = to;
    expect(say(compareSides(await sideOf(one), await sideOf(other)))).toEqual([
      `/ › section 1 \`hero\` › \`title\`: changed from ${said}`,
    ]);
  });
});

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

test('a long text is cut to what has changed', async () => {
  const long = 'word '.repeat(60);
  const one = bakery();
  hero(one).text = [`${long}old ${long}`];
  const other = bakery();
  hero(other).text = [`${long}new ${long}`];
  const [line = ''] = say(compareSides(await sideOf(one), await sideOf(other)));
  expect(line).toContain('word old word');
  expect(line).toContain('word new word');
  expect(line.length).toBeLessThan(260);
});

test('as text, with the pages that are affected; as Markdown that no text can break; as JSON', async () => {
  const changes = await changesOf((m) => {
    hero(m).title = '<b>@all</b> [x](http://evil.example) `a` | b';
  });
  expect(formatText(changes, 'de')).toBe(
    '/ › Abschnitt 1 `hero` › `title`: geändert von „Bread, every morning“ zu „<b>@all</b> [x](http://evil.example) `a` | b“\n\n1 Änderung für Besucher. Betroffene Seiten: /',
  );
  const [, , item = '', ...others] = formatMarkdown(changes, 'en').split('\n');
  expect(others.filter((line) => line.startsWith('- '))).toEqual([]);
  expect(
    item
      .slice(2)
      .replace(/^\*\*[^*]*\*\*/, '')
      .replaceAll('<!-- -->', ''),
  ).not.toMatch(/[<>@[\]|`]/);
  expect(JSON.parse(formatJson(changes, 'en'))).toMatchObject({
    routes: ['/'],
    changes: [{ kind: 'changed', route: '/', section: { number: 1, type: 'hero' }, steps: [{ key: 'title' }], affected: ['/'] }],
  });
  expect(formatText([], 'de')).toBe('Für Besucher ändert sich nichts.');
});

test('of more changes than anybody reads, Markdown says how many there are', () => {
  const change = { kind: 'changed', steps: [{ key: 'title' }], from: 'A', to: 'B', route: '/', affected: ['/'], place: 'new' };
  const list = formatMarkdown(Array(1003).fill(change), 'en').split('\n');
  expect(list.filter((line) => line.startsWith('- '))).toHaveLength(1001);
  expect(list).toContain('- … + 3');
});

test('a name behind a brace that is written as such is not taken for a constant', async () => {
  const [one, other] = [bakery(), bakery()];
  for (const { routes } of [one, other]) routes[2]?.sections.push(text('Codes', 'Write {{opening} for {seats} seats.'));
  Object.assign(other.constants, { opening: 'seven', seats: 14 });
  expect(say(compareSides(await sideOf(one), await sideOf(other)))).toEqual([
    'constant `opening`: changed from "six" to "seven"; to be seen on /, /menu',
    'constant `seats`: changed from "12" to "14"; to be seen on /order',
  ]);
});
