/** Pages and their translations in the change report. */
import { expect, test } from 'vitest';
import { formatJson, formatText } from '../../../src/changes/format.ts';
import type { Manifest } from '../../support/manifest/manifest.ts';
import { bakery, changesBetween, page, say, text } from './bakery.ts';

/** The bakery in English and German: home page, menu and the page for unknown addresses are translated, orders are not. */
function twoLanguages(): Manifest {
  const manifest = bakery();
  Object.assign(manifest.site, { langLabel: 'English' });
  const { header, labels } = manifest;
  const german = { lang: 'de', path: '/de', label: 'Deutsch', constants: { opening: 'sechs' }, header, labels };
  Object.assign(manifest, { languages: [structuredClone(german)] });
  const unknown = manifest.routes.find(({ path }) => path === '*');
  manifest.routes.push(
    page('/de', 'Eckbäckerei', [text('Brot', 'Ab {opening} Uhr.')]),
    Object.assign(page('/de/karte', 'Unsere Karte', [text('Karte', 'Semmeln ab {opening}.'), text('Preise', 'Alles zwei.')]), {
      translates: '/menu',
    }),
    { ...structuredClone(unknown as Manifest['routes'][number]), path: '/de/*', title: 'Nicht gefunden' },
  );
  return manifest;
}

const pageOf = (manifest: Manifest, path: string) => manifest.routes.find((route) => route.path === path) ?? fail(path);
const fail = (path: string) => {
  throw new Error(path);
};

async function changesOf(edit: (manifest: Manifest) => void) {
  const manifest = twoLanguages();
  edit(manifest);
  return changesBetween(twoLanguages(), manifest);
}

const hint = 'unchanged, though the original has changed: is the translation still right?';

test.each<[string, (manifest: Manifest) => void, string[]]>([
  [
    'a page and its translation stand together, whatever lies between them',
    (m) => {
      for (const path of ['/de/karte', '/order', '/menu']) pageOf(m, path).title += ' 2';
    },
    [
      '/menu › title in browser and list of hits: changed from "Our menu" to "Our menu 2"',
      '/menu · /de/karte › title in browser and list of hits: changed from "Unsere Karte" to "Unsere Karte 2"',
      '/order › title in browser and list of hits: changed from "Order bread" to "Order bread 2"',
    ],
  ],
  [
    'a translation that was left as it was is named, also that of the home page and of the page for unknown addresses',
    (m) => {
      for (const path of ['/', '/menu', '*', '/order']) pageOf(m, path).title += ' 2';
    },
    [
      '/ › title in browser and list of hits: changed from "Corner Bakery" to "Corner Bakery 2"',
      `/ · /de: ${hint}`,
      '/menu › title in browser and list of hits: changed from "Our menu" to "Our menu 2"',
      `/menu · /de/karte: ${hint}`,
      '/order › title in browser and list of hits: changed from "Order bread" to "Order bread 2"',
      expect.stringMatching(/^Page for unknown addresses › title/) as unknown as string,
      `Page for unknown addresses · /de/*: ${hint}`,
    ],
  ],
  [
    'a translation alone may change',
    (m) => {
      pageOf(m, '/de/karte').title = 'Karte';
    },
    ['/menu · /de/karte › title in browser and list of hits: changed from "Unsere Karte" to "Karte"'],
  ],
  [
    'with the same sections on both it is named which ones were left',
    (m) => {
      Object.assign(pageOf(m, '/menu').sections[0] ?? {}, { title: 'Menu of today' });
      Object.assign(pageOf(m, '/menu').sections[1] ?? {}, { title: 'What it costs' });
      Object.assign(pageOf(m, '/de/karte').sections[0] ?? {}, { title: 'Karte von heute' });
    },
    [
      '/menu › section 1 `text` › `title`: changed from "Menu" to "Menu of today"',
      '/menu › section 2 `text` › `title`: changed from "Prices" to "What it costs"',
      '/menu · /de/karte › section 1 `text` › `title`: changed from "Karte" to "Karte von heute"',
      `/menu · /de/karte › section 2 \`text\`: ${hint}`,
    ],
  ],
  [
    'a constant that a language has of its own',
    (m) => {
      m.constants.opening = 'seven';
    },
    [
      'constant `opening`: changed from "six" to "seven"; to be seen on /, /menu',
      'constant `opening (de)`: unchanged, though the value of the other language has changed: is it still right?',
    ],
  ],
  [
    'a part that a language has of its own; of what it has of the site there is nothing to say',
    (m) => {
      Object.assign(m.header, { claim: 'Since 1911' });
      m.footer.copyright = '© 2027';
    },
    [
      'Every page › navigation › `claim`: added: "Since 1911"',
      'Every page › footer › `copyright`: changed from "© Corner Bakery" to "© 2027"',
      `Every page › other language 1 › \`header\`: ${hint}`,
    ],
  ],
])('%s', async (_, edit, expected) => {
  expect(say(await changesOf(edit))).toEqual(expected);
});

const translateOrder = (manifest: Manifest, original = '/order') =>
  manifest.routes.push(
    Object.assign(page('/de/bestellen', 'Brot bestellen', [text('Bestellen', 'Bis Mittag.')]), { translates: original }),
  );

test('a new page that translates one stands with it', async () => {
  const changes = await changesOf((m) => {
    translateOrder(m);
    pageOf(m, '/order').title = 'Orders';
  });
  expect(say(changes, 'de')).toEqual([
    '/order › Titel in Browser und Trefferliste: geändert von „Order bread“ zu „Orders“',
    '/order · /de/bestellen: neue Seite „Brot bestellen“',
  ]);
});

test('a page that only moves asks its translation for nothing', async () => {
  const [one, other] = [twoLanguages(), twoLanguages()];
  translateOrder(one);
  pageOf(other, '/order').path = '/bread';
  translateOrder(other, '/bread');
  expect(say(await changesBetween(one, other))).toEqual([
    '/bread: new address, before /order; links from elsewhere to the old one lead nowhere',
    '/bread · /de/bestellen › translation of the page: changed from "/order" to "/bread"',
  ]);
});

test('hints are in every format, and counted as no changes', async () => {
  const changes = await changesOf((m) => {
    pageOf(m, '/menu').title = 'Menu';
  });
  expect(formatText(changes, 'de').split('\n').slice(1)).toEqual([
    '/menu · /de/karte: unverändert, obwohl sich das Original geändert hat: Stimmt die Übersetzung noch?',
    '',
    '1 Änderung für Besucher. Betroffene Seiten: /menu',
  ]);
  const { changes: told } = JSON.parse(formatJson(changes, 'en')) as { changes: object[] };
  expect(told[1]).toMatchObject({ kind: 'translation-unchanged', route: '/de/karte', original: '/menu', affected: [] });
});
