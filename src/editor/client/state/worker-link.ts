/** The worker as the editor uses it: one draft at a time, always the latest, and a pause where drafts take long. */
import type { MessageLanguage } from '../../../manifest/say/catalogue.ts';
import type { Forms } from '../../form/model.ts';
import type { StoredFile } from '../../storage.ts';
import type { FromWorker, Judge, Judged, ToWorker } from '../../worker/messages.ts';

/** A draft that took longer than this is so large that the next one waits for the author to pause. */
const quick = 60;
const pause = 250;

export interface WorkerLink {
  judge(draft: Omit<Judge, 'type'>): void;
  setFiles(files: readonly StoredFile[]): void;
  askForms(lang: MessageLanguage): void;
  /** Tells what the worker answers. One listener: the editor. */
  listen(heard: (message: Judged | { type: 'forms'; forms: Forms } | { type: 'failed'; message: string }) => void): void;
}

/** The part of `Worker` that is needed, for tests as well. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

export function linkWorker(port: Port): WorkerLink {
  let next: Judge | undefined;
  let sent: number | undefined;
  let isLarge = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard: Parameters<WorkerLink['listen']>[0] = () => {};

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (sent !== undefined || !next) return;
    sent = performance.now();
    port.postMessage(next);
    next = undefined;
  };
  port.onmessage = ({ data }) => {
    if (data.type === 'ready') return;
    if (data.type !== 'forms') {
      isLarge = performance.now() - (sent ?? 0) > quick;
      sent = undefined;
    }
    heard(data);
    // Unless its author has just written: then the pause is not over yet.
    if (timer === undefined) send();
  };
  return {
    judge(draft) {
      next = { type: 'judge', ...draft };
      clearTimeout(timer);
      if (isLarge) timer = setTimeout(send, pause);
      else send();
    },
    setFiles: (files) => port.postMessage({ type: 'files', files: [...files] }),
    askForms: (lang) => port.postMessage({ type: 'forms', lang }),
    listen: (listener) => {
      heard = listener;
    },
  };
}
