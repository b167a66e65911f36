/** What `check` does in the folder of a site: what the package can tell of the manifest, and of the site's own section types. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from './context.ts';
import { findPackage, findTools, missingTools } from './find-package.ts';

interface Result {
  passed: number;
  failed: number;
  /** What there is to read. */
  text: string;
}

interface Step {
  title: string;
  /** A sentence in place of a result: why the step cannot be taken. */
  run: () => Promise<Result | string>;
}

/**
 * Takes the steps one after the other, and prints a line for each. The last line is `N passed, N failed`.
 *
 * @param types The site's own section types that are checked.
 * @returns The exit code: 1 when anything failed.
 */
export async function checkSite(types: readonly string[], context: CommandContext): Promise<number> {
  const manifest: Step = { title: 'Manifest', run: () => runCommand(context, 'validate') };
  const own: Step[] = [
    { title: 'JSON Schema', run: () => runCommand(context, 'schema', '--check') },
    { title: 'Types', run: () => checkTypes(context) },
    { title: 'Contract', run: () => runCommand(context, 'contract', ...types) },
    {
      title: 'Pages',
      run: async () => (findTools(context) ? runCommand(context, 'contract', '--pages', ...types) : missingTools(context.root)),
    },
  ];
  const sum = { passed: 0, failed: 0 };
  for (const { title, run } of types.length > 0 ? [manifest, ...own] : [manifest]) {
    const started = performance.now();
    const result = await run();
    if (typeof result === 'string') {
      console.log(`${title}: not checked. ${result}`);
      continue;
    }
    const { passed, failed, text } = result;
    sum.passed += passed;
    sum.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${title}: ${failed === 0 ? 'good' : 'FAILED'}, ${passed} passed, ${failed} failed, ${seconds} s`);
    // Warnings, too.
    if (failed > 0 || text.includes('\n')) console.log(`${text}\n`);
  }
  if (types.length === 0) console.log('The site has no section types of its own, so only the manifest was validated.');
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}

const countLine = /(?:^|\n)(\d+) passed, (\d+) failed$/;

/** A command of the builder, in a process of its own: a section type that cannot be bundled ends that one only. */
async function runCommand({ root, project }: CommandContext, ...args: string[]): Promise<Result> {
  const { code, text } = await runNode([join(root, 'scripts/boot.js'), ...args], project);
  const [, passed, failed] = countLine.exec(text) ?? [];
  const counted =
    passed === undefined ? { passed: code === 0 ? 1 : 0, failed: 0 } : { passed: Number(passed), failed: Number(failed) };
  // A command that ended badly, without a count of what failed, has itself failed.
  const silent = code !== 0 && counted.failed === 0;
  return { ...counted, failed: counted.failed + (silent ? 1 : 0), text: text.replace(countLine, '') };
}

/** Asks the TypeScript of the site, by its tsconfig.json or by one that is made. What the builder's own sources lack there is not the site's. */
async function checkTypes({ root, project, cache }: CommandContext): Promise<Result | string> {
  const needed = ['typescript', '@types/react'];
  const [typescript, ...others] = needed.map((name) => findPackage(name, project));
  if (!typescript || others.includes(undefined)) return `Types need two packages: npm install --save-dev ${needed.join(' ')}`;
  const own = join(project, 'tsconfig.json');
  const config = existsSync(own) ? own : join(cache, 'tsconfig.json');
  if (config !== own) {
    const vite = findPackage('vite', root) ?? '';
    const made = {
      extends: join(root, 'tsconfig.json'),
      // What an import of styles gives is said by Vite.
      files: [join(vite, 'client.d.ts')],
      include: [join(project, 'sections')],
      compilerOptions: { types: [] },
    };
    writeFileSync(config, JSON.stringify(made));
  }
  const args = ['-p', config, '--noEmit', '--pretty', 'false'];
  const { code, text } = await runNode([join(typescript, 'bin/tsc'), ...args], project);
  // An error goes on in lines that begin with a blank.
  const errors = text.split(/\n(?=\S)/).filter((error) => /error TS\d+:/.test(error));
  const found = errors.filter((error) => !/^(?:\.\.|[^(]*node_modules)[\\/]/.test(error));
  if (code !== 0 && errors.length === 0) return { passed: 0, failed: 1, text };
  return { passed: found.length === 0 ? 1 : 0, failed: found.length, text: found.join('\n') };
}

/** Runs something to its end; what it prints is not shown. */
function runNode(args: string[], cwd: string): Promise<{ code: number | null; text: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', fail);
    child.once('close', (code) => done({ code, text: text.trim() }));
  });
}
