/**
 * The sign-up form in the browser: the guard of all forms, with the provider's script beside it. That sends as long as it is
 * alive; it comes when the manifest says so; and what it does with the answers is watched.
 */
import type { Resources } from '../../../schema/atoms.ts';
import { readJson } from '../../parts/form/answer.ts';
import { type Field, type FieldRules, type RuleMessages, visibleFields } from '../../parts/form/fields.ts';
import { guardForm } from '../../parts/form/guard.ts';
import { isNumber, readNumber } from './phone.ts';
import { bringProvider, type Provider } from './provider.ts';
import { watchRequests } from './requests.ts';

interface SignUpOptions {
  /** Where the form sends to, as it stands in the manifest. */
  action: string;
  messages: RuleMessages & { countryCode: string; sending: string };
  locale: string;
  /** Name of the field that has to stay empty. */
  honeypot: string;
  phone?: PhoneRule;
  resources?: Resources;
}

/** The fields for a number and its country code, and how long a number may be. */
interface PhoneRule {
  name: string;
  countryCode: { name: string };
  minDigits: number;
  maxDigits: number;
}

/** What the provider answers: `{success, message?, redirect?, errors?}`, as it was seen to come. */
export const readProvider = readJson({ success: 'success', messages: 'errors', redirect: 'redirect' });

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @returns Gives the form back to the browser.
 */
export function guardSignUp(root: HTMLElement, { action, locale, phone, resources, ...options }: SignUpOptions): () => void {
  const { messages } = options;
  const endpoint = new URL(action, location.href);
  const url = new URL(endpoint);
  url.searchParams.set('isAjax', '1');
  const rules = phone && phoneRules(phone, messages);
  const guard = guardForm(root, { ...options, url, read: readProvider, rules });
  const { form, signal } = guard;
  signal.addEventListener('abort', keepEnabled(guard.button));
  let provider: Provider | undefined;

  function bring() {
    if (!resources || provider) return;
    provider = bringProvider(form, resources, { ...messages, locale });
    if (!provider) return;
    guard.entrust(provider);
    const unwatch = watchRequests(endpoint, {
      admit(abort) {
        const admission = guard.admit(abort);
        return (
          admission && {
            // What only looks like a success would make the script show one, or go on to the page for it.
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
    const accept = root.querySelector('details');
    if (!accept) return;
    const accepted = () => {
      if (!accept.open) return;
      // Who pressed it before this code came stands on it still, or on nothing, now that it has gone.
      const { activeElement } = document;
      const stands = activeElement === document.body || accept.contains(activeElement);
      for (const element of root.querySelectorAll<HTMLElement>('[data-part="consent"]')) element.hidden = true;
      bring();
      if (stands) visibleFields(form)[0]?.focus();
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
    // Not in this turn: what is mounted only for trial (StrictMode) loads nothing.
    const soon = setTimeout(() => whenActivated(bring));
    signal.addEventListener('abort', () => clearTimeout(soon));
  }
  if (resources?.load === 'on-consent') askFirst();
  return guard.release;
}

/** Numbers are sent as the provider wants them; and where there is one, its country code is required. */
function phoneRules(phone: PhoneRule, { invalid, countryCode }: { invalid: string; countryCode: string }): FieldRules {
  const find = (values: ReadonlyMap<Field, string>, name: string) => [...values.keys()].find((field) => field.name === name);
  return {
    prepare(values) {
      const number = find(values, phone.name);
      const code = find(values, phone.countryCode.name);
      if (!number || !values.get(number) || !(code instanceof HTMLSelectElement)) return;
      const codes = [...code.options].flatMap(({ value }) => value || []);
      // Where no country is chosen, that is the mistake: the number is right if it would be so with one.
      const read = readNumber(number.value, code.value || (codes[0] ?? ''), codes);
      values.set(number, read.number || number.value);
      values.set(code, read.code ?? code.value);
    },
    validate(field, values) {
      const value = values.get(field) ?? '';
      // Not by its pattern, which lets the forms pass that are made right before they are sent.
      if (field.name === phone.name && value !== '')
        return isNumber(value, phone.minDigits, phone.maxDigits) ? undefined : invalid;
      const number = find(values, phone.name);
      return field.name === phone.countryCode.name && value === '' && number && values.get(number) ? countryCode : undefined;
    },
  };
}

/**
 * The provider's script disables the button, perhaps late, and does not enable it again when the answer is lost. A disabled button
 * would lose the focus, too; that it cannot be pressed meanwhile is the guard's to say.
 */
function keepEnabled(button: HTMLButtonElement): () => void {
  const observer = new MutationObserver(() => {
    if (button.disabled) button.disabled = false;
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** A page that the browser renders on suspicion has not been entered yet. */
function whenActivated(action: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
