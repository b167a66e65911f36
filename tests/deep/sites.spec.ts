/** Whole sites of small organisations, in five languages, and the smallest there can be: every page of each passes every behaviour test. Takes long. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { writeDocumentation } from '../support/project/documentation.ts';
import { output, root } from '../support/project/project.ts';
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
  mkdirSync(work, { recursive: true });
  const manifest = await writeDocumentation(join(work, 'source'), 'all');
  const { code, text } = await behave(manifest, work, ['site', 'deep-e2e']);
  expect(code, text.slice(-6000)).toBe(0);
  rmSync(work, { recursive: true, force: true });
});
