/** Every document is valid HTML. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { gallery, site } from '../subject.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // A file of the same build needs no sum.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

for (const subject of [() => site, gallery]) {
  test(`every document of the ${subject === gallery ? 'gallery' : 'site'} is valid`, async () => {
    const { folder, manifest } = subject();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    // An old address has a small page, where it is a single one.
    const old = manifest.redirects?.filter(({ from }) => !from.endsWith('*')) ?? [];
    expect(files).toHaveLength(manifest.routes.length + old.length);
    for (const file of files) {
      const { results } = await validator.validateFile(join(folder, file));
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
      );
      expect.soft([...new Set(findings)].slice(0, 20), file).toEqual([]);
    }
  });
}
