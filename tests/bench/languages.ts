/** What a site in two languages costs beside one in one language with as many pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { changeWord } from './build.ts';
import { compareBuilds } from './compare-builds.ts';
import { makeFiveSections } from './five-sections.ts';
import { compareLetters } from './letter.ts';
import { compare } from './measure.ts';
import type { Line } from './report.ts';
import { makeTwoLanguages } from './two-languages.ts';

const pages = 1000;
const makers = {
  one: (text: string) => makeFiveSections(text, pages),
  two: (text: string) => makeTwoLanguages(makeFiveSections(text, pages / 2)),
};

/** Measured 1.05; translations are named on every page and in the sitemap. Two runs on a busy machine differ by a tenth. */
const budget = 1.25;

/** Measures, and yields a line after each measurement. */
export async function* measureLanguages(root: string, runs: number): AsyncGenerator<Line> {
  const file = join(root, 'site.json');
  const text = readFileSync(file, 'utf8');
  const load = async (make: (text: string) => string) => {
    const content = Buffer.from(make(text));
    return async () => {
      const { site } = await loadSite(file, { content });
      if (!site) throw new Error('The manifest to measure is invalid.');
    };
  };
  const [one, two] = await compare(await load(makers.one), await load(makers.two), { clock: 'processor', runs: 11, warmUp: 3 });
  yield line('Check 1,000 pages', one, two);
  const draftOf = (make: (text: string) => string) => ({ text: make(text), page: 1 });
  yield line('1,000 pages, letter', ...(await compareLetters(file, 'Seite 1', draftOf(makers.one), draftOf(makers.two))));

  for (const [name, [one = 0, two = 0]] of compareBuilds(root, Object.values(makers), { 'one word changed': changeWord }, runs))
    yield line(`1,000 pages, ${name}`, one, two);
}

const line = (name: string, one: number, two: number): Line => ({
  name,
  value: `${two.toFixed(0)} ms in two languages beside ${one.toFixed(0)} ms in one`,
  ratio: two / one,
  aim: budget,
  binding: true,
});
