import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hash } from './src/disk/hash.js';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  root,
  plugins: [react()],
  publicDir: false,
  css: {
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
          external: ['vite', 'vitest', 'playwright', 'typescript', 'lighthouse', 'sharp', 'harfbuzzjs', 'svgo', 'subset-font', 'fontverter'],
        }
      : {},
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'schema/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{unit,commands}/**/*.test.{ts,tsx}',
    ],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: [],
    // What names no language is judged in that of the machine.
    env: { LC_ALL: 'C' },
    // On a machine of two cores one more than it has: some tests wait for the commands that they start.
    maxWorkers: Math.max(3, availableParallelism()),
    // Far above what a test takes on the busiest machine: how fast it is, the benchmarks tell. A limit only ends what hangs.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
  },
}));
