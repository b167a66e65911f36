/** The browser that the tests use. */
import { findBrowser as find } from '../../../src/command/browser.ts';
import { root } from '../project/project.ts';

/** @returns its path; undefined after saying what to do */
export const findBrowser = (): string | undefined => find(root);

/**
 * Without what costs a third of the browser's time for nothing: pages for suggestions below its address field, one more process for each
 * page of a test. Only the last of these switches counts, so it names again what Playwright switches off that could reach a test.
 */
const switchedOff = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How every browser of the tests is started. */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  `--disable-features=${switchedOff.join(',')}`,
];
