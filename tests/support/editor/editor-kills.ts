/** An editor and its browser that are killed while somebody writes and saves, again and again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Locator, type Page } from 'playwright/test';
import { browserArguments } from '../browser/browser.ts';
import { consultancy, output, root, start } from '../project/project.ts';
import { keysOf } from './keys.ts';

const original = readFileSync(join(consultancy, 'site.json'), 'utf8');
const heading = 'Marketing neu denken. _Mit KI, die zu Ihnen passt._';
const withHeading = (text: string) => original.replace(heading, text);

/** So much of what was written last may be missing. In milliseconds. */
const maxLost = 1000;

/** Far above what anything takes: what hangs says what it has waited for. In milliseconds. */
const patience = 60_000;

/**
 * Writes, saves, kills with SIGKILL, looks at the file, and opens the editor again.
 *
 * @param moments - how often
 * @param seed - other moments for another one
 * @param name - of the folder that it happens in
 */
export async function killEditors(moments: number, seed: number, name: string): Promise<void> {
  const folder = join(process.env.WORK ?? output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(consultancy, 'media'), join(folder, 'media'), { recursive: true });
  const file = join(folder, 'site.json');
  cpSync(join(consultancy, 'site.json'), file);
  const random = randomOf(seed);
  // Drafts belong to an address, so it stays the same.
  const port = 20_000 + Math.floor(random() * 10_000) * 2;
  /** All that the heading has ever been, the latest last, and when it was. */
  const written = [{ text: heading, time: 0 }];
  /** The place of what a file or a field has among them. */
  const placeOf = (text: string) => written.findLastIndex((one) => one.text === text);

  for (let moment = 0; moment <= moments; moment++) {
    const server = start('edit', ['--port', String(port), '--site', file], { cwd: folder, project: root });
    let browser: TestBrowser | undefined;
    try {
      const url = await urlOf(server);
      browser = await startBrowser(join(folder, 'profile'));
      const field = await openHeading(browser.page, url);
      const kept = (await field.textContent()) ?? '';
      const last = written.at(-1)?.time ?? 0;
      const least = written.findLastIndex(({ time }) => time <= last - maxLost);
      expect(placeOf(kept), `moment ${moment}: "${kept}" of ${JSON.stringify(written.slice(-20))}`).toBeGreaterThanOrEqual(
        Math.max(0, least),
      );
      if (moment === moments) return;
      // What is missing was never there.
      written.splice(placeOf(kept) + 1);
      const duration = random() * 2000;
      let isOver = false;
      const writing = write(
        browser.page,
        field,
        moment,
        (text) => written.push({ text, time: Date.now() }),
        () => isOver,
      );
      await new Promise((done) => setTimeout(done, duration));
      // Now and then just when a save has reached the file, of which the editor does not know yet.
      if (moment % 5 === 4) await changeOf(file);
      isOver = true;
      browser.kill();
      server.kill('SIGKILL');
      await writing;
      const text = readFileSync(file, 'utf8');
      expect(
        written.some((one) => text === withHeading(one.text)),
        `moment ${moment}: the file is broken`,
      ).toBe(true);
    } finally {
      browser?.kill();
      server.kill('SIGKILL');
      await Promise.all([ended(server), browser?.ended]);
    }
  }
}

/** Writes one sentence after the other, and saves now and then, until it is killed. */
async function write(
  page: Page,
  field: Locator,
  moment: number,
  tell: (text: string) => void,
  isOver: () => boolean,
): Promise<void> {
  try {
    for (let number = 0; !isOver(); number++) {
      const text = `Satz ${moment} ${number}`;
      // Told before: what arrives in the last moment may be kept without anybody having heard of it.
      tell(text);
      await field.fill(text);
      if (number % 7 === 6) await page.keyboard.press(keysOf('save'));
    }
  } catch (error) {
    if (!isOver()) throw error;
  }
}

async function openHeading(page: Page, url: string): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('editor-language', 'de'));
  await page.goto(url);
  await page.getByRole('button', { name: /^Einstieg/ }).click();
  const field = page.getByRole('textbox', { name: 'Überschrift' }).first();
  await field.waitFor();
  return field;
}

/** The file is another one. */
async function changeOf(file: string): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const end = Date.now() + patience;
  while (readFileSync(file, 'utf8') === before) {
    if (Date.now() > end) throw new Error(`${file} is not saved.`);
    await new Promise((done) => setTimeout(done, 1));
  }
}

interface TestBrowser {
  page: Page;
  kill: () => void;
  ended: Promise<void>;
}

/** Playwright ends its browsers in peace; this one can be killed, and has a profile that is still there afterwards. */
async function startBrowser(profile: string): Promise<TestBrowser> {
  const switches = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    ...browserArguments,
    // In place of the page of a new tab, which does not always come up.
    'about:blank',
  ];
  const child = spawn(process.env.CHROMIUM_PATH ?? '', switches, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => {
    try {
      // With all the processes that it has started.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has been killed.
    }
  };
  try {
    const address = await saying(child, /listening on (ws:\S+)/);
    const browser: Browser = await chromium.connectOverCDP(address, { timeout: patience });
    const [context] = browser.contexts();
    if (!context) throw new Error('tests/support/editor/editor-kills.ts: the browser has no window.');
    context.setDefaultTimeout(patience);
    return { page: await context.newPage(), kill, ended: ended(child) };
  } catch (error) {
    kill();
    throw error;
  }
}

const urlOf = (server: ChildProcess): Promise<string> => saying(server, /Serving at (http:\/\/\S+)/);

/** What a process says. */
function saying(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const timer = setTimeout(() => fail(new Error(`It does not say ${pattern}:\n${text}`)), patience);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (found) finish(() => done(found));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => finish(() => fail(error)));
    child.once('close', () => finish(() => fail(new Error(`It ended:\n${text}`))));
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/** Numbers between 0 and 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
