/** The tests that take minutes: `npx vitest run --config tests/mutants/vitest.config.ts`. */
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

export default defineConfig((environment) => ({
  ...config(environment),
  test: {
    ...forAllTests,
    include: [
      'tests/{mutants,attacks,slips,firefox}/**/*.test.ts',
      'tests/contract/**/*.test.tsx',
      // With all rows of their tables: see rowsOf in tests/slice.ts.
      'src/versions/{check-versions,accepted-values}.test.ts',
      'src/editor/preview/places.test.tsx',
      'tests/unit/{editor-worker,hostile}.test.ts',
    ],
    env: { ...forAllTests.env, DEEP: 'yes' },
    testTimeout: 600_000,
  },
}));
