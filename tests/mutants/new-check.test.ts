/**
 * A rule is one file, and its fixture. In a copy of the project both are added and nothing else is touched: the rule is validated, said in
 * German and English, explained and listed, and the tests of all rules ask of it what they ask of the others.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalText } from '../support/manifest/try-manifest.ts';
import { checkTypes, copyProject, type Finished, run, runTool } from '../support/project/project.ts';

const code = 'shouted-title';
const rule = `src/rules/${code}.ts`;
const fixture = `tests/fixtures/invalid/${code}.json`;
let copy = '';

const source = `/** A title in capitals only: a screen reader may spell it, letter by letter. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ title: string }> = {
  severity: 'error',
  since: '0.9.0',
  *check({ pages }) {
    for (const [index, { title }] of pages.entries()) {
      if (/^[^\\p{Ll}]*\\p{Lu}[^\\p{Ll}]*$/u.test(title)) yield { pointer: \`/routes/\${index}/title\`, params: { title } };
    }
  },
  de: {
    message: ({ title }, { place }) => \`Der Titel \${code(title)} hat nur Großbuchstaben (\${place}).\`,
    hint: () => 'Schreiben Sie ihn wie einen Satz.',
    explanation: 'Ein Titel hat auch kleine Buchstaben.',
  },
  en: {
    message: ({ title }, { place }) => \`The title \${code(title)} is all capitals (\${place}).\`,
    hint: () => 'Write it like a sentence.',
    explanation: 'A title has small letters, too.',
  },
  example: { wrong: '"title": "KURSE"', right: '"title": "Kurse"' },
};
`;

const inCopy = (...args: string[]) => run('validate', args, { project: copy });
const good = ({ code: exit, text }: Finished) => expect(exit, text).toBe(0);

beforeAll(() => {
  copy = copyProject('new-check', 'link');
  writeFileSync(join(copy, rule), source);
  writeFileSync(join(copy, fixture), minimalText.replace('"title": "Corner Bakery"', '"title": "CORNER BAKERY"'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it is validated and said in both languages, and other manifests are as valid as before', async () => {
  const line = minimalText.slice(0, minimalText.indexOf('"title": "Corner Bakery"')).split('\n').length;
  for (const [lang, ...sentences] of [
    ['de', 'Der Titel `CORNER BAKERY` hat nur Großbuchstaben (Seite /).', 'Schreiben Sie ihn wie einen Satz.'],
    ['en', 'The title `CORNER BAKERY` is all capitals (page /).', 'Write it like a sentence.'],
  ] as const) {
    const { code: exit, text } = await inCopy(fixture, '--lang', lang);
    // What comes after a release warns until the next major version.
    expect(exit, text).toBe(0);
    expect(text).toContain(`${fixture}:${line}:`);
    for (const word of [code, ...sentences]) expect(text).toContain(word);
  }
  good(await inCopy());
});

test('it is explained, with its examples, and listed among all rules', async () => {
  const explained = await inCopy('--explain', code, '--lang', 'de');
  good(explained);
  for (const word of ['Warnung; ab 2.0.0: Fehler', 'Ein Titel hat auch kleine Buchstaben.', '"KURSE"', '"Kurse"'])
    expect(explained.text).toContain(word);
  const listed = await inCopy('--list', '--lang', 'en');
  good(listed);
  expect(listed.text).toContain(`\n${code} (warning; from 2.0.0: error)\n  A title has small letters, too.\n`);
});

test('a rule in the folder of a section type gets the sections of that type, and the type is found by its aliases', async () => {
  const own = source
    .replaceAll('../findings/', '../../../findings/')
    .replace('./support/', '../../../rules/support/')
    .replace(
      /\*check[\s\S]*?\n {2}\},/,
      `*check({ sections }) {
    for (const { pointer } of sections) yield { pointer, params: { title: 'TEXT' } };
  },`,
    );
  mkdirSync(join(copy, 'src/sections/text/checks'));
  writeFileSync(join(copy, 'src/sections/text/checks/own-rule.ts'), own);
  const schema = join(copy, 'src/sections/text/schema.ts');
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8')
      .replace("aliases: '", "aliases: 'zettel ")
      .replace(/aliases:\n\s*'/, "aliases: 'zettel "),
  );
  const site = join(copy, 'tests/.output/own-rule.json');
  mkdirSync(dirname(site), { recursive: true });
  writeFileSync(site, minimalText.replace('"logo": { "src": "logo.svg", "alt": "" },', ''));
  const { text } = await inCopy(site, '--lang', 'en');
  expect(text.match(/warning own-rule/g), text).toHaveLength(1);
  expect((await inCopy('--explain', 'own-rule', '--lang', 'de')).text).toContain('Ein Titel hat auch kleine Buchstaben.');
  writeFileSync(site, minimalText.replace('"type": "text"', '"type": "zettel"'));
  expect((await inCopy(site, '--lang', 'en')).text).toContain('That is what `text` is for.');
  rmSync(join(copy, 'src/sections/text/checks'), { recursive: true });
});

test('types, lint and its tests are green', async () => {
  good(await checkTypes('src/rules', copy));
  good(await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--vcs-enabled=false', rule], copy));
  good(await runTool('vitest/vitest.mjs', ['run', 'tests/unit/invalid-fixtures.test.ts', '-t', code], copy));
});

test('without its fixture, or half written, it is named', async () => {
  rmSync(join(copy, fixture));
  const bare = await runTool('vitest/vitest.mjs', ['run', 'tests/unit/invalid-fixtures.test.ts', '-t', code], copy);
  expect(bare.code).toBe(1);
  expect(bare.text).toContain(`${fixture} is missing.`);
  writeFileSync(join(copy, rule), readFileSync(join(copy, rule), 'utf8').replace(/ {4}hint: .*\n/, ''));
  const half = await inCopy();
  expect(half.code, half.text).toBe(3);
  expect(half.text).toContain(`${rule}: rule.de.hint is missing.`);
});
