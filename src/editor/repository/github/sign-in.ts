/**
 * Signing in: all that is loaded before somebody has. It is a form as browsers know it, so that their password managers fill it in; the
 * token that is pasted stays in memory.
 */
import type { Language } from '../../../../schema/languages.ts';
import { StorageFailure } from '../../storage.ts';
import { createGitHub, type GitHubOptions } from './github.ts';
import type { ForgeSession, ForgeSettings } from './ports.ts';
import { ForgeFailure } from './sentences.ts';
import { signInWords } from './sign-in-words.ts';
import { rememberedToken, rememberToken, tokenEndsAt } from './stay-signed-in.ts';

export interface EnteredSession extends ForgeSession {
  /** What the forge is reached by. The editor is another script: by its own forge it knows what goes wrong by the classes that it has. */
  access: GitHubOptions;
}

const sheet = `
.sign-in { font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1f2328, #e6e6e6); max-width: 40rem;
  margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
:root { color-scheme: light dark; }
.sign-in h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
.sign-in p { margin: .5rem 0; }
.sign-in small { display: block; font-size: .875rem; color: light-dark(#57606a, #b3b3b3); }
.sign-in form { display: grid; gap: 1rem; margin-top: 1.5rem; }
.sign-in label { display: block; font-weight: 600; margin-block-end: .25rem; }
.sign-in input + small { margin-block-start: .375rem; }
.sign-in .check { display: grid; grid-template-columns: 1.5rem 1fr; gap: .5rem; align-items: start; font-weight: 400; padding: .25rem 0; }
.sign-in .check input { inline-size: 1.25rem; block-size: 1.25rem; margin: .125rem 0; }
.sign-in input:not([type=checkbox]) { font: inherit; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding: .5rem .75rem;
  border: 1px solid #868e96; border-radius: .25rem; background: light-dark(#fff, #25262b); color: inherit; }
.sign-in button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.25rem; border-radius: .25rem; cursor: pointer;
  justify-self: start; border: 1px solid light-dark(#1864ab, #74c0fc); background: light-dark(#1864ab, #74c0fc); color: light-dark(#fff, #101113); }
.sign-in .buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
dialog.sign-in-again { border: 0; border-radius: .5rem; padding: 0; max-block-size: 90dvh; background: light-dark(#fff, #1a1b1e); }
dialog.sign-in-again::backdrop { background: rgb(0 0 0 / .5); }
.sign-in button.second { background: transparent; color: light-dark(#1864ab, #74c0fc); }
.sign-in button[aria-disabled=true] { opacity: .7; }
.sign-in a { color: light-dark(#1864ab, #74c0fc); }
.sign-in :focus-visible { outline: 2px solid light-dark(#1864ab, #74c0fc); outline-offset: 2px; }
.sign-in summary { cursor: pointer; font-weight: 600; padding: .5rem 0; }
.sign-in ol { margin: .5rem 0; padding-inline-start: 1.5rem; display: grid; gap: .5rem; }
.sign-in [role=alert]:not(:empty) { margin: 0; padding: .75rem; border-inline-start: 4px solid light-dark(#c92a2a, #ff8787); background: light-dark(#fff5f5, #2c2222); }
`;

type Attributes = Record<string, string | boolean>;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...inner);
  return element;
}

/**
 * @param room - the element that the form is drawn in; it is empty afterwards
 * @returns who has signed in, once somebody has
 */
export async function signIn(
  room: HTMLElement,
  settings: ForgeSettings,
  lang: Language,
  now: () => number = Date.now,
): Promise<EnteredSession> {
  // Where a host sends no headers, another page could show this one in a frame and catch what is typed over it.
  if (window.top !== window.self) return new Promise(() => {});
  const token = rememberedToken(settings);
  const given: Given = { token: token ?? '', keepsNothing: false, login: undefined };
  let said = '';
  if (token !== undefined) {
    try {
      const { login } = await createGitHub({ repository: settings.repository, token }).user();
      return await sessionOf({ ...given, login }, settings, lang, now);
    } catch (error) {
      if (!(error instanceof ForgeFailure)) throw error;
      // Without a connection the draft goes on; the storage tries again by itself.
      if (error.status === 0) return sessionOf(given, settings, lang, now);
      if (error.status === 401) rememberToken(settings, undefined);
      said = error.status === 401 ? signInWords[lang].wrong : error.words[lang];
    }
  }
  const answer = await new Promise<Given>((done) => ask(room, settings, lang, { said, done }));
  return sessionOf(answer, settings, lang, now);
}

/** What a form was told. */
interface Given {
  token: string;
  /** Somebody has said that this is not their computer. */
  keepsNothing: boolean;
  /** Undefined where the forge could not be asked. */
  login: string | undefined;
}

/** Who is signed in; once their token is accepted no more, they are asked for another one, and nothing of what they write goes. */
async function sessionOf(
  { token, keepsNothing, login }: Given,
  settings: ForgeSettings,
  lang: Language,
  now: () => number,
): Promise<EnteredSession> {
  const { repository } = settings;
  const endOf = async (its: string) => (keepsNothing ? undefined : tokenEndsAt(settings, its, now()));
  const renew = async () => {
    const dialog = document.body.appendChild(make('dialog', { class: 'sign-in-again' }));
    const answer = await new Promise<Given | undefined>((done) => {
      const again = { login, keepsNothing, later: () => done(undefined) };
      ask(dialog, settings, lang, { said: signInWords[lang].expired, done, again });
      dialog.addEventListener('cancel', again.later);
      dialog.showModal();
    });
    dialog.remove();
    if (answer) await endOf(answer.token);
    return answer?.token;
  };
  const access = { repository, token, keepsNothing, renew, ...(login !== undefined && { login }) };
  const endsAt = await endOf(token);
  return {
    ...{ login: login ?? '', access, forge: createGitHub(access) },
    ...(keepsNothing && { keepsNothing }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

interface Asking {
  /** What is said above the button. */
  said: string;
  done: (given: Given) => void;
  /** Somebody was signed in: only they go on, or put it off. */
  again?: { login: string | undefined; keepsNothing: boolean; later: () => void };
}

function ask(room: HTMLElement, settings: ForgeSettings, lang: Language, { said, done, again }: Asking): void {
  const words = signInWords[lang];
  const { repository } = settings;
  const [owner = ''] = repository.split('/');
  const alert = make('p', { role: 'alert' }, said);
  // By this name the password manager tells one site from another.
  const user = make('input', { name: 'username', autocomplete: 'username', value: repository, hidden: true, readonly: true });
  const token = make('input', {
    ...{ id: 'token', name: 'password', type: 'password', autocomplete: 'current-password', 'aria-describedby': 'token-hint' },
    ...{ autocapitalize: 'none', spellcheck: 'false' },
  });
  const check = (label: string, hint: string) => {
    const input = make('input', { type: 'checkbox' });
    return { input, row: make('label', { class: 'check' }, input, make('span', {}, label, make('small', {}, hint))) };
  };
  const notMine = check(words.notMine, words.notMineHint);
  const stay = check(words.stay, words.stayHint);
  const button = make('button', { type: 'submit' }, words.signIn);
  const offline = make('button', { type: 'button', class: 'second' }, words.offline);
  const later = make('button', { type: 'button', class: 'second' }, words.later);
  const steps = words.step(owner, repository).map((step) => {
    if (typeof step === 'string') return make('li', {}, step);
    return make('li', {}, make('a', { href: step.link, target: '_blank', rel: 'noreferrer' }, step.text));
  });
  const form = make(
    'form',
    { method: 'post', novalidate: true },
    user,
    make('div', {}, make('label', { for: 'token' }, words.token), token, make('small', { id: 'token-hint' }, words.passwordHint)),
    ...(again ? [] : [make('div', {}, notMine.row, ...(settings.hasOwnOrigin ? [stay.row] : []))]),
    alert,
    make('div', { class: 'buttons' }, button, ...(again ? [later] : [])),
  );
  room.replaceChildren(
    make(
      again ? 'section' : 'main',
      { class: 'sign-in' },
      make('style', {}, sheet),
      make('h1', {}, words.title),
      make('p', {}, repository),
      make('p', {}, words.intro),
      make('details', {}, make('summary', {}, words.steps), make('ol', {}, ...steps), make('small', {}, words.organisation)),
      make(
        'details',
        {},
        make('summary', {}, words.several),
        make('p', {}, words.onlyOwner(owner)),
        make('ol', {}, ...words.severalSteps(repository).map((step) => make('li', {}, step))),
      ),
      form,
    ),
  );
  notMine.input.addEventListener('change', () => {
    const isGuest = notMine.input.checked;
    // The password manager of somebody else offers nothing, and is offered nothing.
    token.autocomplete = isGuest ? 'off' : 'current-password';
    stay.input.disabled = isGuest;
    if (isGuest) stay.input.checked = false;
  });
  token.focus();

  const enter = (login: string | undefined) => {
    const given = { token: token.value.trim(), keepsNothing: again?.keepsNothing ?? notMine.input.checked, login };
    const isRemembered = again ? rememberedToken(settings) !== undefined : stay.input.checked;
    rememberToken(settings, isRemembered ? given.token : undefined);
    token.value = '';
    room.replaceChildren();
    done(given);
  };
  const tell = (words: string) => {
    alert.textContent = words;
    token.focus();
  };
  const attempt = async (given: string) => {
    const forge = createGitHub({ repository, token: given, keepsNothing: true });
    let login: string | undefined;
    try {
      login = (await forge.user()).login;
      if (again?.login !== undefined && again.login !== login) return tell(words.somebodyElse(login, again.login));
      // An empty file, which every repository could hold and nothing refers to: whether it may be written is better said now than later.
      await forge.makeBlob(new Uint8Array());
      enter(login);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      const status = error instanceof ForgeFailure ? error.status : undefined;
      if (status === 0 && !again) form.append(offline);
      const isElse = login !== undefined && login.toLowerCase() !== owner.toLowerCase() && (status === 403 || status === 404);
      tell(status === 401 ? words.wrong : [error.words[lang], ...(isElse ? [words.onlyOwner(owner)] : [])].join(' '));
    }
  };
  offline.addEventListener('click', () => enter(undefined));
  later.addEventListener('click', () => again?.later());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    const given = token.value.trim();
    if (given === '') return tell(words.empty);
    button.setAttribute('aria-disabled', 'true');
    button.textContent = words.trying;
    alert.textContent = '';
    offline.remove();
    await attempt(given);
    button.setAttribute('aria-disabled', 'false');
    button.textContent = words.signIn;
  });
}
