/** What `npm run diff` does after its arguments are read. */
import { rm } from 'node:fs/promises';
import { compareSides } from '../changes/compare.ts';
import { formatJson, formatMarkdown, formatText } from '../changes/format.ts';
import { readSource, type Source, UnknownSource } from '../changes/node/sources.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { formatProblems } from '../report/text.ts';

export const reportFormats = { text: formatText, markdown: formatMarkdown, json: formatJson };

export interface DiffOptions {
  /** The manifest that revisions are asked for. */
  site: string;
  format: keyof typeof reportFormats;
  /** The folder of the site. */
  project: string;
  /** Left out: that of the newer manifest. */
  lang: MessageLanguage | undefined;
}

/**
 * Prints what has changed for a visitor.
 *
 * @param before A file or a git revision.
 * @param now The same; the newer one.
 * @returns The exit code: 0 with and without differences, 1 where a manifest is not valid, 2 where there is none.
 */
export async function diff(before: string, now: string, { site, project, format, lang }: DiffOptions): Promise<number> {
  const folders: string[] = [];
  try {
    const sources = [await readSource(before, site, project, folders), await readSource(now, site, project, folders)] as const;
    const [one, other] = sources.map(({ side }) => side);
    if (!one || !other) return complain(sources);
    console.log(reportFormats[format](compareSides(one, other), lang ?? sources[1].lang));
    return 0;
  } catch (error) {
    if (!(error instanceof UnknownSource)) throw error;
    console.error(error.message);
    return 2;
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

function complain(sources: readonly Source[]): number {
  for (const { side, problems } of sources) {
    if (!side) console.error(formatProblems(problems.filter(({ severity }) => severity === 'error')));
  }
  return 1;
}
