/** Makes the corrections that are certain: exactly these bytes of a file change, all at once. */
import { replaceFile } from '../disk/replace-file.ts';
import { applyAtOnce, type TextEdit } from '../json-text/text-edit.ts';
import { type LoadFileOptions, loadSite } from '../manifest/node/load-site.ts';
import { readManifestBytes } from '../manifest/node/read-manifest.ts';
import type { Problem } from '../manifest/say/problems.ts';
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
    const { problems } = await loadSite(file, { ...options, content: round === 0 ? content : Buffer.from(text) });
    const corrected = applyFixes(text, problems);
    if (corrected.changes.length === 0) break;
    text = corrected.text;
    changes.push(...corrected.changes);
  }
  return { text, changes };
}

/** Applies the corrections of problems to the text that they were found in; of two that overlap, the first. */
export function applyFixes(text: string, problems: readonly Problem[]): { text: string; changes: Change[] } {
  const changes: Change[] = [];
  // In the order of the text.
  const edits: TextEdit[] = [];
  const fixes = problems.flatMap(({ file, fix, further = [] }) =>
    [...(fix ? [fix] : []), ...further].map((one) => ({ file, ...one })),
  );
  for (const { file, title, edits: wanted } of fixes) {
    const own = wanted.map(({ range, text: insert }): TextEdit => {
      const at = range.start.offset;
      return { at, remove: text.slice(at, range.end.offset), insert };
    });
    if (own.some((edit) => overlapsOneOf(edits, edit))) continue;
    for (const edit of own) edits.splice(indexIn(edits, edit.at), 0, edit);
    for (const { range } of wanted) changes.push({ file, line: range.start.line, column: range.start.column, title });
  }
  return { text: applyAtOnce(text, edits), changes };
}

/** How many of the edits, in the order of the text, begin before an offset. */
function indexIn(edits: readonly TextEdit[], offset: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.at ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function overlapsOneOf(edits: readonly TextEdit[], { at, remove }: TextEdit): boolean {
  const behind = indexIn(edits, at);
  return edits
    .slice(Math.max(0, behind - 1), behind + 1)
    .some((other) => at < other.at + other.remove.length && other.at < at + remove.length);
}
