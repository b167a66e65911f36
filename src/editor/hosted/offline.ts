/**
 * The service worker of the editor's folder, and of no other: without a connection the editor opens with the files that it had last. Files
 * whose names change with their contents come from here at once; the document is asked for first, so that a newer editor is taken when there
 * is one. The forge and the site are asked by the page itself.
 */

/** What a browser hands to a service worker. TypeScript's own list of it does not go together with that of windows. */
interface Worker {
  registration: { scope: string };
  addEventListener(type: 'install' | 'activate', react: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    react: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}
declare const self: Worker & {
  /** Written before this code by the build: the addresses of the document and its code. */
  editorFiles: readonly string[];
};

const { scope } = self.registration;
const begin = `editor ${scope} `;
// Another code has other names: so each build of the editor has a cache of its own.
const name = begin + self.editorFiles.join(' ');
const document = self.editorFiles[0] ?? scope;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(self.editorFiles)));
});

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const old = (await caches.keys()).filter((other) => other.startsWith(begin) && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
  };
  event.waitUntil(removeOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.url.startsWith(`${scope}app/`)) event.respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate') event.respondWith(fetchedOrKept(request));
});

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(name)).match(document);
    if (kept) return kept;
    throw error;
  }
}

export {};
