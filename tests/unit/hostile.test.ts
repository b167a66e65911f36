/** Input that is meant to do harm: each is a finding, in bounded time and memory, and nothing is written. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/report/text.ts';
import { addressPlaces } from '../attacks/places.ts';
import { type Edits, editManifest, minimalText, tryManifest } from '../support/manifest/try-manifest.ts';
import { rowsOf } from '../support/project/slice.ts';

const section = '/routes/0/sections/0';
const errors = ({ problems }: Awaited<ReturnType<typeof tryManifest>>) =>
  problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);

/** Everything in a folder and beside it. */
const treeAround = (folder: string) => readdirSync(join(folder, '..'), { recursive: true, encoding: 'utf8' }).sort();

describe('paths that lead out of the folder', () => {
  test.each([
    ['../secret.svg', 'path-outside'],
    ['a/../../secret.svg', 'path-outside'],
    ['./../secret.svg', 'path-outside'],
    ['{up}/secret.svg', 'path-outside'],
    ['/etc/secret.svg', 'wrong-format'],
    ['..\\secret.svg', 'wrong-format'],
    ['link.svg', 'path-outside'],
    ['folder/secret.svg', 'path-outside'],
    ['folder/nothing.svg', 'path-outside'],
    ['%2e%2e/secret.svg', 'missing-image'],
    ['file:///secret.svg', 'missing-image'],
    ['\u0000.svg', 'unreadable-image'],
    [`${'a'.repeat(5000)}.svg`, 'unreadable-image'],
  ])('%.40s', async (src, code) => {
    let before: string[] = [];
    let after: string[] = [];
    const result = await tryManifest(
      { '/header/logo/src': src, '/constants/up': '..' },
      {
        prepare(inner) {
          mkdirSync(join(inner, '../elsewhere'));
          for (const place of ['..', '../elsewhere']) writeFileSync(join(inner, place, 'secret.svg'), '<svg viewBox="0 0 1 1"/>');
          symlinkSync('../secret.svg', join(inner, 'link.svg'));
          symlinkSync('../elsewhere', join(inner, 'folder'));
          before = treeAround(inner);
        },
        inspect(inner) {
          after = treeAround(inner);
        },
      },
    );
    expect(errors(result)).toContain(code);
    expect(result.site).toBeUndefined();
    // Nothing of what lies outside is told.
    expect(JSON.stringify(result.problems)).not.toContain('Did you mean `folder/secret');
    // The manifest itself is written by the test.
    expect(after).toEqual([...before, join('site', 'site.json')].sort());
  });
});

test.each(rowsOf(addressPlaces))('an address that nobody has, as $name', async ({ edits, code, pointer }) => {
  const { problems } = await tryManifest(edits('https://a"b;$c.example/form'));
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ code, pointer }]);
});

describe('names that every object has', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

  test.each(rowsOf(names))('%s as a key, a type, a constant, a page and an anchor', async (name) => {
    const key = (text: string) => text.replace('"version": 2,', `"version": 2, ${JSON.stringify(name)}: { "polluted": true },`);
    expect(errors(await tryManifest(key(minimalText)))).toEqual(['unknown-key']);
    const inSection = minimalText.replace('"id": "contact",', `"id": "contact", ${JSON.stringify(name)}: { "polluted": true },`);
    expect(errors(await tryManifest(inSection))).toEqual(['unknown-key']);
    expect(errors(await tryManifest({ [`${section}/type`]: name }))).toEqual(['unknown-section']);
    expect(errors(await tryManifest({ [`${section}/title`]: `{${name}}` }))).toEqual(['unknown-constant']);
    expect(errors(await tryManifest({ '/header/links/0/href': `/${name}` }))).not.toEqual([]);
    expect(
      errors(
        await tryManifest({ '/header/links/0/href': '/#contact', '/header/contact/href': `/#${name.replaceAll('_', 'x')}` }),
      ),
    ).toEqual(['broken-anchor']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  test.each(names.filter((name) => /^[a-z]/.test(name)))('a constant may be called %s', async (name) => {
    const text = editManifest({ [`${section}/title`]: `{${name}}` }).replace(
      '"constants": {',
      `"constants": { "${name}": "Bread",`,
    );
    const { site, problems } = await tryManifest(text);
    expect(problems).toEqual([]);
    expect(site?.pages[0]?.sections[0]?.title).toBe('Bread');
  });
});

test.each([
  ['lists', '[', ''],
  ['groups', '{"a":', ''],
  ['closed lists', '[', ']'],
])('nesting %s to depth 100,000', async (_, open, close) => {
  const text = open.repeat(100_000) + close.repeat(100_000);
  expect(errors(await tryManifest(text))).toEqual(['too-deep']);
  expect(errors(await tryManifest(minimalText.replace('"version": 2', `"version": ${text}`)))).toEqual(['too-deep']);
});

describe('characters that nobody sees', () => {
  test.each(
    rowsOf([
      ['\u0000', 'U+0000'],
      ['\u001b', 'U+001B'],
      ['\u007f', 'U+007F'],
      ['\u0085', 'U+0085'],
      ['\u202e', 'U+202E'],
      ['\u2066', 'U+2066'],
      ['\u2028', 'U+2028'],
      ['\ufeff', 'U+FEFF'],
      ['\ufffd', 'U+FFFD'],
      ['\ud800', 'U+D800'],
    ]),
  )('%j in a title, a constant, a description of an image, a link', async (char, name) => {
    for (const [pointer, text] of [
      [`${section}/title`, `Bre${char}ad`],
      ['/constants/email', `hello@bakery${char}.example`],
      ['/header/logo/alt', `Logo${char}`],
    ] as const) {
      const result = await tryManifest({ [pointer]: text });
      expect(errors(result), pointer).toContain('invisible-character');
      const said = formatProblems(result.problems, false);
      expect(said).toContain(name);
      expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
    }
    expect(errors(await tryManifest({ '/header/links/0/href': `/#contact${char}` }))).not.toEqual([]);
  });

  test('what has its use in texts is fine', async () => {
    const { problems } = await tryManifest({ [`${section}/title`]: 'Daten\u00adschutz\u00a0und\u200bmehr\u2011👩‍💻 שלום\u200f' });
    expect(problems).toEqual([]);
  });
});

describe('texts that make regular expressions and parsers slow', () => {
  const length = 99_000;
  const fill = (unit: string, end = '') => unit.repeat(Math.floor((length - end.length) / unit.length)) + end;
  const nasty = [
    fill('a', '!'),
    fill('/a', '!'),
    fill('/a-', '!'),
    fill('.svg'),
    fill(' ', '!'),
    fill('a@'),
    fill('a.', '@'),
    fill('-', 'a'),
    fill('{a', ''),
  ];

  test.each([
    ['a path', '/routes/0/path'],
    ['an image', '/header/logo/src'],
    ['an anchor', `${section}/id`],
    ['a link', '/header/links/0/href'],
    ['a language', '/site/lang'],
    ['a colour', '/theme/colors/text/light'],
    ['a mail address', '/constants/email'],
    ['an address of the site', '/placeholders/siteUrl'],
    ['a copyright', '/footer/copyright'],
  ])('as %s', async (_, pointer) => {
    for (const text of rowsOf(nasty)) {
      const { problems, site } = await tryManifest({ [pointer]: text });
      expect(problems.some(({ severity }) => severity === 'error')).toBe(site === undefined);
    }
  });

  const signs = ['[', ']', '**', '_a', '*_', '**a _b', '[a](', '[a](b', '![', '\\', '`', '<', '{', '{a', '{{', '[a](/#contact)'];

  test.each(rowsOf(signs))('as a text of many %s', async (unit) => {
    const result = await tryManifest({ [`${section}/text`]: [fill(unit)], '/footer/brand': fill(unit) });
    expect(result.problems.length).toBeLessThanOrEqual(1000);
  });

  test('a text that is longer than any text is a finding before that', async () => {
    expect(errors(await tryManifest({ [`${section}/title`]: 'x'.repeat(100_001) }))).toEqual(['text-too-long']);
    expect(errors(await tryManifest({ [`${section}/title`]: 'x'.repeat(100_000) }))).toEqual([]);
  });
});

describe('a long constant that is used often is one finding, before it takes all memory', () => {
  const long = 'x'.repeat(100_000);
  const load = (sections: number, text: (index: number) => string) =>
    tryManifest({
      '/constants': { email: 'hello@bakery.example', long, almost: long.slice(4) },
      '/routes/0/sections': Array.from({ length: sections }, (_, index) => ({
        type: 'text',
        ...(index === 0 && { id: 'contact' }),
        title: 'A',
        text: [text(index)],
      })),
      '/footer/brand': '{email}',
    });

  test('in one text', async () => {
    expect(errors(await load(1, () => '{long}'.repeat(9000)))).toEqual(['too-much-text']);
    expect(errors(await load(1, () => '{long}'))).toEqual([]);
  });

  test('in the same text at several places', async () => {
    expect(errors(await load(20, () => '{long}{long}'))).toEqual(['too-much-text']);
  });

  test('once in each of a thousand texts, which may be the same or not', async () => {
    expect(errors(await load(1000, () => '{long}'))).toEqual(['too-much-text']);
    // As long as a text may be, and each another one.
    const different = (index: number) => `{almost}${index}`;
    expect(errors(await load(1000, different))).toEqual(['too-much-text']);
    expect(errors(await load(100, different))).toEqual([]);
  });

  test('whatever else is wrong with what stays unfilled', async () => {
    expect(errors(await load(1000, (index) => `{almost}${index} [mail](mailto:{email})`))).toEqual(['too-much-text']);
  });
});

describe('so much that a report of it would be endless', () => {
  const many = (count: number, make: (index: number) => unknown) => Array.from({ length: count }, (_, index) => make(index));

  test('mistakes of form', async () => {
    const edits: Edits = { '/routes/0/sections': many(800, (index) => ({ type: 'text', titel: `A${index}`, text: [] })) };
    const { problems, hidden } = await tryManifest(edits);
    expect(problems).toHaveLength(1000);
    expect(hidden).toBe(600);
  });

  test('the same wrong name in many places is one', async () => {
    const edits: Edits = { '/routes/0/sections': many(2000, () => ({ type: 'text', title: '{nothing}', text: ['A'] })) };
    const { problems } = await tryManifest(edits);
    expect(problems.filter(({ code }) => code === 'unknown-constant').map(({ related }) => related.length)).toEqual([100]);
  });

  test('many wrong names, constants and links', async () => {
    const edits: Edits = {
      '/constants': Object.fromEntries([
        ['email', 'hello@bakery.example'],
        ...many(500, (index) => [`k${index}`, `aaaaaa${index}`]),
      ] as [string, string][]),
      '/routes/0/sections': many(500, (index) => ({
        type: 'text',
        title: `{n${index}} [a](/p${index})`,
        text: [`aaaaaa${index} aaaaaa`],
      })),
    };
    const { problems, hidden } = await tryManifest(edits);
    expect(problems).toHaveLength(1000);
    expect(hidden).toBeGreaterThan(0);
  });

  test('a manifest on one long line', async () => {
    const sections = many(600, (index) => ({ type: 'text', titel: `A${index}`, text: ['x'.repeat(1000)] }));
    const text = JSON.stringify(JSON.parse(editManifest({ '/routes/0/sections': sections })));
    const { problems } = await tryManifest(text);
    expect(problems.every(({ frame }) => frame.length < 500)).toBe(true);
  });
});
