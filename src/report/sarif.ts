/** Reports in the format that code scanners share: SARIF 2.1.0 (OASIS standard of 27 March 2020). */
import { digest } from '../disk/hash.js';
import type { Code } from '../findings/finding.ts';
import type { Range } from '../json-text/locate.ts';
import { catalogues, type MessageLanguage } from '../loader/say/catalogue.ts';
import type { Fix, Problem } from '../loader/say/problems.ts';
import { ruleSeverityOf } from '../rules/run-rules.ts';
import type { FileReport } from './report.ts';
import { repositoryPath } from './repository-path.ts';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Formats reports as one run, or what is left to say after a crash. */
export function formatSarif(reports: readonly FileReport[], crash?: string): string {
  const problems = reports.flatMap((report) => report.problems);
  const lang = reports[0]?.lang ?? 'en';
  const codes = [...new Set(problems.map(({ code }) => code))];
  const print = fingerprinter();
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'marketing-site-builder validate', rules: codes.map((code) => rule(code, lang)) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: crash === undefined,
            ...(crash !== undefined && { toolExecutionNotifications: [{ level: 'error', message: { text: crash } }] }),
          },
        ],
        results: problems.map((problem) => result(problem, codes, print)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function rule(code: Code, lang: MessageLanguage) {
  return {
    id: code,
    shortDescription: { text: catalogues[lang].entries[code]?.explanation },
    defaultConfiguration: { level: ruleSeverityOf(code) === 'error' ? 'error' : 'warning' },
  };
}

function result(problem: Problem, codes: readonly Code[], print: (problem: Problem) => string) {
  const { code, severity, message, hint, file, range, related, fix } = problem;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [location(file, range)],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({
        id: id + 1,
        message: { text: other.message },
        ...location(file, other.range),
      })),
    }),
    partialFingerprints: { 'problem/v1': print(problem) },
    ...(fix && { fixes: [toFix(file, fix)] }),
  };
}

function location(file: string, range: Range) {
  return { physicalLocation: { artifactLocation: artifact(file), region: region(range) } };
}

function toFix(file: string, { title, edits }: Fix) {
  const replacements = edits.map(({ range, text }) => ({ deletedRegion: region(range), insertedContent: { text } }));
  return { description: { text: title }, artifactChanges: [{ artifactLocation: artifact(file), replacements }] };
}

const artifact = (file: string) => ({ uri: encodeURI(repositoryPath(file)) });

function region({ start, end }: Range) {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}

/**
 * Names a problem so that it is recognised when lines, pages or sections before it come and go: by its code, its file and
 * the keys that lead to it without their numbers, and counted where that is the same.
 */
function fingerprinter(): (problem: Problem) => string {
  const seen = new Map<string, number>();
  return ({ code, file, pointer }) => {
    const key = JSON.stringify([code, repositoryPath(file), pointer.replace(/\/\d+(?=\/|$)/g, '/*')]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${digest(key)}:${count}`;
  };
}
