import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load bundle-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/command.cjs'),
    `"use strict";const part=require('./part.cjs');exports.fail=()=>{throw new Error('broken')};
exports.main=async()=>{const zod=await importOutside('zod');console.log(part.say(typeof zod.z.string,require('node:path').basename('a/kept')))};
exports.misused=()=>{process.exitCode=2};
exports.removed=()=>require('node:fs').rmSync(${JSON.stringify(join(folder, 'kept'))},{recursive:true});
//# sourceMappingURL=command.cjs.map`,
  );
  writeFileSync(join(folder, 'server/part.cjs'), `exports.say=(...words)=>words.join(' ');`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loader = pathToFileURL('scripts/load-bundle.js').href;
function run(name: string) {
  const [bundle, kept] = ['server/command.cjs', 'kept'].map((path) => JSON.stringify(join(folder, path)));
  const program = `import { loadBundle } from '${loader}'; await loadBundle(${bundle}, ${kept}).${name}();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  return stdout + stderr;
}
const keptFiles = () =>
  readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a bundle does the same from compiled code that was kept, and imports packages', () => {
  expect(run('main')).toBe('function kept\n');
  const times = keptFiles().map((file) => statSync(file).mtimeMs);
  expect(times).toHaveLength(2);
  expect(run('main')).toBe('function kept\n');
  expect(keptFiles().map((file) => statSync(file).mtimeMs)).toEqual(times);
});

test('a bundle that has changed runs as it is now, though it is as long as before', () => {
  run('main');
  const part = join(folder, 'server/part.cjs');
  const text = readFileSync(part, 'utf8');
  writeFileSync(part, text.replace("' '", "'-'"));
  expect(run('main')).toBe('function-kept\n');
});

test('what V8 refuses is compiled anew', () => {
  run('main');
  for (const file of keptFiles()) {
    const code = readFileSync(file).subarray(64).fill(7, 0, 200);
    const bundle = join(folder, 'server', basename(file));
    const { size, mtimeMs } = statSync(bundle);
    const sum = createHash('sha256').update(code).update(`${bundle} ${size} ${mtimeMs}`).digest('hex');
    writeFileSync(file, Buffer.concat([Buffer.from(sum), code]));
  }
  expect(run('main')).toBe('function kept\n');
  for (const file of keptFiles()) expect(readFileSync(file).subarray(64, 264)).not.toEqual(Buffer.alloc(200, 7));
});

test('a command that fails keeps nothing, and one whose folder is removed brings it not back', () => {
  run('misused');
  expect(keptFiles()).toEqual([]);
  run('removed');
  expect(existsSync(join(folder, 'kept'))).toBe(false);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['altered', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === bytes.length - 40 ? byte ^ 1 : byte)))],
  ['empty', () => Buffer.alloc(0)],
])('kept code that is %s is not used', (_, damage) => {
  run('main');
  for (const file of keptFiles()) writeFileSync(file, damage(readFileSync(file)));
  const damaged = keptFiles().map((file) => [file, readFileSync(file)] as const);
  expect(run('main')).toBe('function kept\n');
  for (const [file, bytes] of damaged) expect(readFileSync(file)).not.toEqual(bytes);
});

test('where nothing can be kept, a bundle runs all the same', () => {
  writeFileSync(join(folder, 'kept'), '');
  expect(run('main')).toBe('function kept\n');
});

test('a trace names the place in the bundle, from kept code too', () => {
  const file = join(folder, 'server/command.cjs');
  const place = `${pathToFileURL(file).href}:1:${readFileSync(file, 'utf8').indexOf('new Error') + 1}`;
  for (let time = 0; time < 2; time++) expect(run('fail')).toContain(place);
});
