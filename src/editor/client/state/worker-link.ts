/** The worker as the editor uses it: one draft at a time, always the latest, and a pause where drafts take long. */
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import type { StoredFile } from '../../storage.ts';
import type { FromWorker, ShownPage, ToWorker, Validate } from '../../worker/messages.ts';

/** A draft that took longer than this is so large that the next one waits for the author to pause. */
const quick = 60;
const pause = 250;

export interface WorkerLink {
  validate(draft: Omit<Validate, 'type'>): void;
  /** Asks for another page of the last draft that could be shown. */
  turn(page: number): void;
  setFiles(files: readonly StoredFile[]): void;
  askForms(lang: MessageLanguage, written: MessageLanguage): void;
  /** @returns the page of one section; undefined where it cannot be shown */
  sample(section: Record<string, unknown>): Promise<ShownPage | undefined>;
  /**
   * Brings texts to the current version of the manifest's format.
   *
   * @returns those that have it, or cannot be brought to it, as they are
   */
  migrate(texts: readonly string[]): Promise<readonly string[]>;
  /**
   * Tells what the worker answers. One listener: the editor. It hears `ready` only of a worker that has taken the place of another one, and
   * that knows nothing yet.
   */
  listen(heard: (message: Exclude<FromWorker, { type: 'sampled' | 'migrated' }>) => void): void;
}

/** The part of `Worker` that is needed, for tests as well. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  /** What the worker has not caught; also that it could not be loaded, which comes without words. */
  onerror: ((event: ErrorEvent) => void) | null;
}

/** @returns the link, and what goes on with another worker in the place of one that was ended */
export function linkWorker(first: Port): WorkerLink & { replace: (port: Port) => void } {
  let port = first;
  let next: Validate | undefined;
  let sent: number | undefined;
  let isLarge = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const samples = new Map<number, (shown: ShownPage | undefined) => void>();
  const migrations = new Map<number, { texts: readonly string[]; done: (texts: readonly string[]) => void }>();
  let count = 0;
  type Heard = Parameters<WorkerLink['listen']>[0];
  /** Until there is an editor, what is to be told waits for it. */
  const early: Parameters<Heard>[0][] = [];
  let heard: Heard = (message) => early.push(message);

  const send = () => {
    timer = undefined;
    if (sent !== undefined || !next) return;
    sent = performance.now();
    port.postMessage(next);
    next = undefined;
  };
  /** Answers with the texts as they are: a save that waits for them would wait for ever. */
  const giveUpMigrations = () => {
    for (const { texts, done } of migrations.values()) done(texts);
    migrations.clear();
  };
  const fail = (message: string) => {
    giveUpMigrations();
    heard({ type: 'failed', message });
  };
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'ready') {
      if (port !== first) heard(data);
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
    if (data.type === 'validated' || data.type === 'failed') {
      isLarge = performance.now() - (sent ?? 0) > quick;
      sent = undefined;
    }
    heard(data);
    // A pause that was over while the worker was busy is not waited for again.
    if (timer === undefined) send();
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
      giveUpMigrations();
      for (const done of samples.values()) done(undefined);
      samples.clear();
      connect();
    },
    validate(draft) {
      next = { type: 'validate', ...draft };
      clearTimeout(timer);
      timer = undefined;
      if (isLarge) timer = setTimeout(send, pause);
      else send();
    },
    turn: (page) => port.postMessage({ type: 'turn', page }),
    setFiles: (files) => port.postMessage({ type: 'files', files: [...files] }),
    askForms: (lang, written) => port.postMessage({ type: 'forms', lang, written }),
    sample(section) {
      count++;
      port.postMessage({ type: 'sample', number: count, section });
      return new Promise((done) => samples.set(count, done));
    },
    migrate(texts) {
      const number = ++count;
      port.postMessage({ type: 'migrate', number, texts });
      return new Promise((done) => migrations.set(number, { texts, done }));
    },
    listen: (listener) => {
      heard = listener;
      for (const message of early) heard(message);
    },
  };
}
