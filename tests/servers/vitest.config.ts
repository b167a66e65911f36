/** The tests with real web servers: `npm run test:servers`. */
import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

export default defineConfig((environment) => {
  const usual = config(environment);
  return {
    ...usual,
    test: { ...usual.test, include: ['tests/servers/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 600_000 },
  };
});
