/** What every command answers to the question for help, and to wrong usage. The commands are those of scripts/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere, verbs } from '../support/project/in-process.ts';
import { root } from '../support/project/project.ts';

test('every command can be run by npm, under its name', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const plain = Object.entries(scripts).filter(([, script]) => /^node scripts\/boot\.js \S+$/.test(script));
  expect(plain.map(([name, script]) => `${name}: ${script}`).sort()).toEqual(
    verbs.map((verb) => `${verb}: node scripts/boot.js ${verb}`).sort(),
  );
});

/** The options that a help explains, each with the word for its value where it takes one. */
const optionsIn = (help: string) =>
  [...help.matchAll(/^ {2}--([a-z-]+)( (?! )\S+)?/gm)].map(([, name = '', value]) => ({ name, takesValue: value !== undefined }));

describe.each(verbs)('%s', (verb) => {
  const help = async () => (await runHere(verb, ['--help'])).text;

  test('explains itself, whatever else is asked for', async () => {
    const { code, text } = await runHere(verb, ['--help', '--no-such-option']);
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`^Usage: (?:npx marketing-site-builder |npm (?:run )?)${verb}\\b`));
  });

  test('names the nearest option when one is misspelt', async () => {
    for (const name of [...optionsIn(await help()).map((option) => option.name), 'help']) {
      const { code, text } = await runHere(verb, [`--${name}${name.at(-1)}`]);
      expect(code, text).toBe(2);
      expect(text.split('\n')[0]).toBe(`Unknown option --${name}${name.at(-1)}. Did you mean --${name}?`);
    }
  });

  test('wants a value where an option takes one, and none where it does not', async () => {
    for (const { name, takesValue } of optionsIn(await help())) {
      const { code, text } = await runHere(verb, [takesValue ? `--${name}` : `--${name}=no`]);
      expect(code, text).toBe(2);
      expect(text).toContain(`Option --${name} ${takesValue ? 'needs a value' : 'takes no value'}.`);
    }
  });
});

test('the options are found in what the commands say', async () => {
  expect(optionsIn((await runHere('schema', ['--help'])).text)).toEqual([
    { name: 'check', takesValue: false },
    { name: 'lang', takesValue: true },
    { name: 'against', takesValue: true },
  ]);
});

test.each([
  ['start', '--port', 'many'],
  ['start', '--port', '70000'],
  ['dev', '--port', '-1'],
  ['edit', '--port', '65535'],
  ['gallery', '--port', 'many'],
  ['gallery', 'faqs'],
  ['check', 'card-gird'],
  ['build', 'site.json'],
  ['migrate', 'site.json'],
  ['test', 'everything'],
  ['new-section'],
  ['diff', '--format', 'html'],
  ['diff', '--lang', 'fr'],
  ['bench', 'everything'],
  ['bench', '--runs', 'some'],
])('wrong usage: %s %s %s', async (verb, ...args) => {
  const { code, text } = await runHere(verb, args);
  expect(code, text).toBe(2);
  expect(text.length).toBeGreaterThan(20);
});
