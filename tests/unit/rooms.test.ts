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
  expect(imports.get('src/loader/load.ts')?.length).toBeGreaterThan(10);
  expect(circlesOf(imports)).toEqual([]);
});

test('no rooms import each other, types included', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, others] of imports) {
    const room = rooms.get(dirname(file)) ?? new Set();
    rooms.set(dirname(file), room);
    for (const other of others) if (dirname(other) !== dirname(file)) room.add(dirname(other));
  }
  expect(rooms.size).toBeGreaterThan(30);
  expect(circlesOf(rooms)).toEqual([]);
});

test("each row of the architecture's table of walls is what its code imports", () => {
  const [, table = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(
    '| Code | Runs in | May import | Must not import |',
  );
  const pathsIn = (cell = '') => [...cell.matchAll(/`((?:src|schema|scripts)\/[^`]*)`/g)].map(([, path = '']) => path);
  const isBelow = (paths: readonly string[]) => {
    const patterns = paths.map(
      (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}${path.endsWith('/') ? '' : '$'}`),
    );
    return (file: string) => patterns.some((pattern) => pattern.test(file));
  };
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  const named = [...table.matchAll(/"(The [^"]*)" (?:are|is) (.*?)\.(?=\s)/g)].map(
    ([, name = '', paths]) => [name.toLowerCase(), pathsIn(paths)] as const,
  );
  expect(named.length).toBe(3);
  const wrong = rows.flatMap((row) => {
    const [, code = '', , may = ''] = row.split(' | ').join('|').split('|');
    if (/what is below them|everything/.test(may)) return [];
    const [without = ''] = code.split('without').slice(1);
    const isMine = isBelow(pathsIn(code.replace(/without.*/, '')));
    const isLeftOut = isBelow(
      [...without.matchAll(/`(node\/)`/g)].flatMap(([, path = '']) => pathsIn(code).map((room) => room + path)),
    );
    const isAllowed = isBelow([...pathsIn(may), ...named.flatMap(([name, paths]) => (may.includes(name) ? paths : []))]);
    return files
      .filter((file) => isMine(file) && !isLeftOut(file))
      .flatMap((file) =>
        (imports.get(file) ?? [])
          .filter((other) => dirname(other) !== dirname(file) && !isMine(other) && !isAllowed(other))
          .map((other) => `${code}: ${file} → ${other}`),
      );
  });
  expect(wrong).toEqual([]);
});

/** A file in each room, and an import that its wall must stop. */
const breaches: Record<string, string> = {
  'schema/x.ts': '../src/findings/finding.ts',
  'src/findings/x.ts': '../manifest/text/scan.ts',
  'src/colors/x.ts': '../manifest/text/scan.ts',
  'src/loader/load.ts': './node/disk-files.ts',
  'src/manifest/text/x.ts': '../resolve/constants.ts',
  'src/manifest/shape/x.ts': '../resolve/constants.ts',
  'src/findings/words/x.ts': '../../loader/say/problems.ts',
  'src/manifest/resolve/x.ts': '../../rules/run-rules.ts',
  'src/rules/x.ts': '../loader/say/problems.ts',
  'src/rules/support/x.ts': '../../loader/say/problems.ts',
  'src/loader/say/x.ts': '../../manifest/resolve/constants.ts',
  'src/loader/node/x.ts': '../say/problems.ts',
  'src/json-text/x.ts': '../findings/finding.ts',
  'src/migrations/x.ts': '../loader/load.ts',
  'src/json-schema/x.ts': '../findings/finding.ts',
  'src/report/x.ts': '../manifest/resolve/constants.ts',
  'src/disk/x.ts': '../findings/finding.ts',
  'src/bundling/x.js': '../findings/finding.ts',
  'src/public/x.ts': '../findings/finding.ts',
  'src/sanitize/x.ts': '../findings/finding.ts',
  'src/files/x.ts': '../loader/load.ts',
  'src/sections/hero/schema.ts': '../../parts/Icon.tsx',
  'src/sections/newsletter-embed/form-schema.ts': '../../parts/Icon.tsx',
  'src/sections/hero/facts.ts': '../../parts/Icon.tsx',
  'src/sections/hero/Hero.tsx': '../text/Text.tsx',
  'src/sections/hero/x.ts': './checks/covered-images.ts',
  'src/sections/hero/checks/x.ts': '../../../loader/say/problems.ts',
  'src/sections/course/checks/support/x.ts': '../../../../loader/say/problems.ts',
  'src/registry/section-schemas.ts': '../findings/finding.ts',
  'src/parts/x.tsx': '../render/Page.tsx',
  'src/parts/form/x.ts': '../../sections/newsletter-embed/phone.ts',
  'src/parts/line-breaks/x.ts': '../plain-text.ts',
  'src/render/x.tsx': '../sections/hero/Hero.tsx',
  'src/hosting/x.ts': '../output/steps.ts',
  'src/hosting/formats/x.ts': '../../output/steps.ts',
  'src/serve/x.ts': '../mock-provider/mock-provider.ts',
  'src/mock-provider/x.ts': '../loader/load.ts',
  'src/output/x.ts': '../command/build.ts',
  'src/output/app/x.ts': '../media/fonts.ts',
  'src/output/styles/x.ts': '../app/client-bundle.ts',
  'src/output/media/x.ts': '../steps.ts',
  'src/output/cards/x.ts': '../seo/sitemap.ts',
  'src/output/seo/x.ts': '../document/delivery.ts',
  'src/output/folder/x.ts': '../steps.ts',
  'src/output/document/x.ts': '../steps.ts',
  'src/versions/x.ts': '../loader/load.ts',
  'src/changes/x.ts': '../versions/check-versions.ts',
  'src/changes/y.ts': './node/sources.ts',
  'src/changes/node/x.ts': '../../versions/check-versions.ts',
  'src/import/x.ts': '../loader/node/site-folder.ts',
  'src/gallery/x.ts': '../output/build-site.ts',
  'src/fields-page/x.ts': '../loader/load.ts',
  'src/scaffold/x.ts': '../findings/finding.ts',
  'src/scaffold/sample-type/x.ts': '../../findings/finding.ts',
  'src/editor/draft/document/x.ts': '../../storage.ts',
  'src/contract/x.ts': '../output/build-site.ts',
  'src/dev/x.ts': '../output/build-site.ts',
  'src/command/x.ts': '../dev/dev-server.ts',
  'src/editor/x.ts': '../findings/finding.ts',
  'src/editor/draft/fields/x.ts': '../../worker/validate.ts',
  'src/editor/worker/x.ts': '../../loader/node/disk-files.ts',
  'src/editor/server/x.ts': '../worker/validate.ts',
  'src/editor/draft/report/x.ts': '../../../loader/node/load-site.ts',
  'src/editor/repository/x.ts': './git/git.ts',
  'src/editor/repository/github/x.ts': '../../worker/validate.ts',
  'src/editor/repository/git/x.ts': '../../server/manifest-file.ts',
  'src/editor/draft/prose/x.ts': '../../../loader/load.ts',
  'src/editor/draft/rich-text/x.ts': '../../../loader/load.ts',
  'src/editor/writing/x.ts': '../draft/document/document.ts',
  'src/editor/preview/x.ts': '../../findings/finding.ts',
  'src/editor/hosted/x.ts': '../window/fields/views.ts',
  'src/editor/hosted/node/x.ts': '../blobs.ts',
  'src/editor/window/x.ts': './fields/views.ts',
  'src/editor/window/Workbench.tsx': './storage/page-facts.ts',
  'src/editor/window/main.tsx': '../worker/validate.ts',
  'src/editor/window/storage/x.ts': '../state/editor.ts',
  'src/editor/window/words/x.ts': '../state/editor.ts',
  'src/editor/window/state/x.ts': '../storage/page-facts.ts',
  'src/editor/window/state/y.ts': '../../server/interface.ts',
  'src/editor/window/parts/x.ts': '../fields/views.ts',
  'src/editor/window/fields/x.ts': '../panes/form/reveal-field.ts',
  'src/editor/window/pages/x.ts': '../panes/form/reveal-field.ts',
  'src/editor/window/forms/x.ts': '../panes/form/reveal-field.ts',
  'src/editor/window/panes/outline/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/sections/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/page/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/form/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/publishing/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/versions/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/find/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/notices/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/shell/x.ts': '../../../worker/validate.ts',
  'src/editor/window/panes/shell/y.ts': '../../storage/page-facts.ts',
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
