/** The rules that only a browser can check catch a folder that breaks them, by its name and file. */
import { rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { usualCases } from '../../../src/contract/generate.ts';
import { brokenInBrowser } from '../../contract/broken-folders.ts';
import { copyWith } from '../../contract/broken-project.ts';
import { definitionsOf, lookAt, serveCases } from '../generated-pages.ts';

test('a section that is too wide, and one that not everybody can read, are named with file and rule', { tag: '@deep' }, async ({
  page,
}) => {
  const project = await copyWith('broken-in-browser', brokenInBrowser);
  const definitions = definitionsOf(project);
  const cases = brokenInBrowser.flatMap(({ type }) =>
    usualCases(type, definitions[type] ?? {})
      .filter(({ name }) => name === 'maximum')
      .map((one) => ({ ...one, type })),
  );
  const pages = await serveCases('broken-pages', cases, project);
  for (const [index, one] of pages.entries()) {
    const findings = await lookAt(page, one);
    const named = new Set(findings.map((finding) => finding.replace(/\].*$/s, ']')));
    const { type, file, rule } = brokenInBrowser[index] ?? { type: '', file: '', rule: '' };
    expect([...named], findings.join('\n')).toEqual([`src/sections/${type}/${file}: [${rule}]`]);
  }
  rmSync(project, { recursive: true, force: true });
});
