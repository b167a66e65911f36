/** Opens a server, says where, and closes it when it is asked to. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandLine } from '../findings/command-line.ts';
import { type CommandWords, commandWords } from './words.ts';

/**
 * @param most - the highest one that will do
 * @returns the port; undefined when the text is not one, which was said
 */
export function readPort(text: string | undefined, usual: number, most = 65_535): number | undefined {
  if (text === undefined) return usual;
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
  console.error(`--port must be a number from 0 to ${most}, not "${text}".`);
  return undefined;
}

interface Listening {
  port: number;
  host: string;
  /** The npm script, for the hint when the port is taken. */
  verb: string;
  /** Why it is this port, in a sentence, where nobody has named it. */
  why?: string;
  /** What stands behind the origin in the address to open. */
  path?: string;
  /** Where findings stand in the same output: in their language. */
  words?: CommandWords;
  /** Ends what belongs to the server. */
  close?: () => Promise<void>;
  /** Hears the address to open. */
  opened?: (address: string) => void;
}

/**
 * Opens a server.
 *
 * @returns whether it listens; where it does not, it was said why
 */
export function open(server: Server, { port, host, verb, why }: Listening): Promise<boolean> {
  return new Promise((resolve) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      console.error(whyNot(error, { port, host, verb, ...(why && { why }) }));
      resolve(false);
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      // Whatever still goes wrong with one request is no reason to take the site from all others.
      server.off('error', refuse).on('error', report);
      resolve(true);
    });
  });
}

/**
 * Whether a server may listen there, asked before the work whose result it would serve.
 *
 * @returns false where it may not; it was said why
 */
export async function mayListen(listening: Listening): Promise<boolean> {
  const server = createServer();
  const is = await open(server, listening);
  if (is) await new Promise((resolve) => server.close(resolve));
  return is;
}

/** @returns 0 after Ctrl+C or a request to end, 1 when the address cannot be had */
export async function listen(server: Server, listening: Listening): Promise<number> {
  const { host, path = '', words = commandWords.en, close, opened } = listening;
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  if (!(await open(server, listening))) {
    await close?.();
    return 1;
  }
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, report);
  const { port } = server.address() as AddressInfo;
  // Every interface: this machine is one that a browser can open.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`;
  console.log(words.serving(address));
  opened?.(address);
  await asked;
  server.close();
  server.closeAllConnections();
  await close?.();
  return 0;
}

/** Says in one sentence why an address cannot be had, and what can be done. */
function whyNot({ code, message }: NodeJS.ErrnoException, { port, host, verb, why }: Listening): string {
  const command = commandLine(verb);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. ${why ? `${why} ` : ''}Stop it, or use another port: ${command} --port ${port < 65_535 ? port + 1 : 0}`;
  if (code === 'EACCES')
    return `This system does not let you open port ${port}. Use another port: ${command} --port ${port < 1024 ? port + 8000 : 0}`;
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `"${host}" is no address of this machine. Leave --host out, or let phones in your network in: ${command} --host 0.0.0.0`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}

/** Says in one line what went wrong outside of any answer. */
function report(error: unknown): void {
  console.error(`Something went wrong; the server goes on. ${String(error).split('\n')[0]}`);
}
