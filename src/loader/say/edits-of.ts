/** A correction as edits of the text that it is about. */
import type { TextEdit } from '../../json-text/text-edit.ts';
import type { Fix } from './problems.ts';

export const editsOf = ({ edits }: Fix, text: string): TextEdit[] =>
  edits.map(({ range, text: insert }) => {
    const at = range.start.offset;
    return { at, remove: text.slice(at, range.end.offset), insert };
  });
