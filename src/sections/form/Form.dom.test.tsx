/** What becomes of a form that was filled in, in each of the four ways. All failures of a provider, in a browser: tests/e2e/form. */
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { SurroundingsProvider } from '../../parts/shell.tsx';
import examples from './examples.json' with { type: 'json' };
import { Form } from './Form.tsx';

type Written = Record<string, unknown>;
const exampleOf = (name: string) => {
  const found = examples.find((one) => one.name.includes(name));
  if (!found) throw new Error(`There is no example "${name}".`);
  return structuredClone(found.section.form) as Written;
};
const json = exampleOf('JSON');
const byStatus = exampleOf('status');
const native = exampleOf('own page');
const mail = exampleOf('English');
const posts = vi.fn<(address: URL, init: RequestInit) => Promise<Response>>();

async function open(form: Written): Promise<void> {
  const { site, problems } = await tryManifest({ '/routes/0/sections/1': { type: 'form', title: 'Write', form } });
  if (!site) throw new Error(problems.map(({ message }) => message).join());
  const props = site.pages[0]?.sections[1] as unknown as Parameters<typeof Form>[0];
  render(
    <StrictMode>
      <MemoryRouter>
        <MantineProvider>
          <SurroundingsProvider value={{ shell: site.shells[0], path: '/', prefetch: () => {} }}>
            <Form {...props} />
          </SurroundingsProvider>
        </MantineProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}

const element = () => document.forms[0] as HTMLFormElement;
const fields = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)];
const field = (name: string) => fields(name)[0] as HTMLInputElement;
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const isShown = (name: string) => part(name)?.hidden === false;
const enter = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
/** Whether the browser itself would send the form. */
const submit = () =>
  HTMLFormElement.prototype.dispatchEvent.call(element(), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute('name'));

function fillBooking(mailbox = 'ana') {
  enter('first', ' Ana ');
  enter('last', 'Ünal');
  enter('email', `${mailbox}@example.com`);
  fireEvent.change(field('course'), { target: { value: 'sour' } });
  enter('day', '2036-03-01');
  fireEvent.click(fields('people')[1] as HTMLElement);
  fireEvent.click(fields('diet')[0] as HTMLElement);
  fireEvent.click(fields('diet')[2] as HTMLElement);
  enter('message', 'Two lines,\nif I may.');
  fireEvent.click(field('terms'));
}

function fillOrder() {
  enter('name', 'Ana');
  enter('order', 'Six rolls');
}

/** Presses the link that a mail begins with. */
const opened: string[] = [];
const note = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link?.href.startsWith('mailto:')) return;
  event.preventDefault();
  opened.push(decodeURIComponent(link.href));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  posts.mockReset();
  posts.mockImplementation(async () => new Response('{"ok":true}'));
  vi.stubGlobal('fetch', posts);
  opened.length = 0;
  document.addEventListener('click', note);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', note);
  history.replaceState(null, '');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('validated by what the answer says', () => {
  test('what was entered leaves once, as the browser itself would send it, and the thanks stand in the place of the form', async () => {
    await open(json);
    fillBooking();
    expect([submit(), submit()]).toEqual([false, false]);
    await vi.waitFor(() => expect(isShown('success')).toBe(true));
    expect([element().hidden, posts.mock.calls.length]).toEqual([true, 1]);
    const [address, { body, headers }] = posts.mock.calls[0] ?? expect.fail();
    expect(String(address)).toBe('https://forms.example/f/abc?isAjax=1');
    expect(headers).toEqual({ Accept: 'application/json' });
    expect(decodeURIComponent(String(body))).toBe(
      'first=Ana&last=Ünal&email=ana@example.com&phone=&course=sour&day=2036-03-01&people=Two&diet=No+nuts&diet=No+gluten' +
        '&message=Two+lines,\r\nif+I+may.&terms=on&_gotcha=&_subject=A+booking+from+the+website',
    );
  });

  test('a refusal leaves everything as it was entered, and takes it along into the mail that is offered', async () => {
    posts.mockImplementation(async () => new Response('', { status: 500 }));
    await open(json);
    fillBooking();
    for (let time = 0; time < 2; time++) {
      submit();
      await vi.waitFor(() => expect(isShown('problem')).toBe(true));
    }
    expect([field('first').value, field('course').value, field('message').value]).toEqual([
      ' Ana ',
      'sour',
      'Two lines,\nif I may.',
    ]);
    expect([...fields('people'), ...fields('diet')].map(({ checked }) => Number(checked)).join('')).toBe('0101010');
    part('problem')?.querySelector<HTMLElement>('a[href^="mailto:"]')?.click();
    expect(opened).toEqual([
      'mailto:hello@bakery.example?subject=An order&body=Hello,\r\n\r\n' +
        'First name: Ana\r\nLast name: Ünal\r\nMail address: ana@example.com\r\nCourse: Sourdough\r\nDay: March 1, 2036\r\n' +
        'How many are you? Two\r\nWhat should we know? No nuts, No gluten\r\nMessage:\r\nTwo lines,\r\nif I may.\r\n' +
        'I have read the terms.',
    ]);
  });

  test('numbers, times and files that are out of their limits are found; what is right leaves with the files themselves', async () => {
    await open(exampleOf('Numbers'));
    const files = [new File(['x'.repeat(6_000_000)], 'plan.pdf')];
    const choose = (chosen: File[]) => Object.defineProperty(field('plan'), 'files', { value: chosen, configurable: true });
    choose(files);
    Object.defineProperty(field('plan'), 'value', { get: () => 'C:\\fakepath\\ plan.pdf ', configurable: true });
    enter('guests', '13');
    enter('amount', '2.25');
    enter('at', '11:20');
    submit();
    expect(wrong()).toEqual(['guests', 'amount', 'at', 'plan']);
    enter('guests', '12');
    enter('amount', '2.5');
    enter('at', '21:30');
    choose([new File(['x'], 'plan.pdf')]);
    submit();
    await vi.waitFor(() => expect(isShown('success')).toBe(true));
    const [, { body }] = posts.mock.calls[0] ?? expect.fail();
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toContain('plan');
    expect((body as FormData).get('at')).toBe('21:30');
  });

  test('a large file has more time to leave', async () => {
    vi.useFakeTimers();
    posts.mockImplementation(() => new Promise(() => {}));
    await open(exampleOf('Numbers'));
    enter('at', '12:00');
    Object.defineProperty(field('plan'), 'files', { value: [new File(['x'.repeat(1_200_000)], 'plan.pdf')] });
    Object.defineProperty(field('plan'), 'value', { get: () => 'C:\\fakepath\\plan.pdf' });
    submit();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isShown('problem')).toBe(false);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(isShown('problem')).toBe(true);
  });

  test('what the provider says of a field stands beside it, of several with one name beside the first', async () => {
    const errors = [
      { field: 'email', message: 'No such mailbox.' },
      { field: 'diet', message: 'Too many.' },
      { field: '_gotcha', message: 'Hm.' },
    ];
    posts.mockImplementation(async () => new Response(JSON.stringify({ errors }), { status: 422 }));
    await open(json);
    fillBooking();
    submit();
    await vi.waitFor(() => expect(wrong()).toEqual(['email', 'diet']));
    expect(document.getElementById(`${field('diet').id}-error`)?.textContent).toBe('Too many.');
    expect(document.activeElement).toBe(field('email'));
  });

  test('what must be there is asked for, of choices once, and the summary names them', async () => {
    const required = json.fields as Written[];
    await open({ ...json, fields: required.map((one) => (one.name === 'diet' ? { ...one, required: true } : one)) });
    enter('first', 'A');
    submit();
    expect(wrong()).toEqual(['first', 'last', 'email', 'course', 'day', 'people', 'diet', 'terms']);
    expect([...document.querySelectorAll('[data-part="wrong"] a')].map((link) => link.textContent)).toEqual([
      'First name',
      'Last name',
      'Mail address',
      'Course',
      'Day',
      'How many are you?',
      'What should we know?',
      'I have read the terms.',
    ]);
    fillBooking();
    expect(wrong()).toEqual([]);
    expect(posts).not.toHaveBeenCalled();
  });

  test('fields may be called like parts of a form', async () => {
    const named = ['elements', 'reset', 'hidden', 'submit', 'action', 'name', 'method', 'id', 'title', 'length'];
    await open({ ...json, fields: named.map((name) => ({ name, label: name, required: true })) });
    submit();
    expect(wrong()).toEqual(named);
    for (const name of named) enter(name, 'x');
    submit();
    await vi.waitFor(() => expect(isShown('success')).toBe(true));
    expect(element().hasAttribute('hidden')).toBe(true);
    expect(field('elements').value).toBe('');
  });
});

test.each([
  { way: 'what the answer says', form: json, fill: fillBooking, trap: '_gotcha' },
  { way: 'the status', form: byStatus, fill: fillOrder, trap: 'bot-field' },
])('validated by $way, a filled trap sends nothing and is told no success', async ({ form, fill, trap }) => {
  await open(form);
  fill();
  field(trap).value = 'robot';
  submit();
  expect(part('problem')?.dataset.kind).toBe('failed');
  expect(posts).not.toHaveBeenCalled();
});

test('validated by the status, any good answer is a success, asked for once, and Netlify finds the form', async () => {
  posts.mockImplementation(async () => new Response(null, { status: 204 }));
  await open(byStatus);
  fillOrder();
  expect([submit(), submit()]).toEqual([false, false]);
  await vi.waitFor(() => expect(isShown('success')).toBe(true));
  expect(posts).toHaveBeenCalledTimes(1);
  expect(posts.mock.calls[0]?.[1].headers).toBe(undefined);
  expect([element().dataset.netlify, element().getAttribute('name')]).toEqual(['true', 'order']);
});

describe('left to the page of the provider', () => {
  const submitRight = () => {
    enter('EMAIL', 'ana@example.com');
    return submit();
  };

  test('the browser sends what is right, once', async () => {
    await open(native);
    expect(submit()).toBe(false);
    expect(wrong()).toEqual(['EMAIL']);
    expect([submitRight(), submit()]).toEqual([true, false]);
    expect(element().getAttribute('aria-busy')).toBe('true');
    expect(element().getAttribute('action')).toBe('https://list.example/subscribe/post?u=1&id=2');
  });

  test('where no page comes, nothing is certain, and it can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open(native);
    submitRight();
    vi.advanceTimersByTime(10_000);
    expect(part('problem')?.dataset.kind).toBe('unconfirmed');
    expect(field('EMAIL').value).toBe('ana@example.com');
    expect(submit()).toBe(true);
  });

  test('who comes back can send again and is told nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open(native);
    submitRight();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    vi.advanceTimersByTime(20_000);
    expect(isShown('problem')).toBe(false);
    expect(submit()).toBe(true);
  });

  test('offline the page stays, and what was typed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(native);
    expect(submitRight()).toBe(false);
    expect(part('problem')?.dataset.kind).toBe('failed');
    expect(field('EMAIL').value).toBe('ana@example.com');
  });
});

describe('as a mail', () => {
  const fillMessage = (text: string) => {
    enter('name', 'Ana');
    enter('email', 'ana@example.com');
    enter('message', text);
  };

  test('the mail program is opened with what was entered, which stays, and is there to copy', async () => {
    await open(mail);
    expect([element().getAttribute('action'), element().enctype]).toEqual([
      'mailto:name@example.com?subject=Enquiry',
      'text/plain',
    ]);
    expect(submit()).toBe(false);
    expect(opened).toEqual([]);
    fillMessage('Hello & goodbye');
    submit();
    const text = 'Name: Ana\nEmail address: ana@example.com\nMessage: Hello & goodbye';
    expect(opened).toEqual([`mailto:name@example.com?subject=Enquiry&body=${text.replaceAll('\n', '\r\n')}`]);
    expect(isShown('opened')).toBe(true);
    expect(document.activeElement).toBe(part('opened'));
    expect(part('text')?.textContent).toBe(text);
    expect(document.querySelector<HTMLElement>('[data-part="opened"] [data-copy]')?.dataset.copy).toBe(text);
    expect([element().hidden, field('message').value]).toEqual([false, 'Hello & goodbye']);
    fillMessage('Once more');
    submit();
    expect(opened[1]).toMatch(/example\.com\r\nMessage: Once more$/);
    expect(posts).not.toHaveBeenCalled();
  });

  test('a text that mail programs would cut off is not handed over, but is there to copy', async () => {
    await open(mail);
    fillMessage('Bread. '.repeat(600));
    submit();
    expect(opened).toEqual(['mailto:name@example.com?subject=Enquiry']);
    expect(part('text')?.textContent).toContain('Bread. Bread.');
  });

  test('a filled trap opens nothing', async () => {
    await open(mail);
    fillMessage('Hello');
    field('leave_empty').value = 'robot';
    submit();
    expect(opened).toEqual([]);
    expect(part('problem')?.dataset.kind).toBe('failed');
  });
});

test('a form that becomes a mail shows no field for a file', async () => {
  const fileField = { name: 'plan', label: 'Plan', input: 'file' };
  await open({ ...mail, fields: [...(mail.fields as Written[]), fileField] });
  expect(fields('plan')).toEqual([]);
});
