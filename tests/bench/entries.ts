/** What lists of entries cost that make themselves, beside as many pages that are in none. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { changeWord } from './build.ts';
import { compareBuilds } from './compare-builds.ts';
import { makeFiveSections } from './five-sections.ts';
import { compareLetters } from './letter.ts';
import { compare } from './measure.ts';
import type { Line } from './report.ts';
import { withEntries, withoutEntries } from './with-entries.ts';

const sizes = [100, 1000];

/** Measured 1.01 to 1.2: each page has a day and tags more, and links to those beside it. Two runs on a busy machine differ by a tenth. */
const budget = 1.25;

/** Measures, and yields a line after each measurement. */
export async function* measureEntries(root: string, runs: number): AsyncGenerator<Line> {
  const file = join(root, 'site.json');
  const text = readFileSync(file, 'utf8');
  for (const pages of sizes) {
    const many = makeFiveSections(text, pages);
    const load = (made: string) => {
      const content = Buffer.from(made);
      return async () => {
        if (!(await loadSite(file, { content })).site) throw new Error('The manifest to measure is invalid.');
      };
    };
    const [plain, dated] = await compare(load(withoutEntries(many)), load(withEntries(many)), {
      clock: 'processor',
      runs: 11,
      warmUp: 3,
    });
    yield line(`${pages} pages, check`, plain, dated);
    for (const [name, page] of [
      ['list of all', 1],
      ['one entry', 2],
    ] as const) {
      const draftOf = (text: string) => ({ text, page });
      const [plain, dated] = await compareLetters(file, 'Seite 1', draftOf(withoutEntries(many)), draftOf(withEntries(many)));
      yield line(`${pages} pages, letter, ${name} shown`, plain, dated);
    }
  }
  const makers = sizes.flatMap((pages) => {
    const make = (text: string) => makeFiveSections(text, pages);
    return [(text: string) => withoutEntries(make(text)), (text: string) => withEntries(make(text))];
  });
  const edits = { 'one word changed': changeWord, 'one title changed': changeTitle };
  for (const [name, times] of compareBuilds(root, makers, edits, runs)) {
    for (const [index, pages] of sizes.entries())
      yield line(`${pages} pages, ${name}`, times[2 * index] ?? 0, times[2 * index + 1] ?? 0);
  }
}

/** Another title of a page in the middle, which lists and the pages beside it show. */
function changeTitle(file: string, turn: number): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf('von vielen"', text.length / 2 - 20_000);
  writeFileSync(file, `${text.slice(0, at)}(${turn}) ${text.slice(at)}`);
}

const line = (name: string, plain: number, dated: number): Line => ({
  name,
  value: `${dated.toFixed(0)} ms as entries beside ${plain.toFixed(0)} ms as pages in no list`,
  ratio: dated / plain,
  aim: budget,
  binding: true,
});
