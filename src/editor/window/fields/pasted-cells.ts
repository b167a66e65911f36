/** A table that somebody has copied, in Excel or on a page, as its cells. */
import type { Run } from '../../draft/rich-text/runs.ts';
import type { useLoadWriting } from '../state/use-editor.ts';

/** By row and column. */
export type Cells = readonly (readonly (readonly Run[])[])[];

export async function cellsOf(load: ReturnType<typeof useLoadWriting>, html: string, text: string): Promise<Cells> {
  const { lines } = (await load()).linesOf(html, text);
  // One row alone is no table of its own.
  const isOneRow = lines.every(({ row }) => !row) && text.includes('\t');
  return isOneRow
    ? text.split(/\r?\n/).map((line) => line.split('\t').map((shown) => [{ shown, kind: 'letter' as const, marks: [] }]))
    : lines.map((line) => line.row?.cells ?? [line.text]);
}
