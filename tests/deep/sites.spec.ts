/** Whole sites of small organisations, in five languages, and the smallest there can be: every page of each passes every behaviour test. Takes long. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { output, root, run } from '../support/project/project.ts';
import { behave } from './behave.ts';

// Each site has a run of its own, which uses all cores.
test.describe.configure({ mode: 'default' });

const names = [
  ...['les-sentiers', 'harbour-physio', 'stolarnia-dab', 'atelier-velo', 'warshat-khatt', 'minimal'],
  // In two languages each.
  ...['verein-hafenchor', 'madrasat-al-bustan'],
];

for (const name of names) {
  test(name, async () => {
    const work = join(output, 'deep', name);
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const manifest = join(root, 'tests/fixtures/valid', name, 'site.json');
    const { code, text } = await behave(manifest, work, ['site', 'deep-e2e']);
    expect(code, text.slice(-6000)).toBe(0);
    rmSync(work, { recursive: true, force: true });
  });
}

test('the documentation of the builder, brought in as a site', async () => {
  const work = join(output, 'deep', 'docs');
  rmSync(work, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/valid/minimal'), work, { recursive: true });
  const manifest = join(work, 'site.json');
  const imported = await run('import', [join(root, 'docs'), '--under', '/docs', '--site', manifest, '--write']);
  expect(imported.code, imported.text.slice(-6000)).toBe(0);
  const built = await run('build', ['--site', manifest, '--out', join(work, 'dist')]);
  expect(built.code, built.text.slice(-6000)).toBe(0);
  expect(existsSync(join(work, 'dist/docs/architecture.html'))).toBe(true);
  rmSync(work, { recursive: true, force: true });
});
