/** A pull request from a stranger may at worst make CI red: what .github/workflows/ci.yml keeps to, so that this stays true. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/project/project.ts';

const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
/** Job → its lines. */
const jobs = workflow
  .slice(workflow.indexOf('\njobs:'))
  .split(/^ {2}(?=[a-z]+:$)/m)
  .slice(1);

test('code of a stranger runs without rights and without secrets', () => {
  expect(workflow).toMatch(/^ {2}pull_request:$/m);
  expect(workflow).not.toMatch(/pull_request_target|workflow_run|secrets\./);
  expect(workflow.match(/^ *permissions:[\s\S]*?(?=^\S)/gm)).toEqual(['permissions:\n  contents: read\n\n']);
  const checkouts = workflow.split('uses: actions/checkout@').slice(1);
  for (const checkout of checkouts) expect(checkout.split('- uses:')[0]).toContain('persist-credentials: false');
});

test('no name or text that a stranger chooses is part of a script', () => {
  const scripts = [...workflow.matchAll(/^(\s*)(?:- )?run: (?:\|\n((?:\1 {2}.*\n|\n)+)|(.*)\n)/gm)].map(
    ([, , many, one]) => many ?? one ?? '',
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(script).not.toContain('${{');
});

test('what others have written is named by its commit, which nobody can move, and by its release', () => {
  const uses = [...workflow.matchAll(/^ *- uses: (.*)$/gm)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every job ends', () => {
  expect(jobs.length).toBe(3);
  for (const job of jobs) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
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
