import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brief, minimalText, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import courses from '../sections/course/examples.json';
import { loadSite } from './node/load-site.ts';

const minimal = 'tests/fixtures/valid/minimal/site.json';

/** The minimal manifest with one piece of its text replaced. */
function written(from: string, to: string): string {
  expect(minimalText).toContain(from);
  return minimalText.replace(from, to);
}

describe('a valid manifest', () => {
  test('becomes a site without a problem', async () => {
    const { site, problems, files, lang } = await loadSite(minimal);
    expect(problems).toEqual([]);
    expect(lang).toBe('en');
    expect(files.map((file) => file.replaceAll('\\', '/').split('/').at(-1))).toEqual(['site.json', 'logo.svg', 'styles.css']);
    expect(site).toMatchObject({ url: 'https://bakery.example', shells: [{ lang: 'en', name: 'Corner Bakery' }] });
    expect(site?.pages.map(({ path }) => path)).toEqual(['/']);
    expect(site?.shells[0].notFound).toMatchObject({ path: '*', noindex: true });
  });

  test.each(['les-sentiers', 'harbour-physio', 'stolarnia-dab'])('%s can be released as it is', async (name) => {
    const { site, problems } = await loadSite(`tests/fixtures/valid/${name}/site.json`, { release: true });
    expect(problems).toEqual([]);
    expect(site).toBeDefined();
  });

  test('gets defaults, constants and atoms filled in', async () => {
    const { site } = await loadSite(minimal);
    expect(site?.pages[0]?.sections[0]).toEqual({
      type: 'text',
      id: 'contact',
      tone: 'plain',
      layout: 'prose',
      title: 'Bread, every morning',
      text: [
        [
          'We open at ',
          { strong: ['six'] },
          '. Write to ',
          { link: { url: 'mailto:hello@bakery.example' }, text: ['hello@bakery.example'] },
          '.',
        ],
      ],
    });
    expect(site?.shells[0].header.contact).toEqual({ label: 'Contact', href: { page: '/', hash: '#contact' }, newTab: false });
    expect(site?.shells[0].footer.mail?.label).toBe('hello@bakery.example');
  });
});

test('of a missing part that need not hold anything, the way out is an empty one', async () => {
  const { problems } = await tryManifest({ '/placeholders': undefined });
  expect(problems).toMatchObject([{ code: 'missing-key', hint: expect.stringContaining('Add "placeholders": {}') }]);
});

describe('the five mistakes that people make most', () => {
  test.each([
    ['an unknown section type', '"type": "text"', '"type": "Text"', 'unknown-section 58:19 «"Text"»', 'Did you mean `text`?'],
    ['a misspelt key', '"title": "Bread', '"titel": "Bread', 'unknown-key 60:11 «"titel"»', 'Did you mean `title`?'],
    ['a misspelt key that is required', '"text": ["We', '"txt": ["We', 'unknown-key 61:11 «"txt"»', 'Did you mean `text`?'],
    [
      'a missing required key',
      '\n          "text": "There is no page at this address.",',
      '',
      'missing-key 71:9 «{»',
      'Add "text": …',
    ],
    ['a wrong value', '"noindex": true', '"noindex": "yes"', 'wrong-type 69:18 «"yes"»', 'The schema says'],
    ['a missing comma', '"id": "contact",', '"id": "contact"', 'json-missing-comma 59:26 «»', 'always a comma'],
    [
      'a comma too many',
      '"copyright": "© Corner Bakery"',
      '"copyright": "© Corner Bakery",',
      'json-trailing-comma 48:35 «,»',
      'Delete this comma',
    ],
  ])('%s is one finding, at its place, with advice', async (_, from, to, expected, hint) => {
    const result = await tryManifest(written(from, to));
    expect(brief(result)).toEqual([expected]);
    expect(result.problems[0]?.hint).toContain(hint);
    expect(result.problems[0]?.severity).toBe('error');
    expect(result.site).toBeUndefined();
  });

  test('several mistakes are reported together, in the order of the text', async () => {
    const result = await tryManifest(written('"title": "Bread', '"titel": "Bread').replace('"shortLabel"', '"shortlabel"'));
    expect(brief(result)).toEqual(['unknown-key 40:39 «"shortlabel"»', 'unknown-key 60:11 «"titel"»']);
  });

  test('a missing key says what it is missing in', async () => {
    const { problems } = await tryManifest({ '/routes/0/sections/0/text': undefined });
    expect(problems.map(({ message }) => message)).toEqual(['`text` is missing here (section 1 `text` on /).']);
  });

  test('the order is that of the text, whichever step found a mistake', async () => {
    const text = written('"name": "Corner Bakery" }', '"name": "" }').replace(
      '"id": "contact",',
      '"id": "contact", "id": "contact",',
    );
    expect(brief(await tryManifest(text))).toEqual(['empty-text 6:55 «""»', 'duplicate-key 59:28 «"id"»']);
  });

  test('lines and columns hold for files with Windows line ends', async () => {
    const result = await tryManifest(written('"title": "Bread', '"titel": "Bread').replaceAll('\n', '\r\n'));
    expect(brief(result)).toEqual(['unknown-key 60:11 «"titel"»']);
  });

  test('columns count as editors do, in UTF-16 units', async () => {
    const result = await tryManifest(
      written('"type": "text",\n          "id"', '"lang": "😀", "id"').replace(
        '"lang": "😀"',
        '"type": "text", "eyebrow": "😀", "tonne": "x"',
      ),
    );
    expect(brief(result)).toEqual(['unknown-key 58:44 «"tonne"»']);
  });
});

describe('a file that is no readable JSON', () => {
  test('a missing file', async () => {
    const { problems, files } = await loadSite('tests/no-such.json', { lang: 'en' });
    expect(problems.map(({ code, file, range }) => [code, file, range.start])).toEqual([
      ['file-missing', 'tests/no-such.json', { line: 1, column: 1, offset: 0 }],
    ]);
    expect(files).toHaveLength(1);
  });

  test('a folder', async () => {
    expect((await loadSite('tests')).problems.map(({ code }) => code)).toEqual(['file-is-folder']);
  });

  test('a file beyond the size bound is not read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    const file = join(folder, 'site.json');
    writeFileSync(file, '{');
    truncateSync(file, 65 * 1024 * 1024);
    expect((await loadSite(file)).problems.map(({ message }) => message)).toEqual([
      'The file has 65 MB; more than 64 MB are not read.',
    ]);
    rmSync(folder, { recursive: true });
  });

  test('a file of just that size is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    const file = join(folder, 'site.json');
    writeFileSync(file, '{');
    truncateSync(file, 64 * 1024 * 1024);
    expect((await loadSite(file)).problems.map(({ code }) => code)).toEqual(['wrong-encoding']);
    rmSync(folder, { recursive: true });
  });

  test('a file that cannot be opened', async () => {
    expect((await loadSite('site\0.json')).problems.map(({ code }) => code)).toEqual(['file-unreadable']);
  });

  test('a pipe is read once, and not where it would have to be read again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    const file = join(folder, 'site.json');
    execFileSync('mkfifo', [file]);
    expect((await loadSite(file, { watched: true })).problems.map(({ code }) => code)).toEqual(['file-unreadable']);
    const [{ problems }] = await Promise.all([loadSite(file), writeFile(file, '{')]);
    expect(problems.map(({ code }) => code)).toEqual(['json-truncated']);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['an empty file', Buffer.from(' \n'), 'file-empty 1:1 «»'],
    ['a byte-order mark', Buffer.from(`\ufeff${minimalText}`), 'byte-order-mark 1:1 «»'],
    ['UTF-16', Buffer.from(minimalText, 'utf16le'), 'wrong-encoding 1:2 «»'],
    ['Latin-1', Buffer.from(minimalText, 'latin1'), 'wrong-encoding 48:19 «»'],
  ])('%s', async (_, bytes, expected) => {
    expect(brief(await tryManifest(bytes))).toEqual([expected]);
  });

  test('nesting to depth 100,000', async () => {
    const result = await tryManifest('['.repeat(100_000) + ']'.repeat(100_000));
    expect(brief(result)).toEqual(['too-deep 1:65 «[»']);
  });

  test('equal keys in one object, with the first as the related place', async () => {
    const result = await tryManifest(written('"id": "contact",', '"id": "contact", "\\u0069d": "x",'));
    expect(result.problems.map(({ code, related }) => [code, related[0]?.range.start.column])).toEqual([['duplicate-key', 11]]);
  });
});

describe('the language of the messages', () => {
  test('is that of the manifest where there is a catalogue', async () => {
    const german = written('"lang": "en"', '"lang": "de"').replace('"title": "Bread', '"titel": "Bread');
    const { problems } = await tryManifest(german);
    expect(problems[0]?.message).toBe('`titel` gibt es hier nicht (Abschnitt 1 `text` auf /).');
  });

  test('is English where there is none', async () => {
    const polish = written('"lang": "en"', '"lang": "pl"').replace('"title": "Bread', '"titel": "Bread');
    const { problems, lang } = await tryManifest(polish);
    expect(lang).toBe('en');
    expect(problems[0]?.message).toBe('There is no `titel` here (section 1 `text` on /).');
  });

  test('is found in a file that is no JSON', async () => {
    const { problems } = await tryManifest(
      written('"lang": "en"', '"lang": "de"').replace('"id": "contact",', '"id": "contact"'),
    );
    expect(problems[0]?.message).toBe('Hier fehlt ein Komma.');
  });

  test('is that of the machine where the manifest names none', async () => {
    vi.stubEnv('LC_ALL', 'de_AT.UTF-8');
    expect((await tryManifest('{}')).lang).toBe('de');
  });

  test('is what the caller asks for', async () => {
    const { problems } = await tryManifest('', { lang: 'de' });
    expect(problems[0]?.message).toBe('Die Datei ist leer.');
  });
});

describe('a course', () => {
  const [{ section } = expect.fail()] = courses;
  const course = { ...section, type: 'course', image: { src: 'logo.svg', alt: 'Dough' } };
  afterEach(() => vi.useRealTimers());
  // What is said after its day is another matter.
  const { afterwards: _, ...schedule } = section.schedule as Record<string, unknown>;
  const at = (date: string) => ({ '/routes/0/sections/1': { ...course, schedule: { ...schedule, date } } });

  test('is past from the next day on, as people of this machine count days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(2030, 2, 1, 12));
    expect((await tryManifest(at('01.03.30'))).problems).toEqual([]);
    vi.setSystemTime(new Date(2030, 2, 2, 12));
    expect((await tryManifest(at('01.03.30'))).problems.map(({ code }) => code)).toEqual(['course-past']);
  });

  test('whose date names an unknown constant has one mistake', async () => {
    expect((await tryManifest(at('{day}'))).problems.map(({ code }) => code)).toEqual(['unknown-constant']);
  });
});

test.each(['1e999', '-1e999'])('%s is said to be too large', async (number) => {
  const written = minimalText.replace('"constants": {', `"constants": { "big": ${number},`);
  const { problems } = await tryManifest(written, { lang: 'en' });
  expect(problems).toMatchObject([{ code: 'wrong-type', message: expect.stringContaining('a number that is too large') }]);
});
