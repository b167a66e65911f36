/** The editor's entry in the browser of `npm run edit`. */
import { openWindow } from './open-window.tsx';
import { linkWorker } from './state/worker-link.ts';
import { pageFact } from './storage/page-facts.ts';
import { createServerStorage } from './storage/server-storage.ts';

/** A bundle of its own (server/bundles.ts). */
const writingAddress = '/app/writing.js';

await openWindow(() => {
  const startWorker = () => new Worker('/app/worker.js', { type: 'module' });
  let running = startWorker();
  const worker = linkWorker(running);
  // Said by server/source-server.ts when a developer has changed a source of the worker.
  import.meta.hot?.on('editor:worker', () => {
    running.terminate();
    running = startWorker();
    worker.replace(running);
  });
  const preview = pageFact('preview');
  return {
    storage: createServerStorage(pageFact('token')),
    worker,
    site: pageFact('site'),
    preview: {
      frame: { src: `${preview}/` },
      origin: preview,
      post: (frame, message) => frame.postMessage(JSON.stringify(message), preview),
    },
    loadWriting: () => import(/* @vite-ignore */ writingAddress),
  };
});
