/** What is published: the builder without what only its developers need, what `npm create` runs, and the tools. Installed: tests/package/. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { root } from '../support/project/project.ts';

interface Manifest {
  name: string;
  version: string;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines: object;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
const own = read('package.json');

/** The files of the project that a page leads to. */
const linksIn = (path: string) =>
  new MarkdownIt()
    .parse(readFileSync(join(root, path), 'utf8'), {})
    .flatMap(({ children }) => children ?? [])
    .map((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? ''))
    .filter((link) => link !== '' && !/^(?:[a-z]+:|#)/.test(link))
    .map((link) => link.replace(/#.*/, ''));

/** What `npm publish` would send of a folder. */
function packed(folder: string): { size: number; paths: string[] } {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: join(root, folder),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  // An object by names since npm 11.
  const [made] = Object.values(JSON.parse(stdout) as Record<string, { size: number; files: { path: string }[] }>);
  if (!made) expect.fail(stdout);
  return { size: made.size, paths: made.files.map(({ path }) => path) };
}

test('the package holds what commands need, and nothing of its developers or of the first site', () => {
  const { size, paths } = packed('.');
  for (const needed of [
    ...['README.md', 'LICENSE', 'package.json', 'tsconfig.json', 'scripts/boot.js', 'scripts/machine-error.js'],
    ...['schema/site.schema.json', 'schema/icon-shapes.json', 'src/public/section.ts', 'src/public/parts.ts'],
    ...['src/bundling/project.js', 'src/sections/hero/Hero.tsx', 'src/scaffold/templates/practice/site.de.json'],
  ])
    expect(paths).toContain(needed);
  expect(
    paths.filter((path) =>
      /^(?:tests(?!\/fixtures\/valid\/[^/]+\/site\.json$)|media|start|packages|node_modules|\.)|\.test\.|^[^/]*lock|^site\.json/.test(
        path,
      ),
    ),
  ).toEqual([]);
  // The documentation leads to places in these sites.
  const examples = readFileSync(join(root, 'docs/what-can-be-written.md'), 'utf8').matchAll(/`([a-z-]+)#\//g);
  for (const [, site] of examples) expect(paths).toContain(`tests/fixtures/valid/${site}/site.json`);
  const templates = paths.filter((path) => path.startsWith('src/scaffold/templates/'));
  const ofTemplates = templates.reduce((sum, path) => sum + deflateRawSync(readFileSync(join(root, path))).length, 0);
  // Whoever reads the documentation in a site has nothing else of the builder. Pictures alone are seen in the repository.
  const folders = new Set(paths.flatMap((path) => path.split('/').map((_, index, steps) => steps.slice(0, index).join('/'))));
  const broken = paths
    .filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path))
    .flatMap((path) => linksIn(path).map((link) => [path, posix.join(posix.dirname(path), link)] as const))
    .filter(([, to]) => !paths.includes(to) && !folders.has(to) && !/^docs\/pictures\//.test(to));
  expect(broken).toEqual([]);
  expect(size).toBeLessThan(2_200_000);
  expect(size - ofTemplates).toBeLessThan(1_850_000);
});

test('npm create finds the builder by its name, and brings the version that it has itself', () => {
  const creator = read('packages/create/package.json');
  expect(creator).toMatchObject({
    name: `create-${own.name}`,
    version: own.version,
    bin: { [`create-${own.name}`]: 'create.js' },
    dependencies: { [own.name]: own.version },
    engines: own.engines,
  });
  expect(readFileSync(join(root, 'packages/create/create.js'), 'utf8')).toContain(`'${own.name}/package.json'`);
  expect(packed('packages/create').paths).toEqual(['create.js', 'package.json']);
});

test('the tools are those of the builder of the same version, with the packages that they are tested with', () => {
  const tools = read('packages/tools/package.json');
  expect(tools).toMatchObject({
    name: `${own.name}-tools`,
    version: own.version,
    peerDependencies: { [own.name]: own.version },
    engines: own.engines,
  });
  expect(own.devDependencies).toMatchObject(tools.dependencies);
  expect(packed('packages/tools').paths).toEqual(['check-pages.js', 'html.js', 'package.json', 'page.js']);
});
