/** What assistive technology reads, and in which order: menu, contact, error view. The states of the form: ../form/states.spec.ts. */
import { expect } from 'playwright/test';
import { plain, walk } from '../../support/manifest/manifest.ts';
import { testInOneWindow } from '../one-window.ts';
import { linkedPages, site, subjectWith } from '../subject.ts';
import { footerLink, startApp } from '../visitor.ts';

const test = testInOneWindow();

/** A piece of an aria snapshot: text as it is, whatever it holds. */
const quoted = (text: string) => JSON.stringify(text);

// The browser tells by itself whether the button's popover is open.
test('the menu of small screens: its button, then its links in their order, then contact', async ({ page }) => {
  const { header } = site.manifest;
  const words = (text: string) => plain(text, site.manifest);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/`);
  const navigation = page.getByRole('navigation', { name: words(header.navigationLabel) });
  // Closed, it holds nothing that could be read by accident.
  await expect(navigation.getByRole('link')).toHaveCount(0);
  await navigation.getByRole('button', { name: words(header.menuLabel) }).click();
  const entries = [...header.links.filter(({ links }) => !links), ...(header.contact ? [header.contact] : [])].map(
    ({ label }) => `      - listitem:\n        - link /${escaped(words(label))}/`,
  );
  await expect(navigation).toMatchAriaSnapshot(`
    - navigation ${quoted(words(header.navigationLabel))}:
      - button ${quoted(words(header.menuLabel))}
      - list:
${entries.map((entry) => entry.replace(/^/gm, '  ')).join('\n')}
  `);
});

test('the error view: title, what has happened, what the browser says, then the ways out', async ({ page }) => {
  const subject = subjectWith((one) => linkedPages(one, 'footer').length > 0 && one.manifest.errorView.text !== undefined);
  const words = (text: string) => plain(text, subject.manifest);
  const [{ label, page: target } = { label: '', page: subject.notFound }] = linkedPages(subject, 'footer');
  await page.route(`**/_data${target.path}.json`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${subject.url}/`);
  await startApp(page);
  await footerLink(page, words(label)).click();
  const { title, text = '', reload, actions } = subject.manifest.errorView;
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - heading ${quoted(words(title))} [level=1]
      - paragraph: ${quoted(words(text))}
      - paragraph: /503/
      - paragraph:
${[...(reload ? [`- button ${quoted(words(reload))}`] : []), ...actions.map((one) => `- link ${quoted(words(one.label))}`)]
  .map((line) => `        ${line}`)
  .join('\n')}
  `);
});

test('writing comes before copying the address', async ({ page }) => {
  const has = ({ pages }: typeof site) => pages.some(({ sections }) => sections.some(({ type }) => type === 'contact'));
  const subject = subjectWith(has);
  const route = subject.pages.find(({ sections }) => sections.some(({ type }) => type === 'contact'));
  const [action] = [...walk(route?.sections.find(({ type }) => type === 'contact'))]
    .filter(({ keys }) => keys.join('.') === 'mail.action.label')
    .map(({ value }) => plain(String(value), subject.manifest));
  await page.goto(subject.url + route?.path);
  const write = page
    .locator('main')
    .getByRole('link', { name: action ?? '' })
    .last();
  const copy = page.locator('main button[data-copy]').last();
  const order = await write.evaluate((link, button) => link.compareDocumentPosition(button as Node), await copy.elementHandle());
  expect(order & 4).toBe(4);
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
