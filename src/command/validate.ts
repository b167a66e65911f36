/** What `npm run validate` does after its arguments are read: check files, correct them if asked to, report. */
import { appendFile } from 'node:fs/promises';
import { allPages } from '../../schema/site-parts.ts';
import { type LoadFileOptions, loadSite } from '../loader/node/load-site.ts';
import { maxMegabytes } from '../loader/node/read-manifest.ts';
import { catalogues } from '../loader/say/catalogue.ts';
import { formatAnnotations, formatSummary } from '../report/github.ts';
import { formatJson } from '../report/json.ts';
import type { FileReport } from '../report/report.ts';
import { formatSarif } from '../report/sarif.ts';
import { countProblems, formatProblems, formatSuccess } from '../report/text.ts';
import { fixFile } from './fix.ts';

export const formats = ['text', 'json', 'github', 'sarif'] as const;

export interface ValidateOptions extends Pick<LoadFileOptions, 'lang' | 'release' | 'today'> {
  format: (typeof formats)[number];
  fix: boolean;
  /** Undefined: any number. */
  maxWarnings: number | undefined;
}

/** How standard input is named in reports. Its images lie in the current folder. */
const standardInput = '<stdin>';

/**
 * Checks files and prints a report to standard output.
 *
 * @param files Paths; `-` is standard input.
 * @returns The exit code: 0 no error, 1 an error or too many warnings.
 * @throws What is no fault of a file. In the formats for programs, standard output holds nothing but that format even then.
 */
export async function validate(files: readonly string[], options: ValidateOptions): Promise<number> {
  const reports: FileReport[] = [];
  try {
    for (const file of files) reports.push(await check(file, options));
  } catch (error) {
    const crash = error instanceof Error ? error.message : String(error);
    if (options.format === 'json') console.log(formatJson(reports, crash));
    if (options.format === 'sarif') console.log(formatSarif(reports, crash));
    throw error;
  }
  await print(reports, options);
  const { errors, warnings } = countProblems(reports.flatMap(({ problems }) => problems));
  if (errors > 0) return 1;
  if (options.maxWarnings === undefined || warnings <= options.maxWarnings) return 0;
  console.error(catalogues[reports[0]?.lang ?? 'en'].words.tooManyWarnings(warnings, options.maxWarnings));
  return 1;
}

async function check(file: string, { fix, lang, release, today }: ValidateOptions): Promise<FileReport> {
  const options: LoadFileOptions = {
    ...(lang && { lang }),
    ...(release && { release }),
    ...(today && { today }),
  };
  const isInput = file === '-';
  const changes = fix && !isInput ? await fixFile(file, options) : [];
  if (isInput) options.content = await readInput();
  const name = isInput ? standardInput : file;
  const { site, problems, hidden, lang: spoken } = await loadSite(name, options);
  const pages = site ? allPages(site) : [];
  const size = { routes: pages.length, sections: pages.reduce((sum, { sections }) => sum + sections.length, 0) };
  return { file: name, valid: site !== undefined, problems, hidden, lang: spoken, changes, ...(site && { size }) };
}

/** Standard input, read no further than a file would be. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > maxMegabytes * 1024 * 1024) break;
  }
  return Buffer.concat(chunks);
}

async function print(reports: readonly FileReport[], { format, fix }: ValidateOptions): Promise<void> {
  switch (format) {
    case 'json':
      return console.log(formatJson(reports));
    case 'sarif':
      return console.log(formatSarif(reports));
    case 'github':
      console.log(formatAnnotations(reports));
      // GitHub names a file that it shows as the summary of the step.
      if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, formatSummary(reports));
      return;
    case 'text':
      for (const report of reports) printText(report, fix);
  }
}

function printText({ file, problems, hidden, size, lang, changes }: FileReport, fix: boolean): void {
  if (fix) {
    for (const change of changes) console.log(`${change.file}:${change.line}:${change.column} ${change.title}`);
    console.log(catalogues[lang].words.fixed(changes.length));
  }
  if (problems.length > 0) console.log(formatProblems(problems));
  if (hidden > 0) console.log(catalogues[lang].words.hidden(hidden));
  if (size) console.log(formatSuccess(file, size, lang));
}
