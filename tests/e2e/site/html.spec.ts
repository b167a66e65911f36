/** Every document is valid HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { validateHtml } from '../../../packages/tools/html.js';
import { gallery, site } from '../subject.ts';

for (const subject of [() => site, gallery]) {
  test(`every document of the ${subject === gallery ? 'gallery' : 'site'} is valid`, async () => {
    const { folder, manifest } = subject();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(files).toHaveLength(manifest.routes.length);
    for (const file of files) {
      const messages = await validateHtml(readFileSync(join(folder, file), 'utf8'));
      const findings = messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`);
      expect.soft([...new Set(findings)].slice(0, 20), file).toEqual([]);
    }
  });
}
