/** For tests: what a browser asks of GitHub is answered by the mock. */
import type { BrowserContext } from 'playwright';
import type { MockForge } from './mock-forge.ts';

export async function answerForge(context: BrowserContext, forge: MockForge): Promise<void> {
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { host: _, ...headers } = await request.allHeaders();
    const body = request.postDataBuffer();
    const answer = await forge.fetch(request.url(), {
      method: request.method(),
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}
