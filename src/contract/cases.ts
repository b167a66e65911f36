/** Sections of one type as pages of a site. */
import { join } from 'node:path';
import type { Site, SitePage } from '../../schema/resolved.ts';
import { getPage } from '../../schema/site-parts.ts';
import type { Folders } from '../bundling/project.js';
import { bareManifest } from '../gallery/bare-manifest.ts';
import { folderOfExamples, readExamples, withPlacedPictures, writtenExample } from '../gallery/examples.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { laterSeverityOf } from '../rules/run-rules.ts';
import { pageAround, routesOf, type WrittenSection } from './around.ts';
import { type Finding, find, type Subject } from './finding.ts';
import { type Case, constants } from './generate.ts';

type WrittenManifest = ReturnType<typeof bareManifest>;

/** A page of a site that was loaded from a manifest. */
export interface CasePage {
  subject: Subject;
  /** What is special about the section on it. */
  name: string;
  section: WrittenSection;
  site: Site;
  page: SitePage;
  manifest: WrittenManifest;
}

/** The examples of a type, as their author would write them. */
export const exampleCases = ({ type, folders }: Subject): Case[] =>
  readExamples(folders.root, type, folders.project).map((example) => ({
    name: example.name,
    section: writtenExample(type, example),
  }));

/** A site that has a page for each section, `/1`, `/2` and so on. Its manifest is in no file; `file` is where it would stand. */
export function siteAround(sections: readonly WrittenSection[], folders: Folders) {
  const manifest = bareManifest(routesOf(sections.map(pageAround)), folders);
  Object.assign(manifest.constants, constants);
  const file = join(folderOfExamples(folders), 'contract.json');
  const load = () => loadSite(file, { content: Buffer.from(JSON.stringify(manifest)), lang: 'en' });
  return { manifest, file, load };
}

/**
 * Loads cases as the pages of one site. It may be warned about: it is no site, and repeats itself.
 *
 * @param from What the cases are. That a generated one is not valid means that the schema says less than the checks, or that a description
 *   recommends what is not possible.
 * @returns Pages, or findings when a case is not valid.
 */
export async function loadCases(
  subject: Subject,
  cases: readonly Case[],
  from: 'examples' | 'generated' = 'generated',
): Promise<{ pages: CasePage[]; findings: Finding[] }> {
  const { folders, type } = subject;
  const sections = cases.map(({ section }) => withPlacedPictures(section, folders, type));
  const { manifest, load } = siteAround(sections, folders);
  const { site, problems } = await load();
  const errors = problems.filter(({ code, severity }) => (laterSeverityOf(code)?.severity ?? severity) === 'error');
  // An example is what authors copy: what will be an error is one there. What is generated knows of dates and addresses no more than a schema.
  if (site && (from === 'generated' || errors.length === 0)) {
    const pages = sections.map((section, index) => {
      const name = cases[index]?.name ?? '';
      return { subject, name, section, site, page: getPage(site, `/${index + 1}`), manifest };
    });
    return { pages, findings: [] };
  }
  const findings = errors.map(({ pointer, message, hint }) => {
    // The home page comes first.
    const { name } = cases[Number(/^\/routes\/(\d+)/.exec(pointer)?.[1] ?? 0) - 1] ?? {};
    const what = `"${name}" is not valid: ${pointer} ${message} ${hint}`;
    return find(subject, from === 'examples' ? 'examples.json' : 'schema.ts', from, what);
  });
  return { pages: [], findings };
}
