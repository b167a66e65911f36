/** Each template is a site that lacks nothing but what its owner alone knows: in German, in English, and with open texts in any other language. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readManifest, walk } from '../../tests/support/manifest/manifest.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { siteFrom } from './template.ts';

const folder = join(import.meta.dirname, 'templates');
const templates = readdirSync(folder);
const fileOf = (template: string, lang: string) => join(folder, template, `site.${lang}.json`);
const textOf = (template: string, lang: string) => readFileSync(fileOf(template, lang), 'utf8');

const schemaPath = './schema/site.schema.json';
const newSite = (template: string, text: string, lang: string) =>
  siteFrom(textOf(template, text), { name: 'Kern & Co.', lang, schemaPath });

interface Written {
  constants: Record<string, string>;
  placeholders: Record<string, string | number>;
  site: { lang: string; name: string };
}
const parse = (text: string) => JSON.parse(text) as Written;

/** What a release of a text that stands in the folder of a template would be, and what stands in its way. */
async function load(template: string, text: string) {
  const options = { content: Buffer.from(text), lang: 'en', release: true, today: '2027-01-01' } as const;
  const { problems, resolved, references } = {
    references: undefined,
    ...(await loadSite(join(folder, template, 'site.json'), options)),
  };
  if (!resolved || !references) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { problems, pages: resolved.pages, ...references };
}

/** What there is to say where nothing is missing but what stands under `placeholders`. */
const onlyPlaceholders = (text: string) => Object.keys(parse(text).placeholders).map(() => 'placeholder-left');

test('there are the six that the command offers', () => {
  expect(templates).toEqual(['association', 'consultancy', 'practice', 'restaurant', 'studio', 'workshop']);
});

describe.each(templates)('%s', (template) => {
  test('is a site in German and in English that lacks nothing but placeholders, with few small pictures, all of them seen', async () => {
    const shown = new Set<string>();
    for (const lang of ['de', 'en']) {
      const text = textOf(template, lang);
      const { problems, pages, images, fonts } = await load(template, text);
      expect(problems.map(({ code }) => code)).toEqual(onlyPlaceholders(text));
      expect(pages.length).toBeGreaterThanOrEqual(6);
      for (const { path } of [...images, ...fonts]) shown.add(path);
    }
    const files = readdirSync(join(folder, template, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('-OFL.txt'))
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.sort()).toEqual([...shown].map((path) => join(folder, template, path)).sort());
    const pictures = files.filter((file) => !file.endsWith('.woff2'));
    expect(pictures.length).toBeLessThanOrEqual(3);
    expect(pictures.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(80_000);
  });

  test('takes the name of the new site in one place, and changes nothing else of its own texts but language and schema', async () => {
    const german = textOf(template, 'de');
    const site = newSite(template, 'de', 'de-AT');
    expect(parse(site)).toMatchObject({ constants: { siteName: 'Kern & Co.' }, site: { name: '{siteName}', lang: 'de-AT' } });
    const lines = german.split('\n');
    expect(site.split('\n').filter((line, index) => line !== lines[index])).toHaveLength(3);
    expect(site).not.toContain(parse(german).constants.siteName);
    const { pages } = await load(template, site);
    expect(pages.filter(({ title }) => !title.includes('Kern & Co.'))).toEqual([]);
  });

  test('has each text as a placeholder in a language that it is not written in', async () => {
    const english = newSite(template, 'en', 'en');
    const polish = newSite(template, 'en', 'pl');
    const { constants, site } = parse(polish);
    expect({ constants, site }).toMatchObject({ constants: { siteName: 'Kern & Co.' }, site: { lang: 'pl' } });
    expect((await load(template, polish)).problems.map(({ code }) => code)).toEqual(onlyPlaceholders(polish));

    // Keys under which sentences stand in English hold no letter any more but those of constants and addresses.
    const textKey = (keys: string[]) => keys.findLast((key) => !/^\d+$/.test(key)) ?? '';
    const textsIn = (text: string) =>
      [...walk({ ...parse(text), constants: {}, placeholders: {} })].filter(({ keys }) => textKey(keys) !== 'family');
    const isText = ({ value }: { value: unknown }) => typeof value === 'string' && /\p{L} \p{L}/u.test(value);
    const textKeys = new Set(
      textsIn(english)
        .filter(isText)
        .map(({ keys }) => textKey(keys)),
    );
    const said = textsIn(polish).filter(({ keys, value }) => typeof value === 'string' && textKeys.has(textKey(keys)));
    expect(said.length).toBeGreaterThan(150);
    expect(
      said.map(({ value }) => String(value).replaceAll(/\{\w+\}|\]\([^)]*\)/g, '')).filter((left) => /\p{L}/u.test(left)),
    ).toEqual([]);

    // And with the English texts that stand there, visitors would read the English site.
    const open = await load(template, polish.replace('"lang": "pl"', '"lang": "en"'));
    expect(open.pages).toEqual((await load(template, english)).pages);
  });
});

test('what has markup is open piece by piece, since no markup is read in the value of a placeholder', () => {
  const text = newSite('consultancy', 'en', 'pl');
  expect(text).toContain('"title": "{homeHeroTitle} _{homeHeroTitlePart2}_"');
  expect(parse(text).placeholders).toMatchObject({ homeHeroTitle: 'Clarity first.', homeHeroTitlePart2: 'Then the work.' });
});

test('what closes a constant is no text of its own', () => {
  const text = newSite('studio', 'en', 'fr');
  expect(text).toContain('"homeLabel": "{siteName}, {headerHomeLabel}"');
  expect(parse(text).placeholders).toMatchObject({ headerHomeLabel: 'to the home page' });
});

test('a language with letters that the fonts of templates lack is set in ones that have them, or in the font of the device', () => {
  const fontsIn = (lang: string) => (JSON.parse(newSite('studio', 'en', lang)) as { theme: { fonts: object } }).theme.fonts;
  for (const lang of ['vi', 'el', 'uk', 'ja'])
    expect(fontsIn(lang), lang).toEqual({ heading: { family: 'system' }, text: { family: 'system' } });
  for (const lang of ['en', 'fr', 'da', 'es', 'fi', 'pt-BR', 'pl', 'cs', 'tr'])
    expect(fontsIn(lang), lang).toEqual({ heading: { family: 'Lexend' }, text: { family: 'Lexend' } });
  for (const lang of ['ar', 'fa'])
    expect(fontsIn(lang), lang).toEqual({ heading: { family: 'Cairo' }, text: { family: 'Vazirmatn' } });
});

test('a text that stands in several places is open once', () => {
  const { placeholders } = parse(newSite('studio', 'en', 'pl'));
  expect(Object.entries(placeholders).filter(([, value]) => value === 'Pilates')).toHaveLength(1);
});

test('no two templates share a colour, a pair of fonts or the rounding of corners', () => {
  const themes = templates.map((template) => readManifest(fileOf(template, 'de')).theme as unknown as Record<string, object>);
  const colors = themes.flatMap(({ colors = {} }) => [...new Set(JSON.stringify(colors).match(/#\w{6}/g))]);
  expect(colors.filter((color, index) => colors.indexOf(color) !== index)).toEqual([]);
  for (const key of ['fonts', 'radius'])
    expect(new Set(themes.map((theme) => JSON.stringify(theme[key]))).size).toBe(templates.length);
});
