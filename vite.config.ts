import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hash } from './src/disk/hash.js';
import { putInLayers } from './src/output/styles/put-in-layers.ts';

const root = import.meta.dirname;

export const forAllTests = {
  css: { modules: { classNameStrategy: 'non-scoped' } },
  // What the bundles of the editor hold as data.
  alias: { 'virtual:icons': join(root, 'tests/support/manifest/icons.ts') },
  // What names no language is validated in that of the machine.
  env: { LC_ALL: 'C' },
  // Far above what a test takes on the busiest machine: how fast it is, the benchmarks tell. A limit only ends what hangs.
  testTimeout: 30 * 60_000,
  hookTimeout: 30 * 60_000,
} as const;

/** Tests that start processes: commands as users run them, in copies of the project where these are changed. */
const startProcesses = [
  'tests/commands/**/*.test.ts',
  'scripts/boot.test.ts',
  'src/editor/server/publish{,-own-files,-sent,-take-over}.test.ts',
];

/**
 * Tests that need a window. They run apart: where files with and without one take turns, all that files share is loaded anew.
 */
const withWindow = ['{src,tests/unit}/**/*.dom.test.{ts,tsx}'];

export default defineConfig(({ command }) => ({
  root,
  plugins: [react()],
  publicDir: false,
  css: {
    postcss: { plugins: [putInLayers(root)] },
    modules: {
      // The same name in every bundle, and no folder name in it: content blockers hide elements by words in class names.
      generateScopedName(name, file) {
        const path = relative(root, file.split('?')[0] ?? file).replaceAll('\\', '/');
        return `${name}_${hash(path)
          .slice(0, 5)
          .replace(/[^A-Za-z0-9]/g, 'x')}`;
      },
    },
  },
  build: {
    // Older targets compile light-dark() into variables that never switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: false,
  },
  // Bundled dependencies load in a tenth of the time. What is large and only sometimes needed stays outside.
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: [
            'vite',
            'vitest',
            'playwright',
            'typescript',
            'lighthouse',
            'sharp',
            'harfbuzzjs',
            'svgo',
            'subset-font',
            'fontverter',
          ],
        }
      : {},
  test: {
    ...forAllTests,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,schema,scripts,tests/unit,tests/bench}/**/*.test.{ts,tsx}'],
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
          isolate: false,
          setupFiles: ['tests/support/browser/leave-window.ts'],
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
          maxWorkers: Math.max(4, availableParallelism()),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
