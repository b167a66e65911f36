/** Sends what is large, and tells how far it is. */
import type { Progress } from '../repository.ts';

/** In milliseconds: 20 MB take minutes on a slow line. */
export const sendTimeoutMs = 600_000;

/** `fetch` does not tell how much of a request has been sent. */
export function sendLarge(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string,
  progress: Progress,
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = sendTimeoutMs;
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    const names = ['x-ratelimit-remaining', 'x-ratelimit-reset'];
    request.onload = () => {
      const told = names.flatMap((name): [string, string][] => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      // It follows where it is sent on to, and cannot be told not to.
      const status = request.responseURL === url ? request.status : 301;
      done(new Response(request.responseText, { status, headers: told }));
    };
    request.onerror = () => fail(new TypeError('network'));
    request.ontimeout = () => fail(new TypeError('timeout'));
    request.send(body);
  });
}
