/** A pull request from a stranger may at worst make CI red: what .github/workflows/ci.yml keeps to, so that this stays true. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/project/project.ts';
import { expectEnds, expectNoForeignText, expectNoRights, expectPinnedActions, expectValid, jobsOf } from './workflow-rules.ts';

const read = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
const workflow = read('ci.yml');

test('it is valid for GitHub', () => expectValid(workflow));

test('code of a stranger runs without rights and without secrets', () => expectNoRights(workflow));

test('no name or text that a stranger chooses is part of a script', () => expectNoForeignText(workflow));

test('what others have written is named by its commit, which nobody can move, and by its release', () =>
  expectPinnedActions(workflow));

test('every job ends', () => expectEnds(workflow));

test('the long tests run every night; the one job that may write runs no code', async () => {
  const nightly = read('nightly.yml');
  await expectValid(nightly);
  expectNoForeignText(nightly);
  expectPinnedActions(nightly);
  expectEnds(nightly);
  expect(nightly).toMatch(/^ {2}schedule:$/m);
  expect(nightly).toMatch(/^ {2}workflow_dispatch:$/m);
  const writing = jobsOf(nightly).filter((job) => /: write$/m.test(job));
  expect(writing).toHaveLength(1);
  expect(writing[0]).not.toMatch(/\bnp[mx] |\bnode /);
});

describe('everything but the manifest and its media counts as code', () => {
  const [, script = ''] = /grep -qvE ('[^']*') <<</.exec(workflow) ?? [];

  test.each([
    ['site.json', true],
    ['media/hero.svg', true],
    ['media/team/me at work.jpg', true],
    ['media/figtree.woff2', true],
    ['media/figtree-OFL.txt', true],
    ['media/a.test.ts', false],
    ['media/vite.config.js', false],
    ['media/a.svg.ts', false],
    ['mediation.svg', false],
    ['package.json', false],
    ['a/site.json', false],
    ['"media/a\\nb.svg"', false],
  ])('%s', (name, isContent) => {
    const { status } = spawnSync('sh', ['-c', `grep -qvE ${script}`], { input: `${name}\n` });
    expect(status).toBe(isContent ? 1 : 0);
  });
});
