/**
 * Loaded into a command by `node --import`. Every call that writes below the folders of DISK_BELOW is noted in the file DISK_LOG, and the
 * one that DISK_FAILS names fails, once, as the system would let it: a full disk takes a part of what is written.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';

const { DISK_BELOW = '[]', DISK_LOG = '', DISK_FAILS, DISK_ERROR = 'EIO' } = process.env;
/** Folder → what it is called in the names of calls. */
const folders = Object.entries(JSON.parse(DISK_BELOW));
const { appendFileSync, existsSync, readFileSync, writeFileSync } = fs;

/** Calls that write → which argument is the path, and what the system calls them. */
const calls = {
  appendFile: [0, 'write'],
  chmod: [0, 'chmod'],
  copyFile: [1, 'copyfile'],
  link: [1, 'link'],
  mkdir: [0, 'mkdir'],
  mkdtemp: [0, 'mkdtemp'],
  rename: [1, 'rename'],
  rm: [0, 'rm'],
  rmdir: [0, 'rmdir'],
  symlink: [1, 'symlink'],
  unlink: [0, 'unlink'],
  utimes: [0, 'utime'],
  writeFile: [0, 'write'],
};

/** The same in every run: without numbers of processes, what is drawn by lot, and sums of contents. */
const plainName = (path) =>
  path
    .replaceAll('\\', '/')
    .replace(/\.(draft|old)-[\w-]{8}-\d+-[0-9a-f]{6}/g, '.$1')
    .replace(/\.[0-9a-f]{12}\.tmp$/, '.tmp')
    .replace(/\.\d+(?=\/|$)/g, '.PID')
    .replace(/(?<=diff-)\w{6}/, 'RANDOM')
    .replace(/[\w-]{30,}/g, 'SUM');

/** Notes a call, and says whether it is the one to fail. */
function isChosen(name, path) {
  const whole = resolve(String(path));
  const [folder, label] = folders.find(([one]) => !relative(one, whole).startsWith('..')) ?? [];
  if (folder === undefined) return false;
  const call = `${name} ${plainName(`${label}/${relative(folder, whole)}`)}`;
  // Processes that a command starts go on where it was.
  const before = existsSync(DISK_LOG) ? readFileSync(DISK_LOG, 'utf8').split('\n') : [];
  const times = before.filter((line) => line === call || line.startsWith(`${call} #`)).length;
  const line = times === 0 ? call : `${call} #${times + 1}`;
  appendFileSync(DISK_LOG, `${line}\n`);
  return line === DISK_FAILS;
}

function fail(name, syscall, path, content) {
  const isOpened = syscall === 'write' && DISK_ERROR !== 'EACCES';
  if (isOpened && name === 'writeFile') writeFileSync(path, Buffer.from(content).subarray(0, content.length / 2));
  const where = isOpened ? {} : { path: String(path) };
  const call = syscall === 'write' && !isOpened ? 'open' : syscall;
  const error = new Error(`${DISK_ERROR}: made to fail, ${call}${where.path ? ` '${where.path}'` : ''}`);
  throw Object.assign(error, { code: DISK_ERROR, errno: -1, syscall: call, ...where });
}

for (const [name, [at, syscall]] of Object.entries(calls)) {
  const sync = fs[`${name}Sync`];
  fs[`${name}Sync`] = (...args) => {
    if (isChosen(name, args[at])) fail(name, syscall, args[at], args[1]);
    return sync(...args);
  };
  const later = fs.promises[name];
  fs.promises[name] = async (...args) => {
    if (isChosen(name, args[at])) fail(name, syscall, args[at], args[1]);
    return later(...args);
  };
}
syncBuiltinESMExports();
