/** Reports as annotations of GitHub Actions, which mark the lines of a pull request, and as the summary of a step. */
import { catalogues } from '../loader/say/catalogue.ts';
import type { Problem } from '../loader/say/problems.ts';
import { escapeMarkdown, markdown } from './markdown.ts';
import { type FileReport, worstFirst } from './report.ts';
import { repositoryPath } from './repository-path.ts';
import { countProblems } from './text.ts';

/** GitHub shows ten annotations of a kind for one step; the others would go unseen. */
const maxAnnotations = 10;
/** A summary may have 1 MiB. */
const maxInSummary = 1000;

/**
 * Formats annotations: the worst ten, and a last line that says how many there are.
 *
 * Escapes as GitHub's own toolkit does, so that no text of a manifest can end an annotation or begin another command.
 */
export function formatAnnotations(reports: readonly FileReport[]): string {
  const problems = worstFirst(reports);
  const lines = problems.slice(0, maxAnnotations).map((problem) => {
    const { start, end } = problem.range;
    const properties = {
      file: repositoryPath(problem.file),
      line: start.line,
      endLine: end.line,
      // GitHub wants columns only where the range is on one line.
      ...(start.line === end.line && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
      title: problem.code,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    return `::${problem.severity} ${list.join(',')}::${escapeData(`${problem.message}\n${problem.hint}`)}`;
  });
  const hidden = problems.length - lines.length + reports.reduce((sum, report) => sum + report.hidden, 0);
  return [...lines, `${countLine(reports)}${hidden > 0 ? ` (+ ${hidden})` : ''}`].join('\n');
}

/** Formats the summary of a step as Markdown: every problem, worst first. */
export function formatSummary(reports: readonly FileReport[]): string {
  const problems = worstFirst(reports);
  const items = problems.slice(0, maxInSummary).map((problem) => {
    const { file, severity, code, message, hint, range } = problem;
    const where = `${repositoryPath(file)}:${range.start.line}:${range.start.column}`;
    return `- ${severity === 'error' ? '❌' : '⚠️'} **${escapeMarkdown(where)}** \`${code}\` ${markdown(message)}<br>${markdown(hint)}`;
  });
  const rest = problems.length - items.length + reports.reduce((sum, report) => sum + report.hidden, 0);
  return [`### ${countLine(reports)}`, '', ...items, ...(rest > 0 ? [`- … + ${rest}`] : []), ''].join('\n');
}

function countLine(reports: readonly FileReport[]): string {
  const all: Problem[] = reports.flatMap(({ problems }) => problems);
  const { errors, warnings } = countProblems(all);
  return catalogues[reports[0]?.lang ?? 'en'].words.count(errors, warnings);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
