/**
 * The mock provider's script for browsers: what the provider's does, its silent failures
 * included, written anew. It is sent as text, so it may use nothing from outside of itself.
 */

/** Ways in which the script fails, and ways in which it differs. */
export const scriptModes = [
  'script-404',
  'script-500',
  'script-html',
  'script-syntax-error',
  'script-throws-on-load',
  'script-throws-on-submit',
  'script-swallows-submit',
  'script-sends-late',
  'script-slow',
  'script-never',
  'script-sends-twice',
  'script-uses-fetch',
  'script-clears-form',
  'script-pings',
] as const;

export type ScriptMode = (typeof scriptModes)[number];

/** The text of the script. */
export const providerScriptText = (mode: ScriptMode | undefined) =>
  `(${providerScript.toString()})(${JSON.stringify(mode ?? '')});\n`;

function providerScript(mode: string): void {
  interface Answer {
    success?: boolean;
    message?: string;
    redirect?: string;
    errors?: Record<string, string>;
  }
  interface Patched extends SVGElement {
    removeClass(name: string): void;
    addClass(name: string): void;
  }
  const page = window as unknown as Record<string, unknown>;
  // What a foreign script leaves behind: a global, a patched prototype, a node, a timer. Only a new document is rid of them.
  page.mockProviderRuns = Number(page.mockProviderRuns ?? 0) + 1;
  Object.assign(SVGElement.prototype, {
    removeClass(this: SVGElement, name: string) {
      this.classList.remove(name);
    },
    addClass(this: SVGElement, name: string) {
      this.classList.add(name);
    },
  });
  const left = document.createElement('div');
  left.id = 'mock-provider-node';
  left.hidden = true;
  document.body.append(left);
  setInterval(() => {
    if (mode === 'script-pings') void fetch('/__signup/ping');
  }, 200);

  if (page.LOCALE !== 'de' && page.LOCALE !== 'en' && page.LOCALE !== 'fr')
    throw new Error(`Cannot find module './${String(page.LOCALE)}.forms.json'`);
  const form = document.querySelector('#sib-form') as HTMLFormElement;
  if (mode === 'script-throws-on-load') throw new TypeError('The mock provider throws on load.');
  form.setAttribute('novalidate', '');

  const showPanel = (id: string, text: string) => {
    const panel = document.getElementById(id) as HTMLElement;
    panel.classList.add('sib-form-message-panel--active');
    (panel.querySelector('.sib-form-message-panel__inner-text') as HTMLElement).innerText = text;
    window.scrollTo({ top: panel.getBoundingClientRect().top + window.scrollY, behavior: 'smooth' });
  };

  const end = (button: HTMLButtonElement, loader: Patched) => {
    loader.addClass('sib-hide-loader-icon');
    button.disabled = false;
  };

  // The HTTP status is ignored.
  const handle = (text: string) => {
    try {
      const answer = JSON.parse(text) as Answer;
      if (answer.success) {
        if (answer.redirect) {
          (window.top ?? window).location.replace(answer.redirect);
          return;
        }
        showPanel('success-message', answer.message ?? '');
        form.reset();
        return;
      }
      showPanel('error-message', answer.message ?? '');
      for (const [name, message] of Object.entries(answer.errors ?? {})) {
        const field = document.querySelector(`input[name="${name}"], select[name="${name}"]`) as HTMLElement;
        ((field.closest('.sib-input') as HTMLElement).querySelector('.entry__error--primary') as HTMLElement).innerText = message;
      }
    } catch {
      showPanel('error-message', String(page.GENERIC_INVALID_MESSAGE));
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (mode === 'script-swallows-submit') return;
    if (mode === 'script-throws-on-submit') throw new TypeError('The mock provider throws on submit.');
    // As a captcha does that takes its time.
    if (mode === 'script-sends-late') setTimeout(submit, 4_000);
    else submit();
  });

  function submit() {
    const button = document.querySelector('button[type=submit]') as HTMLButtonElement;
    const loader = document.querySelector('button[type=submit] svg') as Patched;
    // Throws where there is no image, and then nothing is sent.
    loader.removeClass('sib-hide-loader-icon');
    button.disabled = true;
    const address = `${form.action}?isAjax=1`;
    if (mode === 'script-uses-fetch') {
      void fetch(address, { method: 'POST', body: new FormData(form) })
        .then((response) => response.text())
        .then((text) => {
          handle(text);
          end(button, loader);
        });
      return;
    }
    const send = () => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', () => {
        handle(request.responseText);
        end(button, loader);
      });
      // There is no answer to read: this throws, the panel never appears, and the button stays disabled.
      request.addEventListener('error', () => {
        const answer = JSON.parse(request.responseText) as Answer;
        showPanel('error-message', answer.message ?? '');
      });
      request.open('POST', address);
      request.send(new FormData(form));
    };
    send();
    if (mode === 'script-sends-twice') send();
    if (mode === 'script-clears-form') form.reset();
  }
}
