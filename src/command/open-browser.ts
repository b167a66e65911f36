/** Shows an address in the browser that this machine uses. */
import { spawn } from 'node:child_process';

/** The program of the system that opens whatever it is given, by platform; without a shell, which would read the address in its own way. */
const openers: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Where it cannot be shown nothing happens: the address was printed as well. */
export function openInBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
