/** Puts each fault of the table into a copy of the project: `npm run test:sabotage`. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import config, { forAllTests } from '../../vite.config.ts';

export default defineConfig((environment) => ({
  ...config(environment),
  test: {
    ...forAllTests,
    include: ['tests/sabotage/sabotage.test.ts'],
    maxConcurrency: availableParallelism(),
    // Progress is to be seen when it is made.
    disableConsoleIntercept: true,
  },
}));
