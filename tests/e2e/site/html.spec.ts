/** Every document is valid HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { validateHtml } from '../../../packages/tools/html.js';
import { gallery, site } from '../subject.ts';

for (const { subject, name, tag = [], each = 1 } of [
  { subject: () => site, name: 'every document of the site' },
  // Each example alone is validated by the contract of sections.
  { subject: gallery, name: 'every third document of the gallery', each: 3 },
  { subject: gallery, name: 'every document of the gallery', tag: '@deep' },
]) {
  test(`${name} is valid`, { tag }, async () => {
    const { folder, manifest } = subject();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    // An old address has a small page, where it is a single one.
    const old = manifest.redirects?.filter(({ from }) => !from.endsWith('*')) ?? [];
    expect(files).toHaveLength(manifest.routes.length + old.length);
    for (const file of files.filter((_, index) => index % each === 0)) {
      const messages = await validateHtml(readFileSync(join(folder, file), 'utf8'));
      const findings = messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
      expect.soft([...new Set(findings)].slice(0, 20), file).toEqual([]);
    }
  });
}
