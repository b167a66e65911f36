/** Makes the corrections that are certain: exactly these bytes of a file change, all at once. */
import { replaceFile } from '../disk/replace-file.ts';
import { code } from '../findings/words/phrases.ts';
import { applyAtOnce, withoutOverlaps } from '../json-text/text-edit.ts';
import { type LoadFileOptions, loadSite } from '../loader/node/load-site.ts';
import { readManifestBytes } from '../loader/node/read-manifest.ts';
import { catalogues } from '../loader/say/catalogue.ts';
import { editsOf } from '../loader/say/edits-of.ts';
import type { Problem } from '../loader/say/problems.ts';
import type { Change } from '../report/report.ts';

/**
 * A correction can bring to light the next mistake, which the first one hid: of mistakes in JSON itself, one is found at a time. More
 * rounds than this never end.
 */
const maxRounds = 1000;

/**
 * Corrects a file.
 *
 * @returns What was changed, in order. Nothing where the file cannot be read: that is a finding, not ours to mend.
 * @throws Error when the file cannot be written; it is then as it was.
 */
export async function fixFile(file: string, options: LoadFileOptions): Promise<Change[]> {
  const content = await readManifestBytes(file);
  if (!Buffer.isBuffer(content)) return [];
  const { text, changes } = await fixText(file, content, options);
  if (changes.length > 0) replaceFile(file, text);
  return changes;
}

/**
 * Corrects the content of a file until nothing is left that can be corrected.
 *
 * @returns The text, and what was changed in it; lines and columns are those at the time of each change.
 */
export async function fixText(
  file: string,
  content: Buffer,
  options: LoadFileOptions,
): Promise<{ text: string; changes: Change[] }> {
  const changes: Change[] = [];
  let text = content.toString('utf8');
  for (let round = 0; round < maxRounds; round++) {
    const { problems, lang } = await loadSite(file, { ...options, content: round === 0 ? content : Buffer.from(text) });
    // Places are counted without a mark in front of the text, so that it goes first.
    const mark = { file, line: 1, column: 1, title: catalogues[lang].words.removed(code('\ufeff')) };
    const corrected = text.startsWith('\ufeff') ? { text: text.slice(1), changes: [mark] } : applyFixes(text, problems);
    if (corrected.changes.length === 0) break;
    text = corrected.text;
    changes.push(...corrected.changes);
  }
  return { text, changes };
}

/** Applies the corrections of problems to the text that they were found in; of two that overlap, the first. */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; changes: Change[] } {
  const fixes = problems.flatMap(({ file, fix, further = [] }) =>
    [...(fix ? [fix] : []), ...further].map((one) => ({ file, ...one })),
  );
  const { chosen, edits } = withoutOverlaps(fixes, (fix) => editsOf(fix, text));
  const changes = chosen.flatMap(({ file, title, edits: wanted }) =>
    wanted.map(({ range: { start } }): Change => ({ file, line: start.line, column: start.column, title })),
  );
  return { text: applyAtOnce(text, edits), changes };
}
