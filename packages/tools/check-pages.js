// @ts-check
/** Looks at built pages as validators, browsers and visitors do. `contract --pages` of the builder calls it. */
import { chromium } from 'playwright';
import { findOddElements, validateHtml } from './html.js';
import { appStarted, barriersInBoth, coveredStops, listen, tooWide } from './page.js';

/**
 * @typedef {object} Finding
 * @property {'html' | 'width' | 'barriers' | 'quiet'} rule as docs/sections.md of the builder lists it
 * @property {string} what
 */

/** Where Playwright keeps the Chromium that it installs; there may be none. */
export const installedBrowser = () => chromium.executablePath();

/** From a desktop down to the smallest phone. */
const widths = [1280, 768, 360, 320];
/** The widths at which axe looks: between them nothing changes that it could see. */
const looked = [1280, 360];

/**
 * Looks at pages one after the other.
 *
 * @param {readonly string[]} urls of pages of one site
 * @param {string} [executablePath] of a Chromium; left out: only the HTML is validated
 * @returns {Promise<Finding[][]>} of each page; none where all is well
 */
export async function checkPages(urls, executablePath) {
  const browser = executablePath === undefined ? undefined : await chromium.launch({ executablePath });
  try {
    const all = [];
    for (const url of urls) {
      const document = await (await fetch(url)).text();
      const messages = await validateHtml(document);
      const invalid = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
      const page = await browser?.newPage({ reducedMotion: 'reduce' });
      all.push([...findingsOf('html', invalid), ...(page ? await look(page, url) : [])]);
      await page?.close();
    }
    return all;
  } finally {
    await browser?.close();
  }
}

/**
 * @param {Finding['rule']} rule
 * @param {readonly string[]} found what has the same first line is the same, found twice: below it stand sizes, which follow the width
 * @returns {Finding[]}
 */
const findingsOf = (rule, found) => [...new Map(found.map((what) => [what.split('\n')[0], { rule, what }])).values()];

/**
 * What a browser finds on a page: as it came at every width, then by Tab from link to link, and in the app, which that starts.
 *
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
async function look(page, url) {
  const { origin } = new URL(url);
  // Nothing depends on the network: whatever other hosts would send, is empty.
  await page.route(
    (address) => address.origin !== origin,
    (route) => route.fulfill({ body: '' }),
  );
  const heard = listen(page, origin, (text) => text.startsWith('foreign host'));
  await page.goto(url);
  const odd = await page.evaluate(findOddElements, undefined);
  /** @type {string[]} */
  const met = [];
  /** @type {{ width: number, beyond: string[] }[]} */
  const wide = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    wide.push({ width, beyond: await tooWide(page) });
    if (looked.includes(width)) met.push(...(await barriersInBoth(page)));
  }
  for (const stop of await coveredStops(page)) met.push(`Tab leads to what is not seen: ${stop}`);
  await appStarted(page).catch(() => heard.push('the app does not start'));
  wide.push({ width: page.viewportSize()?.width ?? 0, beyond: await tooWide(page) });
  const scrolled = wide.filter(({ beyond }) => beyond.length > 0);
  const [widest] = scrolled;
  const at = [...new Set(scrolled.map(({ width }) => width))].join(', ');
  return [
    ...findingsOf('html', odd),
    ...(widest
      ? findingsOf('width', [
          `in a window of ${at} px it scrolls sideways, to ${widest.beyond.slice(0, 3).join(' | ')}: let it shrink or wrap.`,
        ])
      : []),
    ...findingsOf('barriers', met),
    ...findingsOf(
      'quiet',
      heard.map((text) => `it is not quiet in a browser: ${text}`),
    ),
  ];
}
