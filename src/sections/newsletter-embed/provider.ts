/**
 * The provider's script: what it expects of a page, how it is loaded, and how its submit handler is held, so that it runs when
 * the guard wants it. The contract is observed, not documented by the provider: docs/sign-up-provider.md.
 */
import type { Resources } from '../../../schema/atoms.ts';

export interface ProviderTexts {
  required: string;
  invalid: string;
  countryCode: string;
  locale: string;
}

export interface Provider {
  /** Whether the script has come and has put a submit handler on the form. */
  isAlive(): boolean;
  /** Runs the script's handler, as the browser would. Throws what it throws. */
  submit(event: SubmitEvent): void;
  /** Takes everything away that can be taken away. What the script itself has left only a new document is rid of. */
  remove(): void;
}

/** Addresses of scripts that this document has run: a second run would bind a second handler. */
const brought = new Set<string>();

type Listener = EventListenerOrEventListenerObject;

/**
 * Loads script, styles and fonts, once per document, for one form.
 *
 * @returns Undefined where this document has had its script: it knows only one form, the one that it found when it ran.
 */
export function bringProvider(form: HTMLFormElement, resources: Resources, texts: ProviderTexts): Provider | undefined {
  if (brought.has(resources.script) || document.getElementById('sib-form')) return undefined;
  brought.add(resources.script);
  const listeners: Listener[] = [];
  const undo = [
    furnish(form),
    setGlobals(texts),
    holdListeners(form, listeners),
    quietErrors(new URL(resources.script, location.href).href),
    loadStyles(resources.styles),
    loadFonts(resources.fonts),
    loadScript(resources.script),
  ];
  return {
    isAlive: () => listeners.length > 0,
    submit(event) {
      for (const listener of listeners) {
        if (typeof listener === 'function') listener.call(form, event);
        else listener.handleEvent(event);
      }
    },
    remove() {
      for (const step of undo) step();
    },
  };
}

/**
 * Gives the page the ids that the script looks for. Form and button are ours; its two panels stand out of sight, since what it
 * shows there is not always true, and outside of the app. There is no `.sib-input` around the fields: the guard has checked them, and the script would
 * turn away numbers of more than 15 digits. There is no `.sib-sms-field`: it would replace the select by one without a keyboard.
 */
function furnish(form: HTMLFormElement): () => void {
  const make = (id: string, className: string, ...children: Element[]) => {
    const element = document.createElement('div');
    if (id) element.id = id;
    element.className = className;
    element.append(...children);
    return element;
  };
  const panel = (id: string) => make(id, 'sib-form-message-panel', make('', 'sib-form-message-panel__inner-text'));
  const panels = make(
    'sib-form-container',
    'visually-hidden',
    panel('error-message'),
    panel('success-message'),
    make('sib-container', ''),
  );
  panels.ariaHidden = 'true';
  document.body.append(panels);
  form.id = 'sib-form';
  return () => {
    panels.remove();
    form.removeAttribute('id');
  };
}

/** The names that the script reads from `window`. It has to find them when it starts. */
function setGlobals({ required, invalid, countryCode, locale }: ProviderTexts): () => void {
  const globals: Record<string, unknown> = {
    LOCALE: locale,
    AUTOHIDE: false,
    REQUIRED_CODE_ERROR_MESSAGE: countryCode,
    REQUIRED_ERROR_MESSAGE: required,
    REQUIRED_MULTISELECT_MESSAGE: required,
    SMS_EMPTY_MESSAGE: required,
    EMAIL_INVALID_MESSAGE: invalid,
    SMS_INVALID_MESSAGE: invalid,
    GENERIC_INVALID_MESSAGE: invalid,
    INVALID_NUMBER: invalid,
    INVALID_DATE: invalid,
    translation: { common: { selectedList: '', selectedLists: '', selectedOption: '', selectedOptions: '' } },
  };
  Object.assign(window, globals);
  return () => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name);
  };
}

/** Keeps the script's submit handlers instead of adding them: the guard runs them, after its own check and once. */
function holdListeners(form: HTMLFormElement, listeners: Listener[]): () => void {
  const add = form.addEventListener;
  form.addEventListener = (type: string, listener: Listener | null, options?: boolean | AddEventListenerOptions) => {
    if (type === 'submit' && listener) listeners.push(listener);
    else add.call(form, type, listener as Listener, options);
  };
  return () => {
    Reflect.deleteProperty(form, 'addEventListener');
  };
}

/** Mistakes of the script are not the page's: the guard copes with them. They stay readable for whoever looks into the console. */
function quietErrors(script: string): () => void {
  const quiet = (event: ErrorEvent) => {
    // A browser hides everything about errors of another host's script.
    const hidden = event.filename === '' && event.lineno === 0;
    if (event.filename !== script && !hidden) return;
    event.preventDefault();
    console.warn(script, event.message);
  };
  window.addEventListener('error', quiet);
  return () => window.removeEventListener('error', quiet);
}

function loadStyles(addresses: readonly string[]): () => void {
  const links = addresses.map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    return link;
  });
  document.head.append(...links);
  return () => {
    for (const link of links) link.remove();
  };
}

function loadFonts(fonts: Resources['fonts']): () => void {
  const faces = fonts.map(
    ({ family, src, weight }) => new FontFace(family, `url(${JSON.stringify(src)})`, { weight: String(weight), display: 'swap' }),
  );
  for (const face of faces) {
    document.fonts.add(face);
    // Without it the page has its own fonts.
    face.load().catch(() => {});
  }
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}

function loadScript(src: string): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  return () => script.remove();
}
