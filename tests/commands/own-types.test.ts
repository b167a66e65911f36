/** A site in a folder of its own, with section types of its own: their version, and those that are named like one of the builder. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../src/disk/hash.js';
import { copyProject, output, root, run } from '../support/project/project.ts';

const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
const site = join(output, 'own-types');
const file = join(site, 'site.json');

const write = (path: string, text: string) => {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
};
const inSite = (verb: string, ...args: string[]) => run(verb, args, { cwd: site, project: root });

const schemaOf = (more = '') => `import { defineSection, plainText, rename, z } from '${name}/section';

export default defineSection({
  de: ['Eigenes', 'Was diese Website allein hat.'],
  en: ['Own', 'What this website alone has.'],
  props: z.strictObject({ title: plainText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }) }),
  ${more}
});
`;
const componentOf = (component: string) => `import { Heading } from '${name}/parts';

export const ${component} = ({ title }: { title: string }) => <Heading text={\`Own: \${title}\`} />;
`;

/** The site with these sections on its page. */
function writeSite(sections: object[], more: object = {}): void {
  const { version, ...manifest } = JSON.parse(readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8'));
  manifest.routes[0].sections.push(...sections);
  writeFileSync(file, JSON.stringify({ version, ...more, ...manifest }, null, 2));
}

/** Path → digest of every file of a folder. */
const tree = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path), digest(readFileSync(path))]),
  );
const page = () => readFileSync(join(site, 'dist/index.html'), 'utf8');

beforeAll(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/valid/minimal'), site, { recursive: true });
  write('package.json', JSON.stringify({ name: 'own-types', private: true, dependencies: { [name]: '*' } }));
  write('sections/price-board/schema.ts', schemaOf(`migrations: [{ to: 1, steps: [rename('heading', 'title')] }],`));
  write('sections/price-board/PriceBoard.tsx', componentOf('PriceBoard'));
  write('sections/hero/schema.ts', schemaOf());
  write('sections/hero/Hero.tsx', componentOf('Hero'));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

describe('the version of own section types', () => {
  test('is written by migrate, beside that of the builder', async () => {
    writeSite([{ type: 'price-board', heading: 'What it costs' }]);
    const { code, text } = await inSite('migrate');
    expect(code, text).toBe(0);
    const migrated = JSON.parse(readFileSync(file, 'utf8')) as { routes: { sections: object[] }[] };
    expect(Object.entries(migrated).slice(0, 2)).toEqual([
      ['version', 1],
      ['own', 1],
    ]);
    expect(migrated.routes[0]?.sections.at(-1)).toEqual({ type: 'price-board', title: 'What it costs' });
  });

  test('is refused where it is newer than the types are', async () => {
    writeSite([{ type: 'price-board', title: 'What it costs' }], { own: 2 });
    const before = readFileSync(file);
    const { code, text } = await inSite('migrate');
    expect([code, text]).toEqual([1, expect.stringContaining('newer-version')]);
    expect(readFileSync(file)).toEqual(before);
  });
});

describe('an own type that is named like one of the builder', () => {
  test('is not made by new-section', async () => {
    const { code, text } = await inSite('new-section', 'hero');
    expect([code, text]).toEqual([2, expect.stringContaining('already')]);
  });

  test('is shown all the same, with a warning; and nothing is written but dist/ and the cache', async () => {
    writeSite([{ type: 'hero', title: 'Bread' }], { own: 1 });
    const rest = () => Object.keys(tree(site)).filter((path) => !/^(?:dist|node_modules[/\\]\.cache)[/\\]/.test(path));
    const before = rest();
    const { code, text } = await inSite('build');
    expect([code, text]).toEqual([0, expect.stringContaining('same-name-type')]);
    expect(page()).toContain('Own: Bread');
    expect(rest()).toEqual(before);
    expect(readdirSync(join(site, 'node_modules'))).toEqual(['.cache']);
    expect(existsSync(join(site, 'node_modules/.cache', name))).toBe(true);
  });

  test('replaces it without a word where it says so, and may show the original', async () => {
    write(
      'sections/hero/schema.ts',
      `import hero from '${name}/original/hero/schema.ts';
import { defineSection } from '${name}/section';

export default defineSection({ ...hero, replaces: true });
`,
    );
    write(
      'sections/hero/Hero.tsx',
      `import { Hero as Original } from '${name}/original/hero/Hero.tsx';

export const Hero = (props: Parameters<typeof Original>[0]) => <div id="around"><Original {...props} /></div>;
`,
    );
    const { code, text } = await inSite('build');
    expect(code, text).toBe(0);
    expect(text).not.toContain('same-name-type');
    expect(page()).toMatch(/<div id="around">.*<h2[^>]*>Bread<\/h2>/s);
  });

  test('changes no file of the site when an update of the builder brings the other', async () => {
    const before = tree(join(site, 'dist'));
    const builder = copyProject('updated-builder', 'link');
    try {
      cpSync(join(root, 'src/sections/faq'), join(builder, 'src/sections/price-board'), { recursive: true });
      const component = join(builder, 'src/sections/price-board/Faq.tsx');
      writeFileSync(
        join(builder, 'src/sections/price-board/PriceBoard.tsx'),
        readFileSync(component, 'utf8').replace('function Faq(', 'function PriceBoard('),
      );
      rmSync(component);
      writeSite(
        [
          { type: 'hero', title: 'Bread' },
          { type: 'price-board', title: 'What it costs' },
        ],
        { own: 1 },
      );
      const old = await inSite('build');
      expect(old.code, old.text).toBe(0);
      expect(old.text).not.toContain('same-name-type');
      const expected = tree(join(site, 'dist'));
      expect(expected).not.toEqual(before);
      const updated = await run('build', [], { cwd: site, project: builder });
      expect([updated.code, updated.text]).toEqual([0, expect.stringContaining('same-name-type')]);
      expect(tree(join(site, 'dist'))).toEqual(expected);
    } finally {
      rmSync(builder, { recursive: true, force: true });
    }
  });
});
