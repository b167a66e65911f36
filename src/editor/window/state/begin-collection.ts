/** The collection that pages, records and lists have their facts of: where there is none yet, it begins with its first fact. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import { collectionAt, collectionsIn } from '../../draft/fields/own-facts.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-state.ts';
import { fieldAt } from './field-at.ts';
import { collectionOfList, listAbove } from './listed.ts';

/** @param list - its pointer; there need not be one yet */
export function blankEntry({ forms, document }: EditorState, list: string): Json {
  const field = forms && fieldAt(forms, document.value, list);
  return field?.kind === 'list' ? (blankOf(field.entry) as Json) : {};
}

export const collectionAdded = (manifest: Json, value: JsonObject): Operation => ({
  ...{ kind: 'insert', pointer: `/collections/${collectionsIn(manifest).length}`, value },
});

/**
 * @param at - of facts, or a list that shows some
 * @returns the place of the fields of their collection
 */
export function collectionFor(editor: Editor, at: string): string {
  const state = editor.state();
  const { value } = state.document;
  const [found, under] = collectionAround(state, at);
  const fields = `/collections/${found < 0 ? collectionsIn(value).length : found}/fields`;
  if (isList(valueAt(value, fields))) return fields;
  const begun = found < 0 ? [collectionAdded(value, { under })] : [];
  const fact: Operation = { kind: 'insert', pointer: `${fields}/0`, value: blankEntry(state, fields) };
  editor.carryOut([...begun, fact], { title: words[state.lang].collections.begun, at: fields });
  return `${fields}/0/label`;
}

/** Its place, or -1 and the address that it begins with. */
function collectionAround(state: EditorState, at: string): [found: number, under: string] {
  const { value } = state.document;
  const [first, index = '', third] = pointerKeys(at);
  if (first === 'collections') return [Number(index), ''];
  if (third !== 'entry') return [collectionOfList(value, at), String(valueAt(value, `${at}/under`))];
  const route = valueAt(value, `/routes/${index}`);
  const path = String(child(route, 'translates') ?? child(route, 'path'));
  return [collectionAt(value, route), listAbove(state, path) ?? (parentOf(path) || '/')];
}
