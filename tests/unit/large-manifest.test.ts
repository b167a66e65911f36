/** A large manifest is judged in a thread of its own. What is said about it is what is said about any other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { judgeAside, large } from '../../src/manifest/judge-aside.ts';
import { loadSite } from '../../src/manifest/load.ts';
import { output, root, run } from '../project.ts';

const work = join(output, 'large');
const file = join(work, 'site.json');
/** What a command finds beside its bundle: the thread, and a validator that an earlier command has kept. */
const cache = join(work, 'cache');
const minimal = readFileSync(join(root, 'tests/fixtures/valid/minimal/site.json'), 'utf8');

/** The minimal site with some hundreds of pages. */
const text = (() => {
  const manifest = JSON.parse(minimal) as { routes: Record<string, unknown>[] };
  const [home] = manifest.routes;
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  for (let page = 0; page < 400; page++) {
    const sections = [{ type: 'text', title: `Page ${page}`, text: [`${words} ${page}`] }];
    manifest.routes.push({ ...home, path: `/page-${page}`, title: `Page ${page}`, description: `Page ${page}.`, sections });
  }
  return JSON.stringify(manifest, null, 2);
})();

interface Problem {
  code: string;
  message: string;
  range: unknown;
}
const essence = ({ code, message, range }: Problem) => ({ code, message, range });

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'logo.svg'), readFileSync(join(root, 'tests/fixtures/valid/minimal/logo.svg')));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(cache, 'server'),
      rollupOptions: {
        input: { 'judge-thread': join(root, 'src/manifest/judge-thread.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  await loadSite(join(root, 'tests/fixtures/valid/minimal/site.json'), { cache });
});

test.each([
  ['no mistake', '', '', true],
  ['a wrong key', '"title": "Page 250",\n          "text"', '"titel": "Page 250",\n          "text"', false],
  ['a key that is there twice', '"path": "/page-250",', '"path": "/page-250",\n      "path": "/page-250",', false],
  ['no JSON', '"path": "/page-250",', '"path": "/page-250"', false],
  ['a shape that nothing can be made of', '"header": {', '"header": 3, "heade": {', false],
  ['a link that leads nowhere', '"href": "/"', '"href": "/nowhere"', true],
])('the same findings with a thread as without: %s', async (_, from, to, rightShape) => {
  const content = text.replace(from, to);
  expect(content.length).toBeGreaterThan(large);
  expect(content === text).toBe(from === '');
  // Otherwise both would be the findings of the main thread.
  expect(await judgeAside({ bytes: Buffer.from(content), cache })).toBe(rightShape);
  writeFileSync(file, content);
  const alone = await loadSite(file, { lang: 'en' });
  const { code, text: said } = await run('validate', [file, '--format', 'json', '--lang', 'en']);
  const { problems } = JSON.parse(said) as { problems: Problem[] };
  expect(problems.map(essence)).toEqual(alone.problems.map(essence));
  expect(code).toBe(alone.site ? 0 : 1);
});
