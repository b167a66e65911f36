/**
 * The one script that stands in every document, always the same text, so that one hash allows it. It fetches the app when the
 * visitor first shows intent, and does what must work before the app has come and after.
 */
export {};

interface AppModule {
  start(shell: unknown, page: unknown): void;
}

const html = document.documentElement;
const script = document.currentScript;
/** The address that this document was loaded for. */
const { pathname } = location;
let pause = 2000;
let styles: Promise<unknown> | undefined;

/** What asks for the app: a pointer that moves, a finger, a key, a focus. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const json = (address: string) => fetch(address).then((response) => (response.ok ? response.json() : Promise.reject(response)));

function listen() {
  for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });
}

function load() {
  for (const intent of intents) removeEventListener(intent, load, true);
  const { app = '', css = '', shell = '', page = '' } = script?.dataset ?? {};
  styles ??= sheet(css);
  Promise.all([import(/* @vite-ignore */ app) as Promise<AppModule>, json(shell), json(page), styles]).then(
    ([module, shellData, pageData]) => module.start(shellData, pageData),
    // Without the app the document still works; an intent tries again, but not at once: hosts that fail need rest.
    () => {
      setTimeout(listen, pause);
      pause *= 2;
    },
  );
}

/** Links the styles of all pages and waits for them, so that no page is ever shown in place without its own. */
function sheet(address: string) {
  return new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error(address));
    };
    document.head.append(link);
  });
}

if (script?.dataset.app) {
  listen();
  // A document that was restored while the app was on its way never got it.
  addEventListener('pageshow', (event) => {
    if (event.persisted && !html.dataset.started) listen();
  });
  // After a reload the history still holds entries of the app that ran before. Nobody changes the page for them now.
  addEventListener('popstate', () => {
    if (!html.dataset.started && location.pathname !== pathname) location.reload();
  });
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  // A link in the menu closes it: navigation and anchors both happen below it.
  if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
  const button = target.closest<HTMLElement>('[data-copy]');
  if (button) copy(button.dataset.copy ?? '', button);
});

let fade: ReturnType<typeof setTimeout> | undefined;

/** Copies a text and says so; where copying is not allowed, selects it for the visitor to copy. */
function copy(text: string, button: HTMLElement) {
  const toast = document.getElementById('toast');
  const select = () => {
    const source = button.parentElement?.querySelector('[data-copy-source]');
    if (source) getSelection()?.selectAllChildren(source);
  };
  if (!navigator.clipboard) return select();
  navigator.clipboard.writeText(text).then(() => {
    if (!toast) return;
    toast.textContent = button.dataset.copied ?? '';
    clearTimeout(fade);
    fade = setTimeout(() => toast.replaceChildren(), 3000);
  }, select);
}

// On a wider screen the menu stands in the header: it must not stay open above it.
matchMedia('(min-width: 48em)').addEventListener('change', () => {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
});

if (html.dataset.page === '*') console.error('404', location.pathname);
