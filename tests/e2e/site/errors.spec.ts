/** When a page's data cannot be had, the visitor is told, and finds home again. */
import { expect, type Page, type Route } from 'playwright/test';
import { addressOf, plain } from '../../support/manifest/manifest.ts';
import { everyThird } from '../../support/project/slice.ts';
import { testInOneWindow } from '../one-window.ts';
import { linkedPages, type Subject, subjectWith } from '../subject.ts';
import { footerLink, isMarked, mark, startApp } from '../visitor.ts';

const test = testInOneWindow();

/** Opens home in the app, answers the request for another page's data by `answer`, and goes there. */
async function goWith(page: Page, answer: (route: Route) => Promise<void>, has: (one: Subject) => boolean = () => true) {
  const subject = subjectWith((one) => linkedPages(one, 'footer').length > 0 && has(one));
  const [{ label, page: target } = { label: '', page: subject.notFound }] = linkedPages(subject, 'footer');
  await page.route(`**/_data${target.path}.json`, answer);
  await page.goto(`${subject.url}/`);
  await startApp(page);
  await mark(page);
  const words = (text: string) => plain(text, subject.manifest);
  await footerLink(page, words(label)).click();
  return { subject, target, words };
}

const failures: [string, (route: Route) => Promise<void>, RegExp][] = [
  ['the server fails', (route) => route.fulfill({ status: 503, body: '' }), /503/],
  ['the network fails', (route) => route.abort(), /\S/],
  [
    'the answer is no JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
    /\S/,
  ],
  ['the answer is no page', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }), /\S/],
];

for (const [index, [what, answer, message]] of failures.entries()) {
  test(`${what}: the error view says so and leads home`, everyThird(index), async ({ page }) => {
    const { subject, words } = await goWith(page, answer);
    const view = page.getByRole('alert');
    const { title, text, reload, image, actions } = subject.manifest.errorView;
    await expect(view.getByRole('heading', { level: 1, name: words(title) })).toBeVisible();
    await expect(view.getByRole('paragraph').nth(text ? 1 : 0)).toHaveText(message);
    if (text) await expect(view.getByRole('paragraph').first()).toHaveText(words(text));
    if (reload) await expect(view.getByRole('button', { name: words(reload) })).toBeVisible();
    if (image) await expect(view.locator('img')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { label, href } of actions) {
      const address = addressOf(href, subject.manifest).replace(/^\//, `${subject.base}/`);
      await expect(view.getByRole('link', { name: words(label) })).toHaveAttribute('href', address);
    }
    await page
      .locator('header')
      .getByRole('link', { name: words(subject.manifest.header.homeLabel) })
      .click();
    await expect(page).toHaveTitle(words(subject.pages.find(({ path }) => path === '/')?.title ?? ''));
    await expect(view).toHaveCount(0);
  });
}

test('without a network the error view keeps its distance from the edge', async ({ page }) => {
  await page.route('**/assets/app.*.css', (route) => route.abort());
  await goWith(page, (route) => route.abort());
  const heading = page.getByRole('alert').getByRole('heading');
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16);
});

test('what failed is loaded anew from the error view', async ({ page }) => {
  let broken = true;
  const { subject, target, words } = await goWith(
    page,
    (route) => (broken ? route.abort() : route.continue()),
    ({ manifest }) => manifest.errorView.reload !== undefined,
  );
  const { reload } = subject.manifest.errorView;
  const button = page.getByRole('alert').getByRole('button', { name: words(reload ?? '') });
  await expect(button).toBeVisible();
  broken = false;
  await button.click();
  await expect(page).toHaveTitle(words(target.title));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a failure the same page can be had again', async ({ page }) => {
  let broken = true;
  const { subject, target, words } = await goWith(page, (route) => (broken ? route.abort() : route.continue()));
  await expect(page.getByRole('alert')).toBeVisible();
  broken = false;
  await page.getByRole('alert').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== subject.base + target.path);
  await page.goBack();
  await expect(page).toHaveTitle(words(target.title));
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a component that throws while the app runs gives the error view, with a way home', async ({ page }) => {
  // Data of the right form that no component can show: what a mistake in a component looks like to a visitor.
  const { subject, words } = await goWith(page, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    data.page.sections = [{ type: 'no-such-type', tone: 'plain' }];
    await route.fulfill({ response, json: data });
  });
  await expect(page.getByRole('heading', { level: 1, name: words(subject.manifest.errorView.title) })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(page.locator('header')).toBeVisible();
});

test('data of another build make a full load', async ({ page }) => {
  const { target, words } = await goWith(page, async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    await route.fulfill({ response, json: { ...data, build: 'other.build' } });
  });
  await expect(page).toHaveTitle(words(target.title));
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.locator('h1')).toHaveCount(1);
});
