/** The entry of the worker, which has no other way to the window than the ports that it is handed first (worker-frame.ts). */
import './without-eval.ts';
import { validate } from '../../loader/node/bundled-validator.ts';
import { handleMessages } from '../worker/message-handler.ts';
import { createWorkerApi } from './worker-api.ts';
import { answerCalls } from './worker-api-port.ts';

self.addEventListener(
  'message',
  ({ ports: [questions, calls] }) => {
    if (!validate || !questions || !calls) throw new Error('src/editor/hosted/worker.ts: there is no validator, or no port.');
    handleMessages(questions, validate);
    questions.start();
    answerCalls(createWorkerApi({ validate }), calls);
  },
  { once: true },
);
