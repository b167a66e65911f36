/** The editor's server under thousands of requests that are wrong, break off or take their time, from somebody who has its token. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRandom } from '../mutants/random.ts';
import { svg } from '../support/editor/edited-site.ts';
import { root, serve } from '../support/project/project.ts';
import { type Attack, attacks } from './requests.ts';
import { sendManyByChance } from './requests-by-chance.ts';

const folder = mkdtempSync(join(tmpdir(), 'attacked-editor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const requests = 5000;

/** What the editor's own page could ask, to be altered. None of it may save: the version is that of no file. */
function questions(host: string, token: string): Attack[] {
  const ask = (line: string, type = '', body = ''): Attack => ({
    name: line,
    status: 200,
    request: [
      `${line} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      `X-Editor-Token: ${token}`,
      ...(type === '' ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
      '',
      body,
    ].join('\r\n'),
  });
  return [
    ask('GET /'),
    ask('GET /app/editor.css'),
    ask('GET /api/manifest'),
    ask('GET /api/events'),
    ask('POST /api/manifest', 'application/json', JSON.stringify({ text: '{}', base: 'none' })),
    ask('POST /api/files', 'application/json', JSON.stringify({ named: ['media/logo.svg', '../secret.svg', '/etc/passwd'] })),
    ask('POST /api/upload?name=a.svg', 'application/octet-stream', svg('<title>A</title>')),
    ask('POST /api/upload?name=..%2F..%2Fb.svg', 'application/octet-stream', svg('<script>1</script>')),
  ];
}

/** Paths of all files below a folder that are no pictures. */
const others = (of: string) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(of, name)).isFile() && !name.endsWith('.svg'))
    .sort();

test('it stays, answers as before, and writes nothing but pictures', async () => {
  cpSync(join(root, 'tests/fixtures/valid/atelier-velo'), join(folder, 'site'), { recursive: true });
  const file = join(folder, 'site/site.json');
  const [original, before] = [readFileSync(file), others(folder)];
  const { url, text, stop } = await serve('edit', ['--site', file], { cwd: join(folder, 'site'), project: root });
  try {
    const page = await (await fetch(url)).text();
    const token = /name="editor-token" content="([^"]+)"/.exec(page)?.[1] ?? expect.fail('no token');
    const { host } = new URL(url);
    const known = attacks(undefined).map((attack) => ({
      ...attack,
      request: attack.request.replace('Host: localhost', `Host: ${host}`),
    }));
    await sendManyByChance(url, [...known, ...questions(host, token), ...questions(host, token)], createRandom(24), requests);
    expect(text()).not.toContain('the server goes on');
    expect(await (await fetch(url)).text()).toBe(page);
    expect(readFileSync(file).equals(original)).toBe(true);
    expect(others(folder)).toEqual(before);
    // Nothing beside the folder of the website.
    expect(readdirSync(folder)).toEqual(['site']);
  } finally {
    await stop();
  }
});
