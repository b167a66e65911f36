/** For tests: two sites that one folder may hold, and builds of them that are ended where they write. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Random } from '../mutants/random.ts';
import { copyManifest, type Manifest } from '../support/manifest/manifest.ts';
import { root, run, start } from '../support/project/project.ts';
import { besides, treeOf } from './tree.ts';

export const minimal = join(root, 'tests/fixtures/valid/minimal/site.json');

export interface Kind {
  word: string;
  /** The manifest. */
  file: string;
  /** What the site looks like when it is whole. */
  whole: string;
}

const addPages = (manifest: Manifest, word: string, count: number) => {
  const [home] = manifest.routes;
  if (!home) throw new Error('The minimal manifest has no page.');
  const sections = home.sections.map(({ id: _, ...section }) => ({ ...section, title: `${word} ${section.title}` }));
  for (let page = 0; page < count; page++) {
    const own = { path: `/${word}-${page}`, title: `${word} ${page}`, description: `${home.description} ${word} ${page}` };
    manifest.routes.push({ ...own, sections: sections as typeof home.sections });
  }
};

/** Builds a manifest into a folder. */
export async function build(site: string, out: string, ...options: string[]): Promise<string> {
  const { code, text } = await run('build', ['--site', site, '--out', out, ...options]);
  expect(code, text).toBe(0);
  return text;
}

/** Builds two sites that share no page but the first, each with enough pages for a build to take a moment. */
export async function buildTwoSites(work: string, pages = 12): Promise<{ red: Kind; blue: Kind }> {
  const make = async (word: string): Promise<Kind> => {
    const file = copyManifest(minimal, join(work, word), (manifest) => addPages(manifest, word, pages));
    const whole = join(work, `whole-${word}`);
    await build(file, whole, '--fresh');
    return { word, file, whole };
  };
  const [red, blue] = await Promise.all([make('red'), make('blue')]);
  return { red, blue };
}

/** Starts a build, and holds it where it writes: what comes next happens in the middle of it, however fast this machine is. */
export async function holdWriting(site: string, out: string) {
  for (;;) {
    const child = start('build', ['--site', site, '--out', out], {});
    const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
      child.once('close', (code, signal) => done({ code, signal })),
    );
    let running = true;
    void ended.then(() => {
      running = false;
    });
    const own = () => besides(out).some((name) => name.includes(`-${child.pid}-`));
    while (running && !own()) await wait(2);
    child.kill('SIGSTOP');
    if (own()) return { child, ended };
    // It was faster than we could look.
    child.kill('SIGCONT');
    await ended;
  }
}

/** Whether a folder holds one of the sites, whole. */
export const isWhole = (out: string, { red, blue }: { red: Kind; blue: Kind }): boolean => {
  const tree = JSON.stringify(treeOf(out));
  return [red, blue].some(({ whole }) => tree === JSON.stringify(treeOf(whole)));
};

/** Kills builds that write, at moments chosen at random: the folder has to hold a whole site, and nothing may grow beside it. */
export async function killBuilds(sites: { red: Kind; blue: Kind }, out: string, turns: number, random: Random): Promise<void> {
  await build(sites.red.file, out);
  for (let turn = 0; turn < turns; turn++) {
    const { child, ended } = await holdWriting((turn % 2 === 0 ? sites.blue : sites.red).file, out);
    child.kill('SIGCONT');
    await wait(random.below(250));
    child.kill('SIGKILL');
    await ended;
    expect(isWhole(out, sites), `turn ${turn}`).toBe(true);
    expect(besides(out).length, `turn ${turn}`).toBeLessThanOrEqual(2);
  }
  await build(sites.blue.file, out);
  expect(treeOf(out)).toEqual(treeOf(sites.blue.whole));
  expect(besides(out)).toEqual([]);
}
