/** The loader beside the page: it validates each draft, and knows the schemas, so that the page itself needs neither. */
import type { ValidateFunction } from 'ajv';
import { makeAnswers } from './answers.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The end of a channel, or a worker's own. What is said on it stands in messages.ts. */
interface Port {
  addEventListener(name: 'message', hear: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(answer: FromWorker | string): void;
}

export function handleMessages(port: Port, validate: ValidateFunction): void {
  /**
   * As a text: a window takes one over several times faster than the objects of a page, on the thread that keys wait for. Forms, which come
   * once, hold bounds that JSON has no word for.
   */
  const tell = (answer: FromWorker) => port.postMessage(answer.type === 'forms' ? answer : JSON.stringify(answer));

  // Each message is a task of its own. One to ourselves comes behind those that wait, and without the delay of a timer.
  const { port1, port2 } = new MessageChannel();
  const later: (() => void)[] = [];
  port1.onmessage = () => later.shift()?.();

  const answer = makeAnswers(
    { validate },
    tell,
    (then) => {
      later.push(then);
      port2.postMessage(undefined);
    },
    (then) => setTimeout(then, 100),
  );

  port.addEventListener('message', ({ data }) => answer(data));
  tell({ type: 'ready' });
}
