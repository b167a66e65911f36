/** The tests that take minutes: `npx vitest run --config tests/mutants/vitest.config.ts`. */
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

export default defineConfig((environment) => ({
  ...config(environment),
  test: {
    ...forAllTests,
    include: ['tests/{mutants,attacks,slips,firefox}/**/*.test.ts', 'tests/contract/**/*.test.tsx'],
    testTimeout: 600_000,
  },
}));
