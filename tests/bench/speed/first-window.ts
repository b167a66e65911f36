/**
 * What a page paints before its document is there as a whole. Lighthouse's simulation lets nothing be painted before that: a document that
 * needs a second window costs a round trip there, which it costs no visitor if the first window holds what is painted first.
 */
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';

/** One initial congestion window of TCP: ten segments of 1,460 bytes (RFC 6928). */
export const firstWindow = 14_600;

/** Milliseconds of a round trip on Lighthouse's simulated slow 4G. */
export const roundTrip = 150;

/**
 * Opens a page whose document stops after the first window, and goes on only once something large has been painted.
 *
 * @param url - of the page, on this machine
 * @returns whether what was painted until then is still the largest when the whole page is there
 */
export async function paintsWithFirstWindow(browser: Browser, url: string): Promise<boolean> {
  const { port, pathname } = new URL(url);
  let sendRest: () => void = () => {};
  const server = createServer(({ url: path, headers }, response) => {
    get({ port, path, headers: { 'accept-encoding': headers['accept-encoding'] } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      const first = path === pathname ? firstWindow - sizeOf(answer.headers) : body.length;
      response.write(body.subarray(0, first));
      const end = () => response.end(body.subarray(first));
      if (path === pathname) sendRest = end;
      else end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`, { waitUntil: 'commit' });
    const early = await page.evaluate(largestPaint);
    sendRest();
    await page.waitForLoadState('load');
    return early !== undefined && early === (await page.evaluate(largestPaint));
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Bytes of an answer's headers, as HTTP/1.1 writes them. */
const sizeOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 'HTTP/1.1 200 OK\r\n\r\n'.length);

/** Runs in the browser: when the largest paint was, or nothing if there is none within ten seconds. */
async function largestPaint(): Promise<number | undefined> {
  const pause = (time: number) => new Promise((next) => setTimeout(next, time));
  let largest: number | undefined;
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  for (let waited = 0; waited < 10_000 && largest === undefined; waited += 100) await pause(100);
  // The fonts may make it a larger one.
  await pause(1000);
  return largest;
}
