/**
 * The rooms of the house: what each may import stands in biome.json, so that editors say it while one types. Here is proof that every
 * room has a wall, that each wall holds, and that nothing imports itself in a circle.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { output, root } from '../support/project/project.ts';

const posix = (path: string) => path.replaceAll('\\', '/');
const listCode = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => posix(relative(root, join(parentPath, name))));
const files = [...listCode('schema'), ...listCode('src')];

/** The folder of a file. A section is a room of its own; the loader stands above the ground floor that lies beside it. */
function roomOf(file: string): string {
  if (file === 'src/manifest/load.ts') return file;
  // The rules of a section type are rules like the others; what a visitor gets of the section imports none of them.
  if (/^src\/sections\/[^/]+\/checks\//.test(file)) return 'src/manifest/checks';
  const [section] = /^src\/sections\/[^/]+(?=\/)/.exec(file) ?? [];
  return section ?? dirname(file).replace(/^(src\/manifest\/checks|src\/hosting)\/.*/, '$1');
}

/** What a file imports of the project, whichever way: types, what is loaded when needed, and what is found by a pattern. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const at = (path: string) => (path.startsWith('/') ? path.slice(1) : posix(join(dirname(file), path)));
  const named = [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm)].map(([, path = '']) => at(path));
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/gs)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([./][^']+)'/g)].map(
      ([, pattern = '']) => new RegExp(`^${at(pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
    ),
  );
  return [...named, ...files.filter((other) => other !== file && globs.some((glob) => glob.test(other)))];
}

const imports = new Map(files.map((file) => [file, importsOf(file).filter((other) => files.includes(other))]));

/** The circles of a graph, each once, as one way around it. */
function circlesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (node: string, way: readonly string[]) => {
    const before = way.indexOf(node);
    if (before >= 0) circles.push([...way.slice(before), node].join(' → '));
    if (before >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return circles;
}

test('no files import each other, types included', () => {
  expect(imports.get('src/manifest/load.ts')?.length).toBeGreaterThan(10);
  expect(circlesOf(imports)).toEqual([]);
});

test('no rooms import each other, types included', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, others] of imports) {
    const room = rooms.get(roomOf(file)) ?? new Set();
    rooms.set(roomOf(file), room);
    for (const other of others) if (roomOf(other) !== roomOf(file)) room.add(roomOf(other));
  }
  expect(rooms.size).toBeGreaterThan(30);
  expect(circlesOf(rooms)).toEqual([]);
});

/** A file in each room, and an import that its wall must stop. */
const breaches: Record<string, string> = {
  'schema/x.ts': '../src/manifest/finding.ts',
  'src/manifest/x.ts': './text/scan.ts',
  'src/manifest/load.ts': './node/disk-files.ts',
  'src/manifest/text/x.ts': '../resolve/constants.ts',
  'src/manifest/shape/x.ts': '../resolve/constants.ts',
  'src/manifest/words/x.ts': '../say/problems.ts',
  'src/manifest/resolve/x.ts': '../checks/support/run-checks.ts',
  'src/manifest/checks/x.ts': '../say/problems.ts',
  'src/manifest/checks/support/x.ts': '../../say/problems.ts',
  'src/manifest/say/x.ts': '../resolve/constants.ts',
  'src/manifest/node/x.ts': '../say/problems.ts',
  'src/json-text/x.ts': '../manifest/finding.ts',
  'src/migrations/x.ts': '../manifest/load.ts',
  'src/json-schema/x.ts': '../manifest/finding.ts',
  'src/report/x.ts': '../manifest/resolve/constants.ts',
  'src/disk/x.ts': '../manifest/finding.ts',
  'src/bundling/x.js': '../manifest/finding.ts',
  'src/public/x.ts': '../manifest/finding.ts',
  'src/harmless/x.ts': '../manifest/finding.ts',
  'src/files/x.ts': '../manifest/load.ts',
  'src/sections/hero/schema.ts': '../../parts/Icon.tsx',
  'src/sections/newsletter-embed/form-schema.ts': '../../parts/Icon.tsx',
  'src/sections/hero/facts.ts': '../../parts/Icon.tsx',
  'src/sections/hero/Hero.tsx': '../text/Text.tsx',
  'src/sections/hero/x.ts': './checks/covered-images.ts',
  'src/sections/hero/checks/x.ts': '../../../manifest/say/problems.ts',
  'src/sections/course/checks/support/x.ts': '../../../../manifest/say/problems.ts',
  'src/sections/schemas.ts': '../manifest/finding.ts',
  'src/parts/x.tsx': '../render/Page.tsx',
  'src/parts/form/x.ts': '../../sections/newsletter-embed/phone.ts',
  'src/parts/line-breaks/x.ts': '../plain-text.ts',
  'src/render/x.tsx': '../sections/hero/Hero.tsx',
  'src/hosting/x.ts': '../output/steps.ts',
  'src/hosting/formats/x.ts': '../../output/steps.ts',
  'src/serve/x.ts': '../mock-provider/mock-provider.ts',
  'src/mock-provider/x.ts': '../manifest/load.ts',
  'src/output/x.ts': '../command/build.ts',
  'src/output/app/x.ts': '../media/fonts.ts',
  'src/output/styles/x.ts': '../app/client-bundle.ts',
  'src/output/media/x.ts': '../steps.ts',
  'src/output/cards/x.ts': '../seo/sitemap.ts',
  'src/output/seo/x.ts': '../document/delivery.ts',
  'src/output/folder/x.ts': '../steps.ts',
  'src/output/document/x.ts': '../steps.ts',
  'src/versions/x.ts': '../manifest/load.ts',
  'src/changes/x.ts': '../versions/check-versions.ts',
  'src/changes/y.ts': './node/sources.ts',
  'src/changes/node/x.ts': '../../versions/check-versions.ts',
  'src/import/x.ts': '../manifest/node/site-folder.ts',
  'src/gallery/x.ts': '../output/build-site.ts',
  'src/fields-page/x.ts': '../manifest/load.ts',
  'src/scaffold/x.ts': '../manifest/finding.ts',
  'src/scaffold/sample-type/x.ts': '../../manifest/finding.ts',
  'src/editor/document/x.ts': '../storage.ts',
  'src/contract/x.ts': '../output/build-site.ts',
  'src/dev/x.ts': '../output/build-site.ts',
  'src/command/x.ts': '../dev/dev-server.ts',
  'src/editor/x.ts': '../manifest/finding.ts',
  'src/editor/fields/x.ts': '../worker/validate.ts',
  'src/editor/worker/x.ts': '../../manifest/node/disk-files.ts',
  'src/editor/server/x.ts': '../worker/validate.ts',
  'src/editor/report/x.ts': '../../manifest/node/load-site.ts',
  'src/editor/repository/x.ts': './git/git.ts',
  'src/editor/repository/github/x.ts': '../../worker/validate.ts',
  'src/editor/repository/git/x.ts': '../../server/manifest-file.ts',
  'src/editor/rich-text/x.ts': '../../manifest/load.ts',
  'src/editor/writing/x.ts': '../document/document.ts',
  'src/editor/preview/x.ts': '../../manifest/finding.ts',
  'src/editor/hosted/x.ts': '../client/fields/views.ts',
  'src/editor/hosted/node/x.ts': '../blobs.ts',
  'src/editor/client/x.ts': './fields/views.ts',
  'src/editor/client/Workbench.tsx': './storage/page-facts.ts',
  'src/editor/client/main.tsx': '../worker/validate.ts',
  'src/editor/client/storage/x.ts': '../state/editor.ts',
  'src/editor/client/words/x.ts': '../state/editor.ts',
  'src/editor/client/state/x.ts': '../storage/page-facts.ts',
  'src/editor/client/state/y.ts': '../../server/interface.ts',
  'src/editor/client/parts/x.ts': '../fields/views.ts',
  'src/editor/client/fields/x.ts': '../panes/reveal-field.ts',
  'src/editor/client/pages/x.ts': '../panes/reveal-field.ts',
  'src/editor/client/forms/x.ts': '../panes/reveal-field.ts',
  'src/editor/client/panes/x.ts': '../../worker/validate.ts',
  'src/editor/client/panes/y.ts': '../storage/page-facts.ts',
};

describe('a wall', () => {
  const stopped = new Set<string>();
  beforeAll(() => {
    const folder = join(output, 'walls');
    rmSync(folder, { recursive: true, force: true });
    for (const [file, path] of Object.entries(breaches)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import type { Anything } from '${path}';\nexport type { Anything };\n`);
    }
    const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, root: true }));
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    for (const [, file = ''] of stdout.matchAll(/noRestrictedImports,file=([^,]+)/g)) stopped.add(posix(relative(folder, file)));
  });

  test.each(Object.keys(breaches))('stops %s from importing what is none of its business', (file) => {
    expect([...stopped]).toContain(file);
  });

  test.each(Object.entries(breaches))('is tried from %s with what is there: %s', (file, path) => {
    expect(files.concat(listCode('scripts'))).toContain(posix(join(dirname(file), path)));
  });

  test('stands around every room', () => {
    const guarded = new Set(Object.keys(breaches).map((file) => dirname(file)));
    const rooms = new Set(
      files.map((file) => dirname(file).replace(/^src\/((?:gallery\/)?sections|scaffold)\/[^/]+(?=$|\/checks$)/, 'src/$1/*')),
    );
    const bare = [...rooms].filter(
      (room) =>
        !guarded.has(room) &&
        ![...guarded].some((one) => room.includes('*') && new RegExp(`^${room.replace('*', '[^/]+')}$`).test(one)),
    );
    expect(bare).toEqual([]);
  });
});
