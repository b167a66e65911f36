/** A site that has the builder as a link, as `npm install ../builder` makes it: nowhere above it lie the packages that the builder needs. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentOf, packageName, schemaOf } from '../support/project/own-site.ts';
import { root, run } from '../support/project/project.ts';

let folder: string;
const at = (path: string) => join(folder, path);
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linked-builder-'));
  cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
  mkdirSync(at('node_modules'));
  symlinkSync(root, at(`node_modules/${packageName}`), 'dir');
  writeFileSync(at('package.json'), JSON.stringify({ private: true, dependencies: { [packageName]: 'file:../builder' } }));
  writeFileSync(at('.gitignore'), 'node_modules\ndist*\n');
  mkdirSync(at('sections/price-board'), { recursive: true });
  writeFileSync(at('sections/price-board/schema.ts'), schemaOf());
  writeFileSync(at('sections/price-board/PriceBoard.tsx'), componentOf('PriceBoard'));
  const manifest = JSON.parse(readFileSync(at('site.json'), 'utf8'));
  manifest.theme.fonts = { heading: { family: 'Bitter' }, text: { family: 'Cabin' } };
  manifest.routes[0].sections.push({ type: 'price-board', title: 'What it costs' });
  manifest.editor = { forge: 'github', repository: 'ada/site', url: 'https://edit.bakery.example' };
  writeFileSync(at('site.json'), JSON.stringify(manifest, null, 2));
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message=The site');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it is built with the fonts that come with the builder, and with an editor that knows its own section types', async () => {
  const { code, text } = await run('build', ['--edit'], { cwd: folder, project: at(`node_modules/${packageName}`) });
  expect(code, text).toBe(0);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toContain('Own: What it costs');
  expect(readdirSync(at('dist/assets')).filter((name) => /^(?:bitter|cabin)-.*\.woff2$/.test(name)).length).toBeGreaterThan(1);
  const parts = readdirSync(at('dist-edit/app')).filter((name) => /^(?:worker|frame)\..*\.(?:js|txt)$/.test(name));
  expect(parts).toHaveLength(2);
  for (const name of parts) expect(readFileSync(at(`dist-edit/app/${name}`), 'utf8'), name).toContain('price-board');
});
