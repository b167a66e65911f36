import { expect, test } from 'vitest';
import { sectionTypes } from '../../../tests/support/manifest/gallery.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { typesFor } from '../../registry/section-aliases.ts';

test('leads to types that exist alone', () => expect(typesFor('map', ['text'])).toEqual([]));

test.each([
  ['map', ['embed']],
  ['Carousel', ['gallery']],
  ['stats', ['card-grid']],
  ['price_list', ['table', 'pricing']],
  ['contactForm', ['form']],
  ['Öffnungszeiten', ['opening-hours']],
  ['oeffnungszeiten', ['opening-hours']],
  ['constructor', []],
  ['', []],
])('%s → %j', (word, types) => expect(typesFor(word, sectionTypes)).toEqual(types));

test('the advice names them, and offers no slip of the keyboard beside them', async () => {
  const hintOf = async (type: string, lang: string) => {
    const { problems } = await tryManifest({ '/routes/0/sections/0': { type }, '/site/lang': lang });
    return problems.find(({ code }) => code === 'unknown-section');
  };
  expect((await hintOf('Landkarte', 'de'))?.hint).toMatch(/^Dafür gibt es `embed`\. /);
  expect((await hintOf('Speisekarte', 'de'))?.hint).toMatch(/^Dafür gibt es `menu`\. /);
  expect((await hintOf('Preisliste', 'en'))?.hint).toMatch(/^That is what `table` or `pricing` is for\. /);
  expect((await hintOf('Fragebögen', 'en'))?.hint).not.toContain('That is');
});

const hero = { type: 'hero', title: 'Bread', text: ['Fresh.'] };
const picture = { src: 'logo.svg', alt: '' };
test.each([
  ['a film in a hero', { ...hero, video: '/film.mp4' }, 'That is what `video` is for. Possible: '],
  ['a film behind a hero', { ...hero, backgroundVideo: '/film.mp4' }, 'That is what `video` is for. Possible: '],
  [
    'a film beside a text',
    { type: 'split', title: 'A', text: ['B'], image: picture, video: '/f.mp4' },
    'That is what `video` is for.',
  ],
  ['a background', { ...hero, background: picture }, 'Write `"layout": "background"` instead. Possible: '],
  ['buttons', { ...hero, buttons: [] }, 'Write `"actions": [ … ]` instead. Possible: '],
  ['comments below a text', { type: 'text', text: ['A'], comments: true }, 'That is what `embed` is for. Possible: '],
  ['a background behind a text', { type: 'text', text: ['A'], background: picture }, 'Write `"backdrop": { … }` instead. '],
  ['a slip of the keyboard', { type: 'text', text: ['A'], titel: 'B' }, 'Did you mean `title`? Possible: '],
])('%s is told how it is written', async (_, section, hint) => {
  const { problems } = await tryManifest({ '/routes/0/sections/1': section, '/site/lang': 'en' });
  expect(problems).toMatchObject([{ code: 'unknown-key', hint: expect.stringContaining(hint) }]);
  expect(problems[0]?.hint.startsWith(hint)).toBe(true);
});

const several = 'Other languages stand at the top level: "languages": [{ "lang": "de", ';
test.each([
  ['/site/languages', ['en', 'fr'], several],
  ['/translations', {}, several],
  ['/routes/0/lang', 'fr', several],
  ['/routes/0/date', '2027-01-16', 'Day, author and tags of a page stand in "entry"'],
  ['/feed', true, 'Each post is a page under "routes" with "entry"'],
  ['/routes/0/hreflang', { fr: '/fr' }, 'Write `"translates": "…"` instead.'],
])('%s is told where it is written', async (pointer, value, hint) => {
  const { problems } = await tryManifest({ [pointer]: value, '/site/lang': 'en' });
  expect(problems).toMatchObject([{ code: 'unknown-key', message: expect.stringContaining(' here (') }]);
  expect(problems[0]?.hint.startsWith(hint)).toBe(true);
});

test.each([
  ['/analytics', 'G-123', 'No foreign script runs on the pages.'],
  ['/search', true, 'A link in the navigation can lead to a search engine'],
  ['/routes/0/sections/0/ics', 'https://calendar.example/a.ics', 'What stands on the pages changes with a new build alone.'],
])('%s does not exist yet, and the way round is told', async (pointer, value, hint) => {
  const { problems } = await tryManifest({ [pointer]: value, '/site/lang': 'en' });
  expect(problems).toMatchObject([{ code: 'unknown-key', message: expect.stringContaining(' yet (') }]);
  expect(problems[0]?.hint.startsWith(hint)).toBe(true);
  expect(problems[0]?.fix).toBeUndefined();
});

test.each([
  ['search', 'en', 'There is no section type `search` yet (', 'A link in the navigation can lead to a search engine'],
  [
    'Webcam',
    'de',
    'Die Abschnittsart `Webcam` gibt es noch nicht (',
    'Was auf den Seiten steht, ändert sich nur mit einem neuen Bau.',
  ],
])('a section of the type %s does not exist yet, and the way round is told', async (type, lang, message, hint) => {
  const { problems } = await tryManifest({ '/routes/0/sections/0': { type }, '/site/lang': lang });
  expect(problems).toMatchObject([{ code: 'unknown-section', message: expect.stringContaining(message) }]);
  expect(problems[0]?.hint.startsWith(hint)).toBe(true);
});

const old = 'An old address leads on when it stands in "site.json", outermost, under "redirects"';
test.each([
  ['/aliases', { '/old': '/' }, 'Write `"redirects": [ … ]` instead.'],
  ['/site/redirects', {}, old],
  ['/routes/0/redirectFrom', ['/old'], old],
])('redirects that are written as %s are told where they stand', async (pointer, value, hint) => {
  const { problems } = await tryManifest({ [pointer]: value, '/site/lang': 'en' });
  expect(problems).toMatchObject([{ code: 'unknown-key', message: expect.stringContaining(' here (') }]);
  expect(problems[0]?.hint.startsWith(hint)).toBe(true);
});
