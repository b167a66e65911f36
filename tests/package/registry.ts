/** A registry of npm on this machine, as long as a test takes: what is published there nobody else sees. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../support/project/project.ts';
import { findTool } from '../tools/find-tool.ts';

export interface Registry {
  /** Runs npm, or another program that reads its settings, with this registry; throws with what it printed where it fails. */
  run: (command: string, args: string[], cwd: string) => string;
  /** The addresses that were asked for so far. */
  asked: () => string[];
  /** The names of the packages that were fetched so far. Of optional peers npm only reads what there is. */
  fetched: () => string[];
  stop: () => Promise<void>;
}

/** The environment without what the npm that runs the tests has put there. */
const clean = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^(?:NODE_ENV|VITEST|INIT_CWD)$/i.test(name)));

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts it. It holds what is published to it; every other package comes from the registry that npm is set to here.
 *
 * @param folder where it keeps everything
 * @param own the packages that come from nowhere else
 */
export async function startRegistry(folder: string, own: readonly string[]): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const elsewhere = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: folder }).stdout.trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const log = join(folder, 'log');
  const everybody = { access: '$all', publish: '$all' };
  const config = join(folder, 'config.yaml');
  writeFileSync(log, '');
  writeFileSync(
    config,
    // JSON is YAML.
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: { elsewhere: { url: elsewhere, timeout: '60s' } },
      packages: {
        ...Object.fromEntries(own.map((name) => [name, everybody])),
        '**': { ...everybody, proxy: 'elsewhere' },
      },
      max_body_size: '20mb',
      web: { enable: false },
      log: { type: 'file', path: log, format: 'json', level: 'http' },
    }),
  );
  const server = spawn(
    process.execPath,
    [findTool('verdaccio/bin/verdaccio', root), '--config', config, '--listen', `127.0.0.1:${port}`],
    { cwd: folder, env: clean(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await started(server, url);
  const settings = join(folder, 'npmrc');
  // Whoever publishes must say who it is; anybody may.
  writeFileSync(
    settings,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\naudit=false\nfund=false\nupdate-notifier=false\n`,
  );
  const env = { ...clean(), NPM_CONFIG_USERCONFIG: settings, NPM_CONFIG_CACHE: join(folder, 'cache'), NO_COLOR: '1' };
  return {
    run(command, args, cwd) {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    asked: () => askedIn(log),
    fetched: () => [...new Set(askedIn(log).flatMap((path) => /^\/((?:@[^/]+\/)?[^/]+)\/-\//.exec(path)?.[1] ?? []))].sort(),
    stop: () =>
      new Promise((done) => {
        server.once('close', () => done());
        server.kill();
      }),
  };
}

async function started(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The registry has ended:\n${said}`);
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 200));
  }
}

/** Such as `/@mantine/core` and `/@mantine/core/-/core-9.7.4.tgz`. */
const askedIn = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const { request } = line ? (JSON.parse(line) as { request?: { url: string } }) : {};
      return request && !request.url.startsWith('/-/ping') ? [decodeURIComponent(request.url)] : [];
    });
