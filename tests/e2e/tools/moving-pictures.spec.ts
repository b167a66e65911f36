/** Animations on a built page: they move for a moment, and for those who ask for less motion not at all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { writeManifest } from '../../support/manifest/manifest.ts';
import { minimalManifest } from '../../support/manifest/minimal.ts';
import { animation } from '../../support/manifest/odd-photos.ts';
import { output, root } from '../../support/project/project.ts';
import { buildSite, serveFolder } from '../setup.ts';

const kinds = ['webp', 'png', 'avif'] as const;
let url = '';

test.beforeAll(async () => {
  const manifest = minimalManifest();
  const sections = kinds.map((kind) => ({ type: 'split', title: kind, image: { src: `media/a.${kind}`, alt: kind } }));
  manifest.routes[0]?.sections.push(...sections);
  const file = writeManifest(manifest, join(output, 'moving/source'), join(root, 'tests/fixtures/valid/minimal'));
  mkdirSync(join(dirname(file), 'media'), { recursive: true });
  for (const kind of kinds) writeFileSync(join(dirname(file), `media/a.${kind}`), await animation(kind, { delays: [300, 300] }));
  await buildSite(file, join(output, 'moving/built'));
  ({ url } = await serveFolder(join(output, 'moving/built')));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`animations with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(url);
    for (const kind of kinds) {
      const image = page.getByRole('img', { name: kind, exact: true });
      await image.scrollIntoViewIfNeeded();
      const shown = () =>
        image.evaluate((element: HTMLImageElement) => (element.complete && element.naturalWidth ? element.currentSrc : ''));
      await expect.poll(shown).toMatch(reducedMotion === 'reduce' ? /-80\.avif$/ : new RegExp(`-moving\\.${kind}$`));
    }
  });
