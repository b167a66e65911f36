/** Sections made from their schemas: no barriers, and no wider than a phone of 320 px. `npm run test:deep` looks at more. */
import type { Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { usualCases } from '../../../src/contract/generate.ts';
import { definitionsOf, type GeneratedPage, lookAt, serveCases } from '../generated-pages.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

/** The one that asks most of a layout; the others are rendered by the unit tests, and looked at by `npm run test:deep`. */
const demanding = ['very long compounds'];

let pages: GeneratedPage[] = [];
let server: Server | undefined;

test.beforeAll(async () => {
  const cases = Object.entries(definitionsOf()).flatMap(([type, schema]) =>
    usualCases(type, schema)
      .filter(({ name }) => demanding.includes(name))
      .map((one) => ({ ...one, type })),
  );
  ({ pages, server } = await serveCases('generated', cases));
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

test('sections of every type, made from its schema, fit and can be used by everybody', async ({ page }) => {
  const findings: string[] = [];
  for (const one of pages) findings.push(...(await lookAt(page, one)));
  expect(findings).toEqual([]);
});
