/** The collection that pages, records and lists have their facts of: where there is none yet, it begins with its first fact. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import { collectionAt, collectionsIn } from '../../draft/fields/own-facts.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import { fieldAt } from './field-at.ts';
import { collectionOfList, listAbove } from './listed.ts';
import { writtenAt } from './reused.ts';

/**
 * @param at - of facts, or a list that shows some
 * @returns the place of the fields of their collection
 */
export function collectionFor(editor: Editor, at: string): string {
  const state = editor.state();
  const { value } = state.document;
  const [first, page = '', third] = pointerKeys(at);
  if (first === 'collections') return beginFields(editor, Number(page));
  if (third === 'entry') {
    const route = valueAt(value, `/routes/${page}`) as JsonObject;
    const path = String(route.translates ?? route.path);
    const index = collectionAt(value, route);
    return index >= 0 ? beginFields(editor, index) : begin(editor, listAbove(state, path) ?? (parentOf(path) || '/'));
  }
  const written = writtenAt(state, at);
  const index = collectionOfList(value, written);
  return index >= 0 ? beginFields(editor, index) : begin(editor, String(valueAt(value, `${written}/under`)));
}

/** The first fact, there to be called what it is. */
function beginFields(editor: Editor, index: number): string {
  const pointer = `/collections/${index}/fields`;
  if (isList(valueAt(editor.state().document.value, pointer))) return pointer;
  return carryOut(editor, pointer, []);
}

function begin(editor: Editor, under: string): string {
  const { made, index } = newCollection(editor, { under });
  return carryOut(editor, `/collections/${index}/fields`, [made]);
}

function carryOut(editor: Editor, fields: string, before: readonly Operation[]): string {
  const { forms, document, lang } = editor.state();
  const list = forms && fieldAt(forms, document.value, '/collections/0/fields');
  const value = list?.kind === 'list' ? (blankOf(list.entry) as Json) : {};
  const operations: Operation[] = [...before, { kind: 'insert', pointer: `${fields}/0`, value }];
  editor.carryOut(operations, { title: words[lang].collections.begun, at: fields });
  return `${fields}/0/label`;
}

/** A collection behind the others, and its place among them. */
export function newCollection(editor: Editor, value: JsonObject): { made: Operation; index: number } {
  const { forms, document } = editor.state();
  const index = collectionsIn(document.value).length;
  const order = [...Object.keys(forms?.parts ?? {}), 'routes'];
  const made: Operation =
    index > 0
      ? { kind: 'insert', pointer: `/collections/${index}`, value }
      : { kind: 'set', pointer: '/collections', value: [value], order };
  return { made, index };
}
