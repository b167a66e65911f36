/** The entry of the worker of `npm run edit`. */
import { validate } from '../../loader/node/bundled-validator.ts';
import { handleMessages } from './message-handler.ts';

if (!validate) throw new Error('src/editor/worker/worker.ts: the bundle has no validator.');
handleMessages(self, validate);
