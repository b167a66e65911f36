/** Of two thousand mutants the editor's worker says what Node says, word for word. */
import { beforeAll, expect, test } from 'vitest';
import { formVoice } from '../../src/editor/worker/form-voice.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import type { Problem } from '../../src/loader/say/problems.ts';
import { bundleWorker, EditedFolder, TestWorker } from '../support/editor/editor-worker.ts';
import { choose } from './run.ts';

const said = (problems: readonly Problem[]) => JSON.stringify(problems.map(({ file: _, ...problem }) => problem));

let code = '';
beforeAll(async () => {
  code = await bundleWorker();
});

test.each([21, 22])('mutants of seed %i', async (seed) => {
  const worker = new TestWorker(code);
  const folders = new Map<string, EditedFolder>();
  const differing: string[] = [];
  const mutants = choose(1000, seed);
  for (const { text, subject, operator, pointer } of mutants) {
    const folder = folders.get(subject.file) ?? new EditedFolder(worker, subject.file);
    folders.set(subject.file, folder);
    const here = await loadSite(subject.file, { content: Buffer.from(text), lang: 'de', form: formVoice('de') });
    const there = await folder.validate(text, 'de');
    const isSame = said(there.problems) === said(here.problems) && there.hidden === here.hidden;
    const isHidden = here.site !== undefined && there.shown === undefined;
    if (!isSame || isHidden) differing.push(`${subject.name} ${operator} at ${pointer}`);
  }
  console.log(`seed ${seed}: ${mutants.length} mutants`);
  expect(mutants.length).toBe(1000);
  expect(differing).toEqual([]);
});
