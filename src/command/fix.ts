/** Makes the corrections that are certain: exactly these bytes of a file change, all at once. */
import { readFile } from 'node:fs/promises';
import { type LoadOptions, loadSite } from '../manifest/load.ts';
import type { Problem } from '../manifest/problems.ts';
import type { Change } from '../manifest/report.ts';
import { replaceFile } from './replace-file.ts';

/** A correction can bring to light the next mistake, which the first one hid; more rounds than this never happen. */
const mostRounds = 10;

/**
 * Corrects a file.
 *
 * @returns What was changed, in order. Nothing where the file cannot be read: that is a finding, not ours to mend.
 * @throws Error when the file cannot be written; it is then as it was.
 */
export async function fixFile(file: string, options: LoadOptions): Promise<Change[]> {
  const changes: Change[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const content = await readFile(file).catch(() => undefined);
    if (!content) break;
    const { problems } = await loadSite(file, { ...options, content });
    const corrected = applyFixes(content.toString('utf8'), problems);
    if (corrected.changes.length === 0) break;
    await replaceFile(file, corrected.text);
    changes.push(...corrected.changes);
  }
  return changes;
}

/** Applies the corrections of problems to the text that they were found in; of two that overlap, the first. */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  const edits: { start: number; end: number; text: string }[] = [];
  for (const { file, fix } of problems) {
    if (!fix) continue;
    const wanted = fix.edits.map(({ range, text: by }) => ({ start: range.start.offset, end: range.end.offset, text: by }));
    if (wanted.some((one) => edits.some((other) => one.start < other.end && other.start < one.end))) continue;
    edits.push(...wanted);
    for (const { range } of fix.edits) {
      changes.push({ file, line: range.start.line, column: range.start.column, title: fix.title });
    }
  }
  edits.sort((a, b) => b.start - a.start);
  return { text: edits.reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text), changes };
}
