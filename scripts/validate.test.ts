import {
  chmodSync,
  copyFileSync,
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
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../schema/migrations.ts';
import { validate as validateFiles } from '../src/command/validate.ts';
import { examples } from '../src/loader/say/catalogue.ts';
import { minimalText } from '../tests/support/manifest/try-manifest.ts';
import { nextHistory, withHistory } from '../tests/support/manifest/with-history.ts';
import { main } from './validate.ts';

const minimal = 'tests/fixtures/valid/minimal/site.json';
let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'validate-'));
  printed = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const validate = (...args: string[]) => main(args);

test('a valid manifest gives one line and 0', async () => {
  expect(await validate(minimal)).toBe(0);
  expect(printed).toEqual([`${minimal} is fine: checked 2 pages, 2 sections.`]);
});

test('an invalid one gives its findings and 1, also beside a valid one', async () => {
  const file = join(folder, 'site.json');
  writeFileSync(file, minimalText.replace('"type": "text"', '"type": "Text"'));
  expect(await validate(file, minimal)).toBe(1);
  expect(printed[0]).toContain('site.json:58:19 error unknown-section  There is no section type `Text`');
  expect(printed[0]).toContain('Did you mean `text`?');
  expect(printed[0]).toContain('1 error, 0 warnings');
  expect(printed[1]).toContain('is fine');
});

test('a missing file is a finding', async () => {
  expect(await validate(join(folder, 'none.json'))).toBe(1);
  expect(printed[0]).toContain('none.json:1:1 error file-missing');
});

test('a missing file is named, not guessed', async () => {
  expect(await validate('--format', 'json', join(folder, 'none.json'))).toBe(1);
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ problems: [{ code: 'file-missing' }] });
});

describe('standard input', () => {
  const pipe = (...chunks: Buffer[]) =>
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(chunks) as typeof process.stdin);

  test('is a file beside the current folder', async () => {
    const bytes = Buffer.from(minimalText.replace('"logo.svg"', '"media/logo.svg"'));
    pipe(bytes.subarray(0, 900), bytes.subarray(900));
    expect(await validate('-')).toBe(0);
    expect(printed[0]).toMatch(/^<stdin> is fine/);
  });

  test('is read no further than a file would be', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let chunks = 0;
    const endless = function* () {
      for (; chunks < 1000; chunks++) yield chunk;
    };
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(endless()) as typeof process.stdin);
    expect(await validate('-')).toBe(1);
    expect(printed[0]).toContain('file-too-large');
    expect(chunks).toBeLessThan(100);
  });
});

describe('--fix', () => {
  const write = (text: string, name = 'site.json') => {
    const file = join(folder, name);
    copyFileSync('tests/fixtures/valid/minimal/logo.svg', join(folder, 'logo.svg'));
    writeFileSync(file, text);
    return file;
  };

  test('corrects what is certain, these bytes only, and says what', async () => {
    const broken = minimalText
      .replace('"type": "text"', '"type": "Text"')
      .replace('"title": "Bread', '"titel": "Bread')
      .replace('mailto:{email}', 'mailto:{emial}')
      .replace('"href": "/#contact"', '"href": "/#contakt"')
      .replaceAll('\n', '\r\n');
    const file = write(broken);
    chmodSync(file, 0o640);
    expect(await validate('--fix', '--lang', 'en', file)).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(minimalText.replaceAll('\n', '\r\n'));
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(printed.slice(0, 5)).toEqual([
      `${file}:58:20 \`Text\` → \`text\``,
      `${file}:60:12 \`titel\` → \`title\``,
      `${file}:39:47 \`#contakt\` → \`#contact\``.replace(':47', ':48'),
      `${file}:61:67 \`{emial}\` → \`{email}\``,
      'Changed 4 places.',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['logo.svg', 'site.json']);
  });

  test('leaves alone what has two right answers, and a file without mistakes', async () => {
    // "tit" could be "tint" or "plain"'s neighbour; "xyz" could be anything.
    const unsure = minimalText.replace('"id": "contact",', '"id": "contact", "tone": "xyz",');
    const file = write(unsure);
    expect(await validate('--fix', '--lang', 'en', file)).toBe(1);
    expect(printed[0]).toBe('Nothing to mend.');
    expect(readFileSync(file, 'utf8')).toBe(unsure);
    const fine = write(minimalText, 'fine.json');
    const { mtimeMs, ino } = statSync(fine);
    expect(await validate('--fix', fine)).toBe(0);
    expect([statSync(fine).mtimeMs, statSync(fine).ino]).toEqual([mtimeMs, ino]);
  });

  test('mends many mistakes of JSON itself at once, and nothing else; a second run changes nothing', async () => {
    const broken = minimalText
      .replace('"version": 2,', '"version": 2, // the first')
      .replace('"labels":', '/* What buttons\n     say. */ "labels":')
      .replace('"control": 4 }', '"control": 4, }')
      .replace('"href": "/" }],\n    "contact"', '"href": "/" },],\n    "contact"')
      .replace('"title": "Bread', '"titel": "Bread')
      .replaceAll('\n', '\r\n');
    const file = write(broken);
    expect(await validate('--fix', '--lang', 'de', file)).toBe(0);
    const mended = readFileSync(file, 'utf8');
    expect(mended).toBe(minimalText.replaceAll('\n', '\r\n'));
    expect(printed.slice(0, 6)).toEqual([
      `${file}:3:16 \`// the first\` gelöscht`,
      `${file}:7:3 \`/* What buttons …\` gelöscht`,
      `${file}:29:40 \`,\` gelöscht`,
      `${file}:38:47 \`,\` gelöscht`,
      `${file}:60:12 \`titel\` → \`title\``,
      '5 Stellen geändert.',
    ]);
    expect(await validate('--fix', '--lang', 'de', file)).toBe(0);
    expect(printed).toContain('Nichts zu beheben.');
    expect(readFileSync(file, 'utf8')).toBe(mended);
  });

  test('what a symbolic link leads to stays as it is: it could be any file', async () => {
    const text = minimalText.replace('"type": "text"', '"type": "Text"');
    const file = write(text);
    const link = join(folder, 'link.json');
    symlinkSync('site.json', link);
    expect(await validate('--fix', link)).toBe(1);
    expect(printed.join('\n')).toContain('This is a symbolic link, not the file itself.');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('what only escapes say is not touched', async () => {
    const file = write(minimalText.replace('"titel"', '').replace('"type": "text"', '"type": "t\\u0078et"'));
    expect(await validate('--fix', file)).toBe(1);
    expect(readFileSync(file, 'utf8')).toContain('t\\u0078et');
  });
});

describe('the day and the release', () => {
  const past = 'tests/fixtures/invalid/course-past.json';

  test('--today makes the verdict repeatable', async () => {
    expect(await validate('--today', '2025-07-10', past)).toBe(0);
    expect(printed.join()).not.toContain('course-past (');
    expect(await validate('--today', '2025-07-11', past)).toBe(0);
    expect(printed.join()).toContain('course-past (');
  });

  test('--release turns what the calendar and the owner owe into errors', async () => {
    expect(await validate('--today', '2026-01-15', '--release', past)).toBe(1);
    expect(printed[0]).toContain('error course-past');
    expect(printed[0]).toContain('error placeholder-left');
  });

  test('what waits for the publication is one line until then, and whole in the formats for programs', async () => {
    expect(await validate('--today', '2026-01-15', '--lang', 'de', past)).toBe(0);
    expect(printed[0]).toBe(
      [
        `1 Hinweis für die Veröffentlichung: course-past (${past}:5:19). Ausführlich: npx marketing-site-builder validate --release`,
        '0 Fehler, 1 Warnung',
      ].join('\n\n'),
    );
    expect(await validate('--today', '2026-01-15', '--format', 'json', past)).toBe(0);
    expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ problems: [{ code: 'course-past', severity: 'warning' }] });
  });

  test('--max-warnings fails when there are more', async () => {
    expect(await validate('--today', '2026-01-15', '--max-warnings', '1', past)).toBe(0);
    expect(await validate('--today', '2026-01-15', '--max-warnings', '0', past)).toBe(1);
    expect(printed.at(-1)).toBe('1 warning, allowed are 0 (--max-warnings).');
  });

  test("the consultant's own site has no error; for a release every placeholder is one", async () => {
    expect(await validate('--format', 'json')).toBe(0);
    const { problems } = JSON.parse(printed[0] ?? '') as { problems: { severity: string; code: string }[] };
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { placeholders } = JSON.parse(readFileSync('site.json', 'utf8')) as { placeholders: object };
    const open = Object.keys(placeholders).length;
    const code = await validate('--format', 'json', '--release');
    const release = JSON.parse(printed[1] ?? '') as { problems: { severity: string; code: string }[] };
    // A day that is past is one as well, whether or not a placeholder is left.
    expect(code).toBe(release.problems.some(({ severity }) => severity === 'error') ? 1 : 0);
    expect(release.problems.filter(({ code }) => code === 'placeholder-left')).toHaveLength(open);
  });
});

describe('rules', () => {
  test('--explain gives one, with an example of each kind, in the language of the site', async () => {
    expect(await validate('--explain', 'unknown-key')).toBe(0);
    expect(printed[0]).toBe(
      [
        'unknown-key (Fehler)',
        '  Nur bekannte Schlüssel sind erlaubt, sonst ginge ein Tippfehler unbemerkt unter.',
        '  Falsch:   { "type": "text", "titel": "A", … }',
        '  Richtig:  { "type": "text", "title": "A", … }',
      ].join('\n'),
    );
    expect(await validate('--explain', 'unknown-key', '--lang', 'en')).toBe(0);
    expect(printed[1]).toContain('Wrong:');
    expect(await validate('--explain', 'damaged-image', '--lang', 'en')).toBe(0);
    expect(printed[2]).toContain('(cut off)');
    expect(printed[2]).toContain('(whole)');
  });

  test('--list gives all', async () => {
    expect(await validate('--list')).toBe(0);
    for (const code of Object.keys(examples)) expect(printed[0]).toMatch(new RegExp(`^${code} \\(`, 'm'));
  });
});

describe('wrong usage is 2, with the right way', () => {
  test.each([
    [['--format', 'xml'], 'Possible: text, json, github, sarif.'],
    [['--format', 'jso'], 'Did you mean json?'],
    [['--lang', 'fr'], 'Possible: de, en.'],
    [['--explain', 'unknown-kye'], 'Did you mean unknown-key?'],
    [['--today', '2026-02-30'], 'Possible: YYYY-MM-DD.'],
    [['--max-warnings', '-1'], '"--max-warnings -1" is not possible.'],
    [['--fix', '-'], 'Possible: --fix site.json.'],
  ])('%s', async (args, advice) => {
    expect(await validate(...args)).toBe(2);
    expect(printed.join('\n')).toContain(advice);
  });
});

test('a bug of ours leaves JSON on standard output, and is thrown', async () => {
  const crash = () => {
    throw new Error('a bug');
  };
  const sections = new Map([['text', { type: 'text', steps: [change('text', crash)] }]]);
  const check = (format: 'json' | 'sarif' | 'text') =>
    withHistory(nextHistory({ sections }), () =>
      validateFiles(['tests/fixtures/valid/minimal/site.json'], { fix: false, maxWarnings: undefined, format }),
    );
  for (const format of ['json', 'sarif'] as const) {
    await expect(check(format)).rejects.toThrow('a bug');
    const [output = ''] = printed.splice(0);
    expect(JSON.stringify(JSON.parse(output))).toContain('a bug');
  }
  await expect(check('text')).rejects.toThrow('a bug');
});

test('GitHub gets annotations on standard output and all findings in its summary', async () => {
  const summary = join(folder, 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  expect(await validate('--format', 'github', 'tests/fixtures/invalid/unknown-key.json')).toBe(1);
  vi.unstubAllEnvs();
  expect(printed[0]).toMatch(
    /^::error file=tests\/fixtures\/invalid\/unknown-key\.json,line=60,endLine=60,col=11,endColumn=17,title=unknown-key::/,
  );
  expect(readFileSync(summary, 'utf8')).toContain('unknown-key.json:60:11');
});

test('an unknown option is wrong usage, with the right one', async () => {
  expect(await validate('--hepl')).toBe(2);
  expect(printed.join('\n')).toContain('Did you mean --help?');
});

test('--help says what it does', async () => {
  expect(await validate('--help')).toBe(0);
  expect(printed.join('\n')).toContain('npx marketing-site-builder validate');
});
