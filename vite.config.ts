/** For the tests: commands bring the same plugin themselves. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builder } from './src/bundling/builder.js';

const root = import.meta.dirname;

export const forAllTests = {
  css: { modules: { classNameStrategy: 'non-scoped' } },
  // What names no language is validated in that of the machine.
  env: { LC_ALL: 'C' },
  // Far above what a test takes on the busiest machine: how fast it is, the benchmarks tell. A limit only ends what hangs.
  testTimeout: 30 * 60_000,
  hookTimeout: 30 * 60_000,
} as const;

/** Tests that start processes: commands as users run them, in copies of the project where these are changed. */
const startProcesses = ['tests/commands/**/*.test.ts', 'scripts/boot.test.ts', 'src/editor/repository/{git/*,contract}.test.ts'];

/** It replaces a module of Node, which files that share what they import would have from before. */
const replacesNode = 'tests/commands/planted-links.test.ts';

/**
 * Tests that need a window. They run apart: where files with and without one take turns, all that files share is loaded anew.
 */
const withWindow = ['{src,sections,tests/unit}/**/*.dom.test.{ts,tsx}'];

export default defineConfig({
  plugins: [builder({ root, project: root })],
  test: {
    ...forAllTests,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,schema,sections,scripts,tests/unit,tests/bench}/**/*.test.{ts,tsx}'],
          exclude: [...startProcesses, ...withWindow],
          // Files share what they import: to load it all anew for each takes as long as the tests.
          isolate: false,
          setupFiles: ['tests/support/browser/leave-nothing.ts'],
          execArgv: ['--max-semi-space-size=64'],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: withWindow,
          environment: './tests/support/browser/window.ts',
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          setupFiles: ['tests/support/browser/leave-window.ts', 'tests/support/browser/no-owner-stacks.ts'],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // On a machine of two cores twice as many: the tests wait for the commands that they start.
      {
        extends: true,
        test: {
          name: 'commands',
          include: startProcesses,
          exclude: [replacesNode],
          // As above: it takes 212 s of processor time instead of 321.
          isolate: false,
          setupFiles: ['tests/support/browser/leave-nothing.ts'],
          maxWorkers: Math.max(4, availableParallelism()),
          sequence: { groupOrder: 2 },
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'commands-alone', include: [replacesNode], sequence: { groupOrder: 3 } } },
    ],
  },
});
