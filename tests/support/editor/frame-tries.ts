/**
 * For tests: what hostile code in the preview of the hosted editor would try, one thing after the other, in any browser. Each runs in the
 * frame and knows nothing around it; whatever was refused throws.
 */

/** @param place - `own` and `elsewhere` are origins: the editor's, and that of somebody who listens */
type Try = (place: { own: string; elsewhere: string }) => unknown;

export const tries: Record<string, Try> = {
  fetch: ({ own }) => fetch(`${own}/built.json`).then(() => 'let'),
  localStorage: () => localStorage.length,
  sessionStorage: () => sessionStorage.length,
  indexedDB: () =>
    new Promise((done, fail) => {
      const request = indexedDB.open('editor');
      request.onsuccess = () => done('let');
      request.onerror = () => fail(request.error);
    }),
  cookie: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is tried whether it can be set.
    document.cookie = 'a=b';
    if (document.cookie === '') throw new Error('not kept');
  },
  parent: () => parent.document.title,
  popup: ({ elsewhere }) => {
    if (!window.open(elsewhere)) throw new Error('none');
  },
  eval: () => {
    // What a test evaluates is not bound by the policy; a script of the page is.
    const script = Object.assign(document.createElement('script'), { textContent: 'window.ran = eval("1")' });
    document.body.append(script);
    if (!('ran' in window)) throw new Error('not run');
  },
  'foreign picture': ({ own }) =>
    new Promise((done, fail) => {
      const image = new Image();
      image.onload = () => done('let');
      image.onerror = () => fail(new Error('not loaded'));
      image.src = `${own}/icon.svg`;
    }),
  'the window around it': ({ elsewhere }) => {
    if (top) top.location.href = elsewhere;
  },
  WebRTC: () => new RTCPeerConnection(),
  'WebRTC of an empty frame': () => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    return new (contentWindow as Window & typeof globalThis).RTCPeerConnection();
  },
};

/** The same in the worker beside it. */
export const triesInWorker: Record<string, Try> = {
  fetch: ({ own }) => fetch(`${own}/built.json`).then(() => 'let'),
  'fetch elsewhere': ({ elsewhere }) => fetch(elsewhere, { mode: 'no-cors' }).then(() => 'let'),
  indexedDB: tries.indexedDB as Try,
  caches: () => caches.keys(),
  'a worker of its own origin': ({ own }) =>
    new Promise((done, fail) => {
      const worker = new Worker(`${own}/offline.js`);
      worker.onmessage = done;
      worker.onerror = () => fail(new Error('not loaded'));
      setTimeout(done, 3000, 'let');
    }),
};

/** What says that it was let and was not, or ends the frame's document: whoever listens knows. */
export const unheard: Record<string, Try> = {
  beacon: ({ own }) => navigator.sendBeacon(`${own}/built.json`, 'a draft'),
  // Whoever leaves arrives nowhere: no other document may stand in the frame, and none is asked for.
  navigation: ({ elsewhere }) => {
    location.href = elsewhere;
  },
};

/** Puts a script before all of one kind that the editor keeps, `html` or `javascript`, in a window or a worker that is let. */
export async function poisonCaches(kind: string): Promise<void> {
  const evil = 'globalThis.isPoisoned = 1;';
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = (await cache.match(request)) ?? new Response();
      if (!kept.headers.get('Content-Type')?.includes(kind)) continue;
      const text = (kind === 'html' ? `<script>${evil}</script>` : evil) + (await kept.text());
      await cache.put(request, new Response(text, { headers: kept.headers }));
    }
  }
}
