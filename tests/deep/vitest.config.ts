/** The tests that take minutes: `npx vitest run --config tests/deep/vitest.config.ts`. */
import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) => {
  const usual = config(environment);
  return { ...usual, test: { ...usual.test, include: ['tests/deep/**/*.test.ts'], testTimeout: 600_000 } };
});
