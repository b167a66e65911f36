/**
 * The folder of a section type is all that there is of it: in a copy of the project without the folder the sources have the right types, a
 * site of other types is valid and is built, and a section of this type is one finding. `TYPES=hero,text` tries some of them only.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readExamples } from '../../src/gallery/examples.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { minimalText } from '../support/manifest/try-manifest.ts';
import { copyProject, root, run, runTool } from '../support/project/project.ts';

const all = Object.keys(sectionSchemas);
const types = process.env.TYPES?.split(',') ?? all;
let copy = '';
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** The minimal site with one section on each page. */
function siteWith(type: string): string {
  const site = JSON.parse(minimalText) as { routes: { sections: unknown[] }[] };
  const [example] = readExamples(root, type).filter(({ starter }) => starter === 'en');
  for (const [index, route] of site.routes.entries())
    route.sections = [{ type, ...example?.section, ...(index === 0 && { id: 'contact' }) }];
  site.routes = site.routes.slice(0, 1).concat(site.routes.slice(-1));
  return JSON.stringify(site, null, 2);
}

test.each(types)('without %s all else is as before', async (type) => {
  copy = copyProject(`without-${type}`, 'link');
  rmSync(join(copy, 'src/sections', type), { recursive: true });
  const { text } = await runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false'], copy);
  // Tests may name types.
  const wrong = text.split('\n').filter((line) => /^(?:src|schema|scripts)\//.test(line) && !/^[^(]*\.test\.tsx?\(/.test(line));
  expect(wrong).toEqual([]);

  const site = join(copy, 'tests/fixtures/valid/minimal/site.json');
  const other = all.find((one) => one !== type && one !== 'newsletter-embed' && one !== 'logo-row') ?? '';
  writeFileSync(site, siteWith(other));
  const valid = await run('validate', [site, '--lang', 'en', '--format', 'json'], { project: copy });
  expect(valid.code, valid.text).toBe(0);
  const built = await run('build', ['--site', site, '--out', join(copy, 'tests/.output/built')], { project: copy });
  expect(built.code, built.text).toBe(0);
  expect(readFileSync(join(copy, 'tests/.output/built/index.html'), 'utf8')).toContain('<h1');

  writeFileSync(site, siteWith(other).replace(`"type": "${other}"`, `"type": "${type}"`));
  const used = await run('validate', [site, '--lang', 'en'], { project: copy });
  expect(used.code, used.text).toBe(1);
  expect(used.text.match(/unknown-section/g)).toHaveLength(1);
});
