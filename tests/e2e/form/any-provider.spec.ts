/** The form for any provider: whatever goes wrong, each of its four ways ends as was decided beforehand. The run prints the tables. */
import { expect, type Page } from 'playwright/test';
import { rowsOf } from '../../support/project/slice.ts';
import { stopClock } from '../visitor.ts';
import { test } from './any-provider.ts';
import { type Row, rows } from './failures.ts';
import type { Outcome } from './outcome.ts';
import { asTable, playAll } from './play-failures.ts';
import { choose, fill, formOn, openForm, type Scene, validEntries } from './stage.ts';

// One site is enough for all of these tests.
test.describe.configure({ mode: 'default' });

/** What comes out otherwise where the status alone is believed: any 2xx is a success, and nothing is said of single fields. */
const byStatus: Record<string, Outcome> = {
  'answer field-errors': 'failed',
  'answer empty': 'success',
  'answer html': 'success',
  'answer cut-off': 'success',
  'answer array': 'success',
  'answer null': 'success',
  'answer contradiction': 'failed',
};

/** The sign-up form's own table, as far as no script of a provider's is concerned. */
const tables = {
  json: rows.filter(({ load }) => load === 'never'),
  status: rows
    .filter(({ load }) => load === 'never')
    .map((row): Row => ({ ...row, expected: byStatus[row.what] ?? row.expected })),
};
const some = {
  json: ['answer success', 'answer field-errors', 'answer never'],
  status: ['answer 302', 'answer 500'],
};

for (const way of ['json', 'status'] as const) {
  const table = tables[way];
  const chosen = rowsOf(table.filter(({ what }) => some[way].includes(what)));
  test(`failures of some kinds end in the outcome that was decided: ${way}`, ({ page, scenes }) =>
    playAll(page, scenes[way], chosen, 1));
  test(`every failure ends in the outcome that was decided: ${way}`, { tag: '@deep' }, ({ page, scenes }) =>
    playAll(page, scenes[way], table, 20),
  );
}

interface Case {
  what: string;
  /** What happens to the form on its way. */
  on?: (page: Page, scene: Scene) => Promise<unknown>;
  /** What is done in place of pressing the button once. */
  send?: (page: Page, scene: Scene) => Promise<unknown>;
  /** Whose page is seen, or what is said on ours. */
  ends: string;
  posts: number;
}

/** How it ended: what is said on the page, the page that came in its place, or the mail that was opened. Locators would wait for a page that never comes. */
async function endOf(page: Page, scene: Scene): Promise<string> {
  const address = page.url();
  if (address.startsWith('chrome-error:')) return "the browser's page";
  if (address.startsWith(scene.provider)) return "the provider's page";
  const said = page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[data-part="problem"]:not([hidden]), [data-part="opened"]:not([hidden])');
    if (panel?.checkVisibility()) return panel.dataset.kind ?? 'opened';
    if (document.querySelector('[aria-invalid="true"]')) return 'mistakes';
    return document.querySelector('form')?.ariaBusy === 'true' ? 'on its way' : '-';
  });
  // The page goes in this moment.
  return said.catch(() => '-');
}

/** What stands in the form, and whether it can be sent again. */
const formNow = (page: Page) =>
  page.evaluate(() => ({
    entries: Object.fromEntries([...new FormData(document.forms[0])].map(([name, value]) => [name, String(value)])),
    isUsable: document.querySelector('[data-part="submit"]')?.ariaDisabled !== 'true',
  }));

async function playCases(page: Page, scene: Scene, cases: readonly Case[]) {
  await page.clock.install();
  const results = [];
  for (const { what, on, send, ends, posts } of cases) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    scene.received.length = 0;
    await choose(page, scene);
    await openForm(page, scene, 'never');
    await fill(page, scene);
    await on?.(page, scene);
    await stopClock(page);
    const press = () => formOn(page, scene).submit.click({ noWaitAfter: true });
    await (send ? send(page, scene) : press());
    await expect.poll(() => endOf(page, scene), what).toBe(ends);
    const wrong: string[] = [];
    if (scene.received.length !== posts) wrong.push(`${scene.received.length} POSTs`);
    if (!/page$/.test(ends)) {
      const { entries, isUsable } = await formNow(page);
      for (const [name, value] of Object.entries(validEntries(scene)))
        if (entries[name] !== value && ends !== 'mistakes') wrong.push(`lost ${name}`);
      if (!isUsable) wrong.push('cannot be sent again');
    }
    results.push({ what, ends, POSTs: scene.received.length, wrong: wrong.join(', ') });
    await page.context().setOffline(false);
    await page.clock.resume();
  }
  console.log(`\n${asTable(results)}\n`);
  expect(results.filter(({ wrong }) => wrong !== '')).toEqual([]);
}

const fillTrap = (page: Page, scene: Scene) =>
  formOn(page, scene)
    .field(scene.form.honeypot.name)
    .evaluate((input) => input.setAttribute('value', 'robot'));

/** Lets the browser wait for a page until its own clock has given up. */
const waitLong = async (page: Page, scene: Scene) => {
  await formOn(page, scene).submit.click({ noWaitAfter: true });
  await expect.poll(() => endOf(page, scene)).toBe('on its way');
  await page.clock.runFor(10_000);
};

// A page that never comes, no browser tool waits for: Form.dom.test.tsx.
test('left to the page of the provider: what is seen in the end', { tag: '@deep' }, ({ page, scenes }) =>
  playCases(page, scenes.native, [
    { what: 'sent', ends: "the provider's page", posts: 1 },
    {
      what: 'pressed twice',
      send: (on, scene) => formOn(on, scene).submit.dblclick({ noWaitAfter: true }),
      ends: "the provider's page",
      posts: 1,
    },
    { what: 'a robot: the provider validates', on: fillTrap, ends: "the provider's page", posts: 1 },
    {
      what: 'a page that says 500',
      on: (on, { posts }) => on.route(posts, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Error' })),
      ends: "the provider's page",
      posts: 0,
    },
    {
      what: 'no page at all',
      on: (on, { posts }) => on.route(posts, (route) => route.fulfill({ status: 204 })),
      send: waitLong,
      ends: 'unconfirmed',
      posts: 0,
    },
    {
      what: 'network error',
      on: (on, { posts }) => on.route(posts, (route) => route.abort('connectionreset')),
      ends: "the browser's page",
      posts: 0,
    },
    { what: 'offline', on: (on) => on.context().setOffline(true), ends: 'failed', posts: 0 },
    { what: 'a mistake', on: (on, scene) => formOn(on, scene).field('name').fill(''), ends: 'mistakes', posts: 0 },
  ]),
);

test('as a mail: what is opened, and what is said of it', { tag: '@deep' }, async ({ page, scenes }) => {
  const opened: string[] = [];
  await page.exposeFunction('noteMail', (address: string) => void opened.push(address));
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href.startsWith('mailto:')) return;
      event.preventDefault();
      (window as unknown as { noteMail: (address: string) => void }).noteMail(link.href);
    });
  });
  await playCases(page, scenes.mail, [
    { what: 'opened', ends: 'opened', posts: 0 },
    { what: 'offline', on: (on) => on.context().setOffline(true), ends: 'opened', posts: 0 },
    { what: 'a mistake', on: (on, scene) => formOn(on, scene).field('name').fill(''), ends: 'mistakes', posts: 0 },
    { what: 'a robot', on: fillTrap, ends: 'failed', posts: 0 },
  ]);
  expect(opened).toHaveLength(2);
  for (const address of opened)
    expect(decodeURIComponent(address)).toMatch(/^mailto:name@example\.com\?subject=Enquiry&body=Name: Ünal\r\n/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const way of ['json', 'status', 'native'] as const) {
    test(`the browser posts the form itself: ${way}`, way === 'json' ? {} : { tag: '@deep' }, async ({ page, scenes }) => {
      const scene = scenes[way];
      scene.received.length = 0;
      await page.goto(scene.forms.never);
      await fill(page, scene);
      await formOn(page, scene).submit.click();
      await expect(page).toHaveURL(scene.posts);
      expect(scene.received).toHaveLength(1);
      expect(scene.received[0]).toMatchObject({ ajax: false, type: 'application/x-www-form-urlencoded' });
      expect(Object.fromEntries(scene.received[0]?.fields ?? [])).toMatchObject(validEntries(scene));
    });
  }

  test('the policy of the page lets the browser hand the form to the mail program', { tag: '@deep' }, async ({
    page,
    scenes,
  }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    const { mail, json } = scenes;
    const policyOf = () => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    await page.goto(json.forms.never);
    expect(await policyOf()).toContain(`form-action 'self' ${json.provider};`);
    await page.goto(mail.forms.never);
    expect(await policyOf()).toContain("form-action 'self' mailto:;");
    await fill(page, mail);
    await formOn(page, mail).submit.click({ noWaitAfter: true });
    await expect(formOn(page, mail).field('name')).toHaveValue('Ünal');
    expect(heard.filter((text) => text.includes('form-action'))).toEqual([]);
  });
});

test('what a script of ours sends is what the browser itself sends', { tag: '@deep' }, async ({ page, scenes }) => {
  const { json } = scenes;
  json.received.length = 0;
  await choose(page, json);
  await openForm(page, json, 'never');
  await fill(page, json);
  await formOn(page, json).submit.click();
  await expect(formOn(page, json).success).toBeFocused();
  await page.route('**/assets/app.*.js', (route) => route.abort());
  await page.goto(json.forms.never);
  await fill(page, json);
  await formOn(page, json).submit.click();
  await expect(page).toHaveURL(json.posts);
  const [ours, own] = json.received;
  expect([ours?.ajax, own?.ajax]).toEqual([true, false]);
  expect({ ...ours, ajax: false }).toEqual(own);
});
