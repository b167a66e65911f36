/**
 * 200 generated sections in a browser: no barriers, nothing too wide. All that stand in a dark band, where colours go wrong first, and a
 * spread over all types and kinds of cases.
 */
import { expect, test } from 'playwright/test';
import { allCases } from '../contract/all-cases.ts';
import { definitionsOf, type GeneratedPage, lookAt, serveCases } from '../e2e/generated-pages.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'default' });

const wanted = 200;
const parts = 10;

let pages: GeneratedPage[] = [];

test.beforeAll(async () => {
  const all = Object.entries(definitionsOf()).flatMap(([type, schema]) =>
    allCases(type, schema).map((one) => ({ ...one, type })),
  );
  const inDark = all.filter(({ name }) => name === 'tone deep');
  const others = all.filter((one) => !inDark.includes(one));
  const more = wanted - inDark.length;
  // Evenly from the whole list, which is sorted by type and kind.
  const spread = others.filter(
    (_, index) => Math.floor((index * more) / others.length) !== Math.floor(((index - 1) * more) / others.length),
  );
  pages = await serveCases('generated-deep', [...inDark, ...spread]);
});

for (let part = 0; part < parts; part++) {
  test(`generated sections, part ${part + 1} of ${parts}`, async ({ page }) => {
    const own = pages.filter((_, index) => index % parts === part);
    expect(own).toHaveLength(wanted / parts);
    const findings: string[] = [];
    for (const one of own) findings.push(...(await lookAt(page, one)));
    expect(findings).toEqual([]);
  });
}
