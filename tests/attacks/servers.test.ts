/** Both servers under ten thousand requests that are wrong, break off or take their time. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRandom } from '../mutants/random.ts';
import { copyProject, root, serve } from '../support/project/project.ts';
import { attacks } from './requests.ts';
import { sendByChance, sendManyByChance } from './requests-by-chance.ts';
import { wrongAnswers } from './wrong-answers.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const requests = 10_000;
const largeForms = 100;
const maxMegabytes = 200;
/** So many of them are more than a server may grow by. */
const largeForm = [
  'POST /__signup?isAjax=1 HTTP/1.1',
  'Host: localhost',
  'Connection: close',
  'Content-Type: text/plain',
  'Content-Length: 3000000',
  '',
  'x'.repeat(3_000_000),
].join('\r\n');

/** What a process has in memory, in megabytes; 0 where the system does not say. */
function megabytesOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

test.each(['start', 'dev'] as const)('%s stays, answers as before, and does not grow', async (verb) => {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
  made.push(folder);
  cpSync(join(root, 'tests/fixtures/valid/atelier-velo'), folder, { recursive: true });
  // Vite's cache belongs to one server at a time.
  const project = verb === 'dev' ? copyProject('attacked', 'own') : root;
  if (project !== root) made.push(project);
  const { url, pid, text, stop } = await serve(verb, ['--host', '127.0.0.1'], { cwd: folder, project });
  try {
    const list = attacks('/tarifs');
    expect(await wrongAnswers(url, verb, list)).toEqual([]);
    const home = await (await fetch(url)).text();
    const before = megabytesOf(pid);
    await sendManyByChance(url, list, createRandom(22), requests);
    for (let sent = 0; sent < largeForms; sent++) await sendByChance(url, { bytes: largeForm, ending: 'answer' });
    const growth = megabytesOf(pid) - before;
    console.log(`${verb}: ${requests} requests by chance, ${growth.toFixed(0)} MB more.`);
    expect(text()).not.toContain('the server goes on');
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(home);
    expect(await wrongAnswers(url, verb, list)).toEqual([]);
    expect(growth).toBeLessThan(maxMegabytes);
  } finally {
    await stop();
  }
});
