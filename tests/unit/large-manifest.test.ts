/** A large manifest is judged in a thread of its own. What is said about it is what is said about any other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { large } from '../../src/manifest/judge-aside.ts';
import { loadSite } from '../../src/manifest/load.ts';
import { output, root, run } from '../project.ts';

const work = join(output, 'large');
const file = join(work, 'site.json');
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

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'logo.svg'), readFileSync(join(root, 'tests/fixtures/valid/minimal/logo.svg')));
});

test.each([
  ['no mistake', '', ''],
  ['a wrong key', '"title": "Page 250",\n          "text"', '"titel": "Page 250",\n          "text"'],
  ['a key that is there twice', '"path": "/page-250",', '"path": "/page-250",\n      "path": "/page-250",'],
  ['no JSON', '"path": "/page-250",', '"path": "/page-250"'],
  ['a shape that nothing can be made of', '"header": {', '"header": 3, "heade": {'],
  ['a link that leads nowhere', '"href": "/"', '"href": "/nowhere"'],
])('the same findings with a thread as without: %s', async (_, from, to) => {
  const content = text.replace(from, to);
  expect(content.length).toBeGreaterThan(large);
  expect(content === text).toBe(from === '');
  writeFileSync(file, content);
  const alone = await loadSite(file, { lang: 'en' });
  const { code, text: said } = await run('validate', [file, '--format', 'json', '--lang', 'en']);
  const { problems } = JSON.parse(said) as { problems: Problem[] };
  expect(problems.map(essence)).toEqual(alone.problems.map(essence));
  expect(code).toBe(alone.site ? 0 : 1);
});
