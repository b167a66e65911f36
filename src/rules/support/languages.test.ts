/** Rules about sites in several languages, and what the others make of these. The minimal site is English, and German below `/de`. */
import { describe, expect, test } from 'vitest';
import { bilingual, textPage } from '../../../tests/support/manifest/bilingual.ts';
import { sticker } from '../../../tests/support/manifest/photos.ts';
import { signUpSection } from '../../../tests/support/manifest/sign-up-section.ts';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import type { LoadOptions } from '../../loader/load.ts';

/** "code pointer" of each finding. */
async function found(edits: Edits, options: LoadOptions = {}): Promise<string[]> {
  const { problems } = await tryManifest({ ...bilingual, ...edits }, { lang: 'en', ...options });
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

const de = '/languages/0';

describe('the same site in two languages', () => {
  test('is fine: titles, descriptions and texts may be the same in both', async () => {
    expect(await found({})).toEqual([]);
    expect(await found({ '/placeholders': {}, '/site/url': 'https://bakery.example' }, { release: true })).toEqual([]);
  });

  test.each<[string, Edits, string]>([
    ['the language of the site once more', { [`${de}/lang`]: 'en' }, `duplicate-language ${de}/lang`],
    ['no name for the language of the site', { '/site/langLabel': undefined }, 'missing-language-label /site'],
    ['a language that does not exist', { [`${de}/lang`]: 'dx' }, `unknown-language ${de}/lang`],
    ['no home page', { '/routes/2/path': '/de/start', '/routes/2/translates': '/' }, `missing-home ${de}/path`],
    ['no page for unknown addresses', { '/routes/3/path': '/de/unknown' }, `missing-not-found ${de}/path`],
    ['a page for unknown addresses at another address', { '/routes/3/path': '/deutsch/*' }, 'stray-not-found /routes/3/path'],
    ['a page where that for unknown addresses lies', { '/routes/4': textPage('/de/404') }, 'reserved-path /routes/4/path'],
    [
      'a constant that the site does not have',
      { [`${de}/constants`]: { emial: 'hallo@bakery.example' } },
      `unknown-overlay ${de}/constants/emial`,
    ],
    [
      'a constant in both lists',
      { [`${de}/constants`]: { email: 'a@bakery.example' }, [`${de}/placeholders`]: { email: 'b@bakery.example' } },
      `constant-twice ${de}/placeholders/email`,
    ],
    [
      'a constant that names another one',
      { [`${de}/constants`]: { email: '{siteUrl}' } },
      `constant-in-constant ${de}/constants/email`,
    ],
    ['the same title twice within a language', { '/routes/3/title': 'Corner Bakery' }, 'duplicate-title /routes/3/title'],
    [
      'an anchor in the header that a page of the language lacks',
      { [`${de}/header/notice`]: '[Kontakt](#contact)' },
      `page-anchor-in-shell ${de}/header/notice`,
    ],
    [
      'a year that is over in the footer of a language',
      { [`${de}/footer/copyright`]: '© 2025 Corner Bakery' },
      `copyright-behind ${de}/footer/copyright`,
    ],
    [
      'a mail address that cannot be one',
      { [`${de}/constants`]: { email: 'hallo(at)bakery.example' } },
      `invalid-mail ${de}/constants/email`,
    ],
    ['a header that is left out', { [`${de}/header`]: undefined }, `untranslated-part ${de}`],
    [
      'a translation of no page',
      { '/routes/4': textPage('/de/brot', { translates: '/bred' }) },
      'unknown-original /routes/4/translates',
    ],
    [
      'a second home page',
      { '/routes/4': textPage('/de/start', { translates: '/' }) },
      'duplicate-translation /routes/4/translates',
    ],
    [
      'a translation of its own language',
      { '/routes/4': textPage('/bread', { translates: '/' }) },
      'wrong-original /routes/4/translates',
    ],
    [
      'a translation of a translation',
      { '/routes/4': textPage('/de/brot', { translates: '/de' }) },
      'wrong-original /routes/4/translates',
    ],
    ['a translation for unknown addresses', { '/routes/3/translates': '/' }, 'wrong-original /routes/3/translates'],
    ['a home page that is a draft', { '/routes/2/draft': true }, 'needed-draft /routes/2/draft'],
    [
      'a phone number that cannot be one',
      {
        '/constants/phone': '+49 30 1234567',
        '/footer/brand': '{phone}',
        [`${de}/footer/brand`]: '{phone}',
        [`${de}/constants`]: { phone: '12' },
      },
      `invalid-phone ${de}/constants/phone`,
    ],
    [
      'an invisible character in a constant',
      {
        ...{ '/constants/hours': 'six', '/footer/brand': '{hours}', [`${de}/footer/brand`]: '{hours}' },
        [`${de}/constants`]: { hours: 'sechs\u202e' },
      },
      `invisible-character ${de}/constants/hours`,
    ],
    ['quotation marks of a typewriter', { [`${de}/footer/brand`]: 'Das "gute" Brot' }, `plain-quotes ${de}/footer/brand`],
    [
      'HTML in a constant',
      {
        '/constants/hours': 'six',
        '/footer/brand': '{hours}',
        [`${de}/footer/brand`]: '{hours}',
        [`${de}/constants`]: { hours: '<b>sechs</b>' },
      },
      `html-in-text ${de}/constants/hours`,
    ],
  ])('with %s', async (_, edits, expected) => {
    expect(await found(edits, { today: '2026-01-15' })).toEqual([expected]);
  });
});

test('an anchor in a header has to be on the pages that it stands on, in its language alone', async () => {
  const here = { '/routes/3/sections/0/id': 'contact' };
  expect(await found({ ...here, [`${de}/header/notice`]: '[Kontakt](#contact)' })).toEqual([]);
  // A header of the site stands on German pages too, where German has none of its own.
  const english = { '/routes/1/sections/0/id': 'contact', '/header/notice': '[Contact](#contact)' };
  expect(await found(english)).toEqual([]);
  expect(await found({ ...english, [`${de}/header`]: undefined })).toEqual([
    'page-anchor-in-shell /header/notice',
    `untranslated-part ${de}`,
  ]);
});

test('without languages, what belongs to them is a mistake', async () => {
  const { problems } = await tryManifest({ '/routes/2': textPage('/de/*'), '/routes/3': textPage('/a', { translates: '/' }) });
  expect(problems).toMatchObject([
    { code: 'stray-not-found', severity: 'error' },
    { code: 'wrong-original', severity: 'error', hint: expect.stringContaining('"languages": [') },
  ]);
});

describe('a link to a page in another language', () => {
  const bread = { '/routes/4': textPage('/bread'), '/routes/5': textPage('/de/brot', { translates: '/bread' }) };
  const link = (label: string, href: string) => ({ '/routes/2/sections/0/actions': [{ label, href }] });

  test.each<[string, Edits, string]>([
    ['to a page', link('Brot', '/bread'), '/de/brot'],
    ['to the home page', link('Start', '/'), '/de'],
    ['to an anchor', link('Kontakt', '/#contact'), '/de'],
    ['in the footer', { [`${de}/footer/links/1`]: { label: 'Brot', href: '/bread' } }, '/de/brot'],
    ['in a text', { '/routes/2/sections/0/text': ['Zum [Brot](/bread).'] }, '/de/brot'],
    ['back to the language of the site', { '/routes/0/sections/0/text': ['Our [bread](/de/brot).'] }, '/bread'],
  ])('%s is told, with the right address', async (_, edits, right) => {
    const { problems } = await tryManifest({ ...bilingual, ...bread, ...edits });
    expect(problems).toMatchObject([
      { code: 'other-language-link', severity: 'warning', hint: expect.stringContaining(`\`${right}\``) },
    ]);
    expect(problems[0]?.fix?.edits[0]?.text).toBe(right);
  });

  test.each<[string, Edits]>([
    ['that names its language', link('Auf English lesen', '/bread')],
    ['in a text that names it', { '/routes/2/sections/0/text': ['Auch auf [english](/bread).'] }],
    [
      'in a section of that language',
      { '/routes/2/sections/1': { type: 'text', lang: 'en', text: ['See our [bread](/bread).'] } },
    ],
    ['from an old address', { '/redirects': [{ from: '/brot-alt', to: '/de/brot' }] }],
    ['that nobody has translated', { '/routes/6': textPage('/cakes'), ...link('Kuchen', '/cakes') }],
    [
      'whose translation is a draft',
      { '/routes/5': { ...textPage('/de/brot', { translates: '/bread', draft: true }) }, ...link('Brot', '/bread') },
    ],
  ])('%s is fine', async (_, edits) => expect(await found({ ...bread, ...edits })).toEqual([]));

  test('is not corrected where its address stands in the text by chance as well', async () => {
    const { problems } = await tryManifest({ ...bilingual, '/routes/2/sections/0/text': ['Brot und/oder Kuchen: [Start](/)'] });
    expect(problems).toMatchObject([{ code: 'other-language-link' }]);
    expect(problems[0]?.fix).toBeUndefined();
  });

  describe('of a list of entries', () => {
    const list = { type: 'entries', title: 'News', under: '/news' };
    const lists: Edits = {
      '/routes/4': textPage('/news'),
      '/routes/5': textPage('/news/fair', { entry: { date: '2026-05-01' } }),
      '/routes/6': { ...textPage('/de/neues', { translates: '/news' }), sections: [list] },
    };
    const linkOf = async (edits: Edits) =>
      (await tryManifest({ ...bilingual, ...lists, ...edits })).problems.find(({ code }) => code === 'other-language-link');

    test('is corrected where there are some in its language', async () => {
      const found = await linkOf({ '/routes/7': textPage('/de/neues/markt', { entry: { date: '2026-05-02' } }) });
      expect(found?.fix?.edits[0]?.text).toBe('/de/neues');
    });

    test('is not where it would be empty then', async () => {
      const found = await linkOf({});
      expect(found?.pointer).toBe('/routes/6/sections/0/under');
      expect(found?.fix).toBeUndefined();
    });
  });
});

describe('for a release', () => {
  const released = { '/placeholders': {}, '/site/url': 'https://bakery.example' };

  test('the pages are told that a language lacks, in one warning', async () => {
    const edits = {
      ...released,
      '/routes/4': textPage('/bread'),
      '/routes/5': textPage('/cakes'),
      '/routes/6': textPage('/draft', { draft: true }),
      '/routes/7': textPage('/hidden', { noindex: true }),
      '/routes/8': textPage('/de/kuchen', { translates: '/cakes', draft: true }),
      '/routes/9': textPage('/rolls'),
      '/routes/10': textPage('/de/semmeln', { translates: '/rolls' }),
    };
    expect(await found(edits)).toEqual([]);
    const { problems } = await tryManifest({ ...bilingual, ...edits }, { release: true, lang: 'en' });
    expect(problems).toMatchObject([{ code: 'untranslated-page', severity: 'warning', pointer: de }]);
    expect(problems[0]?.message).toBe('2 pages are missing in the language `de`: `/bread`, `/cakes`.');
  });

  test('a placeholder of a language is left, unless only a draft of it names it', async () => {
    const edits = { ...released, '/constants/hours': 'six', [`${de}/placeholders`]: { hours: 'sechs' } };
    const naming = { '/routes/4': textPage('/open', {}, { text: ['{hours}'] }) };
    const german = (draft: boolean) => ({
      '/routes/5': textPage('/de/offen', { translates: '/open', draft }, { text: ['{hours}'] }),
    });
    const left = `placeholder-left ${de}/placeholders/hours`;
    expect(await found({ ...edits, ...naming, ...german(false) }, { release: true })).toEqual([left]);
    expect(await found({ ...edits, ...naming, ...german(true) }, { release: true })).toEqual([`untranslated-page ${de}`]);
  });
});

test('a day that does not exist is told in the way of the language', async () => {
  const news = (date: string) => ({
    type: 'events',
    title: 'News',
    items: [{ title: 'A', date }],
    emptyText: 'None.',
    pastLabel: 'Past',
  });
  const { problems } = await tryManifest({ ...bilingual, '/routes/2/sections/1': news('31.02.2027') }, { lang: 'en' });
  expect(problems).toMatchObject([{ code: 'invalid-date', hint: expect.stringContaining('"16.07.2027"') }]);
});

test('a photo for links to the pages of a language is as large as that of the site', async () => {
  const edits = { [`${de}/site`]: { shareImage: { src: 'shop.png', alt: 'Laden' } } };
  const { problems } = await tryManifest({ ...bilingual, ...edits }, { files: { 'shop.png': await sticker(640, 480) } });
  expect(problems).toMatchObject([{ code: 'small-share-image', pointer: `${de}/site/shareImage/src` }]);
});

test('a value of a language that nothing in it names is not used, though the site uses its own', async () => {
  const naming = (path: string) => textPage(path, { ...(path !== '/open' && { translates: '/open' }) }, { text: ['{hours}'] });
  const edits = { '/constants/hours': 'six', '/routes/4': naming('/open'), [`${de}/constants`]: { hours: 'sechs' } };
  expect(await found(edits)).toEqual([`unused-constant ${de}/constants/hours`]);
  expect(await found({ ...edits, '/routes/5': naming('/de/offen') })).toEqual([]);
});

test('a value written out is found in the language that it is of', async () => {
  const edits = { '/constants/town': 'Brunswick', '/footer/brand': 'In {town}', [`${de}/footer/brand`]: 'In {town}' };
  const german = { ...edits, [`${de}/constants`]: { town: 'Braunschweig' } };
  expect(await found({ ...german, '/routes/2/sections/0/text': ['Brot aus Brunswick'] })).toEqual([]);
  expect(await found({ ...german, '/routes/2/sections/0/text': ['Brot aus Braunschweig'] })).toEqual([
    'literal-constant /routes/2/sections/0/text/0',
  ]);
});

describe('legal pages', () => {
  const imprint = (path: string, more = {}) => textPage(path, { legal: 'imprint', ...more });
  const link = (footer: string, href: string) => ({ [`${footer}/links/1`]: { label: 'Legal', href } });
  const both = { '/routes/4': imprint('/imprint'), '/routes/5': imprint('/de/impressum', { translates: '/imprint' }) };

  test('each footer leads to that of its language', async () => {
    expect(await found({ ...both, ...link('/footer', '/imprint') })).toEqual([`unlinked-legal-page ${de}/footer/links`]);
    expect(await found({ ...both, ...link('/footer', '/imprint'), ...link(`${de}/footer`, '/de/impressum') })).toEqual([]);
  });

  test('where a language has none, its footer leads to that of the site', async () => {
    const one = { '/routes/4': imprint('/imprint'), ...link('/footer', '/imprint') };
    expect(await found(one)).toEqual([`unlinked-legal-page ${de}/footer/links`]);
    expect(await found({ ...one, ...link(`${de}/footer`, '/imprint') })).toEqual([]);
  });

  test('a host is named by the privacy policy in the language of the page', async () => {
    const policy = (path: string, text: string, more = {}) => textPage(path, { legal: 'privacy', ...more }, { text: [text] });
    const edits = {
      '/routes/2/sections/1': signUpSection({ action: 'https://forms.example/' }),
      '/routes/4': policy('/privacy', 'forms.example'),
      '/routes/5': policy('/de/datenschutz', 'Nichts.', { translates: '/privacy' }),
      ...link('/footer', '/privacy'),
      ...link(`${de}/footer`, '/de/datenschutz'),
    };
    expect(await found(edits)).toEqual(['unnamed-host /routes/2/sections/1/form/action']);
    expect(await found({ ...edits, '/routes/5/sections/0/text': ['forms.example'] })).toEqual([]);
  });

  test('how a form loads is said by the privacy policy in the language of the page', async () => {
    const policy = (path: string, when: string, more = {}) => ({
      ...textPage(path, { legal: 'privacy', ...more }),
      sections: [
        {
          type: 'legal-text',
          title: 'Privacy',
          back: { label: 'Home', href: path === '/privacy' ? '/' : '/de' },
          chapters: [{ title: 'The form', body: [{ when, text: 'It loads a script.' }] }],
        },
      ],
    });
    const provider = {
      resources: { load: 'on-consent', script: '/main.js' },
      consent: { title: 'Provider', text: ['Loads a script.'], accept: 'Load' },
    };
    const german = (when: string) => ({ '/routes/5': policy('/de/datenschutz', when, { translates: '/privacy' }) });
    const edits = {
      '/routes/2/sections/1': signUpSection({ provider }),
      '/routes/4': policy('/privacy', 'on-consent'),
      ...link('/footer', '/privacy'),
      ...link(`${de}/footer`, '/de/datenschutz'),
    };
    expect(await found({ ...edits, ...german('on-enter') })).toEqual([
      'unexplained-load /routes/2/sections/1/form/provider/resources/load',
    ]);
    expect(await found({ ...edits, ...german('on-consent') })).toEqual([]);
  });
});
