import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

afterEach(() => vi.restoreAllMocks());

/** What is said where the system refuses an address, and the exit code. */
async function refusal(code: string, port: number, host: string): Promise<{ said: string; exit: number }> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
    return server;
  };
  const exit = await listen(server, { port, host, verb: 'start' });
  return { said: said.mock.calls.join('\n'), exit };
}

test.each([
  ['EACCES', 80, 'localhost', /port 80\. .* npm start -- --port 8080$/],
  ['EADDRINUSE', 4173, 'localhost', /Port 4173 .* npm start -- --port 4174$/],
  ['EADDRNOTAVAIL', 4173, '203.0.113.9', /"203\.0\.113\.9" .*--host/],
  ['ENOTFOUND', 4173, 'no-such-machine', /"no-such-machine" .*--host/],
  ['EAI_AGAIN', 4173, 'no-such-machine', /"no-such-machine" .*--host/],
] as const)('%s is one sentence that says what to do, not what the system calls it', async (code, port, host, sentence) => {
  const { said, exit } = await refusal(code, port, host);
  expect(exit).toBe(1);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('\n');
  expect(said).not.toContain(code);
});
