/**
 * Finds a browser for tests and measurements: one that a variable of the environment names, then one on the PATH, then the own one of the
 * library that drives it. Where there is none it tries to install one. A candidate counts only if it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How a browser is found on this machine. */
export interface Search {
  /** What names it in the environment. */
  variable: string;
  /** What its program is called on the PATH. */
  names: string[];
  /** Where else it may be. */
  elsewhere: string[];
  installations: Installation[];
  /** For somebody whose machine has none and gives none; left out where something else is looked for then. */
  advice?: string;
}

interface Installation {
  command: string;
  args: string[];
}

const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

function isDebianRoot(): boolean {
  const about = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(about) && process.getuid?.() === 0;
}

/** The package of Debian, where it can be installed without asking anybody. */
export function fromDebian(name: string): Installation[] {
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
  return isDebianRoot() ? [{ command: 'sh', args: ['-c', command] }] : [];
}

/** Somebody who waits for several is told once. */
let isSaid = false;

/**
 * The path of a browser that runs.
 *
 * @returns undefined when there is none and none can be installed, after saying what to do
 */
export function findInstalled({ variable, names, elsewhere, installations, advice }: Search): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (runs(named)) return named;
    console.error(`${variable} names ${named}, which does not run.`);
    return undefined;
  }
  const look = () => {
    const folders = (process.env.PATH ?? '').split(delimiter);
    return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(runs);
  };
  const found = look();
  if (found) return found;
  if (installations.length > 0 && !isSaid) console.log('Installing a browser, which may take some minutes …');
  isSaid ||= installations.length > 0;
  for (const { command, args } of installations) {
    // Whatever an installer has to say, the advice says what is to be done.
    spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    const installed = look();
    if (installed) return installed;
  }
  if (advice) console.error(advice);
  return undefined;
}

/** What Debian calls a Chromium that has no window. */
export const headlessShell = 'chromium-headless-shell';

/**
 * How a Chromium is found: CHROMIUM_PATH, then one on the PATH, then Playwright's own. None is installed.
 *
 * @param own - where Playwright keeps the one that it installs
 */
export const chromiumSearch = (own: string): Search => ({
  variable: 'CHROMIUM_PATH',
  // Without a window's frame a page costs a fifth of the processor time: 0.2 s in place of 0.9.
  names: [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  elsewhere: [own, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  installations: [],
  advice:
    'This needs a browser, and this machine has none that runs: run "npx playwright install --with-deps chromium", or name one by CHROMIUM_PATH.',
});
