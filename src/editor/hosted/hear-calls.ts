/** Answers calls of the storage in the worker. */
import { validate } from '../../manifest/node/bundled-validator.ts';
import { createBeside } from './beside.ts';
import { answerCalls } from './beside-port.ts';

if (!validate) throw new Error('src/editor/hosted/hear-calls.ts: the bundle has no validator.');
answerCalls(createBeside({ validate }));
