/**
 * Finds a browser for tests and measurements: CHROMIUM_PATH, then one on the PATH, then Playwright's own. Where there is none it tries to
 * install one: by Playwright, then by apt (Debian, as root). A candidate counts only if it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** For somebody whose machine has none and gives none. */
const advice = `This needs a browser, and this machine has none that runs.
Run this, then the same again:   npx playwright install --with-deps chromium
Or name one that you have:       CHROMIUM_PATH=/path/to/chrome`;

/** Where the system's programs may be a browser; Playwright's own last. */
function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), chromium.executablePath()];
}

const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

function install(title: string, command: string, args: string[]): void {
  console.log(`No browser found. Installing one: ${title} …`);
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 });
}

function isDebianRoot(): boolean {
  const about = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(about) && process.getuid?.() === 0;
}

/**
 * The path of a browser.
 *
 * @param root - the project's folder, where Playwright is installed
 * @returns the path; when there is none and none can be installed, undefined, after saying what to do
 */
export function findBrowser(root: string): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not run.`);
    return undefined;
  }
  const look = () => candidates().find(runs);
  const found = look();
  if (found) return found;
  install('playwright install chromium', process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const own = look();
  if (own) return own;
  if (isDebianRoot()) {
    install('apt-get install chromium', 'sh', [
      '-c',
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium',
    ]);
    const packaged = look();
    if (packaged) return packaged;
  }
  console.error(advice);
  return undefined;
}
