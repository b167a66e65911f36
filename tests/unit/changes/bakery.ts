/** For tests of the change report: a bakery, what changes from one version of it to another, and how that is said. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Change, compareSides } from '../../../src/changes/compare.ts';
import { namesBeside } from '../../../src/changes/node/content-names.ts';
import { readSide, type Side } from '../../../src/changes/side.ts';
import { sayChange } from '../../../src/changes/words.ts';
import { loadSite } from '../../../src/loader/node/load-site.ts';
import {
  type Manifest,
  readManifest,
  type WrittenLink,
  type WrittenRoute,
  type WrittenSection,
} from '../../support/manifest/manifest.ts';

const minimal = 'tests/fixtures/valid/minimal';

export const page = (path: string, title: string, sections: WrittenSection[]): WrittenRoute => {
  return { path, title, description: `${title}: a page of a bakery around the corner, with bread, rolls and cakes.`, sections };
};
export const text = (title: string, ...paragraphs: string[]): WrittenSection => ({ type: 'text', title, text: paragraphs });

/** A bakery with a home page of five sections, a menu, and a page for the orders. */
export function bakery(): Manifest {
  const manifest = readManifest(`${minimal}/site.json`);
  Object.assign(manifest.constants, { opening: 'six', seats: 12 });
  manifest.routes.splice(
    0,
    1,
    page('/', 'Corner Bakery', [
      {
        type: 'hero',
        title: 'Bread, every morning',
        text: ['We open at {opening}.', 'Come and see.'],
        actions: [
          { label: 'Menu', href: '/menu' },
          { label: 'Write', href: { mail: { to: '{email}' } } },
        ],
        image: { src: 'bread.svg', alt: 'A loaf' },
      },
      {
        type: 'card-grid',
        title: 'What we bake',
        items: [
          { icon: 'rocket', title: 'Rye', text: 'Dark and heavy.' },
          { icon: 'heart', title: 'Wheat', text: 'Light and soft.', details: ['with salt', 'without salt'] },
          { icon: 'star', title: 'Spelt', text: 'Old and good.' },
        ],
      },
      text('About us', 'Three people and an oven.'),
      { ...text('Contact', 'Write to us.'), id: 'contact' },
      { ...text('Where', 'Around the corner.'), tone: 'tint' },
    ]),
    page('/menu', 'Our menu', [
      text('Menu', 'Rolls, cakes and coffee from {opening} on.'),
      text('Prices', 'Everything costs two.'),
    ]),
    page('/order', 'Order bread', [text('Orders', 'Call us before noon, and your order waits.')]),
  );
  return manifest;
}

export const home = (manifest: Manifest) => manifest.routes[0] as WrittenRoute;
export const section = (manifest: Manifest, index: number) => home(manifest).sections[index] as WrittenSection;
export const hero = (manifest: Manifest) => section(manifest, 0);
export const heroLinks = (manifest: Manifest) => hero(manifest).actions as WrittenLink[];
export const cards = (manifest: Manifest) => section(manifest, 1).items as Record<string, unknown>[];

/** A manifest as one side of a comparison, in a folder of its own. */
async function sideOf(manifest: Manifest, folder: string, svg: string): Promise<Side> {
  mkdirSync(folder);
  copyFileSync(`${minimal}/logo.svg`, join(folder, 'logo.svg'));
  for (const name of ['bread.svg', 'rolls.svg']) writeFileSync(join(folder, name), svg);
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  const { site, problems } = await loadSite(file);
  if (!site) throw new Error(problems.map(({ message, place }) => `${place}: ${message}`).join('\n'));
  return readSide(readFileSync(file, 'utf8'), namesBeside(file), site);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

/** What changes from one manifest to another, where each may have drawings of its own. */
export async function changesBetween(
  one: Manifest,
  other: Manifest,
  [before = drawing, now = drawing]: readonly string[] = [],
): Promise<Change[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'changes-'));
  try {
    // The drawings are read when the sides are compared.
    return compareSides(await sideOf(one, join(scratch, 'before'), before), await sideOf(other, join(scratch, 'now'), now));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** What an edit of the bakery changes. */
export function changesOf(edit: (manifest: Manifest) => void): Promise<Change[]> {
  const manifest = bakery();
  edit(manifest);
  return changesBetween(bakery(), manifest);
}

export const say = (changes: readonly Change[], lang: 'de' | 'en' = 'en') =>
  changes.map((change) => {
    const { where, what } = sayChange(change, lang);
    return `${where}: ${what}`;
  });

/** The pages that an edit of what stands on each affects. */
export const everything = ['/', '/menu', '/order', '*'];

/** One kind of change: an edit, what is said of it, and the pages where it can be seen. */
export type Row = [name: string, edit: (manifest: Manifest) => void, expected: string[], affected: string[]];

export async function expectChange(edit: Row[1], expected: string[], affected: string[]): Promise<void> {
  const changes = await changesOf(edit);
  expect(say(changes)).toEqual(expected);
  expect([...new Set(changes.flatMap((change) => change.affected))].sort()).toEqual([...affected].sort());
  // German has words for it too.
  for (const line of say(changes, 'de')) expect(line).not.toMatch(/undefined|changed|added|removed/);
}
