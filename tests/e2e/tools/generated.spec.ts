/** Sections made from their schemas: no barriers, and no wider than a phone of 320 px. A sixth of them; `npm run test:deep` looks at all, and at more. */
import type { Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { demandingCases } from '../../../src/contract/generate.ts';
import { definitionsOf, type GeneratedPage, lookAt, serveCases } from '../generated-pages.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

let pages: GeneratedPage[] = [];
let server: Server | undefined;

test.beforeAll(async () => {
  const cases = Object.entries(definitionsOf()).flatMap(([type, schema]) =>
    demandingCases(type, schema).map((one) => ({ ...one, type })),
  );
  ({ pages, server } = await serveCases('generated', cases));
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

const parts = 6;
for (let part = 0; part < parts; part++) {
  test(
    `sections made from their schemas fit and can be used by everybody, part ${part + 1} of ${parts}`,
    part === 0 ? {} : { tag: '@deep' },
    async ({ page }) => {
      const findings: string[] = [];
      for (const one of pages.filter((_, index) => index % parts === part)) findings.push(...(await lookAt(page, one)));
      expect(findings).toEqual([]);
    },
  );
}
