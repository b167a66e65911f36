/** Five hundred histories of a site, by chance: each ends the same whether it is kept in a folder with git or in a forge, and loses nothing. */
import { expect, test } from 'vitest';
import { liveByChance } from '../support/editor/histories.ts';
import { gitForEach, makeWorld } from '../support/editor/publishing-worlds.ts';

gitForEach();
const seeds = process.env.SEED ? [Number(process.env.SEED)] : Array.from({ length: 500 }, (_, index) => index + 1);

test.each(seeds)('history %i', async (seed) => {
  const [git, forge] = [await makeWorld('git'), await makeWorld('forge')];
  try {
    const byGit = await liveByChance(git.world, seed, 14);
    expect(await liveByChance(forge.world, seed, 14)).toEqual(byGit);
    expect(byGit.lost).toEqual([]);
  } finally {
    await Promise.all([git.end(), forge.end()]);
  }
});
