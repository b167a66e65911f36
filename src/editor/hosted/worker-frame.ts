/**
 * The worker runs the schemas and rules of the site's own section types. A worker of the editor's origin would let them reach drafts, hosts,
 * and the kept files that later run in the window. So a frame without an origin starts it: from that it has its policy, and no storage.
 */
import type { Port } from '../window/state/worker-link.ts';

/**
 * @param srcdoc - the frame's document
 * @param code - the worker's
 * @returns the window's ends: for questions of the editor, and for calls of the storage
 */
export function startWorker(srcdoc: string, code: Promise<Blob>): { questions: Port; calls: MessagePort } {
  const [questions, calls] = [new MessageChannel(), new MessageChannel()];
  const port: Port = Object.assign(questions.port1, { onerror: null });
  const fail = (message: string) => port.onerror?.(new ErrorEvent('error', { message }));
  const frame = Object.assign(document.createElement('iframe'), { srcdoc, sandbox: 'allow-scripts', hidden: true });
  frame.onload = () =>
    code.then(
      (script) => frame.contentWindow?.postMessage(script, '*', [questions.port2, calls.port2]),
      (error: unknown) => fail(String(error)),
    );
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) fail(String(data));
  });
  document.body.append(frame);
  return { questions: port, calls: calls.port1 };
}
