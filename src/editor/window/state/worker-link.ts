/** The worker as the editor uses it: one draft at a time, always the latest. */
import type { MessageLanguage } from '../../../loader/say/catalogue.ts';
import { type Document, editsSince } from '../../draft/document/document.ts';
import type { StoredFile } from '../../storage.ts';
import type { FromWorker, ShownPage, ToWorker, Validate } from '../../worker/messages.ts';

type Draft = Omit<Validate, 'type' | 'text'> & { document: Document };

export interface WorkerLink {
  validate(draft: Draft): void;
  /** Asks for another page of the last draft that could be shown. */
  turn(page: number): void;
  setFiles(files: readonly StoredFile[]): void;
  askForms(lang: MessageLanguage, written: MessageLanguage): void;
  /** @returns the page of one section, or of one of each type; undefined where it cannot be shown */
  sample(sections?: readonly Record<string, unknown>[]): Promise<ShownPage | undefined>;
  /**
   * Brings texts to the current version of the manifest's format.
   *
   * @returns those that have it, or cannot be brought to it, as they are
   */
  migrate(texts: readonly string[]): Promise<readonly string[]>;
  /** Tells what the worker answers. One listener: the editor. A worker that replaces another one says `ready`: it knows nothing yet. */
  listen(onMessage: (message: Exclude<FromWorker, { type: 'sampled' | 'migrated' }>) => void): void;
}

/** The part of `Worker` that is needed, for tests as well. */
export interface Port {
  postMessage(message: ToWorker): void;
  /** A message is a text of JSON, unless JSON cannot say all of it. */
  onmessage: ((event: MessageEvent<string | FromWorker>) => void) | null;
  /** An uncaught error in the worker, or, with an empty message, that it could not be loaded. */
  onerror: ((event: ErrorEvent) => void) | null;
}

/** @returns the link, and what goes on with another worker in the place of one that was ended */
export function linkWorker(first: Port): WorkerLink & { replace: (port: Port) => void } {
  let port = first;
  let next: Draft | undefined;
  /** The last one that the worker knows. */
  let known: Document | undefined;
  let sent: number | undefined;
  const samples = new Map<number, (shown: ShownPage | undefined) => void>();
  const migrations = new Map<number, { texts: readonly string[]; done: (texts: readonly string[]) => void }>();
  let count = 0;
  type OnMessage = Parameters<WorkerLink['listen']>[0];
  /** Messages that came before the editor listens. */
  const early: Parameters<OnMessage>[0][] = [];
  let onMessage: OnMessage = (message) => early.push(message);

  const send = () => {
    if (sent !== undefined || !next) return;
    const { document, ...draft } = next;
    sent = draft.draft;
    port.postMessage({ type: 'validate', ...draft, text: known === undefined ? document.text : editsSince(document, known) });
    known = document;
    next = undefined;
  };
  /** Saving waits for migrations: resolve them, so that a broken worker cannot block it. */
  const giveUpMigrations = () => {
    for (const { texts, done } of migrations.values()) done(texts);
    migrations.clear();
  };
  const fail = (message: string) => {
    giveUpMigrations();
    onMessage({ type: 'failed', message });
  };
  const hear = ({ data: said }: MessageEvent<string | FromWorker>) => {
    const data = typeof said === 'string' ? (JSON.parse(said) as FromWorker) : said;
    if (data.type === 'ready') {
      if (port !== first) onMessage(data);
      return;
    }
    if (data.type === 'sampled') {
      samples.get(data.number)?.(data.shown);
      samples.delete(data.number);
      return;
    }
    if (data.type === 'migrated') {
      migrations.get(data.number)?.done(data.texts);
      migrations.delete(data.number);
      return;
    }
    if (data.type === 'failed' && data.draft === undefined) return fail(data.message);
    // Once its page is drawn a newer one may come: the worker leaves the findings out then.
    if ('draft' in data && data.draft === sent) sent = undefined;
    onMessage(data);
    send();
  };
  const connect = () => {
    port.onmessage = hear;
    port.onerror = ({ message }) => fail(message || 'worker.js');
  };
  connect();
  return {
    replace(other) {
      port = other;
      sent = undefined;
      known = undefined;
      giveUpMigrations();
      for (const done of samples.values()) done(undefined);
      samples.clear();
      connect();
    },
    validate(draft) {
      next = draft;
      send();
    },
    turn: (page) => port.postMessage({ type: 'turn', page }),
    setFiles: (files) => port.postMessage({ type: 'files', files: [...files] }),
    askForms: (lang, written) => port.postMessage({ type: 'forms', lang, written }),
    sample(sections) {
      count++;
      port.postMessage({ type: 'sample', number: count, ...(sections && { sections }) });
      return new Promise((done) => samples.set(count, done));
    },
    migrate(texts) {
      const number = ++count;
      port.postMessage({ type: 'migrate', number, texts });
      return new Promise((done) => migrations.set(number, { texts, done }));
    },
    listen: (listener) => {
      onMessage = listener;
      for (const message of early) onMessage(message);
    },
  };
}
