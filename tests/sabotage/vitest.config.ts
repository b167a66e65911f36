/** The tests that Stryker runs: unit tests of all folders, or of those that MUTATE names. See stryker.config.js. */
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

const folders = process.env.MUTATE?.split(',').map(dirname) ?? ['{src,schema,tests/unit}'];
const withWindow = folders.map((folder) => `${folder}/**/*.dom.test.{ts,tsx}`);
const support = join(import.meta.dirname, '../support/browser');

export default defineConfig({
  ...config,
  test: {
    ...forAllTests,
    // A fault may leave a test waiting for ever.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...withWindow, 'src/editor/repository/git/*.test.ts'],
          setupFiles: [join(support, 'leave-nothing.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: withWindow,
          environment: join(support, 'window.ts'),
          setupFiles: [join(support, 'leave-window.ts')],
        },
      },
    ],
  },
});
