/** The tests that take minutes: `npx vitest run --config tests/mutants/vitest.config.ts`. */
import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) => {
  const usual = config(environment);
  return {
    ...usual,
    test: {
      ...usual.test,
      include: ['tests/{mutants,attacks,slips,firefox}/**/*.test.ts', 'tests/contract/**/*.test.tsx'],
      testTimeout: 600_000,
    },
  };
});
