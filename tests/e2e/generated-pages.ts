/** Pages of generated sections, built and served, for a browser to look at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { componentName } from '../../schema/names.ts';
import { pageAround } from '../../src/contract/around.ts';
import type { Case } from '../../src/contract/generate.ts';
import type { JsonSchema } from '../../src/json-schema/build-schema.ts';
import { writeOut } from '../../src/json-schema/written-once.ts';
import { manifestAround } from '../contract/around.ts';
import { writeManifest } from '../support/manifest/manifest.ts';
import { output, root } from '../support/project/project.ts';
import { barriers, tooWide } from './quiet.ts';
import { buildSite, serveFolder } from './setup.ts';

/** The definitions of a project's section types, from the file that editors read. */
export function definitionsOf(project = root): Record<string, JsonSchema> {
  const schema = JSON.parse(readFileSync(join(project, 'schema/site.schema.json'), 'utf8')) as JsonSchema;
  return writeOut(schema).definitions as unknown as Record<string, JsonSchema>;
}

export interface GeneratedPage extends Case {
  type: string;
  url: string;
}

/** Builds a site that has a page for each case, with the project's own build, and serves it. */
export async function serveCases(
  name: string,
  cases: readonly (Case & { type: string })[],
  project = root,
): Promise<GeneratedPage[]> {
  const work = join(process.env.WORK ?? output, name);
  const manifest = writeManifest(manifestAround(cases.map(({ section }) => pageAround(section))), join(work, 'source'), root);
  await buildSite(manifest, join(work, 'built'), { project });
  const { url } = await serveFolder(join(work, 'built'));
  return cases.map((one, index) => ({ ...one, url: `${url}/${index + 1}` }));
}

/** What a browser finds on a page, with the file and the rule: barriers by axe, and what is wider than the smallest phone. */
export async function lookAt(page: Page, { type, name, url }: GeneratedPage): Promise<string[]> {
  const tell = (file: string, rule: string) => (what: string) => `src/sections/${type}/${file}: [${rule}] "${name}": ${what}`;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  return [
    ...(await tooWide(page)).map(tell(`${componentName(type)}.module.css`, 'width')),
    ...(await barriers(page)).map(tell(`${componentName(type)}.tsx`, 'barriers')),
  ];
}
