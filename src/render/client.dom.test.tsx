import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import signUp from '../sections/newsletter-embed/examples.json' with { type: 'json' };
import { start } from './client.tsx';
import { render } from './render.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

test('the app finds the page as its document has it, ids included: a link to the form leads there before and after', async () => {
  const section = signUp.map((one) => one.section).find(({ form }) => 'phone' in form) ?? expect.fail('No example has a phone.');
  const form = { ...section.form, provider: undefined };
  const { site } = await tryManifest({
    '/routes/0/sections/1': { ...section, type: 'newsletter-embed', jump: 'To the form', image: undefined, form },
  });
  if (!site) throw new Error('The manifest is invalid.');
  const page = site.pages[0] ?? expect.fail('There is no page.');
  const made = new DOMParser().parseFromString(
    render(site, '/', () => ({ app: '', script: '', build: 'a.b', style: '' })),
    'text/html',
  );
  document.documentElement.dataset.build = 'a.b';
  document.body.innerHTML = made.body.innerHTML;
  const errors = vi.spyOn(console, 'error');

  // As the data of an isolated page come.
  const data = JSON.parse(JSON.stringify(page, (key, value) => (key === 'countries' ? undefined : value))) as typeof page;
  start({ shell: site.shells[0] }, { build: 'a.b', page: data });
  await vi.waitFor(() => expect(window.history.scrollRestoration).toBe('manual'), { timeout: 60_000 });

  expect(errors.mock.calls).toEqual([]);
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'To the form');
  link?.click();
  expect(document.activeElement?.contains(document.forms[0] ?? null)).toBe(true);
  expect([window.location.hash, document.querySelectorAll('option').length > 230]).toEqual([link?.hash, true]);
  // React goes on for a moment, and needs the window for it.
  await new Promise((done) => setTimeout(done, 100));
});
