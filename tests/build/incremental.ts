/** For tests: builds a manifest again and again after edits by chance, each time beside a build that knows of none before. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { createRandom } from '../mutants/random.ts';
import { copyManifest, type Manifest, readManifest, typesOf } from '../support/manifest/manifest.ts';
import { run } from '../support/project/project.ts';
import { edits } from './random-edits.ts';
import { besides, treeOf } from './tree.ts';
import { typesInApp } from './types-in-app.ts';

/**
 * @param site the manifest to begin with
 * @param work a folder of its own, which is emptied
 * @param count how many edits that leave the manifest valid
 * @param names of the edits to choose from
 * @returns the names of the edits
 */
export async function buildAfterEdits(
  site: string,
  work: string,
  count: number,
  seed: number,
  names: readonly string[] = Object.keys(edits),
): Promise<string[]> {
  rmSync(work, { recursive: true, force: true });
  const file = copyManifest(site, join(work, 'site'));
  const out = join(work, 'kept');
  const random = createRandom(seed);
  const before: string[] = [readFileSync(file, 'utf8')];
  const done: string[] = [];
  expect((await run('build', ['--site', file, '--out', out])).code).toBe(0);
  let refused = 0;
  while (done.length < count) {
    const name = nextEdit(file, before, random, names, done.length);
    const last = treeOf(out);
    const warm = await run('build', ['--site', file, '--out', out]);
    if (warm.code !== 0) {
      // Not every edit leaves the manifest valid. Then the last good site stays, and another edit is tried.
      expect(warm.code, `${name}: ${warm.text}`).toBe(1);
      expect(treeOf(out), name).toEqual(last);
      expect(++refused, `too many edits make the manifest invalid: ${warm.text}`).toBeLessThan(5 + count);
      writeFileSync(file, before.at(-1) ?? '');
      continue;
    }
    const cold = join(work, `cold-${done.length}`);
    const fresh = await run('build', ['--site', file, '--out', cold, '--fresh']);
    expect(fresh.code, `${name}: ${fresh.text}`).toBe(0);
    expect(treeOf(out), `after "${name}", edit ${done.length + 1} of seed ${seed}`).toEqual(treeOf(cold));
    // Both builds take the app that is kept for a list of types: they would agree on one that is not that of the manifest.
    expect(typesInApp(out), name).toEqual(typesOf(readManifest(file)));
    expect(besides(out)).toEqual([]);
    rmSync(cold, { recursive: true, force: true });
    before.push(readFileSync(file, 'utf8'));
    done.push(name);
  }
  return done;
}

type Random = ReturnType<typeof createRandom>;

function nextEdit(file: string, before: string[], random: Random, names: readonly string[], turn: number): string {
  // Now and then somebody takes back what was done, or works on a drawing.
  if (turn % 9 === 7) {
    writeFileSync(file, random.pick(before));
    return 'back to an earlier state';
  }
  if (turn % 9 === 5) {
    const { logo } = readManifest(file).header;
    appendFileSync(join(dirname(file), logo?.src ?? ''), `<!-- ${random.word(5)} -->\n`);
    return 'another logo under the same name';
  }
  const name = random.pick(names);
  const manifest = JSON.parse(before.at(-1) ?? '') as Manifest;
  edits[name]?.(manifest, random);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return name;
}
