/**
 * The loader beside the page: it validates each draft, and knows the schemas, so that the page itself needs neither. What it is asked and
 * what it answers stands in messages.ts.
 */
import { validate } from '../../manifest/node/bundled-validator.ts';
import { makeAnswers } from './answers.ts';
import type { FromWorker, ToWorker } from './messages.ts';

if (!validate) throw new Error('src/editor/worker/worker.ts: the bundle has no validator.');

/**
 * As a text: a window takes one over several times faster than the objects of a page, on the thread that keys wait for. Forms, which come
 * once, hold bounds that JSON has no word for.
 */
const tell = (answer: FromWorker) => self.postMessage(answer.type === 'forms' ? answer : JSON.stringify(answer));

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

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
tell({ type: 'ready' });
