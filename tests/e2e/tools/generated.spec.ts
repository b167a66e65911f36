/** Sections made from their schemas: no barriers, and no wider than a phone of 320 px. A twelfth of them, another one each day; `npm run test:deep` looks at all, and at more. */
import { expect, test } from 'playwright/test';
import { sliceOfToday } from '../../../src/command/slice-of-today.ts';
import { demandingCases } from '../../../src/contract/generate.ts';
import { definitionsOf, lookAt, serveCases } from '../generated-pages.ts';

test.use({ reducedMotion: 'reduce' });
const parts = 12;
for (let part = 0; part < parts; part++) {
  test(
    `sections made from their schemas fit and can be used by everybody, part ${part + 1} of ${parts}`,
    part === sliceOfToday() % parts ? {} : { tag: '@deep' },
    async ({ page }) => {
      const cases = Object.entries(definitionsOf())
        .flatMap(([type, schema]) => demandingCases(type, schema).map((one) => ({ ...one, type })))
        .filter((_, index) => index % parts === part);
      const pages = await serveCases(`generated-${part + 1}`, cases);
      const findings: string[] = [];
      for (const one of pages) findings.push(...(await lookAt(page, one)));
      expect(findings).toEqual([]);
    },
  );
}
