/** Serves a built site for a browser of ours, at a free port that only this machine reaches. */
import type { AddressInfo } from 'node:net';
import { createMockProvider } from '../mock-provider/mock-provider.ts';
import { createSiteServer } from '../serve/serve.ts';

/** @returns the address of its home page, and what ends it */
export async function serveFolder(folder: string): Promise<{ url: string; end: () => void }> {
  const server = createSiteServer(folder, { mockProvider: createMockProvider() });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
