import { expect, test } from 'vitest';
import { sticker } from '../../tests/support/manifest/photos.ts';
import { signUpSection } from '../../tests/support/manifest/sign-up-section.ts';
import { brief, type Edits, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { readRules, rules, withoutReplaced } from './run-rules.ts';

let pages = 0;
const page = (path: string, section: object = {}) => ({
  path,
  title: `Page ${++pages}`,
  description: `A page that has a description of its own, long enough to be shown by search engines: ${pages}`,
  sections: [{ type: 'text', title: 'Title', text: ['Text'], ...section }],
});
const linkTo = (href: string) => ({ '/routes/0/sections/0/actions': [{ label: 'Go', href }] });

const withForm = (form: object): Edits => ({ '/routes/0/sections/1': signUpSection({ ...form }) });
const provider = (load: string, font: string) => ({
  resources: { load, script: 'https://forms.example/main.js', fonts: [{ family: 'Roboto', src: font }] },
  consent: { title: 'Provider', text: ['Loads a script.'], accept: 'Load' },
});

/** The minimal site has no privacy policy that could name the hosts of a form. */
const withoutHosts = (lines: string[]) => lines.filter((line) => !line.startsWith('unnamed-host'));

const cases: [name: string, edits: Edits, expected: string, hint?: string][] = [
  ['the same address twice', { '/routes/2': page('/a'), '/routes/3': page('/a') }, 'duplicate-route «"/a"»'],
  ['an address that differs by case', { '/routes/2': page('/a'), '/routes/3': page('/A') }, 'duplicate-route «"/A"»'],
  ['two pages for unknown addresses', { '/routes/2': page('*') }, 'duplicate-route «"*"»'],
  [
    'the same anchor twice on a page',
    { '/routes/0/sections/1': { type: 'text', id: 'contact', text: ['A'] } },
    'duplicate-id «"contact"»',
  ],
  [
    'no home page',
    {
      '/routes/0/path': '/start',
      '/header/links/0/href': '/start',
      '/header/contact/href': '/start',
      '/footer/links/0/href': '/start',
      '/errorView/actions/0/href': '/start',
      '/routes/1/sections/0/link/href': '/start',
    },
    'missing-home «"routes"»',
  ],
  ['no page for unknown addresses', { '/routes/1': page('/a') }, 'missing-not-found «"routes"»'],
  ['a page without a heading', { '/routes/2': page('/a', { title: undefined }) }, 'missing-title «"sections"»'],
  ['an address that the host needs', { '/routes/2': page('/404') }, 'reserved-path «"/404"»'],
  ['an address for a folder of assets', { '/routes/2': page('/assets/a') }, 'reserved-path «"/assets/a"»'],
  ['an address that is a folder already', { '/routes/2': page('/a/index') }, 'reserved-path «"/a/index"»'],
  [
    'a link to no page',
    { '/routes/2': page('/services'), ...linkTo('/servics') },
    'broken-link «"/servics"»',
    'Did you mean `/services`?',
  ],
  [
    'a link with a slash too many',
    { '/routes/2': page('/services'), ...linkTo('/services/') },
    'broken-link «"/services/"»',
    'Did you mean `/services`?',
  ],
  ['a link to no page inside a text', { '/footer/brand': 'Go [there](/nowhere).' }, 'broken-link «/nowhere»'],
  ['a link to no page in a constant', { '/constants/shop': '/shop', ...linkTo('{shop}') }, 'broken-link «"{shop}"»'],
  ['an anchor that is not on this page', linkTo('#contakt'), 'broken-anchor «"#contakt"»', 'Did you mean `#contact`?'],
  [
    'an anchor that is not on the other page',
    { '/routes/2': page('/a'), ...linkTo('/a#contact') },
    'broken-anchor «"/a#contact"»',
  ],
  ['an anchor on home that the header names', { '/header/contact/href': '/#kontakt' }, 'broken-anchor «"/#kontakt"»'],
  ['a bare anchor in the header', { '/header/contact/href': '#contact' }, 'page-anchor-in-shell «"#contact"»', '"/#contact"'],
  ['a bare anchor in a notice', { '/header/notice': '[Contact](#contact)' }, 'page-anchor-in-shell «#contact»'],
  [
    'a bare anchor in a group',
    { '/header/links/1': { label: 'More', links: [{ label: 'Contact', href: '#contact' }] } },
    'page-anchor-in-shell «"#contact"»',
  ],
  ['an entry that is nothing', { '/header/links/1': { label: 'Us' } }, 'link-or-group «{»', '"href"'],
  [
    'a group that leads to a page as well',
    { '/header/links/1': { label: 'Us', href: '/', links: [{ label: 'Team', href: '/' }] } },
    'link-or-group «"href"»',
    '{ "label": "Us", "href": "/" }',
  ],
  ['a bare anchor in a text of the footer', { '/footer/brand': '[Contact](#contact)' }, 'page-anchor-in-shell «#contact»'],
  ['a form that sends to the stand-in', withForm({ action: '/__signup' }), 'stand-in-endpoint «"/__signup"»'],
  [
    'a font that another host serves unasked',
    withForm({ action: 'https://forms.example/', provider: provider('on-enter', 'https://fonts.example/a.woff2') }),
    'remote-font «"https://fonts.example/a.woff2"»',
    '"on-consent"',
  ],
];

test.each(cases)('%s', async (_, edits, expected, hint = '') => {
  const result = await tryManifest(edits);
  expect(withoutHosts(brief(result)).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([expected]);
  expect(result.problems.find(({ code }) => expected.startsWith(code))?.hint).toContain(hint);
});

test.each<[string, Edits]>([
  ['the same anchor on two pages', { '/routes/2': page('/a', { id: 'contact' }) }],
  ['an anchor on the same page', linkTo('#contact')],
  [
    'an anchor on another page',
    { '/routes/2': page('/a'), '/routes/2/sections/0/actions': [{ label: 'Go', href: '/#contact' }] },
  ],
  [
    'a bare anchor in the footer that every page has',
    { '/routes/1/sections/0/id': 'contact', '/footer/brand': '[Contact](#contact)' },
  ],
  ['a group of links', { '/header/links/1': { label: 'Us', links: [{ label: 'Contact', href: '/#contact' }] } }],
  [
    'a header of a name alone',
    { '/header/links': [], '/header/logo': undefined, '/header/contact': undefined, '/header/mail': undefined },
  ],
  [
    'an imprint that a column of the footer leads to',
    { '/routes/2': page('/imprint'), '/footer/columns': [{ title: 'Us', links: [{ label: 'Imprint', href: '/imprint' }] }] },
  ],
  ['an address that only begins like a reserved one', { '/routes/2': page('/assets-and-more'), '/routes/3': page('/indexes') }],
  ['a font of the own site', withForm({ provider: provider('on-enter', '/fonts/a.woff2') })],
  [
    'a font that another host serves after consent',
    withForm({ provider: provider('on-consent', 'https://fonts.example/a.woff2') }),
  ],
  ['a font that is never loaded', withForm({ provider: provider('never', 'https://fonts.example/a.woff2') })],
  ['an address that only begins like the mock provider', withForm({ action: '/__signup-here' })],
  ['a heading in any section', { '/routes/0/sections/1': { type: 'text', text: ['No title'] } }],
])('%s is fine', async (_, edits) => {
  expect(withoutHosts(brief(await tryManifest(edits)))).toEqual([]);
});

test('two equal addresses lead to each other', async () => {
  const { problems } = await tryManifest({ '/routes/2': page('/a'), '/routes/3': page('/a') });
  expect(problems[0]?.related).toMatchObject([{ message: 'see also', pointer: '/routes/2/path' }]);
});

test('a warning leads to the constant that holds the value, and leaves the site usable', async () => {
  const { site, problems } = await tryManifest({ ...withForm({ action: '{endpoint}' }), '/constants/endpoint': '/__signup' });
  expect(problems[0]?.related).toMatchObject([{ pointer: '/constants/endpoint' }]);
  expect(site?.pages).toHaveLength(1);
});

test('a remote font in a constant leads to where it is used, and where it can be left out', async () => {
  const { problems } = await tryManifest({
    ...withForm({ action: 'https://forms.example/', provider: provider('on-enter', '{font}') }),
    '/constants/font': 'https://fonts.example/a.woff2',
  });
  expect(problems.find(({ code }) => code === 'remote-font')).toMatchObject({
    pointer: '/constants/font',
    related: [{ pointer: '/routes/0/sections/1/form/provider/resources/fonts/0/src' }],
  });
});

test('the number of the publisher is validated as the mail address is, where it stands or in its constant', async () => {
  const publisher = { kind: 'person', name: 'Ada Bridge', email: 'ada@example.org', phone: '+49 30 123456' };
  expect(brief(await tryManifest({ '/site/publisher': publisher }))).toEqual([]);
  expect(brief(await tryManifest({ '/site/publisher': { ...publisher, phone: 'call me' } }))).toEqual([
    expect.stringMatching(/^invalid-phone .* «"call me"»$/),
  ]);
  const { problems } = await tryManifest({ '/constants/call': '12', '/site/publisher': { ...publisher, phone: '{call}' } });
  expect(problems).toMatchObject([
    { code: 'invalid-phone', pointer: '/constants/call', related: [{ pointer: '/site/publisher/phone' }] },
  ]);
});

test('the page for unknown addresses may have a title of any length, as search engines never show it', async () => {
  const title = 'A title that is longer than what any search engine shows of one, by far';
  expect(brief(await tryManifest({ '/routes/1/title': title }))).toEqual([]);
  expect(brief(await tryManifest({ '/routes/0/title': title }))).toEqual([expect.stringContaining('long-title')]);
});

test('an unknown constant in the id of a section is one mistake, not one more for each link that leads there', async () => {
  const { problems } = await tryManifest({ '/routes/0/sections/0/id': '{contact}' });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['unknown-constant']);
});

test('of more findings than anybody reads the errors are told first', async () => {
  const unused = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`/constants/unused${index}`, index]));
  const { problems, hidden } = await tryManifest({ ...unused, '/footer/copyright': '{nothing}' });
  expect([problems.length, hidden]).toEqual([1000, 101]);
  expect(problems.at(-1)).toMatchObject({ code: 'unknown-constant', severity: 'error' });
});

test('mistakes of several kinds are reported together, in the order of the text', async () => {
  const result = await tryManifest({
    '/header/logo/src': 'no.svg',
    '/header/name': '{nothing}',
    '/routes/0/sections/0/id': 'other',
    '/errorView/title': '{elsewhere}',
  });
  expect(result.problems.map(({ code }) => code)).toEqual([
    'missing-image',
    'unknown-constant',
    'broken-anchor',
    'unknown-constant',
  ]);
});

test.each([
  ['© 2025 Corner Bakery', 'copyright-behind'],
  ['© 2019–2025 Corner Bakery', 'copyright-behind'],
  ['Copyright (c) Corner Bakery 2025', 'copyright-behind'],
  ['2025 © Corner Bakery', 'copyright-behind'],
  ['© 2026 Corner Bakery, Association loi 1901', ''],
  ['© Corner Bakery, Association loi 1901', ''],
  ['© Corner Bakery, baking since 1998', ''],
  ['© 2019 bis 2026 Corner Bakery', ''],
  ['© 2019, 2026 Corner Bakery', ''],
  ['© 2019, 2025 Corner Bakery', 'copyright-behind'],
  ['© 2019–2026 Corner Bakery', ''],
])('%j: only a year of the notice can be over', async (copyright, expected) => {
  const { problems } = await tryManifest({ '/footer/copyright': copyright }, { today: '2026-01-15' });
  expect(problems.map(({ code }) => code)).toEqual(expected === '' ? [] : [expected]);
});

test('a logo needs no description, since the name beside it is read out', async () => {
  const row = { type: 'logo-row', items: [{ name: 'Mill', image: { src: 'mill.png', alt: '' } }] };
  const files = { 'mill.png': await sticker(8, 8) };
  expect(brief(await tryManifest({ '/routes/0/sections/1': row }, { files }))).toEqual([]);
});

test('where there is no privacy policy, the finding says how a page becomes it', async () => {
  const { problems } = await tryManifest(withForm({ action: 'https://forms.example/' }));
  expect(problems[0]?.hint).toContain('"legal": "privacy"');
  const policy = page('/integritetspolicy', { text: ['forms.example'] });
  const named = await tryManifest({
    ...withForm({ action: 'https://forms.example/' }),
    '/routes/2': policy,
    '/footer/links/0/href': '/integritetspolicy',
  });
  expect(brief(named)).toEqual([]);
});

test.each([
  ['a dash between words', 'Bread - fresh'],
  ['a footnote', '* plus VAT'],
  ['a comparison', '> 90 % of all rolls, < 5 minutes'],
  ['one asterisk', 'Kund*innen, stars* and * a note'],
  ['a number in brackets', 'Bread [1] (see below)'],
  ['a file name', 'my_file_name'],
  ['a company', 'Miller & Sons; R&D'],
  ['a blank to fill in', 'Name: ____'],
])('%s in a text is no slip', async (_, text) => {
  expect(brief(await tryManifest({ '/footer/brand': text }))).toEqual([]);
});

test('a rule whose file is not complete is named, with all that it lacks', () => {
  const rule = rules.get('duplicate-id');
  expect([...readRules({ '/src/rules/whole.ts': { rule } }).keys()]).toEqual(['whole']);
  expect(() => readRules({ '/src/rules/half.ts': { rule: { ...rule, check: undefined, en: { message: () => '' } } } })).toThrow(
    'src/rules/half.ts: rule.check, rule.en.hint, rule.en.explanation is missing.',
  );
  expect(() => readRules({ '../other.ts': { check: () => [] } })).toThrow(/other\.ts: rule\.since, .*rule\.en\.explanation/);
});

test('a type that a site has made its own has none of the rules that the builder knows for it', () => {
  const left = withoutReplaced(rules, { table: {} }).map(([code]) => code);
  expect([...rules.keys()].filter((code) => !left.includes(code))).toEqual(['uneven-row']);
});
