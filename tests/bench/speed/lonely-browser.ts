/** A browser that nobody drives: whoever drives one takes part in each of its pages, which costs time that is measured. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LonelyBrowser {
  /** Of its debugging protocol. */
  port: number;
  close: () => Promise<void>;
}

/** @param executablePath - of a Chromium */
export async function startLonelyBrowser(executablePath: string): Promise<LonelyBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const quiet = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-features=Translate,OptimizationHints,MediaRouter',
    '--mute-audio',
  ];
  const child = spawn(executablePath, [...quiet, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', () => done());
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  // The browser writes down which port it took.
  const note = join(profile, 'DevToolsActivePort');
  for (let waited = 0; waited < 30_000; waited += 100) {
    const port = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return { port, close };
    await new Promise((next) => setTimeout(next, 100));
  }
  await close();
  throw new Error(`${executablePath} does not start.`);
}
