/** A site in a folder of its own, with section types of its own: their version, and those that are named like one of the builder. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { componentOf, makeOwnSite, packageName as name, type OwnSite, schemaOf } from '../support/project/own-site.ts';

let site: OwnSite;
const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');

beforeAll(() => {
  site = makeOwnSite('own-types');
  site.write('sections/price-board/schema.ts', schemaOf(`migrations: [{ to: 1, steps: [rename('heading', 'title')] }],`));
  site.write('sections/price-board/PriceBoard.tsx', componentOf('PriceBoard'));
  site.write('sections/hero/schema.ts', schemaOf());
  site.write('sections/hero/Hero.tsx', componentOf('Hero'));
});
afterAll(() => rmSync(site.folder, { recursive: true, force: true }));

describe('types that several sites share', () => {
  test('come from a package, whose files the folder of the type hands on', async () => {
    site.write('node_modules/@agency/sections/package.json', JSON.stringify({ name: '@agency/sections', type: 'module' }));
    site.write('node_modules/@agency/sections/opening/schema.ts', schemaOf());
    site.write('node_modules/@agency/sections/opening/Opening.tsx', componentOf('Opening'));
    site.write('sections/opening/schema.ts', `export { default } from '@agency/sections/opening/schema.ts';\n`);
    site.write('sections/opening/Opening.tsx', `export { Opening } from '@agency/sections/opening/Opening.tsx';\n`);
    site.writeSite([{ type: 'opening', title: 'Monday' }], { own: 1 });
    const { code, text } = await site.run('build');
    expect(code, text).toBe(0);
    expect(read('dist/index.html')).toContain('Own: Monday');
    for (const made of ['sections/opening', 'node_modules/@agency']) rmSync(join(site.folder, made), { recursive: true });
  });

  test('behind a symbolic link are named', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'shared-'));
    cpSync(join(site.folder, 'sections/price-board'), elsewhere, { recursive: true });
    symlinkSync(elsewhere, join(site.folder, 'sections/linked'));
    site.writeSite([{ type: 'linked', title: 'Monday' }], { own: 1 });
    expect((await site.run('validate')).text).toContain('sections/linked is a symbolic link');
    rmSync(join(site.folder, 'sections/linked'));
  });
});

test('the schema of a site in English is in English; check takes either language, and migrate makes it anew', async () => {
  const english = makeOwnSite('english-types');
  const own = () => readFileSync(join(english.folder, schema), 'utf8');
  const schema = 'sections/site.schema.json';
  english.write('sections/rates/schema.ts', schemaOf());
  english.write('sections/rates/Rates.tsx', componentOf('Rates'));
  const made = await english.run('schema');
  expect(made.code, made.text).toBe(0);
  const written = own();
  expect(written).toContain('What this website alone has.');
  expect(written).not.toContain('Fassung');
  expect((await english.run('schema', ['--lang', 'de'])).code).toBe(0);
  expect(own()).toContain('Fassung');
  expect((await english.run('schema', ['--check'])).code).toBe(0);
  english.write(schema, '{}');
  expect((await english.run('schema', ['--check'])).code).toBe(1);
  expect((await english.run('migrate')).text).toContain(`Wrote ${schema}`);
  expect(own()).toBe(written);
  rmSync(english.folder, { recursive: true });
});

describe('the version of own section types', () => {
  test('is written by migrate, beside that of the builder', async () => {
    site.writeSite([{ type: 'price-board', heading: 'What it costs' }]);
    const { code, text } = await site.run('migrate');
    expect(code, text).toBe(0);
    const migrated = JSON.parse(read('site.json')) as { routes: { sections: object[] }[] };
    expect(Object.entries(migrated).slice(0, 2)).toEqual([
      ['version', 1],
      ['own', 1],
    ]);
    expect(migrated.routes[0]?.sections.at(-1)).toEqual({ type: 'price-board', title: 'What it costs' });
  });

  test('is refused where it is newer than the types are', async () => {
    site.writeSite([{ type: 'price-board', title: 'What it costs' }], { own: 2 });
    const before = read('site.json');
    const { code, text } = await site.run('migrate');
    expect([code, text]).toEqual([1, expect.stringContaining('newer-version')]);
    // What somebody needs who has removed a type.
    expect(text).toContain('"own": 1');
    expect(read('site.json')).toEqual(before);
  });
});

describe('an own type that is named like one of the builder', () => {
  test('is not made by new-section', async () => {
    const { code, text } = await site.run('new-section', ['hero']);
    expect([code, text]).toEqual([2, expect.stringContaining('already')]);
  });

  test('is shown all the same, with a warning; and nothing is written but dist/ and the cache', async () => {
    site.writeSite([{ type: 'hero', title: 'Bread' }], { own: 1 });
    const rest = () => Object.keys(treeOf(site.folder)).filter((path) => !/^(?:dist|node_modules(?:\/\.cache)?)\//.test(path));
    const before = rest();
    const { code, text } = await site.run('build');
    expect([code, text]).toEqual([0, expect.stringContaining('same-name-type')]);
    expect(read('dist/index.html')).toContain('Own: Bread');
    expect(rest()).toEqual(before);
    expect(readdirSync(join(site.folder, 'node_modules'))).toEqual(['.cache']);
    expect(existsSync(join(site.folder, 'node_modules/.cache', name))).toBe(true);
  });

  test('replaces it without a word where it says so, and may show the original', async () => {
    site.write(
      'sections/hero/schema.ts',
      `import hero from '${name}/original/hero/schema.ts';
import { defineSection } from '${name}/section';

export default defineSection({ ...hero, replaces: true });
`,
    );
    site.write(
      'sections/hero/Hero.tsx',
      `import { Hero as Original } from '${name}/original/hero/Hero.tsx';

export const Hero = (props: Parameters<typeof Original>[0]) => <div id="around"><Original {...props} /></div>;
`,
    );
    const { code, text } = await site.run('build');
    expect(code, text).toBe(0);
    expect(text).not.toContain('same-name-type');
    expect(read('dist/index.html')).toMatch(/<div id="around">.*<h2[^>]*>Bread<\/h2>/s);
  });
});
