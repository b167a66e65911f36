import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

afterEach(() => vi.restoreAllMocks());

/** What is said where the system refuses an address, and the exit code. */
async function refusal(code: string, port: number, host: string, why?: string): Promise<{ said: string; exit: number }> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
    return server;
  };
  const exit = await listen(server, { port, host, verb: 'start', ...(why && { why }) });
  return { said: said.mock.calls.join('\n'), exit };
}

test.each([
  ['EACCES', 80, 'localhost', /port 80\. .* npx \S+ start --port 8080$/],
  ['EADDRINUSE', 4173, 'localhost', /Port 4173 .* npx \S+ start --port 4174$/],
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

test('a port that nobody has named says why it is needed', async () => {
  const { said } = await refusal('EADDRINUSE', 4177, '127.0.0.1', 'The preview takes the port behind 4176.');
  expect(said).toMatch(
    /^Port 4177 is taken by another program\. The preview takes the port behind 4176\. Stop it, .* --port 4178$/,
  );
});

test('what nobody expected is told in one line, and the server goes on', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const on = vi.spyOn(process, 'on');
  const stops = vi.spyOn(process, 'once').mockReturnThis();
  const server = createServer();
  const ended = listen(server, { port: 0, host: '127.0.0.1', verb: 'start' });
  await once(server, 'listening');
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    const [, hear] = on.mock.calls.find(([name]) => name === event) ?? [];
    hear?.(new Error('a request went wrong\nat some place'));
    if (hear) process.off(event, hear);
  }
  server.emit('error', new Error('a request went wrong'));
  expect(said.mock.calls.map(([line]) => /a request went wrong$/.test(String(line)))).toEqual([true, true, true]);
  expect(server.listening).toBe(true);
  stops.mock.calls.find(([name]) => name === 'SIGINT')?.[1]();
  expect(await ended).toBe(0);
});
