/** What it costs to build several sites, each cold and after edits. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOf, extras, prepare, run } from './build.ts';
import { median } from './measure.ts';

/** Changes the manifest at a path; the number is another one each time. */
export type Edit = (manifest: string, turn: number) => void;

/**
 * Builds sites by turns, so that a machine that gets slower or faster meanwhile does so for all.
 *
 * @param makers - make the manifests of the sites, of that of the builder
 * @param edits - what changes, by what it is called; each is followed by a build
 * @returns milliseconds of work, the medians: what is built (`cold` among the edits) → those of the sites, in their order
 */
export function compareBuilds(
  root: string,
  makers: readonly ((text: string) => string)[],
  edits: Readonly<Record<string, Edit>>,
  runs: number,
): Map<string, number[]> {
  const work = mkdtempSync(join(tmpdir(), 'bench-builds-'));
  try {
    const sites = makers.map((make, index) => {
      const folder = join(work, String(index));
      const manifest = prepare(root, folder, make);
      const build = buildOf(root, manifest, folder);
      // The first run bundles the builder, and the app of this site.
      run(build('kept'), extras);
      return { manifest, build, cold: join(folder, 'cold'), times: new Map<string, number[]>() };
    });
    for (let turn = 0; turn < runs; turn++) {
      // The later one has a disk to wait for that the others have filled.
      for (const { manifest, build, cold, times } of turn % 2 ? sites.toReversed() : sites) {
        const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
        add('cold', processorTime(build('cold', '--fresh')));
        rmSync(cold, { recursive: true });
        for (const [name, edit] of Object.entries(edits)) {
          edit(manifest, turn);
          add(name, processorTime(build('kept')));
        }
      }
    }
    const medians = (name: string) => sites.map(({ times }) => median(times.get(name) ?? []));
    return new Map(['cold', ...Object.keys(edits)].map((name) => [name, medians(name)]));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Prints, in the process that it is loaded in, what that has worked. */
const reporter = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('\\nworked '+(user+system))})`;

/** @returns milliseconds that a command works, whatever else the machine does: sites are compared, and none waits for another */
function processorTime(args: string[]): number {
  const env = { ...process.env, BENCH_WITHOUT: extras };
  const { status, stderr } = spawnSync(process.execPath, ['--import', reporter, ...args], { encoding: 'utf8', env });
  const worked = /\nworked (\d+)/.exec(stderr)?.[1];
  if (status !== 0 || worked === undefined) throw new Error(stderr);
  return Number(worked) / 1000;
}
