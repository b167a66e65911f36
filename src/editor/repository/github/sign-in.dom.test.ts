import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ForgeSettings } from './ports.ts';
import { signIn } from './sign-in.ts';

const settings: ForgeSettings = {
  ...{ forge: 'github', repository: 'ada/site', branch: 'main', direct: false, manifest: 'site.json' },
  ...{ site: 'https://example.org', hasOwnOrigin: false },
};
const token = 'github_pat_secret';
let room: HTMLElement;
/** What GitHub answers: status and words. */
let answer: Record<string, [status: number, body: unknown] | 'nothing'> = {};
const everywhere = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]);

beforeEach(() => {
  answer = { '/user': [200, { login: 'ada' }], '/repos/ada/site/git/blobs': [201, { sha: 'e69de29' }] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const found = answer[new URL(url).pathname] ?? [404, { message: 'Not Found' }];
      if (found === 'nothing') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(found[1]), { status: found[0] });
    }),
  );
  room = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  room.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const paste = (text: string) => {
  fireEvent.input(screen.getByLabelText('Zugang (Token)'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
};

test('whoever pastes a token is signed in, and it lies nowhere', async () => {
  const session = signIn(room, settings, 'de');
  expect([...room.querySelectorAll('li')].map((step) => step.textContent).join(' ')).toMatch(
    /Contents: Read and write; Pull requests: Read and write; Actions: Read-only/,
  );
  // A password manager fills in a form that it knows.
  expect(room.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('ada/site');
  expect(screen.getByLabelText<HTMLInputElement>('Zugang (Token)').autocomplete).toBe('current-password');
  expect(screen.queryByLabelText(/Angemeldet bleiben/)).toBeNull();
  paste(` ${token}\n`);
  expect(await session).toMatchObject({ login: 'ada' });
  expect(await session).not.toHaveProperty('keepsNothing');
  expect(everywhere()).not.toContain(token);
  const [, { headers }] = vi.mocked(fetch).mock.calls[0] as unknown as [string, { headers: Record<string, string> }];
  expect(headers).toEqual({ Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' });
});

test.each<[string, typeof answer, RegExp]>([
  ['unknown', { '/user': [401, { message: 'Bad credentials' }] }, /kennt diesen Zugang nicht/],
  [
    'without rights',
    { '/repos/ada/site/git/blobs': [403, { message: 'Resource not accessible by personal access token' }] },
    /„Contents: Read and write“/,
  ],
  ['for another repository', { '/repos/ada/site/git/blobs': [404, { message: 'Not Found' }] }, /gibt es „ada\/site“ nicht/],
])('a token that is %s is said, and the next one is taken', async (_, refusal, said) => {
  const session = signIn(room, settings, 'de');
  paste('');
  expect(screen.getByRole('alert').textContent).toBe('Fügen Sie zuerst den Zugang ein.');
  const before = answer;
  answer = { ...answer, ...refusal };
  paste('github_pat_other');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(said));
  answer = before;
  paste(token);
  expect(await session).toMatchObject({ login: 'ada' });
});

test('without a connection one goes on writing', async () => {
  answer = { '/user': 'nothing' };
  const session = signIn(room, settings, 'de');
  paste(token);
  fireEvent.click(await screen.findByRole('button', { name: 'Ohne Verbindung weiterschreiben' }));
  expect(await session).toMatchObject({ login: '' });
});

test('at somebody else’s computer nothing is kept, nor filled in', async () => {
  const session = signIn(room, { ...settings, hasOwnOrigin: true }, 'de');
  fireEvent.click(screen.getByLabelText(/Angemeldet bleiben/));
  fireEvent.click(screen.getByLabelText(/Das ist nicht mein Rechner/));
  expect(screen.getByLabelText<HTMLInputElement>('Zugang (Token)').autocomplete).toBe('off');
  paste(token);
  expect(await session).toMatchObject({ keepsNothing: true });
  expect(everywhere()).not.toContain(token);
});

test('on an origin of its own one stays signed in, until the token has expired', async () => {
  const own = { ...settings, hasOwnOrigin: true };
  const session = signIn(room, own, 'de');
  fireEvent.click(screen.getByLabelText(/Angemeldet bleiben/));
  paste(token);
  await session;
  expect(await signIn(room, own, 'de')).toMatchObject({ login: 'ada' });
  answer['/user'] = [401, { message: 'Bad credentials' }];
  void signIn(room, own, 'de');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/abgelaufen/));
  expect(everywhere()).not.toContain(token);
});

test('a token that expires while one writes is asked for again, of the same person, and the call goes on', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const session = signIn(room, settings, 'de');
  paste(token);
  const { forge } = await session;
  const before = answer;
  answer = { ...answer, '/repos/ada/site/git/blobs': [401, { message: 'Bad credentials' }] };
  const kept = forge.makeBlob(new Uint8Array([1]));
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/abgelaufen/));
  const again = (login: string) => {
    answer = { ...before, '/user': [200, { login }] };
    fireEvent.input(screen.getByLabelText('Zugang (Token)'), { target: { value: 'github_pat_new' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden', hidden: true }));
  };
  again('ben');
  await waitFor(() => expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/gehört ben/));
  again('ada');
  expect(await kept).toBe('e69de29');
  expect(vi.mocked(fetch).mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: 'Bearer github_pat_new' });
  expect(document.querySelector('dialog')).toBeNull();
});

test('the form of a token is filled in where the forge takes it, and says how several people get in', () => {
  void signIn(room, settings, 'de');
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /New fine-grained personal access token/ });
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    ...{ name: 'Website bearbeiten', target_name: 'ada', expires_in: '90' },
    ...{ contents: 'write', pull_requests: 'write', actions: 'read' },
  });
  const [, several] = room.querySelectorAll('details');
  expect(several?.querySelectorAll('li').length).toBe(4);
  expect(several?.textContent).toMatch(/persönlichen Konto.*Organisation/);
});

test('somebody else whose token is refused is told of organisations', async () => {
  answer = { '/user': [200, { login: 'ben' }], '/repos/ada/site/git/blobs': [403, { message: 'Resource not accessible' }] };
  void signIn(room, settings, 'de');
  paste(token);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/persönlichen Konto „ada“/));
});

test('a week before a token ends its author is reminded, where something may be kept', async () => {
  const day = 86_400_000;
  const first = Date.UTC(2026, 0, 10);
  const enter = async (given: Partial<ForgeSettings>, days: number, text = token, isGuest = false) => {
    const session = signIn(room, { ...settings, ...given }, 'de', () => first + days * day);
    if (isGuest) fireEvent.click(screen.getByLabelText(/Das ist nicht mein Rechner/));
    paste(text);
    return (await session).endsAt;
  };
  const own = { hasOwnOrigin: true };
  const end = first + 90 * day;
  expect([await enter(own, 0), await enter(own, 82), await enter(own, 83), await enter(own, 91)]).toEqual([
    ...[undefined, undefined, end, undefined],
  ]);
  expect([await enter(own, 83, 'github_pat_new'), await enter(own, 170, 'github_pat_new')]).toEqual([undefined, end + 83 * day]);
  expect(everywhere()).not.toContain('github_pat');
  localStorage.clear();
  for (const days of [0, 85]) {
    expect(await enter({}, days)).toBeUndefined();
    expect(await enter(own, days, token, true)).toBeUndefined();
  }
  expect(localStorage.length).toBe(0);
});
