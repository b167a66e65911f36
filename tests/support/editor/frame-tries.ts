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
};

/** What says that it was let and was not, or ends the frame's document: whoever listens knows. */
export const unheard: Record<string, Try> = {
  beacon: ({ own }) => navigator.sendBeacon(`${own}/built.json`, 'a draft'),
  // Whoever leaves arrives nowhere: no other document may stand in the frame, and none is asked for.
  navigation: ({ elsewhere }) => {
    location.href = elsewhere;
  },
};
