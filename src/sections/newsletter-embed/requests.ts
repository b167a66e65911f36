/**
 * Watches the requests of the provider's script, only on the page that has the form, as that page is left by a full load. One intended
 * submit is one POST, whatever the script does; and the script never sees an answer that it would misread.
 */

export interface Watch {
  /** A POST to the form's address is about to leave. Without an admission it is held back. */
  admit(abort: () => void): Admission | undefined;
}

export interface Admission {
  /** The answer came. False keeps it from the script, which would show a success that is none. */
  answer(status: number, text: string): boolean;
  /** The request is over; without an answer before, it was lost. */
  end(): void;
}

/**
 * Puts watched versions of XMLHttpRequest and fetch in the place of the browser's.
 *
 * @param endpoint The form's absolute address. Other requests pass untouched.
 * @returns Takes them away again.
 */
export function watchRequests({ origin, pathname }: URL, watch: Watch): () => void {
  const concerns = (method: string, url: string | URL) => {
    if (method.toUpperCase() !== 'POST' || !URL.canParse(url, location.href)) return false;
    const target = new URL(url, location.href);
    return target.origin === origin && target.pathname === pathname;
  };
  const Original = window.XMLHttpRequest;
  const originalFetch = window.fetch;
  window.XMLHttpRequest = watchedRequest(Original, concerns, watch);
  window.fetch = watchedFetch(originalFetch, concerns, watch);
  return () => {
    window.XMLHttpRequest = Original;
    window.fetch = originalFetch;
  };
}

type Concerns = (method: string, url: string | URL) => boolean;

function watchedRequest(Original: typeof XMLHttpRequest, concerns: Concerns, watch: Watch): typeof XMLHttpRequest {
  return class extends Original {
    #concerned = false;
    #admission: Admission | undefined;

    constructor() {
      super();
      // Added before the script can add its own, so that these run first.
      this.addEventListener('load', (event) => {
        if (this.#admission?.answer(this.status, textOf(this)) === false) event.stopImmediatePropagation();
      });
      // Here the provider's script would read an answer although there is none, and throw.
      for (const type of ['error', 'timeout']) {
        this.addEventListener(type, (event) => {
          if (this.#admission) event.stopImmediatePropagation();
        });
      }
      this.addEventListener('loadend', () => this.#admission?.end());
    }

    override open(method: string, url: string | URL, async = true, username?: string | null, password?: string | null) {
      this.#concerned = concerns(method, url);
      super.open(method, url, async, username, password);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      if (this.#concerned) {
        this.#admission = watch.admit(() => this.abort());
        // Not admitted, such as a second request for the same submit: it is neither sent nor answered.
        if (!this.#admission) return;
      }
      super.send(body);
    }
  };
}

function textOf(request: XMLHttpRequest): string {
  if (request.responseType === '' || request.responseType === 'text') return request.responseText;
  return request.responseType === 'json' ? JSON.stringify(request.response) : '';
}

function watchedFetch(original: typeof fetch, concerns: Concerns, watch: Watch): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    if (!concerns(init?.method ?? request?.method ?? 'GET', request?.url ?? String(input)))
      return original.call(window, input, init);
    const never = new Promise<never>(() => {});
    const abort = new AbortController();
    const admission = watch.admit(() => abort.abort());
    if (!admission) return never;
    try {
      const response = await original.call(window, input, { ...init, signal: abort.signal });
      if (admission.answer(response.status, await response.clone().text())) return response;
    } catch {
      // The answer is lost: the guard tells the visitor when the admission ends.
    } finally {
      // After the script has handled the answer.
      setTimeout(() => admission.end());
    }
    return never;
  };
}
