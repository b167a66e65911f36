/**
 * The one script that every document begins with, always the same text. It stands in the document, where one hash allows it; where the app
 * comes with the page, in a file that is fetched when the page is there. It fetches the app when the visitor first shows intent, or at once
 * where the page asks for it, and does what must work before the app has come and after.
 *
 * ```
 *  intent ─► fetch the app and its data ─► run the app ─► hydrate, in short tasks; each when no tap is under way
 * ```
 */
import { leaves, rests } from './intent.ts';
import { log404 } from './log-404.ts';
import { toastId } from './own-ids.ts';

interface AppModule {
  start(shell: unknown, page: unknown): void;
}

const html = document.documentElement;
const script = document.querySelector<HTMLElement>('script[data-app]');
/** The address that this document was loaded for. */
const { pathname } = location;
/** Who saves data gets documents: every link loads one, and all that matters works in them. */
const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
let pause = 2000;

/** What asks for the app: a pointer that moves, a finger, a key, a focus. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const options = { capture: true, passive: true };
const json = (address: string) => fetch(address).then((response) => (response.ok ? response.json() : Promise.reject(response)));

function listen() {
  for (const intent of intents) addEventListener(intent, consider, options);
}

function consider(event: Event) {
  if (!rests(event) && !leaves(event)) load();
}

async function load() {
  for (const intent of intents) removeEventListener(intent, consider, options);
  const { app = '', shell = '', page = '' } = script?.dataset ?? {};
  try {
    await noTapUnderWay();
    const [shellData, pageData] = await Promise.all([json(shell), json(page), preload(app)]);
    await noTapUnderWay();
    const module = (await import(/* @vite-ignore */ app)) as AppModule;
    await noTapUnderWay();
    module.start(shellData, pageData);
  } catch {
    // Without the app the document still works; an intent tries again, but not at once: hosts that fail need rest.
    setTimeout(listen, pause);
    pause *= 2;
  }
}

/** Fetches a module without running it. A browser that cannot, from before 2023, stays with documents. */
const preload = (href: string) =>
  new Promise<unknown>((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload, onerror }));
  });

/** Until when a tap or a key counts as being answered. A finger that was lifted outside of the window is not waited for. */
let busy = 0;
for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'keyup']) {
  addEventListener(
    type,
    () => {
      busy = performance.now() + (type === 'pointerdown' ? 1000 : 100);
    },
    options,
  );
}

/** Resolves when the browser is idle and no tap is under way: the work of the app must not stand between a finger and its answer. */
async function noTapUnderWay() {
  // With an end: a page that draws nothing may never be told that it is idle.
  const idle = (next: () => void) => window.requestIdleCallback?.(next, { timeout: 200 }) ?? setTimeout(next);
  do {
    await new Promise<void>((next) => setTimeout(() => idle(next), 50));
  } while (performance.now() < busy);
}

if (saving) document.querySelector('script[type="speculationrules"]')?.remove();
if (script?.dataset.app) {
  if (!saving) {
    if (script.dataset.eager === undefined) listen();
    else load();
    // A document that was restored while the app was on its way never got it.
    addEventListener('pageshow', (event) => {
      if (event.persisted && !html.dataset.started) listen();
    });
  }
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
  const toast = document.getElementById(toastId);
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

if (html.dataset.page === '*') log404(location.pathname);
