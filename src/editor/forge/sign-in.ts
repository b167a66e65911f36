/**
 * Signing in: all that is loaded before somebody has. It is a form as browsers know it, so that their password managers fill it in; the
 * token that is pasted stays in memory.
 */
import type { Language } from '../../../schema/languages.ts';
import { StorageFailure } from '../storage.ts';
import type { ForgeSession } from './forge.ts';
import { ForgeFailure } from './forge-sentences.ts';
import { createGitHub } from './github.ts';
import type { ForgeSettings } from './ports.ts';
import { signInWords } from './sign-in-words.ts';
import { rememberedToken, rememberToken } from './stay-signed-in.ts';

const sheet = `
.sign-in { font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1f2328, #e6e6e6); background: light-dark(#fff, #1a1b1e); max-width: 40rem;
  margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; color-scheme: light dark; }
.sign-in h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
.sign-in p { margin: .5rem 0; }
.sign-in small { display: block; font-size: .875rem; color: light-dark(#57606a, #b3b3b3); }
.sign-in form { display: grid; gap: 1rem; margin-top: 1.5rem; }
.sign-in label { display: block; font-weight: 600; }
.sign-in .check { display: grid; grid-template-columns: 1.5rem 1fr; gap: .5rem; align-items: start; font-weight: 400; padding: .25rem 0; }
.sign-in .check input { inline-size: 1.25rem; block-size: 1.25rem; margin: .125rem 0; }
.sign-in input:not([type=checkbox]) { font: inherit; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding: .5rem .75rem;
  border: 1px solid #868e96; border-radius: .25rem; background: light-dark(#fff, #25262b); color: inherit; }
.sign-in button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.25rem; border-radius: .25rem; cursor: pointer;
  justify-self: start; border: 1px solid light-dark(#1864ab, #74c0fc); background: light-dark(#1864ab, #74c0fc); color: light-dark(#fff, #101113); }
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
export async function signIn(room: HTMLElement, settings: ForgeSettings, lang: Language): Promise<ForgeSession> {
  // Where a host sends no headers, another page could show this one in a frame and catch what is typed over it.
  if (window.top !== window.self) return new Promise(() => {});
  const token = rememberedToken(settings);
  if (token !== undefined) {
    try {
      return await sessionOf(settings, token, false);
    } catch (error) {
      if (!(error instanceof ForgeFailure)) throw error;
      // Without a connection the draft goes on; the storage tries again by itself.
      if (error.status === 0) return offlineSession(settings, token, false);
      if (error.status === 401) rememberToken(settings, undefined);
      return ask(room, settings, lang, error.status === 401 ? signInWords[lang].wrong : error.words[lang]);
    }
  }
  return ask(room, settings, lang, '');
}

function ask(room: HTMLElement, settings: ForgeSettings, lang: Language, said: string): Promise<ForgeSession> {
  const words = signInWords[lang];
  const [owner = '', name = ''] = settings.repository.split('/');
  const alert = make('p', { role: 'alert' }, said);
  // By this name the password manager tells one site from another.
  const user = make('input', {
    name: 'username',
    autocomplete: 'username',
    value: settings.repository,
    hidden: true,
    readonly: true,
  });
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
  const steps = words.step(owner, `${owner}/${name}`).map((step) => {
    if (typeof step === 'string') return make('li', {}, step);
    return make('li', {}, make('a', { href: step.link, target: '_blank', rel: 'noreferrer' }, step.text));
  });
  const form = make(
    'form',
    { method: 'post', novalidate: true },
    user,
    make('div', {}, make('label', { for: 'token' }, words.token), token, make('small', { id: 'token-hint' }, words.passwordHint)),
    make('div', {}, notMine.row, ...(settings.hasOwnOrigin ? [stay.row] : [])),
    alert,
    button,
  );
  room.replaceChildren(
    make(
      'main',
      { class: 'sign-in' },
      make('style', {}, sheet),
      make('h1', {}, words.title),
      make('p', {}, settings.repository),
      make('p', {}, words.intro),
      make('details', {}, make('summary', {}, words.steps), make('ol', {}, ...steps), make('small', {}, words.organisation)),
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

  return new Promise((done) => {
    const enter = (session: ForgeSession) => {
      if (settings.hasOwnOrigin) rememberToken(settings, stay.input.checked ? token.value.trim() : undefined);
      token.value = '';
      room.replaceChildren();
      done(session);
    };
    offline.addEventListener('click', () => enter(offlineSession(settings, token.value.trim(), notMine.input.checked)));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const given = token.value.trim();
      if (button.ariaDisabled === 'true') return;
      if (given === '') {
        alert.textContent = words.empty;
        token.focus();
        return;
      }
      button.ariaDisabled = 'true';
      button.textContent = words.trying;
      alert.textContent = '';
      offline.remove();
      try {
        enter(await sessionOf(settings, given, notMine.input.checked, true));
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
        const status = error instanceof ForgeFailure ? error.status : undefined;
        alert.textContent = status === 401 ? words.wrong : error.words[lang];
        if (status === 0) form.append(offline);
        token.focus();
      } finally {
        button.ariaDisabled = 'false';
        button.textContent = words.signIn;
      }
    });
  });
}

/** @param isNew - it was typed: whether it may write is better said now than at the first save */
async function sessionOf(settings: ForgeSettings, token: string, keepsNothing: boolean, isNew = false): Promise<ForgeSession> {
  const session = offlineSession(settings, token, keepsNothing);
  const { login } = await session.forge.user();
  // An empty file, which every repository could hold: nothing refers to it.
  if (isNew) await session.forge.makeBlob(new Uint8Array());
  return { ...session, login };
}

/** Nobody has answered yet: who it is the forge says when it can be reached. */
const offlineSession = ({ repository }: ForgeSettings, token: string, keepsNothing: boolean): ForgeSession => ({
  login: '',
  ...(keepsNothing && { keepsNothing }),
  forge: createGitHub({ repository, token, keepsNothing }),
});
