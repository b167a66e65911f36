/** For the tests in a copy that has a fault: whichever they are, one file at a time, as several copies share the machine. */
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

export default defineConfig((environment) => ({
  ...config(environment),
  test: {
    ...forAllTests,
    include: ['{src,schema,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/.output/**'],
    maxWorkers: 1,
    // A fault may leave a test waiting for ever: that is noticed too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
