/** A change report as text, Markdown and JSON. */
import type { MessageLanguage } from '../loader/say/catalogue.ts';
import { escapeMarkdown, markdown } from '../report/markdown.ts';
import { type Change, isHint } from './compare.ts';
import { reportWords, sayChange } from './words.ts';

/** More lines nobody reads in a summary, which may have 1 MiB. */
const maxLines = 1000;

/** One line for each change, and the pages on which they can be noticed. */
export function formatText(changes: readonly Change[], lang: MessageLanguage): string {
  const { none, affected, title } = reportWords[lang];
  if (changes.length === 0) return none;
  const lines = changes.map((change) => {
    const { where, what } = sayChange(change, lang);
    return `${where}: ${what}`;
  });
  return [...lines, '', `${title(countOf(changes))}. ${affected}: ${affectedRoutes(changes).join(', ')}`].join('\n');
}

/** A list under each page, for the summary of a pull request. Nothing that a manifest holds can become markup of it. */
export function formatMarkdown(changes: readonly Change[], lang: MessageLanguage): string {
  const { none, affected, title } = reportWords[lang];
  if (changes.length === 0) return `### ${none}\n`;
  const items = changes.slice(0, maxLines).map((change) => {
    const { where, what } = sayChange(change, lang);
    return `- **${markdown(where)}**: ${escapeMarkdown(what)}`;
  });
  const rest = changes.length - items.length;
  const routes = affectedRoutes(changes);
  return [
    `### ${title(countOf(changes))}`,
    '',
    ...items,
    ...(rest > 0 ? [`- … + ${rest}`] : []),
    '',
    `**${affected} (${routes.length}):** ${routes
      .slice(0, 100)
      .map((path) => escapeMarkdown(path))
      .join(', ')}${routes.length > 100 ? ' …' : ''}`,
    '',
  ].join('\n');
}

/**
 * For programs. `changes`: each with `kind`, `route` (none: every page), `original`, `section`, `steps`, `from`, `to`, `place`,
 * `affected` as src/changes/compare.ts describes them, and the sentence `text`; `routes`: all pages affected.
 */
export function formatJson(changes: readonly Change[], lang: MessageLanguage): string {
  const spoken = changes.map((change) => {
    const { where, what } = sayChange(change, lang);
    return { ...change, text: `${where}: ${what}` };
  });
  return JSON.stringify({ version: '1.0', changes: spoken, routes: affectedRoutes(changes) }, null, 2);
}

/** Hints are no changes. */
const countOf = (changes: readonly Change[]) => changes.filter((change) => !isHint(change)).length;

/** The paths of all pages on which something has changed, each once. */
function affectedRoutes(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ affected }) => affected))];
}
