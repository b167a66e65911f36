/** What `contract --pages` does: builds sections as the pages of a site, and has the package of tools look at them. */

import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Tools from '../../packages/tools/check-pages.js';
import { componentName } from '../../schema/names.ts';
import { type CasePage, exampleCases, loadCases, siteAround } from '../contract/cases.ts';
import { type Finding, find, formatFinding, subjectOf } from '../contract/finding.ts';
import { demandingCases } from '../contract/generate.ts';
import { checkPage } from '../contract/page-rules.ts';
import { ContentCache } from '../disk/content-cache.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import { loadClientBundle } from '../output/app/client-bundle.ts';
import type { Used } from '../output/app/only-used.ts';
import { buildSite } from '../output/build-site.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { formatProblems } from '../report/text.ts';
import { complain } from './arguments.ts';
import type { CommandContext } from './context.ts';
import { chromiumSearch, findInstalled } from './find-installed.ts';
import { findTools, missingTools } from './find-package.ts';
import { serveFolder } from './serve-folder.ts';

/**
 * Prints the findings, and as the last line how many pages have passed and failed.
 *
 * @returns The exit code: 1 when a rule is broken, 2 where the tools are not installed.
 */
export async function checkContractPages(types: readonly string[], context: CommandContext): Promise<number> {
  const installed = findTools(context);
  if (installed === undefined) return complain(missingTools(context.root));
  const tools: typeof Tools = await import(pathToFileURL(join(installed, 'check-pages.js')).href);
  const executablePath = findInstalled(chromiumSearch(tools.installedBrowser()));
  if (executablePath === undefined) console.error('So only the HTML was validated: barriers and width were not looked at.');
  const { sites, findings } = await loadPages(types, context);
  const folder = join(context.cache, 'contract-pages', String(process.pid));
  try {
    for (const pages of sites) {
      if (pages.length === 0) continue;
      if (!(await buildPages(pages, folder, context))) return 1;
      const { url, end } = await serveFolder(folder);
      const found = await tools
        .checkPages(
          pages.map((_, index) => `${url}${index + 1}`),
          executablePath,
        )
        .finally(end);
      for (const [index, page] of pages.entries())
        findings.push((found[index] ?? []).map(({ rule, what }) => findingOf(page, rule, what)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const finding of findings.flat()) console.error(formatFinding(finding));
  const failed = findings.filter((found) => found.length > 0).length;
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * The pages that can be built, by the two sites that they are of; of the others there is a finding each. What is made of an example is on
 * another site than the example: on one, both would have the same feed.
 */
async function loadPages(types: readonly string[], context: CommandContext) {
  const definitions = buildJsonSchema(sectionSchemas).definitions as unknown as Record<string, JsonSchema>;
  const sites: [examples: CasePage[], demanding: CasePage[]] = [[], []];
  const findings: Finding[][] = [];
  for (const type of types) {
    const subject = subjectOf(type, context);
    const examples = exampleCases(subject);
    const cases = [examples, demandingCases(type, definitions[type] ?? {})];
    const rendered = await Promise.all(
      cases.map(async (some) => (await loadCases(subject, some)).pages.filter((page) => checkPage(page).html !== undefined)),
    );
    for (const [site, pages] of rendered.entries()) sites[site]?.push(...pages);
    if (rendered.flat().length === cases.flat().length && examples.length > 0) continue;
    const what = 'a page of it cannot be built: mend first what the contract says.';
    findings.push([find(subject, `${componentName(type)}.tsx`, 'renders', what)]);
  }
  return { sites, findings };
}

/** Builds each section as a page, as a site is built. */
async function buildPages(pages: readonly CasePage[], folder: string, { root, project, cache }: CommandContext) {
  const { file, load } = siteAround(
    pages.map(({ section }) => section),
    { root, project },
  );
  const apps = new ContentCache(join(cache, 'apps'));
  const source = {
    manifest: file,
    load,
    bundle: (used: Used) => loadClientBundle({ root, project }, apps, { used }),
  };
  return buildSite(source, folder, {
    contents: new ContentCache(join(dirname(cache), 'contents')),
    media: new ContentCache(join(cache, 'media')),
    without: ['cards', 'compression'],
    onReport({ problems }) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) console.error(formatProblems(errors));
    },
  });
}

/** What is too wide is mended in the styles, where there are any, all else in the component. */
function findingOf({ subject, name }: CasePage, rule: string, what: string): Finding {
  const styles = `${componentName(subject.type)}.module.css`;
  const isStyled = rule === 'width' && existsSync(join(subject.folder, styles));
  return find(subject, isStyled ? styles : `${componentName(subject.type)}.tsx`, rule, `"${name}": ${what}`);
}
