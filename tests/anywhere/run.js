/**
 * Runs `npm test` in one of the environments: `node tests/anywhere/run.js NAME [PART…]`. With RESULTS it writes the counts into that file.
 * It ends with 2 where something has to be installed first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { environments } from './environments.js';

const [name = '', ...parts] = process.argv.slice(2);
const environment = environments[name];
if (!environment) stop(`There is no environment "${name}". There are: ${Object.keys(environments).join(', ')}.`);
const { env = {}, clock, umask, wrap = [], needs = [], takenPorts = [], busy } = environment;
const missing = needs.filter(({ file }) => !existsSync(file));
if (missing.length > 0) stop(`Missing: apt-get install ${missing.map(({ install }) => install).join(' ')}`);

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'anywhere-'));
const nobody = 65_534;
const isOther = environment.withoutRights && process.getuid?.() === 0;
const started = [];
let code = 1;
try {
  const cwd = environment.folder ? copyTo(join(folder, environment.folder)) : root;
  const variables = { ...process.env, RESULTS: undefined, ANYWHERE: name, ...env };
  if (environment.node) variables.PATH = `${installNode(environment.node)}${delimiter}${variables.PATH}`;
  if (environment.fonts) variables.FONTCONFIG_FILE = writeFonts(environment.fonts);
  if (isOther) variables.HOME = folder;
  for (const port of takenPorts) started.push(await take(port, 'localhost'), await take(port, '127.0.0.1'));
  for (let core = 0; busy && core < availableParallelism(); core++) started.push(spawn(process.execPath, ['-e', 'for (;;);']));
  if (umask !== undefined) process.umask(umask);
  const inTime = clock ? ['faketime', '--exclude-monotonic', clock] : [];
  code = await run([...inTime, ...wrap, 'npm', 'test', '--silent', '--', ...parts], cwd, variables);
} finally {
  for (const one of started) one.close?.() ?? one.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

/** @returns {never} */
function stop(/** @type {string} */ text) {
  console.error(text);
  process.exit(2);
}

/** Copies the state of the last commit, with what is installed. */
function copyTo(/** @type {string} */ copy) {
  spawnSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  if (isOther) spawnSync('chown', ['-R', String(nobody), folder], { stdio: 'inherit' });
  return copy;
}

/** @returns the folder of that version's program, which npm brings */
function installNode(/** @type {string} */ version) {
  mkdirSync(join(folder, 'node'));
  spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', join(folder, 'node'), `node@${version}`], {
    stdio: 'inherit',
  });
  const programs = join(folder, 'node/node_modules/.bin');
  // Without it the tests would run with this machine's own, and say nothing of that.
  const { stdout } = spawnSync(join(programs, 'node'), ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`v${version}.`)) throw new Error(`npm has not brought Node ${version}.`);
  return programs;
}

/** @returns a configuration for fontconfig by which there are only the fonts of one folder */
function writeFonts(/** @type {string} */ only) {
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig><dir>${only}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  return file;
}

function take(/** @type {number} */ port, /** @type {string} */ host) {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(server)).listen(port, host, () => done(server));
  });
}

/** Runs the tests, and reads from their last line how many there were. */
function run(
  /** @type {string[]} */ [program = '', ...args],
  /** @type {string} */ cwd,
  /** @type {NodeJS.ProcessEnv} */ variables,
) {
  const user = isOther ? { uid: nobody, gid: nobody } : {};
  const child = spawn(program, args, { cwd, env: variables, stdio: ['ignore', 'pipe', 'inherit'], ...user });
  let end = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    end = (end + chunk).slice(-200);
  });
  return new Promise((done) => {
    child.once('close', (status) => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(end) ?? [];
      if (process.env.RESULTS)
        writeFileSync(process.env.RESULTS, JSON.stringify({ passed: Number(passed), failed: Number(failed) }));
      done(status ?? 1);
    });
  });
}
