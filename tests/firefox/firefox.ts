/**
 * Firefox for the tests, driven by puppeteer over WebDriver BiDi: Playwright drives only a Firefox of its own making, not the one that
 * people use.
 */
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { findInstalled, fromDebian } from '../../src/command/find-installed.ts';

/**
 * The path of a Firefox: FIREFOX_PATH, then one on the PATH, then Debian's, which is installed where that needs no question.
 *
 * @throws where there is none; what to do has been said then
 */
export function findFirefox(): string {
  const found = findInstalled({
    variable: 'FIREFOX_PATH',
    names: ['firefox', 'firefox-esr'],
    elsewhere: [],
    installations: fromDebian('firefox-esr'),
    advice:
      'This needs Firefox, and this machine has none that runs: run "sudo apt-get install -y firefox-esr", or name one by FIREFOX_PATH.',
  });
  if (!found) throw new Error('No Firefox.');
  return found;
}

/**
 * Starts a Firefox without a window, with a profile of its own. Whoever starts it closes it.
 *
 * @param options - more of puppeteer's, such as preferences
 */
export const launchFirefox = (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: findFirefox(), headless: true, ...options });
