/** A place of the manifest in words: "Einstieg › Überschrift". */
import type { Json } from '../../../../schema/migrations.ts';
import { pointerKeys } from '../../../manifest/pointer.ts';
import { titlesAt } from '../../form/titles.ts';
import { words } from '../words/words.ts';
import { isConstant, titleOfConstant } from './constant-uses.ts';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-state.ts';
import { selectionAt } from './selection.ts';

/** @param manifest - in which the place is; left out: the draft */
export const describePlace = (editor: Pick<Editor, 'state'>, pointer: string, manifest?: Json): string =>
  placeOf(editor.state(), pointer, manifest).join(' › ');

/** From the page, or the part of the manifest, to the field. */
export function placeOf({ forms, lang, document }: EditorState, pointer: string, manifest = document.value): string[] {
  const selection = selectionAt(pointer);
  const { page, titles } = forms ? titlesAt(forms, manifest, pointerKeys(pointer)) : { titles: [] };
  if (page !== undefined) return [page === '*' ? words[lang].notFound : page, ...titles];
  const part = selection.kind === 'part' ? selection.part : '';
  const name = isConstant(pointer) ? pointerKeys(pointer)[1] : undefined;
  const within = name === undefined ? titles.slice(1) : [titleOfConstant(forms, manifest, name)];
  return [words[lang].parts[part] ?? part, ...within];
}
