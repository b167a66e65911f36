/** Sections that are written once and stand on several pages: where one stands, what makes it one, and what makes it a section like others. */
import { isObject, type Json } from '../../../../schema/json.ts';
import { memo } from '../../../disk/memo.ts';
import {
  definitionsOf,
  isInDefinition,
  type PutIn,
  putInsOf,
  reuseType,
  sectionInPlace,
  sectionPointerOf,
} from '../../../findings/sections.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { EditorState } from './editor-state.ts';
import { nearestSelection, pointerOf, type Selection, selectionAt } from './selection.ts';
import { languageAt, type SiteLanguage } from './site-languages.ts';
import { starterFor } from './starter-for.ts';

type Known = Pick<EditorState, 'document' | 'forms'>;

/** Found once for each draft: every row of the outline asks. */
const foundIn = memo((manifest: Json): readonly PutIn[] => (isObject(manifest) ? putInsOf(manifest) : []));

/** A site may have a section type of that name. */
export const putIns = ({ document: { value }, forms }: Known): readonly PutIn[] =>
  forms?.sections[reuseType] === undefined ? foundIn(value) : [];

/** What is put in at the place of a section; undefined for a section that is written there. */
export const putInAt = (state: Known, pointer: string): PutIn | undefined =>
  valueAt(state.document.value, `${pointer}/type`) === reuseType
    ? putIns(state).find((one) => one.pointer === pointer)
    : undefined;

/** The places of what is written at a definition. */
export const placesOf = (state: Known, definition: string): string[] =>
  putIns(state).flatMap((one) => (one.definition === definition ? [one.pointer] : []));

/** On how many pages: twice on one is once. */
export const countPages = (state: Known, definition: string): number =>
  new Set(putIns(state).flatMap((one) => (one.definition === definition ? [one.page] : []))).size;

/** Where a section is written that stands at a place. */
export const writtenAt = (state: Known, pointer: string): string => putInAt(state, pointer)?.definition ?? pointer;

/**
 * What is selected to edit the value at a pointer: of a section that is written once, the place that is selected already, or else the first one on
 * the page that is shown, or on any.
 */
export function selectionFor(state: Pick<EditorState, 'document' | 'forms' | 'selection' | 'page'>, pointer: string): Selection {
  const definition = isInDefinition(pointer) ? sectionPointerOf(pointer) : undefined;
  const places = definition === undefined ? [] : placesOf(state, definition);
  const own = pointerOf(state.selection);
  const place = places.find((one) => one === own) ?? places.find((one) => one.startsWith(`/routes/${state.page}/`)) ?? places[0];
  return nearestSelection(selectionAt(place ?? pointer), state.document.value);
}

/** What a section is called: by its type, that of its definition where it is put in. */
export function sectionTitle(state: Known, pointer: string): string {
  const type = String(valueAt(state.document.value, `${writtenAt(state, pointer)}/type`) ?? '');
  // Until the forms are there, nobody is shown what the file calls it.
  return state.forms ? (state.forms.sections[type]?.title ?? type) : '';
}

/** Those that a site has, by their names. */
export const reusedOf = (state: Known): { name: string; pointer: string; section: unknown }[] =>
  state.forms?.sections[reuseType] === undefined
    ? [...definitionsOf(state.document.value)].filter(({ pointer }) => pointer.startsWith('/reused/'))
    : [];

/** A new section: by its type, or by the pointer of one that is written once. */
export const newSection = (state: EditorState, choice: string): Record<string, unknown> =>
  choice.startsWith('/') ? { type: reuseType, of: pointerKeys(choice)[1] } : starterFor(state, choice);

/** The section that is written under a name. */
export const reusedAt = (manifest: Json, name: string): unknown => child(child(manifest, 'reused'), name);

/** The keys of a manifest before and after `reused`, as the schema has them. */
const order = ['errorView', 'reused', 'languages', 'routes'];

/** Those of a language. */
const orderInLanguage = ['placeholders', 'reused', 'labels'];

/** Writes a section under a name, and puts it in where it was. */
export function makeReusable(manifest: Json, pointer: string, name: string): Operation[] {
  const section = valueAt(manifest, pointer);
  if (section === undefined || !isObject(section)) return [];
  const { id, ...definition } = section;
  const isFirst = valueAt(manifest, '/reused') === undefined;
  return [
    isFirst
      ? { kind: 'set', pointer: '/reused', value: { [name]: definition }, order }
      : { kind: 'set', pointer: pointerTo('/reused', name), value: definition },
    { kind: 'set', pointer, value: { type: reuseType, of: name, ...(id !== undefined && { id }) } },
  ];
}

/** Writes a section that is put in at its place. What stands nowhere then is taken away. */
export function makeOwn(state: Known, pointer: string): Operation[] {
  const manifest = state.document.value;
  const putIn = putInAt(state, pointer);
  const definition = putIn?.definition === undefined ? undefined : valueAt(manifest, putIn.definition);
  if (!putIn || definition === undefined || !isObject(definition)) return [];
  const { type, id, ...props } = sectionInPlace(definition, putIn.section);
  const isLast = !putIns(state).some((one) => one.name === putIn.name && one.pointer !== pointer);
  return [
    { kind: 'set', pointer, value: { ...(type !== undefined && { type }), ...(id !== undefined && { id }), ...props } },
    ...(isLast ? removeReused(manifest, putIn.name) : []),
  ];
}

/** Of a place on a page of another language: that language, and whether it has a version of its own there; undefined where it can have none. */
export function versionAt(
  state: Known,
  pointer: string,
): { language: SiteLanguage; isOwn: boolean; hasOther: boolean } | undefined {
  const putIn = putInAt(state, pointer);
  const language = languageAt(state.document.value, pointer);
  if (putIn?.definition === undefined || language.at === '') return undefined;
  const hasOther = valueAt(state.document.value, pointerTo('/reused', putIn.name)) !== undefined;
  return { language, isOwn: !putIn.definition.startsWith('/reused/'), hasOther };
}

/** Gives the language of a place a version of its own, which begins as a copy; its other pages show that as well. */
export function makeVersion(state: Known, pointer: string): Operation[] {
  const manifest = state.document.value;
  const [putIn, version] = [putInAt(state, pointer), versionAt(state, pointer)];
  const value = putIn?.definition === undefined ? undefined : valueAt(manifest, putIn.definition);
  if (!putIn || !version || version.isOwn || value === undefined) return [];
  const list = `${version.language.at}/reused`;
  return valueAt(manifest, list) === undefined
    ? [{ kind: 'set', pointer: list, value: { [putIn.name]: value }, order: orderInLanguage }]
    : [{ kind: 'set', pointer: pointerTo(list, putIn.name), value }];
}

/** Takes that version away: the pages of the language show the site's again. */
export function removeVersion(state: Known, pointer: string): Operation[] {
  const [putIn, version] = [putInAt(state, pointer), versionAt(state, pointer)];
  if (putIn?.definition === undefined || !version?.isOwn || !version.hasOther) return [];
  return [removalOf([...definitionsOf(state.document.value)], putIn.definition)];
}

/** Takes a section away that is written once, and what languages have in its place; and the list that is empty then. */
export function removeReused(manifest: Json, name: string): Operation[] {
  const all = [...definitionsOf(manifest)];
  return all.filter((one) => one.name === name).map(({ pointer }) => removalOf(all, pointer));
}

function removalOf(all: readonly { pointer: string }[], pointer: string): Operation {
  const list = parentOf(pointer);
  const isOnly = all.filter((other) => other.pointer.startsWith(`${list}/`)).length === 1;
  return { kind: 'remove', pointer: isOnly ? list : pointer };
}
