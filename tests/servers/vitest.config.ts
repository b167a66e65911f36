/** The tests with real web servers: `npm run test:servers`. */
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

export default defineConfig({
  ...config,
  test: { ...forAllTests, include: ['tests/servers/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 600_000 },
});
