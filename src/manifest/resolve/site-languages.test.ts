import { describe, expect, test } from 'vitest';
import type { Facts, SitePage } from '../../../schema/resolved.ts';
import { bilingual, textPage } from '../../../tests/support/manifest/bilingual.ts';
import { type Edits, minimalText, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { collectConstants } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { noReferences } from './references.ts';
import { languageAt, languageOfPath, languagesOf } from './site-languages.ts';
import type { WrittenManifest } from './written.ts';

/** English below `/`, German below `/de`, and that of Austria below `/de/at`. */
function threeLanguages(own: object = {}) {
  const written = {
    ...(JSON.parse(minimalText) as WrittenManifest),
    languages: [
      { lang: 'de', path: '/de', label: 'Deutsch', ...own },
      { lang: 'de-AT', path: '/de/at', label: 'Österreich' },
    ],
  };
  const { constants, uses, findings } = collectConstants(written);
  const references = noReferences(uses);
  const context = { constants, lang: 'en', country: 'CH', shownIn: 'en', findings, references } as unknown as ResolveContext;
  return { written, context, languages: languagesOf(written, context) };
}

test.each([
  ['/', 'en'],
  ['*', 'en'],
  ['/deals', 'en'],
  ['/de', 'de'],
  ['/de/*', 'de'],
  ['/de/brot', 'de'],
  ['/de/atelier', 'de'],
  ['/de/at', 'de-AT'],
  ['/de/at/*', 'de-AT'],
  ['/de/at/brot/roggen', 'de-AT'],
])('%s is a path in %s', (path, lang) => {
  expect(languageOfPath(path, threeLanguages().languages).context.lang).toBe(lang);
});

test.each([
  ['/site/name', 'en'],
  ['/footer/brand', 'en'],
  ['/routes/0/title', 'en'],
  ['/routes/2/sections/0', 'de-AT'],
  ['/languages/0/footer/brand', 'de'],
  ['/languages/1/label', 'de-AT'],
])('%s is written in %s', (pointer, lang) => {
  const { written, languages } = threeLanguages();
  const routes = [...written.routes, { ...written.routes[0], path: '/de/at' } as WrittenManifest['routes'][0]];
  expect(languageAt(pointer, { ...written, routes }, languages).context.lang).toBe(lang);
});

describe('the constants of a language', () => {
  test('are those of the site, with its own values where they stand', () => {
    const { context, languages } = threeLanguages({ placeholders: { email: 'hallo@bakery.example' } });
    const [, german, austrian] = languages;
    expect(Object.fromEntries(german?.context.constants ?? [])).toEqual({
      email: { value: 'hallo@bakery.example', pointer: '/languages/0/placeholders/email' },
      siteUrl: { value: 'https://bakery.example', pointer: '/placeholders/siteUrl' },
    });
    expect(context.constants.get('email')?.value).toBe('hello@bakery.example');
    expect(austrian?.context.constants).toBe(context.constants);
  });

  test('leave out what the site does not have, and what is in both lists is told', () => {
    const { context, languages } = threeLanguages({
      constants: { town: 'Wien', email: 'a@b.example' },
      placeholders: { email: 'c' },
    });
    expect(languages[1]?.context.constants.has('town')).toBe(false);
    expect(context.findings).toMatchObject([{ code: 'constant-twice', pointer: '/languages/0/placeholders/email' }]);
  });
});

test('days and numbers are written as in the country of the site', () => {
  expect(threeLanguages().languages.map(({ context }) => context.shownIn)).toEqual(['en', 'de-CH', 'de-AT']);
});

const load = async (edits: Edits, drafts = false) =>
  (await tryManifest({ ...bilingual, ...edits }, { drafts })).site ?? expect.fail();
const translationsOf = (pages: readonly SitePage[]) =>
  Object.fromEntries(pages.flatMap(({ path, translations }) => (translations ? [[path, translations]] : [])));

describe('translations', () => {
  test('are known to both pages, and homes are that of each other unasked', async () => {
    const { pages } = await load({
      '/routes/4': textPage('/bread'),
      '/routes/5': textPage('/de/brot', { translates: '/bread' }),
    });
    const homes = { en: '/', de: '/de' };
    const bread = { en: '/bread', de: '/de/brot' };
    expect(translationsOf(pages)).toEqual({ '/': homes, '/de': homes, '/bread': bread, '/de/brot': bread });
  });

  test('a home page may translate another page', async () => {
    const { pages } = await load({ '/routes/4': textPage('/welcome'), '/routes/2/translates': '/welcome' });
    const welcome = { en: '/welcome', de: '/de' };
    expect(translationsOf(pages)).toEqual({ '/welcome': welcome, '/de': welcome });
  });

  test('that are drafts are not published, and their originals know of none', async () => {
    const edits = {
      '/routes/4': textPage('/bread'),
      '/routes/5': textPage('/de/brot', { translates: '/bread', draft: true }),
    };
    expect(Object.keys(translationsOf((await load(edits)).pages))).toEqual(['/', '/de']);
    expect(Object.keys(translationsOf((await load(edits, true)).pages))).toEqual(['/', '/de', '/bread', '/de/brot']);
  });
});

describe('parts that a language leaves out', () => {
  const town = { '/constants/town': 'Brunswick', '/footer/brand': 'Bread from {town}' };

  test('are those of the site, with the constants of the language', async () => {
    const edits = { ...town, '/languages/0/constants': { town: 'Braunschweig' }, '/languages/0/footer': undefined };
    const { shells } = await load(edits);
    expect(shells.map(({ lang, footer }) => [lang, footer.brand])).toEqual([
      ['en', 'Bread from Brunswick'],
      ['de', 'Bread from Braunschweig'],
    ]);
    expect(shells[1]?.header).toMatchObject({ contact: { href: { page: '/de', hash: '#contact' } } });
  });

  test('are said once to be wrong', async () => {
    const { problems } = await tryManifest({ ...bilingual, '/languages/0/footer': undefined, '/footer/brand': '{nothing}' });
    expect(problems.map(({ code }) => code)).toEqual(['unknown-constant', 'untranslated-part']);
  });
});

describe('facts', () => {
  const publisher = { kind: 'organization', name: 'Corner Bakery', city: '{town}', street: 'Main Street 1' };
  const told = (facts: Facts, lang: string) => facts.ofShell({ lang }).publisher;

  test('what is open in one language is told in the other', async () => {
    const site = await load({
      '/constants/town': 'Brunswick',
      '/site/publisher': publisher,
      '/languages/0/placeholders': { town: 'Braunschweig?' },
    });
    expect(told(site.facts(), 'en')).toMatchObject({ city: 'Brunswick', street: 'Main Street 1' });
    expect(told(site.facts(), 'de')?.city).toBeUndefined();
    expect(told(site.facts(), 'de')).toMatchObject({ name: 'Corner Bakery', street: 'Main Street 1' });
  });

  test('a language has its own name and publisher, and the rest of the site', async () => {
    const site = await load({
      '/site/publisher': { ...publisher, city: 'Brunswick' },
      '/languages/0/site': { name: 'Bäckerei', publisher: { city: 'Braunschweig' } },
    });
    expect(site.facts().ofShell({ lang: 'de' })).toMatchObject({
      name: 'Bäckerei',
      publisher: { kind: 'organization', name: 'Corner Bakery', city: 'Braunschweig', street: 'Main Street 1' },
    });
    expect(site.facts().ofShell({ lang: 'en' })).toMatchObject({ name: 'Corner Bakery', publisher: { city: 'Brunswick' } });
  });

  test('a page is told by the placeholders of its language', async () => {
    const open = (path: string, more = {}) => textPage(path, { ...more, title: 'From {hours}' });
    const site = await load({
      '/constants/hours': 'six',
      '/languages/0/placeholders': { hours: 'sechs?' },
      '/routes/4': open('/open'),
      '/routes/5': open('/de/offen', { translates: '/open' }),
    });
    const facts = site.facts();
    const ofPath = (path: string) => facts.ofPage(site.pages.find((page) => page.path === path) ?? expect.fail());
    expect(ofPath('/open').title).toBe('From six');
    expect(ofPath('/de/offen')).not.toHaveProperty('title');
    expect(site.pages.map((page) => facts.placeholdersOfPage(page)).filter((places) => places !== '')).toEqual(['/title']);
  });
});
