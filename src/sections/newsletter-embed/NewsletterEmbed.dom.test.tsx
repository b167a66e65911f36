/** What only React can do to the form: mount it twice, render it again, take it away. What browsers do: tests/e2e/form. */
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameCases, phoneCases } from '../../../tests/attacks/form.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { SurroundingsProvider } from '../../parts/shell.tsx';
import examples from './examples.json' with { type: 'json' };
import { NewsletterEmbed } from './NewsletterEmbed.tsx';

type Props = Parameters<typeof NewsletterEmbed>[0];
type Example = { section: { form: { phone: { countryCode: object } } } };
const { section: example } = examples.find((one) => !('starter' in one)) as unknown as Example;
const posts = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>();

/** A section with a form, and its surroundings, as the loader makes them. */
async function load(edit: Record<string, unknown> = {}, isShort = false) {
  const section = { type: 'newsletter-embed', ...example };
  const { site, problems } = await tryManifest({
    '/routes/0/sections/1': { ...section, image: undefined, form: { ...example.form, phone: undefined, ...edit } },
  });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const props = site.pages[0]?.sections[1] as unknown as Props;
  const page = (count: number, given = props) => (
    <StrictMode>
      <MemoryRouter>
        <MantineProvider>
          <SurroundingsProvider value={{ shell: site.shells[0], path: '/', prefetch: () => {}, isShort }}>
            {Array.from({ length: count }, (_, index) => (
              <NewsletterEmbed key={index} {...given} />
            ))}
          </SurroundingsProvider>
        </MantineProvider>
      </MemoryRouter>
    </StrictMode>
  );
  return { page, props };
}

const form = (index = 0) => document.forms[index] as HTMLFormElement;
const field = (name: string, index = 0) => form(index).elements.namedItem(name) as HTMLInputElement;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

function fill(index = 0) {
  fireEvent.input(field('FIRST', index), { target: { value: 'Ana' } });
  fireEvent.input(field('MAIL', index), { target: { value: 'ana@example.com' } });
}

/** One form, with what it asks for. */
async function openFilled(): Promise<void> {
  const { page } = await load();
  render(page(1));
  fill();
}

/** The browser's own submit event, which jsdom does not send to a form that does not validate. */
const submit = (index = 0) => form(index).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** A provider's script in full: it binds a handler that posts. */
function runScript() {
  const target = document.querySelector<HTMLFormElement>('#sib-form');
  if (!target) throw new Error('The script finds no form.');
  target.addEventListener('submit', () => {
    void window.fetch(new URL('/letter?isAjax=1', location.href), { method: 'POST', body: new FormData(target) });
  });
}

const provider = (load: string, name: string) => ({
  provider: { resources: { load, script: `/${name}.js` }, consent: { title: 'Provider', text: ['Loads.'], accept: 'Load' } },
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  posts.mockReset();
  posts.mockImplementation(async () => new Response('{"success":true}'));
  vi.stubGlobal('fetch', posts);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

test('one submit is one POST under StrictMode, however often it is pressed', async () => {
  await openFilled();
  submit();
  submit();
  await vi.waitFor(() => expect(part('success')?.hidden).toBe(false));
  expect(posts).toHaveBeenCalledTimes(1);
  expect(String(posts.mock.calls[0]?.[0])).toBe('http://localhost:3000/letter?isAjax=1');
});

test('the trap for robots is no field of a visitor: what the provider says about it stands nowhere beside it', async () => {
  await openFilled();
  posts.mockImplementation(async () => new Response('{"success":false,"errors":{"leave_empty":"Wrong"}}'));
  submit();
  await vi.waitFor(() => expect(part('problem')?.hidden).toBe(false));
  expect(part('problem')?.dataset.kind).toBe('failed');
  expect(field('leave_empty').getAttribute('aria-invalid')).toBeNull();
});

test('the script of the provider is loaded once under StrictMode, and its POST is the only one', async () => {
  const { page } = await load(provider('on-enter', 'strict'));
  render(page(1));
  await vi.waitFor(() => expect(scripts()).toEqual(['/strict.js']));
  runScript();
  fill();
  submit();
  submit();
  await vi.waitFor(() => expect(part('success')?.hidden).toBe(false));
  expect(posts).toHaveBeenCalledTimes(1);
});

test('of two forms on a page one has the script; the other one sends by itself; each sends once', async () => {
  const { page } = await load(provider('on-enter', 'two'));
  render(page(2));
  await vi.waitFor(() => expect(scripts()).toEqual(['/two.js']));
  runScript();
  for (const index of [0, 1]) {
    fill(index);
    submit(index);
    await vi.waitFor(() => expect(posts).toHaveBeenCalledTimes(index + 1));
  }
  expect(document.querySelectorAll('#sib-form')).toHaveLength(1);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a second mount in the same document does not load the script again, and works without it', async () => {
  const { page } = await load(provider('on-enter', 'again'));
  const first = render(page(1));
  await vi.waitFor(() => expect(scripts()).toEqual(['/again.js']));
  first.unmount();
  expect(document.querySelector('script, #sib-form, #sib-form-container')).toBe(null);
  expect('LOCALE' in window).toBe(false);
  expect(window.fetch).toBe(posts);
  render(page(1));
  fill();
  submit();
  await vi.waitFor(() => expect(part('success')?.hidden).toBe(false));
  expect(scripts()).toEqual([]);
  expect(posts).toHaveBeenCalledTimes(1);
});

test('a page that comes back from the cache while its form was on its way says that nothing is certain', async () => {
  posts.mockImplementation(() => new Promise(() => {}));
  await openFilled();
  submit();
  expect(form().getAttribute('aria-busy')).toBe('true');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(part('problem')?.hidden).toBe(false);
  expect(part('problem')?.dataset.kind).toBe('unconfirmed');
  expect(field('FIRST').value).toBe('Ana');
});

test('a document that comes anew says of the form that had left unanswered that nothing is certain, until an answer comes', async () => {
  posts.mockImplementation(() => new Promise(() => {}));
  const { page } = await load();
  const left = render(page(2));
  fill(1);
  submit(1);
  left.unmount();
  const problems = () => [...document.querySelectorAll<HTMLElement>('[data-part="problem"]')].map(({ hidden }) => hidden);
  const again = render(page(2));
  expect(problems()).toEqual([true, false]);
  expect(document.querySelector<HTMLElement>('[data-part="problem"]:not([hidden])')?.dataset.kind).toBe('unconfirmed');
  posts.mockImplementation(async () => new Response('', { status: 500 }));
  fill(1);
  submit(1);
  expect(posts).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(form(1).getAttribute('aria-busy')).toBe('false'));
  again.unmount();
  render(page(2));
  expect(problems()).toEqual([true, true]);
});

test('what the router keeps in the history stays there', async () => {
  history.replaceState({ key: 'of the router' }, '');
  await openFilled();
  submit();
  expect(history.state).toMatchObject({ key: 'of the router' });
  await vi.waitFor(() => expect(part('success')?.hidden).toBe(false));
  expect(history.state).toEqual({ key: 'of the router' });
});

test('rendering again leaves what the guard shows; another text is another form', async () => {
  posts.mockImplementation(async () => new Response('', { status: 500 }));
  const { page, props } = await load();
  const { rerender } = render(page(1));
  fill();
  submit();
  await vi.waitFor(() => expect(part('problem')?.hidden).toBe(false));
  rerender(page(1));
  expect(part('problem')?.hidden).toBe(false);
  expect(field('FIRST').value).toBe('Ana');
  rerender(page(1, { ...props, form: { ...props.form, submit: 'Send it' } }));
  expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy();
  expect(part('problem')?.hidden).toBe(true);
});

test('what only the app shows is not in a document that the app comes with, and is there before it takes the form over', async () => {
  posts.mockImplementation(async () => new Response('', { status: 500 }));
  const { page, props } = await load({}, true);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(1));
  expect(form().action).toContain('/');
  expect(container.textContent).not.toContain(props.form.messages.failure);
  render(page(1), { container, hydrate: true });
  fill();
  submit();
  const said = await screen.findByText(props.form.messages.failure);
  expect(said.closest('[hidden]')).toBeNull();
});

test('a form that is taken away while it is on its way disturbs nothing', async () => {
  let answer = (_: Response) => {};
  posts.mockImplementation(() => new Promise((done) => (answer = done)));
  const { page } = await load();
  const { unmount } = render(page(1));
  fill();
  submit();
  unmount();
  answer(new Response('{"success":true,"redirect":"/elsewhere"}'));
  await new Promise((done) => setTimeout(done));
  expect(location.pathname).toBe('/');
});

/** Sends the form, which the provider refuses, so that it stays; undefined where it was not sent. */
async function post(): Promise<FormData | undefined> {
  posts.mockReset();
  posts.mockImplementation(async () => new Response('', { status: 500 }));
  submit();
  await vi.waitFor(() => expect(form().getAttribute('aria-busy')).toBe('false'), { interval: 1 });
  return posts.mock.calls[0]?.[1].body as FormData | undefined;
}

test('a number is sent as digits with the country code, however it is written, and stays in the form as it was typed', async () => {
  const { phone } = example.form;
  const { page } = await load({ phone: { ...phone, countryCode: { ...phone.countryCode, country: 'DE' } } });
  render(page(1));
  fill();
  const code = field('CODE') as unknown as HTMLSelectElement;
  const sent: unknown[] = [];
  // All of them: phone.test.ts.
  const some = phoneCases.filter((_, index) => index % 8 === 1);
  for (const { what, typed, chosen } of some) {
    fireEvent.input(field('PHONE'), { target: { value: typed } });
    fireEvent.change(code, { target: { value: chosen } });
    const option = code.selectedIndex;
    const body = await post();
    sent.push([what, body?.get('PHONE'), body?.get('CODE')]);
    expect([field('PHONE').value, code.selectedIndex], what).toEqual([typed, option]);
    expect(field('PHONE').getAttribute('aria-invalid'), what).toBe(body ? null : 'true');
  }
  expect(sent).toEqual(some.map((one) => [one.what, one.sent, one.sent === undefined ? undefined : (one.code ?? one.chosen)]));
});

test('a number as one dials it at home asks for the country where none is chosen, and for nothing else', async () => {
  const { page } = await load({ phone: example.form.phone });
  render(page(1));
  fill();
  fireEvent.change(field('CODE'), { target: { value: '' } });
  fireEvent.input(field('PHONE'), { target: { value: '0170 1234567' } });
  expect(await post()).toBe(undefined);
  expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([field('CODE')]);
});

test.each(['on-enter', 'never'])('the provider gets the same number from its own script: %s', async (way) => {
  const { page } = await load({ phone: example.form.phone, ...provider(way, 'number') });
  render(page(1));
  if (way === 'on-enter') {
    await vi.waitFor(() => expect(scripts()).toEqual(['/number.js']));
    runScript();
  }
  fill();
  fireEvent.input(field('PHONE'), { target: { value: '(0)512 345-678' } });
  expect((await post())?.get('PHONE')).toBe('48512345678');
});

test('a field that must be filled in wants something that can be seen, and sends it without what cannot', async () => {
  await openFilled();
  const sent: unknown[] = [];
  for (const { what, typed } of nameCases) {
    fireEvent.input(field('FIRST'), { target: { value: typed } });
    sent.push([what, (await post())?.get('FIRST')]);
  }
  expect(sent).toEqual(nameCases.map((one) => [one.what, one.sent]));
});

test('fields that are folded up unfold when one of them is wrong', async () => {
  const { page } = await load({ phone: { ...example.form.phone, fold: 'Add a number' } });
  render(page(1));
  fill();
  const fold = screen.getByText('Add a number').closest('details');
  expect(fold?.open).toBe(false);
  const number = fold?.querySelector('input');
  if (!number) throw new Error('There is no number.');
  fireEvent.input(number, { target: { value: '12' } });
  submit();
  expect(fold?.open).toBe(true);
  expect(document.activeElement).toBe(number);
});
