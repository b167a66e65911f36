/** Takes away what was chosen on the page. */
import type { Json } from '../../../../schema/json.ts';
import { parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { kindAt, kindsOf } from '../../draft/fields/kinds.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { fieldAt, ownFieldAt } from './field-at.ts';
import { sectionTitle } from './reused.ts';
import { pointerOf, selectionAt } from './selection.ts';

/** Removes the section at a pointer, or of what is in it the innermost that may be left out: an entry of a list, an optional field. */
export function removeAt(editor: Editor, pointer: string): void {
  const { lang } = editor.state();
  const found = removableAt(editor, pointer);
  if (!found) {
    editor.refuse(words[lang].removedHere);
    return;
  }
  const text = words[lang].removed(found.name);
  editor.remove(found.at, { title: text });
  editor.sayDone(text);
}

/** A picture among paragraphs is what its entry says: without it there is none. */
function isWholeEntry(forms: Forms, draft: Json, at: string): boolean {
  const list = ownFieldAt(forms, draft, parentOf(parentOf(at)));
  const kind = list?.kind === 'list' ? kindAt(kindsOf(list.entry), valueAt(draft, parentOf(at))) : undefined;
  return kind?.key !== undefined && kind.key === pointerKeys(at).at(-1);
}

function removableAt(editor: Editor, pointer: string): { at: string; name: string } | undefined {
  const { forms, document } = editor.state();
  if (!forms) return undefined;
  const selection = selectionAt(pointer);
  const whole = pointerOf(selection);
  if (selection.kind === 'section' && pointer === whole) {
    return { at: pointer, name: sectionTitle(editor.state(), pointer) };
  }
  for (let at = pointer; at.length > whole.length; at = parentOf(at)) {
    const field = fieldAt(forms, document.value, at);
    if (field?.optional && !isWholeEntry(forms, document.value, at)) return { at, name: field.title };
    const list = ownFieldAt(forms, document.value, parentOf(at));
    const entries = valueAt(document.value, parentOf(at));
    if (list?.kind === 'list' && Array.isArray(entries)) {
      if (entries.length > list.min) return { at, name: list.entry.title };
      if (entries.length === 1 && list.optional) return { at: parentOf(at), name: list.entry.title };
    }
  }
  return undefined;
}
