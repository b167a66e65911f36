/** Each rule of the contract catches a folder that breaks it, by the folder's name, the file and the rule. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenFolder, brokenFolders } from '../contract/broken-folders.ts';
import { copyWith } from '../contract/broken-project.ts';
import { root } from '../support/project/project.ts';

/** Breaks nothing: what is found in the others is found for a reason. */
const sound: BrokenFolder = { type: 'sound-folder', file: '', rule: '', spoil: () => {} };

let copy = '';
/** All that the contract tests of the copy said. */
let findings: string[] = [];

beforeAll(async () => {
  copy = await copyWith('broken-sections', [sound, ...brokenFolders]);
  const report = join(copy, 'tests/.output/contract.json');
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // Of the project's own sections this asks nothing: CI does so beside it.
  const types = [sound, ...brokenFolders].map(({ type }) => type).join('|');
  const args = [
    'run',
    'tests/unit/sections.contract.dom.test.tsx',
    '-t',
    types,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: copy, encoding: 'utf8', env });
  if (!existsSync(report)) throw new Error(stdout + stderr);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[];
  };
  const said = testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  findings = said.flatMap((text) => text.match(/src\/sections\/[\w-]+\/[\w.-]+: \[[\w-]+\]/g) ?? []);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(brokenFolders)('$type: $file breaks "$rule"', ({ type, file, rule }) => {
  const own = new Set(findings.filter((finding) => finding.startsWith(`src/sections/${type}/`)));
  expect([...own]).toEqual([`src/sections/${type}/${file}: [${rule}]`]);
});

test('a folder that keeps all rules is not mentioned', () => {
  expect(findings.filter((finding) => finding.includes(`/${sound.type}/`))).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
});
