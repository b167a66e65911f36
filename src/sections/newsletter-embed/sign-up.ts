/**
 * The sign-up form in the browser: the guard of all forms, and the provider's script beside it. The script is loaded when the manifest
 * says so, sends the form as long as it works, and every request that it makes is watched.
 */
import { readJson } from '../../parts/form/answer.ts';
import { type Field, type FieldRules, visibleFields } from '../../parts/form/fields.ts';
import { guardForm } from '../../parts/form/guard.ts';
import type { SignUpForm } from './form.ts';
import { isNumber, readNumber } from './phone.ts';
import { bringProvider, type Provider } from './provider.ts';
import { watchRequests } from './requests.ts';

/** What the provider answers: `{success, message?, redirect?, errors?}`, as it was seen to come. */
const readProvider = readJson({ success: 'success', messages: 'errors', redirect: 'redirect' });

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @returns Gives the form back to the browser.
 */
export function guardSignUp(
  root: HTMLElement,
  { action, honeypot, locale, messages, phone, provider: script }: SignUpForm,
): () => void {
  const resources = script?.resources;
  const endpoint = new URL(action, location.href);
  const url = new URL(endpoint);
  url.searchParams.set('isAjax', '1');
  const rules = phone && phoneRules(phone, messages);
  const guard = guardForm(root, { messages, honeypot: honeypot.name, url, read: readProvider, rules });
  const { form, signal } = guard;
  signal.addEventListener('abort', keepEnabled(guard.button));
  let provider: Provider | undefined;

  function bring() {
    if (!resources || provider) return;
    provider = bringProvider(form, resources, { ...messages, locale: locale.value });
    if (!provider) return;
    guard.entrust(provider);
    const unwatch = watchRequests(endpoint, {
      admit(abort) {
        const admission = guard.admit(abort);
        return (
          admission && {
            // Keep from the script an answer that only looks like a success: it would show one, or leave for the page of one.
            answer: (status, text) => admission.answer({ status, text }).kind === 'success' || !/"success"\s*:\s*true/.test(text),
            end: admission.end,
          }
        );
      },
    });
    signal.addEventListener('abort', () => {
      unwatch();
      provider?.remove();
    });
  }

  /** Loading the script is the visitor's choice: pressing the summary opens it, which works before this code has come, too. */
  function askFirst() {
    const accept = root.querySelector<HTMLDetailsElement>('details[data-part="consent"]');
    if (!accept) return;
    const accepted = () => {
      if (!accept.open) return;
      // A visitor who pressed it before this code came still has the focus on it, or on nothing once it is hidden.
      const { activeElement } = document;
      const hadFocus = activeElement === document.body || accept.contains(activeElement);
      for (const element of root.querySelectorAll<HTMLElement>('[data-part="consent"]')) element.hidden = true;
      bring();
      if (hadFocus) visibleFields(form)[0]?.focus();
    };
    accept.addEventListener(
      'toggle',
      () => {
        accepted();
        if (accept.open) visibleFields(form)[0]?.focus();
      },
      { signal },
    );
    accepted();
  }

  if (resources?.load === 'on-enter') {
    // In the next task: what StrictMode mounts on trial and takes away at once loads nothing.
    const soon = setTimeout(() => whenActivated(bring));
    signal.addEventListener('abort', () => clearTimeout(soon));
  }
  if (resources?.load === 'on-consent') askFirst();
  return guard.release;
}

/** Numbers are sent as the provider wants them; a number needs a country code. */
function phoneRules(
  phone: NonNullable<SignUpForm['phone']>,
  { invalid, countryCode }: { invalid: string; countryCode: string },
): FieldRules {
  const find = (values: ReadonlyMap<Field, string>, name: string) => [...values.keys()].find((field) => field.name === name);
  return {
    prepare(values) {
      const number = find(values, phone.name);
      const code = find(values, phone.countryCode.name);
      if (!number || !values.get(number) || !(code instanceof HTMLSelectElement)) return;
      const codes = [...code.options].flatMap(({ value }) => value || []);
      // Without a chosen country, read the number as if of the first: the missing country is the mistake then, not the number.
      const read = readNumber(number.value, code.value || (codes[0] ?? ''), codes);
      values.set(number, read.number || number.value);
      values.set(code, read.code ?? code.value);
    },
    validate(field, values) {
      const value = values.get(field) ?? '';
      // Not by the field's pattern, which also allows spellings that `prepare` puts right before they are sent.
      if (field.name === phone.name && value !== '')
        return isNumber(value, phone.minDigits, phone.maxDigits) ? undefined : invalid;
      const number = find(values, phone.name);
      return field.name === phone.countryCode.name && value === '' && number && values.get(number) ? countryCode : undefined;
    },
  };
}

/**
 * The provider's script disables the button, perhaps late, and does not enable it again when the answer is lost. A disabled button
 * would also lose the focus; the guard itself ignores presses while a form is being sent.
 */
function keepEnabled(button: HTMLButtonElement): () => void {
  const observer = new MutationObserver(() => {
    if (button.disabled) button.disabled = false;
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Runs the action once the visitor sees the page: a browser may prerender it before anybody asks for it. */
function whenActivated(action: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
