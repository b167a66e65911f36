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
  editorFiles: readonly [string, ...string[]];
  /** Address → SHA-256 in base64, of these and of all other files. */
  editorSums: Readonly<Record<string, string>>;
};

const { scope } = self.registration;
const begin = `editor ${scope} `;
const [document, ...code] = self.editorFiles;
// Another code has other names: so each build of the editor has a cache of its own. Its document alone is always called the same.
const name = begin + code.join(' ');
const documents = begin + self.editorSums[document];

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    for (const address of code) await keep(name, address);
    await keep(documents, document);
  };
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const old = (await caches.keys()).filter((other) => other.startsWith(begin) && other !== name && other !== documents);
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

/**
 * Where a host's answer is of another build, the worker is not installed, and the one before stays with its caches: a document may be kept by
 * the browser for minutes (GitHub Pages) and by the host's own caches as well. The code that the page has just loaded is not loaded again.
 */
async function keep(cache: string, address: string): Promise<void> {
  if (await find(cache, address)) return;
  for (const mode of ['default', 'reload'] as const) {
    const answer = await fetch(address, { cache: mode });
    if (await isOfBuild(address, answer)) return (await caches.open(cache)).put(address, answer);
  }
  throw new Error(`${address} is not of this build: without a connection the editor before this one opens.`);
}

/** A cache may be written by every script of this origin, so only what the build has made comes out of it. */
async function find(cache: string, address: string): Promise<Response | undefined> {
  const kept = await (await caches.open(cache)).match(address);
  return kept && (await isOfBuild(address, kept)) ? kept : undefined;
}

async function isOfBuild(address: string, answer: Response): Promise<boolean> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
  return btoa(String.fromCharCode(...sum)) === self.editorSums[new URL(address, scope).pathname];
}

async function keptOrFetched(request: Request): Promise<Response> {
  const kept = await find(name, request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(name)).put(request.url, answer.clone());
  return answer;
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(documents, document);
    if (kept) return kept;
    throw error;
  }
}

export {};
