/** The browser of the builder's developers. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumSearch, findInstalled, fromDebian, headlessShell } from './find-installed.ts';

/**
 * The path of a Chromium: one that is found, or Debian's or Playwright's own, which it installs.
 *
 * @param root - the project's folder, where Playwright is installed
 * @returns the path; when there is none and none can be installed, undefined, after saying what to do
 */
export function findBrowser(root: string): string | undefined {
  const playwright = [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'];
  const any = { ...chromiumSearch(chromium.executablePath()), installations: [{ command: process.execPath, args: playwright }] };
  // A whole Chromium that is there does as well, minutes slower.
  const { advice: _, ...shell } = { ...any, names: [headlessShell], elsewhere: [], installations: fromDebian(headlessShell) };
  return findInstalled(shell) ?? findInstalled(any);
}

/** The path of a whole Chromium: the one without a window keeps no page to come back to. Found and installed as above. */
export function findWholeBrowser(): string | undefined {
  const { variable: _, ...search } = chromiumSearch(chromium.executablePath());
  const names = search.names.filter((name) => name !== headlessShell);
  return findInstalled({ ...search, names, variable: 'WHOLE_CHROMIUM_PATH', installations: fromDebian('chromium') });
}
