/** Stub until the forge is here. */
import type { Language } from '../../../schema/languages.ts';
import type { ForgeSettings, Session } from './ports.ts';

export function signIn(room: HTMLElement, settings: ForgeSettings, _lang: Language): Promise<Session> {
  const form = document.createElement('form');
  const button = Object.assign(document.createElement('button'), { textContent: `Anmelden: ${settings.repository}` });
  form.append(button);
  room.replaceChildren(form);
  return new Promise((done) => {
    form.onsubmit = (event) => {
      event.preventDefault();
      done({ login: 'somebody' });
    };
  });
}
