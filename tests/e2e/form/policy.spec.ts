/** The form, in every way of loading the provider's script, does all that it does within the policy of its page; no other page may. */
import { expect } from 'playwright/test';
import { everyThird } from '../../support/project/slice.ts';
import { listenToPolicy } from '../violations.ts';
import { startApp } from '../visitor.ts';
import { fill, formOn, loads, openForm, test } from './stage.ts';

for (const [index, load] of loads.entries()) {
  test(`nothing of the form is stopped: ${load}`, everyThird(index), async ({ page, stage }) => {
    const stopped = await listenToPolicy(page);
    await openForm(page, stage, load);
    const { submit, success } = formOn(page, stage);
    // First with a mistake, then rightly.
    await submit.click();
    await fill(page, stage);
    await submit.click();
    await expect(success).toBeFocused();
    expect(stopped).toEqual([]);
  });
}

test('the provider is named in the policy of the page with the form, and of no other', async ({ page, request, stage }) => {
  for (const load of loads) {
    const own = await request.get(stage.forms[load]);
    const header = own.headers()['content-security-policy'] ?? '';
    // The document says all of it, the header which scripts run.
    expect(await own.text(), load).toContain(`connect-src 'self' ${stage.provider}`);
    expect(header, load).toContain(`script-src 'self'`);
    // A form on the home page makes all headers alike (planHosting); the policy in each document stays its own.
    if (stage.path !== '/') expect(/script-src [^;]*http/.test(header), load).toBe(load !== 'never');
  }
  const other = await request.get(stage.url + stage.other.path);
  if (stage.path !== '/') expect(other.headers()['content-security-policy']).not.toContain(stage.provider);
  expect(await other.text()).not.toContain(stage.provider);
  const stopped = await listenToPolicy(page);
  await page.goto(stage.url + stage.other.path);
  await startApp(page);
  await page.evaluate((url) => fetch(url).catch(() => {}), stage.provider);
  await expect.poll(() => stopped.join('\n')).toContain('connect-src');
});
