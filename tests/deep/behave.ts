/** The behaviour tests of a site, for one that a test has made or chosen. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/project/project.ts';

/**
 * Builds a manifest and runs the behaviour tests on it, in a run of Playwright's own.
 *
 * @param projects - those of Playwright: `deep-e2e` adds the pages that the ordinary run leaves out
 */
export function behave(
  manifest: string,
  work: string,
  projects: readonly ('site' | 'deep-e2e')[] = ['site'],
): Promise<{ code: number | null; text: string }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SITE: manifest,
    WORK: work,
    RESULTS: join(work, 'results.json'),
    FORCE_COLOR: '0',
  };
  // What the outer run tells its workers is not for the inner one, but for the gallery, which no edit of a site changes.
  for (const key of Object.keys(env)) if (/^(?:TEST_|PW_|PLAYWRIGHT_|SITE_|BUILDER$|NODE_ENV$)/.test(key)) delete env[key];
  const config = ['-c', 'tests/playwright.config.ts', '--grep-invert=gallery', '--reporter=dot'];
  const chosen = ['e2e/site/', ...projects.map((project) => `--project=${project}`)];
  const args = ['node_modules/playwright/cli.js', 'test', ...chosen, ...config];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', (error) => done({ code: 1, text: String(error) }));
    child.once('close', (code) => done({ code, text }));
  });
}
