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
  /** Undoes what this file did to the page. What the script itself has changed stays until a new document is loaded. */
  remove(): void;
}

/** Addresses of the scripts that this document has run. A second run would add a second handler. */
const brought = new Set<string>();

type Listener = EventListenerOrEventListenerObject;

/**
 * Loads script, styles and fonts, once per document, for one form.
 *
 * @returns Undefined where this document has run the script before: the script knows only the form that it found then.
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
    load(...resources.styles.map(styleSheet)),
    loadFonts(resources.fonts),
    load(Object.assign(document.createElement('script'), { async: true, src: resources.script })),
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
 * Gives the page the ids that the script looks for. Form and button are ours. The script's two panels are hidden, since what it shows
 * there is not always true, and stand outside of the app. There is no `.sib-input` around the fields: the guard has checked them, and the
 * script would refuse numbers of more than 15 digits. There is no `.sib-sms-field`: the script would replace the select by a list that
 * cannot be used by keyboard.
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

/** Sets what the script reads from `window` when it starts. */
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

/** Turns errors of the script into warnings in the console: the guard copes with them, so they are no errors of the page. */
function quietErrors(script: string): () => void {
  const quiet = (event: ErrorEvent) => {
    // About errors in a script of another host a browser tells neither file nor line.
    const hidden = event.filename === '' && event.lineno === 0;
    if (event.filename !== script && !hidden) return;
    event.preventDefault();
    console.warn(script, event.message);
  };
  window.addEventListener('error', quiet);
  return () => window.removeEventListener('error', quiet);
}

/** Puts elements that load something into the document's head. */
function load(...elements: HTMLElement[]): () => void {
  document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}

const styleSheet = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

function loadFonts(fonts: Resources['fonts']): () => void {
  const faces = fonts.map(
    ({ family, src, weight }) => new FontFace(family, `url(${JSON.stringify(src)})`, { weight: String(weight), display: 'swap' }),
  );
  for (const face of faces) {
    document.fonts.add(face);
    // If it cannot be loaded, the page keeps its own fonts.
    face.load().catch(() => {});
  }
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}
