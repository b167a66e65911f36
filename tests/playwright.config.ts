import { defineConfig } from 'playwright/test';
import { findWholeBrowser } from '../src/command/browser.ts';
import { browserArguments, findBrowser } from './support/browser/browser.ts';
import { writeFontConfig } from './support/browser/fonts.ts';
import { output } from './support/project/project.ts';

// Workers read this file too; they get the path from the first process.
process.env.CHROMIUM_PATH = findBrowser() ?? '';
if (!process.env.CHROMIUM_PATH) process.exit(2);
process.env.WHOLE_CHROMIUM_PATH = findWholeBrowser() ?? process.env.CHROMIUM_PATH;
process.env.FONTCONFIG_FILE = writeFontConfig();

/** Tests that take long, and of whose kind others stay. */
const deep = /@deep/;

/**
 * Which manifest the behaviour tests serve: SITE, or the project's own. `site` is behaviour, true of every manifest; `form` is
 * the sign-up form and all that its provider may do; `tools`
 * is what the commands do; `spec` is the wording of the project's own site.
 */
export default defineConfig({
  outputDir: `${process.env.WORK ?? output}/results`,
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores: many tests wait, for a deadline, for a debounce, for a server to be killed.
  workers: 4,
  // Far above what anything takes: how fast it is, the benchmarks tell. A limit only ends what hangs.
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: process.env.RESULTS ?? `${output}/playwright.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
      timeout: 0,
    },
    viewport: { width: 1280, height: 800 },
    // A click on what is never shown says so, in place of waiting for the end of the test.
    actionTimeout: 60_000,
    trace: 'off',
  },
  // What takes long in one piece begins first.
  projects: [
    // Each of its workers builds two sites of its own.
    { name: 'form', testDir: './e2e/form', grepInvert: deep, workers: 1 },
    { name: 'tools', testDir: './e2e/tools', grepInvert: deep },
    // Each worker takes two seconds of a processor to begin: as many as fill two cores, beside the last tools.
    { name: 'site', testDir: './e2e/site', grepInvert: deep, workers: 2 },
    { name: 'spec', testDir: './spec', grepInvert: deep, workers: 1 },
    { name: 'deep', testDir: './deep', timeout: 60 * 60_000 },
    { name: 'deep-e2e', testDir: './e2e', grep: deep },
    { name: 'deep-spec', testDir: './spec', grep: deep },
  ],
});
