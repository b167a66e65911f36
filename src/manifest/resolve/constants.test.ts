import { expect, test } from 'vitest';
import { signUpSection } from '../../../tests/support/manifest/sign-up-section.ts';
import { brief, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';

const form = signUpSection({ action: '{signupEndpoint}', maxWidth: '{formMaxWidth}', submit: 'Send {{ {courseMinutes}' });
const constants = { email: 'me@example.com', formMaxWidth: 540, courseMinutes: 90, signupEndpoint: '/sign-up' };
const edits = { '/routes/0/sections/1': form, '/constants': constants };

test('constants are filled into texts and stand in for numbers', async () => {
  const { site, problems } = await tryManifest(edits);
  expect(problems).toEqual([]);
  expect(site?.pages[0]?.sections[1]?.form).toMatchObject({
    action: '/sign-up',
    maxWidth: 540,
    submit: 'Send { 90',
  });
});

test.each([
  ['a text for a number', { '/constants/formMaxWidth': 'wide' }, 'from 240 to 640'],
  ['a number out of bounds', { '/constants/formMaxWidth': 9000 }, 'from 240 to 640'],
  ['a fraction', { '/constants/formMaxWidth': 540.5 }, 'from 240 to 640'],
  ['a bad address', { '/constants/signupEndpoint': 'javascript:alert(1)' }, 'signupEndpoint'],
])('%s in a constant is found', async (_, change, hint) => {
  const result = await tryManifest({ ...edits, ...change });
  expect(result.problems.map(({ code }) => code)).toEqual(['constant-misfit']);
  expect(result.problems[0]?.hint).toContain(hint);
});

// `id` is a text that must have a form, `action` an address: each is validated again once a constant has changed it.
test.each([
  [
    'a text',
    { '/constants/spot': '1 b', '/routes/0/sections/0/id': '{spot}' },
    /Name als Sprungziel/,
    /Name as a target of links/,
  ],
  [
    'an address',
    { ...edits, '/constants/signupEndpoint': 'javascript:alert(1)' },
    /Adresse, an die das Formular sendet/,
    /address that the form sends to/,
  ],
])('of %s that a constant spoils, each language says what was meant', async (_, spoiled, german, english) => {
  const hints = await Promise.all(
    (['de', 'en'] as const).map(async (lang) => {
      const { problems } = await tryManifest(spoiled, { lang });
      return problems.find(({ code }) => code === 'constant-misfit')?.hint;
    }),
  );
  expect(hints).toEqual([expect.stringMatching(german), expect.stringMatching(english)]);
});

test.each([
  [9000, 'constant-misfit «9000»'],
  ['540', 'needless-quotes «"540"»'],
])('%j for a number is found at the constant, and leads to where it is used', async (value, expected) => {
  const result = await tryManifest({ ...edits, '/constants/formMaxWidth': value });
  expect(brief(result).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([expected]);
  expect(result.problems[0]).toMatchObject({
    pointer: '/constants/formMaxWidth',
    related: [{ pointer: '/routes/0/sections/1/form/maxWidth' }],
  });
});

test('a constant is not to blame for what stands beside it', async () => {
  const { problems } = await tryManifest({ '/constants/target': 'somewhere', '/header/contact/href': '{target}/else' });
  expect(problems).toMatchObject([{ code: 'invalid-link', pointer: '/header/contact/href', related: [] }]);
});

test('a bad address in a constant is found where it becomes a link', async () => {
  const link = { label: 'Go', href: '{target}' };
  for (const target of ['javascript:alert(1)', '//example.com', 'somewhere', '/\\example.com', 'mailto:a@example.com']) {
    const { problems } = await tryManifest({ '/constants/target': target, '/header/contact': link });
    expect(
      problems.map(({ code, pointer }) => [code, pointer]),
      target,
    ).toEqual([['invalid-link', '/header/contact/href']]);
  }
});

test('an anchor may be a constant, and links are validated by what it says', async () => {
  const edits = { '/constants/spot': 'here', '/routes/0/sections/0/id': '{spot}', '/header/contact/href': '/#here' };
  expect((await tryManifest(edits)).problems).toEqual([]);
  const { problems } = await tryManifest({ ...edits, '/header/contact/href': '/#her' });
  expect(problems.map(({ code }) => code)).toEqual(['broken-anchor']);
});

test('where a slip looks like what stands there rightly, it is not corrected by guess', async () => {
  const { problems } = await tryManifest({ '/header/name': '{{email or {email' });
  expect(problems.map(({ code, fix }) => [code, fix])).toEqual([['constant-braces', undefined]]);
});

test('an anchor in a constant must be one', async () => {
  const { problems } = await tryManifest({ '/constants/spot': 'two words', '/routes/0/sections/0/id': '{spot}' });
  expect(problems.map(({ code }) => code)).toContain('constant-misfit');
});

test('a name in both lists is found, with the other one', async () => {
  const result = await tryManifest({ '/placeholders/email': 'x@example.com' });
  expect(brief(result)).toEqual(['constant-twice 9:5 «"email"»']);
  expect(result.problems[0]?.related[0]?.range.start).toMatchObject({ line: 5, column: 5 });
});

test.each([
  ['in a plain text', '/header/name', 'Call {emial} now', 'unknown-constant «{emial}»'],
  ['in a rich text', '/footer/brand', 'Call **{emial}** now', 'unknown-constant «{emial}»'],
  ['in a link of a rich text', '/footer/brand', '[Mail](mailto:{emial})', 'unknown-constant «{emial}»'],
  ['in a link', '/footer/links/0/href', '{emial}', 'unknown-constant «{emial}»'],
  ['in a mail', '/header/mail/href/mail/to', '{emial}', 'unknown-constant «{emial}»'],
  ['for a number', '/theme/radius/card', '{emial}', 'unknown-constant «{emial}»'],
  ['in the path of an image', '/header/logo/src', '{emial}.svg', 'unknown-constant «{emial}»'],
  ['in an alternative text', '/header/logo/alt', '{emial}', 'unknown-constant «{emial}»'],
  ['with spaces', '/header/name', 'Call { email }', 'unknown-constant «{ email }»'],
])('an unknown constant %s is one finding that marks it', async (_, pointer, text, expected) => {
  const result = await tryManifest({ [pointer]: text });
  expect(brief(result).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([expected]);
  expect(result.problems[0]?.hint).toContain('Did you mean `{email}`?');
});

test('braces that hold no name are text', async () => {
  const { site, problems } = await tryManifest({ '/header/name': 'Sets {1, 2} and { } and } and {' });
  expect(problems).toEqual([]);
  expect(site?.shells[0].header.name).toBe('Sets {1, 2} and { } and } and {');
});

test('a constant in a constant is one finding, whatever it spoils: visitors would read the braces', async () => {
  const named = await tryManifest({ '/constants/other': '{email}', '/header/name': '{other}' });
  expect(brief(named)).toEqual(['constant-in-constant 6:15 «{email}»']);
  const alone = await tryManifest({ '/constants/sign': '!', '/constants/other': 'Hi{sign}', '/header/name': '{other}' });
  expect(alone.problems.map(({ code }) => code)).toEqual(['constant-in-constant']);
  const address = await tryManifest({ '/placeholders/siteUrl': 'https://{email}.example' });
  expect(brief(address).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual(['constant-in-constant «{email}»']);
});

test('names that every object inherits are no constants', async () => {
  const { problems } = await tryManifest({ '/header/name': '{constructor} {toString}' });
  expect(problems.map(({ code }) => code)).toEqual(['unknown-constant', 'unknown-constant']);
});
