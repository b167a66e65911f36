/** The files that a new site begins with, beside its manifest: src/scaffold/site/. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { formatProblems } from '../../src/report/text.ts';
import { root } from '../support/project/project.ts';
import {
  expectEnds,
  expectNoForeignText,
  expectNoRights,
  expectPinnedActions,
  expectValid,
  jobsOf,
  scriptsOf,
} from './workflow-rules.ts';

const folder = join(root, 'src/scaffold/site');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** As it stands in a site. */
const filled = (file: string) => read(file).replaceAll('{{package}}', 'marketing-site-builder');

describe('of each file', () => {
  test.each(files)('%s: what is to be filled in is known', (file) => {
    // Not what GitHub fills in: ${{ … }}.
    const names = [...read(file).matchAll(/(?<!\$)\{\{(.*?)\}\}/g)].map(([, name]) => name);
    expect(names.filter((name) => !['name', 'package'].includes(name ?? ''))).toEqual([]);
  });

  test.each(files)('%s: npm packs it under its own name', (file) => {
    expect(file).not.toMatch(/(?:^|\/)\./);
  });

  test.each(files)('%s: the commands and pages that are named are there', (file) => {
    const text = filled(file);
    const verbs = [...text.matchAll(/npx marketing-site-builder ([a-z][a-z-]*)/g)].map(([, verb]) => `scripts/${verb}.ts`);
    const pages = [...text.matchAll(/marketing-site-builder\/(docs\/[\w-]+\.md)/g)].map(([, page = '']) => page);
    expect([...verbs, ...pages].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('its workflow', () => {
  const workflow = filled('_github/workflows/site.yml');

  test('is valid for GitHub', () => expectValid(workflow));

  test('validates, says what changes, builds and publishes, in this order', () => {
    const { jobs } = parse(workflow) as { jobs: Record<string, { needs?: string }> };
    expect(Object.keys(jobs)).toEqual(['site', 'publish']);
    expect(jobs.publish?.needs).toBe('site');
    const verbs = scriptsOf(workflow).flatMap((script) => /npx \S+ (\w+)/.exec(script)?.[1] ?? []);
    expect(verbs).toEqual(['validate', 'validate', 'diff', 'build']);
  });

  test('what goes live is validated as for a publication, what is proposed is not; the handbook names its job', () => {
    const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { if?: string; run?: string }[] }> };
    const validated = jobs.site?.steps.filter(({ run }) => run?.includes(' validate ')) ?? [];
    expect(validated.map(({ if: when, run }) => [when, run?.includes('--release')])).toEqual([
      ["github.event_name == 'pull_request'", false],
      ["github.event_name == 'push'", true],
    ]);
    const handbook = readFileSync(join(root, 'docs/handbuch.md'), 'utf8');
    expect(handbook).toContain('*Require status checks to pass* mit `site` einschalten');
    expect(handbook).toMatch(/\*Build command\* `npx marketing-site-builder build`/);
  });

  test('what a pull request runs has no right but to read', () => {
    expectNoRights(workflow);
    expect(jobsOf(workflow)[1]).toContain('id-token: write');
  });

  test('no name or text that a stranger chooses is part of a script', () => expectNoForeignText(workflow));
  test('what others have written is named by its commit and its release', () => expectPinnedActions(workflow));
  test('every job ends', () => expectEnds(workflow));
});

test('VS Code finds every place that validating names', async () => {
  const { tasks } = JSON.parse(filled('_vscode/tasks.json').replace(/^\s*\/\/.*$/gm, '')) as {
    tasks: [{ problemMatcher: { pattern: { regexp: string } } }];
  };
  const pattern = new RegExp(tasks[0].problemMatcher.pattern.regexp);
  const loaded = await Promise.all(
    ['broken-link', 'unused-constant'].map((code) => loadSite(join(root, `tests/fixtures/invalid/${code}.json`))),
  );
  const problems = loaded.flatMap((one) => one.problems);
  const found = formatProblems(problems, false)
    .split('\n')
    .map((line) => pattern.exec(line)?.slice(2, 6) ?? [])
    .filter(({ length }) => length > 0);
  expect(new Set(problems.map(({ severity }) => severity)).size).toBe(2);
  expect(found).toEqual(
    problems.map(({ range: { start }, severity, code }) => [`${start.line}`, `${start.column}`, severity, code]),
  );
});

test('the editor starts by a double click as it does here', () => {
  const here = readdirSync(join(root, 'start')).filter((name) => !name.startsWith('.'));
  expect(here.length).toBe(4);
  for (const name of here) {
    const own = readFileSync(join(root, 'start', name), 'utf8');
    // A site may be young enough to have no lock file yet.
    const expected = own.replace('npm ci', 'npm install').replace('npm run --silent edit --', 'npx marketing-site-builder edit');
    expect(filled(`start/${name}`).replaceAll('\r', '')).toBe(expected.replaceAll('\r', ''));
    expect(statSync(join(folder, 'start', name)).mode & 0o111).toBe(statSync(join(root, 'start', name)).mode & 0o111);
  }
  expect(read('start/_gitattributes')).toBe(readFileSync(join(root, 'start/.gitattributes'), 'utf8'));
});
