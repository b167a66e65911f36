/** Manifests of earlier versions, by made-up migrations that lead to today's schemas. */
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { add, change, map, move, remove, rename, replaceSections } from '../../schema/migrations.ts';
import { minimalText as today } from '../../tests/support/manifest/try-manifest.ts';
import { withHistory } from '../../tests/support/manifest/with-history.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { collectHistory } from '../migrations/history.ts';
import { migrateFile } from './migrate.ts';

/** These histories begin with version 1. */
const minimalText = today.replace(/"version": \d+/, '"version": 1');

const type = (migrations: NonNullable<SectionDefinition['migrations']>) =>
  defineSection({ de: ['T', 'T.'], en: ['T', 'T.'], props: z.strictObject({}), migrations });

/** Three versions: 1 → 2 → 3, and 3 is what the schemas of this builder say. */
const known = collectHistory(
  {
    text: type([
      { to: 2, renamedFrom: 'Prose', steps: [rename('headline', 'heading'), change('text', (text) => [text])] },
      { to: 3, steps: [rename('heading', 'title'), map('tone', { grey: 'tint', black: 'deep' })] },
    ]),
    'card-grid': type([
      { to: 2, steps: [rename('cards', 'items'), rename('items[].caption', 'title')] },
      {
        to: 3,
        steps: [
          move('items[].more.label', 'items[].link.label'),
          move('items[].more.to', 'items[].link.href'),
          remove('items[].more'),
          remove('items[].rank'),
          change('items[].details[]', (detail) => (detail === '' ? undefined : detail)),
        ],
      },
    ]),
  },
  [
    {
      to: 2,
      steps: [
        replaceSections('spacer', () => []),
        replaceSections('pair', ({ one = '', two = '' }) => [
          { type: 'Prose', heading: one, text: ['1'] },
          { type: 'text', heading: two, text: ['2'] },
        ]),
      ],
    },
    {
      to: 3,
      steps: [
        rename('shop', 'site'),
        add('site.lang', 'en'),
        change('constants', (values, { constants }) => ({ ...(values as object), copyOf: `${constants.email}` })),
      ],
    },
  ],
);

/** A manifest of version 1, written in a way that no formatter would. */
const first = minimalText
  .replace('"site":', '"shop" :')
  .replace('"lang": "en", ', '')
  .replace('"hello@bakery.example" }', '"hello@bakery.example" }')
  .replace(/"type": "text",[\s\S]*?\]\n\s*\}/, (text) => {
    expect(text).toContain('"title"');
    return `"type" : "Prose", "id":"contact",
          "tone" :"grey",   "headline" : "Br\\u00f6d, {email} {copyOf}",
          "text"  :  "We open at **six**."
        }, { "type": "spacer" },
        {
          "type": "card-grid",
          "cards": [
            { "caption" : "One",  "rank": 1, "more": { "label": "Go", "to": "/" } },
            {
              "rank": 2,
              "caption": "Two",
              "details": [ "a", "", "b" ]
            }
          ]
        }`;
  });

const expected = minimalText
  .replace('"version": 1', '"version": 3')
  .replace('"email": "hello@bakery.example" }', '"email": "hello@bakery.example", "copyOf": "hello@bakery.example" }')
  .replace('"site":', '"site" :')
  .replace('"lang": "en", "name": "Corner Bakery" }', '"name": "Corner Bakery", "lang": "en" }')
  .replace(
    /"type": "text",[\s\S]*?\]\n\s*\}/,
    `"type" : "text", "id":"contact",
          "tone" :"tint",   "title" : "Br\\u00f6d, {email} {copyOf}",
          "text"  :  [
            "We open at **six**."
          ]
        },
        {
          "type": "card-grid",
          "items": [
            { "title" : "One",  "link": { "label": "Go", "href": "/" } },
            {
              "title": "Two",
              "details": [ "a", "b" ]
            }
          ]
        }`,
  );

let folder = '';
let file = '';
let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  file = join(folder, 'site.json');
  writeFileSync(join(folder, 'logo.svg'), readFileSync('tests/fixtures/valid/minimal/logo.svg'));
  printed = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const migrate = (text: string, dryRun = false) => {
  writeFileSync(file, text);
  return withHistory(known, () => migrateFile(file, { dryRun }));
};
const written = () => readFileSync(file, 'utf8');
const codes = async (text: string) => {
  writeFileSync(file, text);
  return (await withHistory(known, () => loadSite(file))).problems.map(({ code }) => code);
};

test('a manifest of version 1 becomes one of version 3, and what was not meant stays byte for byte', async () => {
  expect(await migrate(first), printed.join('\n')).toBe(0);
  expect(written()).toBe(expected);
  expect(printed).toEqual([`Rewrote ${file} from version 1 to 3.`]);
  expect(await codes(written())).toEqual([]);
});

test('twice is once', async () => {
  await migrate(first);
  const { mtimeMs } = statSync(file);
  expect(await withHistory(known, () => migrateFile(file, { dryRun: false }))).toBe(0);
  expect(written()).toBe(expected);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(printed.at(-1)).toContain('There is nothing to do.');
});

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['tabs', (text: string) => text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
  ['no line end at the end', (text: string) => text.trimEnd()],
])('%s stay', async (_, turn) => {
  await migrate(turn(first));
  expect(written()).toBe(turn(expected));
});

test('--dry-run shows the difference and writes nothing', async () => {
  expect(await migrate(first, true)).toBe(0);
  expect(written()).toBe(first);
  expect(printed[0]).toMatch(/^--- a\/.*site\.json\tversion 1\n\+\+\+ b\/.*site\.json\tversion 3\n@@ -1,/m);
  expect(printed[0]).toContain('\n-  "version": 1,\n');
  expect(printed[0]).toContain('\n+          "items": [\n');
  expect(printed[0]?.split('\n').filter((line) => /^[-+] /.test(line)).length).toBeLessThan(30);
});

test('--dry-run prints nothing that a terminal or a runner of CI would obey', async () => {
  await migrate(first.replace('"caption" : "One"', '"caption" : "One\u009b31m\u202e ##[group]"'), true);
  expect(printed[0]).toContain('One 31m  ## [group]');
  expect(printed[0]).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
});

test('an older manifest loads with one warning, which says what to run', async () => {
  writeFileSync(file, first);
  const { site, problems } = await withHistory(known, () => loadSite(file));
  expect(problems.map(({ code, severity, range }) => `${severity} ${code} ${range.start.line}`)).toEqual([
    'warning older-version 3',
  ]);
  expect(problems[0]?.hint).toContain('npx marketing-site-builder migrate');
  writeFileSync(file, expected);
  const { site: after } = await withHistory(known, () => loadSite(file));
  expect(site?.pages).toEqual(after?.pages);
});

describe('a finding in an older manifest is where the mistake is written', () => {
  test.each<[string, from: string, to: string, code: string, marked: string]>([
    ['in a renamed key', '"caption": "Two"', '"caption": ""', 'empty-text', '""'],
    ['in a key that no version has', '"rank": 2', '"rnak": 2', 'unknown-key', '"rnak"'],
    ['in a value that moved', '"to": "/"', '"to": "/nowhere"', 'broken-link', '"/nowhere"'],
    ['behind a section that has gone', '"caption" : "One"', '"caption" : "{oen}"', 'unknown-constant', '{oen}'],
    ['behind an entry that has gone', '"", "b"', '"", "{beta}"', 'unknown-constant', '{beta}'],
    ['in a value that a function changed', '"We open at **six**."', '"{gone}"', 'unknown-constant', '{gone}'],
    ['in a word', '"grey"', '"gray"', 'unknown-value', '"gray"'],
    ['in a key written twice', '"rank": 2', '"rank": 2, "rank": 3', 'duplicate-key', '"rank"'],
  ])('%s', async (_, from, to, code, marked) => {
    expect(first).toContain(from);
    const text = first.replace(from, to);
    writeFileSync(file, text);
    const { problems } = await withHistory(known, () => loadSite(file));
    const found = problems.filter((one) => one.code !== 'older-version');
    expect(found.map((one) => [one.code, text.slice(one.range.start.offset, one.range.end.offset)])).toEqual([[code, marked]]);
    expect(problems).toHaveLength(2);
  });
});

test('so are the other places of a mistake', async () => {
  const text = first.replace('"to": "/"', '"to": "/nowhere"').replace(/("links": \[\{[^}]*"href": )"[^"]*"/, '$1"/nowhere"');
  writeFileSync(file, text);
  const { problems } = await withHistory(known, () => loadSite(file));
  const { pointer, related } = problems.find(({ code }) => code === 'broken-link') ?? expect.fail();
  expect([pointer, ...related.map((other) => other.pointer)]).toEqual([
    '/header/links/0/href',
    '/routes/0/sections/2/cards/0/more/to',
  ]);
});

test('one section becomes two', async () => {
  const text = first.replace('{ "type": "spacer" }', '{ "type": "pair", "one": "A", "two": "{oops}" }');
  expect(await migrate(text)).toBe(1);
  expect(written()).toContain('"heading": "A"');
  expect(printed.join('\n')).toMatch(/unknown-section .*`Prose`/);
});

test('what is written in the new way already stays, and nothing written is lost', async () => {
  const both = first.replace('"headline" :', '"heading": "New", "headline" :');
  expect(await migrate(both)).toBe(1);
  expect(written()).toContain('"title": "New"');
  expect(written()).toContain('"headline" : "Br');
  expect(printed.join('\n')).toContain('unknown-key');
});

test('a key that a version brings stays where somebody has written it already', async () => {
  await migrate(first.replace('"shop" : {', '"shop" : { "lang": "de",'));
  expect(written()).toContain('"site" : { "lang": "de",');
  // In one language with the findings.
  expect(printed.join('\n')).toContain('von Fassung 1 auf 3 gebracht.');
});

test.each<[string, string, string]>([
  ['that is no JSON', first.replace('"type" : "Prose",', '"type" : "Prose"'), 'json-missing-comma'],
  ['with equal keys', first.replace('"rank": 2', '"rank": 2, "rank": 3'), 'duplicate-key'],
  ['of a version that is not known yet', first.replace('"version": 1', '"version": 4'), 'newer-version'],
  ['without a version', first.replace('"version": 1,', ''), 'missing-key'],
  ['with a byte-order mark', `\ufeff${first}`, 'byte-order-mark'],
])('a file %s stays as it is, with its findings', async (_, text, code) => {
  expect(await migrate(text)).toBe(1);
  expect(written()).toBe(text);
  expect(printed.join('\n')).toContain(code);
});

test('a function that cannot do with a wrong value does no harm; with a right one it is a bug', async () => {
  const steps = [
    change('title', (title) => {
      if (title !== 'good') throw new TypeError('not good');
      return title;
    }),
  ];
  const strict = collectHistory({ text: type([{ to: 2, steps }]) }, []);
  const wrong = minimalText.replace('"title": "Bread, every morning"', '"title": 7');
  writeFileSync(file, wrong);
  expect(await withHistory(strict, () => migrateFile(file, { dryRun: false }))).toBe(1);
  expect(written()).toBe(wrong);
  expect(printed.join('\n')).toContain('wrong-type');
  writeFileSync(file, minimalText);
  await expect(withHistory(strict, () => migrateFile(file, { dryRun: false }))).rejects.toThrow('not good');
  expect(written()).toBe(minimalText);
});

test('the mode stays, and no draft is left behind', async () => {
  writeFileSync(file, first);
  chmodSync(file, 0o666);
  expect(await withHistory(known, () => migrateFile(file, { dryRun: false }))).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o666);
  expect(written()).toBe(expected);
  expect(readdirSync(folder).sort()).toEqual(['logo.svg', 'site.json']);
});

test('what a symbolic link leads to is not rewritten', async () => {
  writeFileSync(join(folder, 'real.json'), first);
  symlinkSync('real.json', file);
  expect(await withHistory(known, () => migrateFile(file, { dryRun: false }))).toBe(1);
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(written()).toBe(first);
});

describe('a site with section types of its own', () => {
  /** The builder is at version 3; of the types of the site, which has replaced `text`, two versions are known. */
  const withOwn = collectHistory(
    { text: type([{ to: 2, steps: [remove('title')] }]) },
    [
      { to: 2, steps: [rename('shop', 'site')] },
      { to: 3, steps: [add('constants.greeting', 'Hello')] },
    ],
    {
      text: type([
        { to: 1, steps: [rename('headline', 'heading')] },
        {
          to: 2,
          steps: [rename('heading', 'title'), change('title', (title, { constants }) => `${constants.greeting}, ${title}`)],
        },
      ]),
    },
  );
  const ofEarlier = minimalText.replace('"site":', '"shop" :').replace('"title": "Bread, every morning"', '"headline" :"bakers"');
  const ofToday = minimalText
    .replace('"version": 1,', '"version": 3,\n  "own": 2,')
    .replace('"hello@bakery.example" }', '"hello@bakery.example", "greeting": "Hello" }')
    .replace('"site":', '"site" :')
    .replace('"title": "Bread, every morning"', '"title" :"Hello, bakers"');
  const migrateOwn = (text: string, dryRun = false) => {
    writeFileSync(file, text);
    return withHistory(withOwn, () => migrateFile(file, { dryRun }));
  };

  test('gets what the builder has changed first, then what its types have; the rest stays byte for byte', async () => {
    expect(await migrateOwn(ofEarlier), printed.join('\n')).toBe(0);
    expect(written()).toBe(ofToday);
    expect(printed).toEqual([`Rewrote ${file} from version 1 to 3 and from version 0 of the site's own sections to 2.`]);
  });

  test('gets what the builder has changed also where its own types are of today', async () => {
    const text = ofToday.replace('"version": 3', '"version": 2').replace(', "greeting": "Hello"', '');
    expect(await migrateOwn(text), printed.join('\n')).toBe(0);
    expect(written()).toBe(ofToday);
    expect(printed).toEqual([`Rewrote ${file} from version 2 to 3.`]);
  });

  test('is told which of the two numbers changes', async () => {
    const text = ofToday.replace('"own": 2', '"own": 1').replace('"title" :"Hello, bakers"', '"heading" :"bakers"');
    expect(await migrateOwn(text, true)).toBe(0);
    expect(written()).toBe(text);
    expect(printed.at(-1)).toBe(
      `${file} would be rewritten from version 1 of the site's own sections to 2. Nothing was written.`,
    );
    expect(printed[0]).toMatch(/^--- .*own 1\n\+\+\+ .*own 2$/m);
    const { problems } = await withHistory(withOwn, () => loadSite(file, { lang: 'de' }));
    expect(problems.find(({ code }) => code === 'older-version')?.message).toBe(
      'Die Datei ist für Fassung 1 der eigenen Abschnitte geschrieben; die heutige ist 2.',
    );
    expect(await migrateOwn(text.replace('"lang": "en"', '"lang": "de"'))).toBe(0);
    expect(printed.at(-1)).toBe(`${file} wurde von Fassung 1 der eigenen Abschnitte auf 2 gebracht.`);
  });
});

test('a number of own types in a site that has none is refused, with what to do', async () => {
  expect(await migrate(minimalText.replace('"version": 1,', '"version": 3, "own": 2,'))).toBe(1);
  expect(printed.join('\n')).toMatch(/newer-version.*version 2 of the site's own sections.*remove "own"/s);
});

test('a file whose name no disk allows is a finding with its name', async () => {
  const long = join(folder, 'x'.repeat(300));
  expect(await migrateFile(long, { dryRun: false })).toBe(1);
  expect(
    printed
      .join('\n')
      .split('\n')
      .filter((line) => line.includes(long)),
  ).toHaveLength(1);
});
