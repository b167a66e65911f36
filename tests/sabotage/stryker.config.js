/**
 * Tries the tests: Stryker puts faults into the code, one at a time, and runs the tests that cover the place; one has to fail.
 *
 * `MUTATE=src/findings/nearest.ts npm run test:sabotage` tries one file with the tests of its folder, in minutes; several are separated
 * by commas. Without MUTATE the rooms below are tried with all unit tests, which takes a night.
 */
const rooms = 'colors,findings,hosting,json-text,loader,manifest,migrations,output,parts,render,rules,sanitize,sections,serve';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/sabotage/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: process.env.MUTATE?.split(',') ?? [`src/{${rooms}}/**/*.{ts,tsx}`, '!src/**/*.test.*', '!src/findings/words/**'],
  // No test has to notice another wording.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false },
  // Fails when tests notice fewer than 70 of 100 faults. Many of the others only write the same in another way.
  thresholds: { high: 90, low: 80, break: 70 },
  tempDirName: 'tests/.output/stryker',
  ignorePatterns: ['dist', 'tests/.output'],
  // Stryker would rewrite tsconfig.json with the JavaScript API of TypeScript, which TypeScript 7 does not have.
  tsconfigFile: 'none',
};
