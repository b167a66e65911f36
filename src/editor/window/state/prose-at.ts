/** The blocks that a text is one of, which the page shows as one document to write in. */
import type { Json } from '../../../../schema/json.ts';
import { operationsBetween } from '../../../json-text/between.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { apply } from '../../draft/document/document.ts';
import { kindsOf } from '../../draft/fields/kinds.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import type { TurnInto } from '../../draft/prose/block.ts';
import { type Prose, readProse, textPointers, withoutEmpty } from '../../draft/prose/prose.ts';
import { holdsText, listOfTextsAt, switchOf } from './blocks.ts';
import type { Core } from './core.ts';
import type { createEditing } from './editing.ts';
import type { EditorState } from './editor-state.ts';
import { fieldAt } from './field-at.ts';
import { addPage, type NewPage } from './new-page.ts';

/** As much of the editor as is needed here, which itself builds on this file. */
type Editor = Pick<Core, 'state'> & Pick<ReturnType<typeof createEditing>, 'carryOut'>;

export interface ProseAt {
  /** Where the list is in the draft; of a single text that may become several, its own place. */
  list: string;
  /** Of an entry. */
  entry: Field;
  /** So many entries there may be. */
  max: number;
}

/** The outermost list of blocks in which a text is written, and no part of a block that stays whole; undefined where there is none. */
export function proseAt(forms: Forms, draft: Json, at: string): ProseAt | undefined {
  let found: ProseAt | undefined;
  for (let pointer = at; pointer !== ''; pointer = parentOf(pointer)) {
    const list = listOfTextsAt(forms, draft, parentOf(pointer));
    const prose = list && { list: parentOf(pointer), entry: list.entry, max: list.max };
    if (prose && textsOfProse(draft, prose, readNow(draft, prose)).includes(at)) found = prose;
  }
  const several = found ? undefined : membersOf(fieldAt(forms, draft, at)).find((one) => one.kind === 'list');
  return several?.kind === 'list' && holdsText(several.entry) ? { list: at, entry: several.entry, max: several.max } : found;
}

const membersOf = (field: Field | undefined): readonly Field[] => (field?.kind === 'either' ? field.members : []);

/** What the list says by now; undefined where it is none any more. */
export function entriesAt(draft: Json, list: string): Json[] | undefined {
  const value = valueAt(draft, list);
  if (typeof value === 'string') return [value];
  return isList(value) ? [...value] : undefined;
}

/** @param last - what was read of it before */
export const readNow = (draft: Json, { list, entry }: ProseAt, last?: Prose): Prose =>
  readProse(entry, entriesAt(draft, list) ?? [], last);

/** The places of its texts, one below the other. */
export const textsOfProse = (draft: Json, { list }: ProseAt, prose: Prose): string[] =>
  isList(valueAt(draft, list)) ? textPointers(prose, list) : [list];

/** What makes the list say these entries. */
export function operationsFor(draft: Json, list: string, entries: readonly Json[]): Operation[] {
  const value = valueAt(draft, list) ?? null;
  const [first] = entries;
  const isOne = typeof value === 'string' && entries.length === 1 && typeof first === 'string';
  return operationsBetween(value, isOne ? first : [...entries], list);
}

/** A step that has made more than letters: what is left empty of it goes with it. */
export interface MadeStep {
  at: string;
  /** In milliseconds. */
  since: number;
}

interface ProseStep {
  at: string;
  title: string;
  /** Letters within one text are others, and nothing else: they go on with the last step. */
  isTyping: boolean;
  made: MadeStep | undefined;
  page: NewPage | undefined;
}

/**
 * Writes into the draft what has become of the entries of a list.
 *
 * @returns the last step that was more than letters; undefined where nothing has changed
 */
export function carryProse(
  editor: Editor,
  list: string,
  entries: readonly Json[],
  { at, title, isTyping, made, page }: ProseStep,
): { made: MadeStep | undefined } | undefined {
  const operations = operationsFor(editor.state().document.value, list, entries);
  if (operations.length === 0) return undefined;
  const pages = page ? addPage(editor.state(), page) : [];
  const step = { at, since: Math.max(Date.now(), (made?.since ?? 0) + 1) };
  const merged = isTyping ? { typing: true } : { typing: true, since: step.since };
  editor.carryOut([...operations, ...pages], { title, at, ...(pages.length === 0 && merged) });
  return { made: isTyping ? made : step };
}

/** Takes away the texts that are left empty; but not what a step back has emptied, which may be brought back. */
export function leaveProse(
  editor: Editor,
  { list, entry }: ProseAt,
  prose: Prose,
  { at, title, made }: Pick<ProseStep, 'at' | 'title' | 'made'>,
): void {
  const { value, undone } = editor.state().document;
  const operations = operationsFor(value, list, withoutEmpty(entry, prose).entries);
  if (operations.length > 0 && undone.length === 0) editor.carryOut(operations, { title, at, typing: true, ...made });
}

/** The text of the draft as it is kept: texts that are empty beside the one at this place, which is being written, go when it is left. */
export function textToKeep({ forms, document }: EditorState, at: string | undefined): string {
  const prose = forms && at !== undefined ? proseAt(forms, document.value, at) : undefined;
  const full = prose && withoutEmpty(prose.entry, readNow(document.value, prose)).entries;
  const operations = prose && full ? operationsFor(document.value, prose.list, full) : [];
  return apply(document, operations, { title: '', at: '', time: 0 }).text;
}

/** What a block may become, as its author calls it. */
export interface BlockKind {
  title: string;
  into: TurnInto;
}

/** The keys of what is written in, beside paragraphs. */
export const turnable: readonly string[] = ['heading', 'subheading', 'list', 'quote', 'note'] satisfies TurnInto[];

export const kindsToTurnInto = ({ entry }: ProseAt): BlockKind[] =>
  kindsOf(entry).flatMap((kind): BlockKind[] => {
    const { title, key } = kind;
    if (key === undefined) return [{ title, into: 'paragraph' }];
    if (!turnable.includes(key)) return [];
    const flag = key === 'list' ? switchOf(kind) : undefined;
    const numbered: BlockKind[] = flag ? [{ title: flag.title, into: 'numbered' }] : [];
    return [{ title, into: key as TurnInto }, ...numbered];
  });

/** The keys of what there may be beside paragraphs. */
export const keysOfKinds = ({ entry }: ProseAt): string[] => kindsOf(entry).flatMap(({ key }) => key ?? []);

/** Of each block the place of its first text, or its own. */
export function placesOfBlocks(prose: Prose, pointers: readonly string[], list: string): string[] {
  let text = 0;
  let entry = -1;
  let last: number | undefined;
  return prose.blocks.map((block) => {
    if (block.entry === undefined || block.entry !== last) entry++;
    last = block.entry;
    const count = countTexts(block);
    const own = block.type === 'whole' ? `${list}/${entry}${block.key ? `/${block.key}` : ''}` : (pointers[text] ?? list);
    text += count;
    return own;
  });
}

const countTexts = (block: Prose['blocks'][number]): number =>
  block.text ? 1 : (block.blocks ?? []).reduce((sum, one) => sum + countTexts(one), 0);

/** Whether two drafts have the same blocks there, whatever these say. */
export function haveSameBlocks(draft: Json, shown: Json, list: string): boolean {
  let [now, then]: unknown[] = [draft, shown];
  for (const key of pointerKeys(list)) {
    if (isList(now as Json) && (now as Json[]).length !== (then as Json[] | undefined)?.length) return false;
    [now, then] = [child(now, key), child(then, key)];
  }
  const shapes = (value: unknown) =>
    [value].flat().map((one) => (typeof one === 'string' ? '' : Object.keys(one as object).join()));
  return JSON.stringify(shapes(now)) === JSON.stringify(shapes(then ?? []));
}
