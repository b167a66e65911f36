import { expect, test } from 'vitest';
import { minimalText, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { applyFixes } from '../command/fix.ts';

/** The minimal manifest with one more constant, and a text that names it. */
const withConstant = (number: string, text = 'It costs {value} each.', lang = 'de', country = '') =>
  minimalText
    .replace('"constants": {', `"constants": { "${/\w*(?=\})/.exec(text)?.[0] || 'value'}": ${number},`)
    .replace('"lang": "en"', `"lang": "${lang}"${country}`)
    .replace('We open at **six**.', text);

async function said(...written: Parameters<typeof withConstant>) {
  const { problems, text, site } = await tryManifest(withConstant(...written), { lang: 'en' });
  const found = problems.filter(({ code }) => code === 'constant-number');
  const [, fixed] = /"value": (.*?),\s*"email/.exec(applyFixes(text, found).text) ?? [];
  const shown = JSON.stringify(site?.pages[0]?.sections);
  return { count: found.length, fixed, shown, message: found[0]?.message };
}

test.each(['4.50', '12345678901234567890', '0.0000001', '1.10', '-0', '4.0', '1e3'])(
  'visitors read %s as it is written',
  async (number) => {
    expect((await said(number)).shown).toContain(`It costs ${number} each.`);
  },
);

test.each([
  ['4.50', '"4,50"'],
  ['4.5', '"4,5"'],
  ['9007199254740993', '"9007199254740993"'],
  ['0.10', '"0,10"'],
  ['-0.25', '"-0,25"'],
  ['12345678901234567890', '"12345678901234567890"'],
  ['1e3', '1000'],
  ['1E-7', '0.0000001'],
  ['3.14159265358979323846', '"3,14159265358979323846"'],
])('in German %s becomes %s', async (number, right) => {
  expect(await said(number)).toMatchObject({ count: 1, fixed: right });
});

test.each([
  ['a whole number', '90', 'It costs {value} each.', 'de'],
  ['English', '4.50', 'It costs {value} each.', 'en'],
  ['German as in Switzerland', '4.50', 'Das kostet {value} Franken.', 'de-CH'],
  ['a version', '1.10', 'Version {value} ist da.', 'de'],
  ['a version by its name', '1.10', 'Das ist {appVersion}.', 'de'],
  ['a time', '9.30', 'Geöffnet ab {value} Uhr.', 'de'],
  ['a number that nobody reads', '4.50', 'It costs nothing.', 'de'],
  ['zeros before and behind, which say nothing', '1000000000000000000000', 'So viele: {value}', 'de'],
])('says nothing of %s', async (_, number, text, lang) => {
  expect((await said(number, text, lang)).count).toBe(0);
});

test('what may be a thousand is left to its author', async () => {
  expect(await said('1.250', 'Das kostet {value} Euro.')).toMatchObject({ count: 1, fixed: '1.250' });
});

test('a constant that is a time anywhere has its own point', async () => {
  const hours = `{ "type": "opening-hours", "title": "Zeiten", "closedLabel": "zu", "items": [
    { "days": ["monday"], "times": [{ "start": "{value}", "end": "18:00" }] }] }`;
  const text = withConstant('9.30', 'Ab {value} geöffnet.').replace('"sections": [', `"sections": [${hours},`);
  const { problems, site } = await tryManifest(text);
  expect(problems).toEqual([]);
  expect(JSON.stringify(site?.pages[0]?.sections)).toContain('"iso":"09:30"');
});

test('reads German in the country of the site', async () => {
  expect((await said('4.50', 'Das kostet {value} Franken.', 'de', ', "country": "CH"')).count).toBe(0);
});

test('in English only what a number cannot hold gets quotes', async () => {
  expect(await said('12345678901234567890', 'Account {value}', 'en')).toMatchObject({
    count: 1,
    fixed: '"12345678901234567890"',
  });
});

test('where a number is wanted as well, it stays one', async () => {
  const { problems } = await tryManifest(withConstant('90.5').replace('"card": 8', '"card": "{value}"'), { lang: 'en' });
  expect(problems.map(({ code }) => code)).toEqual(['constant-misfit']);
});
