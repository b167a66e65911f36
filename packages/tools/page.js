// @ts-check
/** What a browser finds on one page: barriers, what is too wide, what it has to say. For `check` in sites, and for the builder's own tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Violation
 * @property {string} id
 * @property {{ target: unknown[], failureSummary?: string }[]} nodes
 */

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose verdict can change with the colour scheme alone. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the page as it is now, short enough to read.
 *
 * @param {Page} page
 * @param {readonly string[]} [rules] left out: all
 * @returns {Promise<string[]>}
 */
export async function barriers(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { axe } =
      /** @type {{ axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> } }} */ (
        /** @type {unknown} */ (window)
      );
    return (await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })).violations;
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')} ${nodes[0]?.failureSummary ?? ''}`,
  );
}

/**
 * What axe finds in the page in light and in dark.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function barriersInBoth(page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await barriers(page, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((found) => `light: ${found}`), ...dark.map((found) => `dark: ${found}`)];
}

/**
 * The elements that reach beyond the right edge of the window, where the page can be scrolled there.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const tooWide = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      // A page that is written from the right can be scrolled to the left.
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    return beyond.map(
      (element) =>
        `${scrollWidth} px: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${element.textContent?.slice(0, 30)}`,
    );
  });

/**
 * What has the focus while Tab goes through the page, where it is not on the screen or lies as a whole under something else
 * (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum).
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function coveredStops(page) {
  const covered = [];
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return undefined;
      /** @param {Element} one */
      const isSeen = (one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
        return [0.02, 0.5, 0.98].some((down) =>
          [0.02, 0.5, 0.98].some((along) => {
            const above = document.elementFromPoint(left + (right - left) * along, from + (to - from) * down);
            return from < to && above && (one.contains(above) || above.contains(one));
          }),
        );
      };
      // What moves out of the way may take a moment for it.
      for (let frame = 0; frame < 30 && !isSeen(element); frame++) await new Promise(requestAnimationFrame);
      return isSeen(element) ? '' : element.outerHTML.slice(0, 80);
    });
    if (found === undefined) break;
    if (found) covered.push(found);
  }
  return covered;
}

/**
 * The running app keeps scroll positions itself; that is the sign that React has finished.
 *
 * @param {Page} page
 */
export async function appStarted(page) {
  await page.waitForFunction(() => document.documentElement.dataset.started === 'true' && history.scrollRestoration === 'manual');
}

/**
 * What goes wrong in a page: console messages, errors, failed requests, and requests to other hosts than `url`.
 *
 * @param {Page} page
 * @param {string} url an origin
 * @param {(text: string) => boolean} [ignore]
 * @returns {string[]} fills as things go wrong
 */
export function listen(page, url, ignore = () => false) {
  /** @type {string[]} */
  const heard = [];
  /** @param {string} text */
  const note = (text) => {
    if (!ignore(text)) heard.push(text);
  };
  page.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A page that is left before its last image has come is no failure of the page.
    if (errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(url).origin) note(`foreign host: ${request.url()}`);
  });
  return heard;
}
