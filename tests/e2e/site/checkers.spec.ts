/** What other people's checkers find on any page: nothing. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { installPackages } from '../../support/project/install-packages.ts';
import { root } from '../../support/project/project.ts';
import { findTool } from '../../tools/find-tool.ts';
import { gallery, site, unknownPath } from '../subject.ts';

// The checker's script is not one of the page's own.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** What the W3C's checker says that is no fault of ours. */
const toleratedByNu = [
  // Its CSS is some years old: it knows neither container queries nor view transitions.
  /^CSS: /,
  // React writes them, HTML allows them, and no attribute of ours is without quotes.
  /^Trailing slash on void elements has no effect/,
  // It reads files, where 'self' is nobody, and takes JSON-LD for a script. In a browser: policy.spec.ts.
  /violates Content Security Policy/,
];

/** What IBM's checker says that is no fault of ours: the rule, and a piece of the element. */
const toleratedByIbm = [
  // The way past the header stands before it, and so in no part of the page, on purpose.
  { rule: 'aria_content_in_landmark', element: 'class="skip-link"' },
  // What is wider than the screen moves alone; without a stop no key could scroll it.
  { rule: 'element_tabbable_role_valid', element: '<section tabindex="0"' },
  // It takes a legend that is hidden from eyes alone for one that is hidden from everybody.
  { rule: 'fieldset_legend_valid', element: '<fieldset' },
];

interface IbmFinding {
  ruleId: string;
  value: [policy: string, confidence: string];
  message: string;
  snippet: string;
}

/** What the W3C's checker of HTML (https://validator.w3.org/nu/) finds in all documents of a folder. */
function findByNu(folder: string): string[] {
  if (spawnSync('java', ['-version']).status !== 0) installPackages({ 'default-jre-headless': '/usr/bin/java' });
  const jar = findTool('vnu-jar/build/dist/vnu.jar', root);
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const { stdout } = spawnSync('java', ['-jar', jar, ...options, folder], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  return messages
    .filter(({ message }) => !toleratedByNu.some((tolerated) => tolerated.test(message)))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
}

/** What IBM's checker (https://www.ibm.com/able/toolkit/) is sure of on a page. What it wants a person to look at is left out. */
async function findByIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace_ibma' in window))) {
    await page.addScriptTag({ content: readFileSync(findTool('accessibility-checker-engine/ace-window.js', root), 'utf8') });
  }
  const findings = await page.evaluate(async () => {
    type Engine = { Checker: new () => { check: (node: Document, guidelines: string[]) => Promise<{ results: IbmFinding[] }> } };
    const { ace_ibma: engine } = window as unknown as { ace_ibma: Engine };
    const { results } = await new engine.Checker().check(document, ['WCAG_2_2']);
    return results.filter(({ value }) => value[1] === 'FAIL');
  });
  return findings
    .filter((found) => !toleratedByIbm.some(({ rule, element }) => found.ruleId === rule && found.snippet.includes(element)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}

for (const subject of [() => site, gallery]) {
  const name = subject === gallery ? 'gallery' : 'site';

  test(`the W3C's checker finds no fault in the documents of the ${name}`, { tag: '@deep' }, () => {
    expect(findByNu(subject().folder)).toEqual([]);
  });

  test(`IBM's checker finds no fault in the pages of the ${name}`, { tag: '@deep' }, async ({ page }) => {
    const { pages, url } = subject();
    for (const path of [...pages.map((route) => route.path), unknownPath]) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url + path);
        // It looks into what is closed, but only half.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
        });
        expect.soft(await findByIbm(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}
