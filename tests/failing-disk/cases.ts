/** For tests: every command that writes, each with an old state and a new one that the disk may leave. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previewFolder } from '../../src/command/preview-folder.ts';
import { marker } from '../../src/output/folder/out-folder.ts';
import { besides, treeOf } from '../build/tree.ts';
import { freeType } from '../support/project/free-type.ts';
import { type Finished, output, root, run, start } from '../support/project/project.ts';
import type { DiskCase } from './try-calls.ts';

const minimal = join(root, 'tests/fixtures/valid/minimal');
const text = readFileSync(join(minimal, 'site.json'), 'utf8');
const slip = text.replace('"title": "Bread', '"titel": "Bread');

/** A built folder, with what lies beside it. */
const builtState = (out: string) => [existsSync(out) ? treeOf(out) : 'none', existsSync(dirname(out)) ? besides(out) : []];
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : 'none');

async function succeed(finished: Promise<Finished>): Promise<void> {
  const { code, text: said } = await finished;
  if (code !== 0) throw new Error(said);
}

/** A folder with the minimal site. */
function siteIn(name: string, manifest = text): { folder: string; site: string; write: (manifest: string) => void } {
  const folder = join(output, 'failing-disk', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(minimal, folder, { recursive: true });
  const site = join(folder, 'site.json');
  const write = (content: string) => writeFileSync(site, content);
  write(manifest);
  return { folder, site, write };
}

/** `build`, after a word of the manifest has been changed. */
export function buildCase(name: string, project = root): DiskCase {
  const { folder, write } = siteIn(name);
  const [out, built] = [join(folder, 'dist'), `${folder}-built`];
  rmSync(built, { recursive: true, force: true });
  return {
    name: 'build',
    folders: { [folder]: 'site' },
    setUp: async () => {
      if (existsSync(built)) {
        rmSync(out, { recursive: true, force: true });
        cpSync(built, out, { recursive: true, preserveTimestamps: true });
        return;
      }
      write(text);
      await succeed(run('build', [], { cwd: folder, project }));
      cpSync(out, built, { recursive: true, preserveTimestamps: true });
      write(text.replace('"title": "Bread', '"title": "Rolls'));
    },
    state: () => builtState(out),
    run: (env) => run('build', [], { cwd: folder, project, env }),
  };
}

/** `build` where nothing is kept yet: neither what commands are bundled into nor what builds are made from. @param project A copy with a cache of its own. */
export function coldBuildCase(name: string, project: string): DiskCase {
  const { folder } = siteIn(name);
  const cache = join(project, 'node_modules/.cache/marketing-site-builder');
  const out = join(folder, 'dist');
  return {
    name: 'build, nothing kept',
    folders: { [cache]: 'cache' },
    setUp: () => {
      for (const made of [cache, out]) rmSync(made, { recursive: true, force: true });
    },
    state: () => builtState(out),
    run: (env) => run('build', [], { cwd: folder, project, env }),
  };
}

/** `start`, which builds a preview and is then ended. */
export function startCase(name: string): DiskCase {
  const { folder, site } = siteIn(name);
  const preview = previewFolder(site, {
    root,
    project: root,
    cache: join(root, 'node_modules/.cache/marketing-site-builder/any'),
  });
  return {
    name: 'start',
    folders: { [dirname(preview)]: 'previews' },
    setUp: () => {
      rmSync(preview, { recursive: true, force: true });
      mkdirSync(preview, { recursive: true });
      writeFileSync(join(preview, marker), '');
    },
    state: () => builtState(preview),
    run: (env) =>
      new Promise((done, fail) => {
        const child = start('start', ['--site', site, '--port', '0'], { cwd: folder, project: root, env });
        let said = '';
        const read = (chunk: Buffer) => {
          said += chunk.toString();
          if (/Serving at|Läuft unter/.test(said)) child.kill('SIGTERM');
        };
        for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
        child.once('error', fail);
        child.once('close', (code) => done({ code, text: said }));
      }),
  };
}

/** `validate --fix`. */
export function fixCase(name: string): DiskCase {
  const { folder, site, write } = siteIn(name, slip);
  return {
    name: 'validate --fix',
    folders: { [folder]: 'site' },
    setUp: () => write(slip),
    state: () => [textOf(site), readdirSync(folder)],
    run: (env) => run('validate', ['--fix'], { cwd: folder, project: root, env }),
  };
}

/** `validate --format github`, which adds to a file that GitHub names. */
export function summaryCase(name: string): DiskCase {
  const { folder } = siteIn(name);
  const summary = join(folder, 'summary.md');
  return {
    name: 'validate --format github',
    folders: { [folder]: 'site' },
    setUp: () => writeFileSync(summary, 'Before.\n'),
    state: () => textOf(summary),
    run: (env) =>
      run('validate', ['--format', 'github'], { cwd: folder, project: root, env: { ...env, GITHUB_STEP_SUMMARY: summary } }),
  };
}

/** `migrate`. @param project A project at a later version. */
export function migrateCase(project: string, site: string): DiskCase {
  const old = readFileSync(site, 'utf8');
  return {
    name: 'migrate',
    folders: { [dirname(site)]: 'site' },
    setUp: () => writeFileSync(site, old),
    state: () => [textOf(site), readdirSync(dirname(site))],
    run: (env) => run('migrate', ['--site', site], { project, env }),
  };
}

/** `schema`, when a version begins: it writes the snapshot and the schema. @param project A copy. */
export function schemaCase(project: string): DiskCase {
  const file = join(project, 'schema/site.schema.json');
  const snapshots = join(project, 'schema/versions');
  const stale = textOf(file).replace('"$comment": "', '"$comment": "Stale. ');
  return {
    name: 'schema',
    folders: { [join(project, 'schema')]: 'schema' },
    setUp: () => {
      rmSync(snapshots, { recursive: true, force: true });
      writeFileSync(file, stale);
    },
    state: () => [
      textOf(file),
      readdirSync(join(project, 'schema')).filter((one) => one !== 'versions'),
      textOf(join(snapshots, '1.json')),
    ],
    run: (env) => run('schema', [], { project, env }),
  };
}

/** `new-section`. @param project A copy. */
export function newSectionCase(project: string): DiskCase {
  const type = freeType('failing-disk');
  const file = join(project, 'schema/site.schema.json');
  const schema = textOf(file);
  const folder = join(project, 'src/sections', type);
  return {
    name: 'new-section',
    folders: { [join(project, 'src')]: 'src', [join(project, 'schema')]: 'schema' },
    setUp: () => {
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(file, schema);
    },
    state: () => [
      existsSync(folder) ? treeOf(folder) : 'none',
      textOf(file),
      readdirSync(join(project, 'schema')),
      readdirSync(join(project, 'src/scaffold')),
    ],
    run: (env) => run('new-section', [type], { project, env }),
  };
}

/** `gallery --out`. */
export function galleryCase(name: string): DiskCase {
  const { folder, site } = siteIn(name);
  const out = join(folder, 'gallery');
  return {
    name: 'gallery --out',
    folders: { [folder]: 'site' },
    setUp: () => {
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out);
      writeFileSync(join(out, marker), '');
    },
    state: () => builtState(out),
    run: (env) => run('gallery', ['--site', site, '--out', out], { env }),
  };
}

/** `diff`, which puts a revision into a folder for temporary files. */
export function diffCase(name: string): DiskCase {
  const { folder } = siteIn(name);
  const temporary = join(folder, 'temporary');
  const args = ['HEAD:tests/fixtures/valid/minimal/site.json', join(folder, 'site.json')];
  return {
    name: 'diff',
    folders: { [temporary]: 'temporary' },
    setUp: () => {
      rmSync(temporary, { recursive: true, force: true });
      mkdirSync(temporary);
    },
    run: (env) => run('diff', args, { env: { ...env, TMPDIR: temporary } }),
  };
}
