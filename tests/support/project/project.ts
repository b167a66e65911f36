/** For tests: the project's commands, run as a user runs them, and a copy of the project that may be changed. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
/** The German site as it was on some day: whoever edits that one turns no test of the tools red. */
export const consultancy = join(root, 'tests/fixtures/consultancy');
/** Everything that tests write. Ignored by git. */
export const output = join(root, 'tests/.output');

interface Place {
  /** The folder that the command runs in. */
  cwd?: string;
  /** The project whose command it is. */
  project?: string;
  /** More variables of the environment. */
  env?: Record<string, string>;
}

/** Starts `npm run <verb> -- <args>`; whoever starts it ends it. */
export function start(verb: string, args: string[], { project = root, cwd = project, env: more }: Place): ChildProcess {
  // Test runners set NODE_ENV for themselves; the commands decide on their own.
  const { NODE_ENV: _, ...env } = process.env;
  return spawn(process.execPath, [join(project, 'scripts/boot.js'), verb, ...args], {
    cwd,
    env: { ...env, NO_COLOR: '1', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Finished {
  code: number | null;
  /** What it printed on both channels, in the order of arrival. */
  text: string;
}

/** Runs `npm run <verb> -- <args>` to its end. */
export function run(verb: string, args: string[] = [], place: Place = {}): Promise<Finished> {
  return finish(start(verb, args, place));
}

/** Runs a tool that the project is made with, such as `typescript/bin/tsc`, in a copy of the project. */
export function runTool(path: string, args: string[], copy: string): Promise<Finished> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return finish(spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: copy, env }));
}

function finish(child: ChildProcess): Promise<Finished> {
  return new Promise((done, fail) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', fail);
    child.once('close', (code) => done({ code, text }));
  });
}

export interface Serving {
  url: string;
  /** The process, for what its system says of it. */
  pid: number;
  /** What it has printed so far. */
  text: () => string;
  stop: () => Promise<void>;
}

/** Starts `npm run <verb>` for a server, and waits until it says where it serves. */
export function serve(verb: 'start' | 'dev' | 'gallery' | 'edit', args: string[] = [], place: Place = {}): Promise<Serving> {
  return new Promise((done, fail) => {
    const child = start(verb, ['--port', '0', ...args], place);
    let text = '';
    const ended = new Promise<void>((end) => child.once('close', () => end()));
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const url = /(?:Serving at|Läuft unter) (http:\/\/\S+)/.exec(text)?.[1];
      if (!url) return;
      done({
        url,
        pid: child.pid ?? 0,
        text: () => text,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', fail);
    void ended.then(() => fail(new Error(`"${verb}" ended before it served:\n${text}`)));
  });
}

/** Checks the types of a part of a copy, and of what that imports: nothing else names a new section type, or a new rule. */
export async function checkTypes(part: string, copy: string): Promise<Finished> {
  const config = join(copy, 'tsconfig.part.json');
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [part] }));
  const finished = await runTool('typescript/bin/tsc', ['-p', config, '--checkers', '1'], copy);
  rmSync(config);
  return finished;
}

const caches = new Set(['.cache', '.vite', '.vite-temp']);

/** What a copy leaves out: what is made, and what belongs to nobody but this machine. */
const left = new Set(['node_modules', '.git', '.output', 'dist']);

/**
 * Copies the project, so that a test may change its sources.
 *
 * @param name a folder below tests/.output
 * @param modules `link`: one symbolic link, for commands that only bundle. `packages`: a link to each package, for a cache of its own.
 *   `own`: a tree of hard links, for Vite's dev server, which serves nothing from outside of the project; of what runs there alone.
 */
export function copyProject(name: string, modules: 'link' | 'packages' | 'own'): string {
  const copy = join(output, name);
  rmSync(copy, { recursive: true, force: true });
  copyTree(root, copy, copyFileSync, left);
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  if (modules === 'link') symlinkSync(from, to, 'dir');
  else if (modules === 'packages') {
    mkdirSync(to);
    for (const one of readdirSync(from)) if (!caches.has(one)) symlinkSync(join(from, one), join(to, one));
  } else for (const one of runTimePackages()) copyTree(join(root, one), join(copy, one), linkOrCopy, new Set());
  return copy;
}

/** The folders of packages that are needed to run the project, by the list that npm keeps of what it has installed. */
function runTimePackages(): string[] {
  const list = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(list.packages).flatMap(([path, { dev }]) =>
    dev || path.split('node_modules/').length > 2 || !existsSync(join(root, path)) ? [] : [path],
  );
}

function copyTree(from: string, to: string, copy: (from: string, to: string) => void, except: Set<string>): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    // Packages may hold folders of any name.
    else if (entry.isDirectory()) copyTree(source, target, copy, except);
    else copy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
