import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts `npm run edit`. @returns how long it took until it served, in milliseconds */
export function startEditor(
  root: string,
  manifest: string,
  args: readonly string[] = [],
): Promise<{ url: string; took: number; stop: () => Promise<void> }> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, [join(root, 'scripts/boot.js'), 'edit', '--port', '0', '--site', manifest, ...args]);
    const ended = new Promise<void>((end) => child.once('close', () => end()));
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /Serving at (http:\/\/\S+)/.exec(text)?.[1];
      if (!url) return;
      done({
        url,
        took: performance.now() - started,
        stop: () => {
          child.kill('SIGINT');
          return ended;
        },
      });
    });
    void ended.then(() => fail(new Error(`The editor ended: ${text}`)));
  });
}
