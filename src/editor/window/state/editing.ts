/** Carries out what an author does to the draft, step by step, and takes it back. */

import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { apply, redo, undo } from '../../draft/document/document.ts';
import type { Companion } from '../../draft/fields/model.ts';
import type { Core } from './core.ts';
import { duplicateOf, type EditOptions, stepOf, withLists } from './edit-step.ts';
import { withCells } from './keep-cells.ts';
import { withCriteria } from './keep-criteria.ts';
import { withDuration } from './keep-duration.ts';
import { withFacts } from './keep-facts.ts';
import { withNames } from './keep-names.ts';
import { withOpenFacts } from './open-facts.ts';
import { placeBefore, placeThatComes } from './place-now.ts';
import { selectionFor } from './reused.ts';
import { nearestSelection } from './selection.ts';

export function createEditing({ state, setDocument, mayChange, refuse, says }: Core) {
  const carryOut = (operations: readonly Operation[], { at, select, ...options }: EditOptions & { at: string }) => {
    const step = stepOf(state(), options, at, operations[0]);
    try {
      const { document: draft, forms, stored } = state();
      const document = apply(draft, withCompanions(operations, { manifest: draft.value, forms, stored: stored.text }), step);
      setDocument(document, select && { selection: select });
    } catch (error) {
      // A draft may have another shape than its form; a finding says so. What is written stays as it is.
      console.error(error);
      refuse(says().notHere);
    }
  };
  const edit = (operation: Operation, options: EditOptions) =>
    carryOut([operation], { ...options, at: operation.kind === 'move' ? operation.to : operation.pointer });

  /** Shows what a step was about, where it is now. */
  const goTo = (gone: ReturnType<typeof undo>, pointer: string | undefined, said: (title: string) => string) => {
    if (!gone || !mayChange()) return;
    const { document, step } = gone;
    const now = state();
    const selection = pointer ? selectionFor({ ...now, document }, pointer) : nearestSelection(now.selection, document.value);
    const target = pointer ? { pointer, focus: false, count: (now.target?.count ?? 0) + 1 } : undefined;
    const text = said(step.title);
    setDocument(document, { selection, target, announcement: text, notice: { text, canUndo: false } });
  };

  return {
    /** @param order - the keys of the object around it, for a key that is new */
    set: (pointer: string, value: unknown, options: EditOptions & { order?: readonly string[] }) =>
      edit({ kind: 'set', pointer, value: value as Json, ...(options.order && { order: options.order }) }, options),
    remove: (pointer: string, options: EditOptions) => edit({ kind: 'remove', pointer }, options),
    insert: (list: string, index: number, value: unknown, options: EditOptions) =>
      edit({ kind: 'insert', pointer: `${list}/${index}`, value: value as Json }, options),
    move: (list: string, from: number, to: number, options: EditOptions) =>
      edit({ kind: 'move', pointer: `${list}/${from}`, to: `${list}/${to}` }, options),
    duplicate: (pointer: string, options: EditOptions) =>
      carryOut(duplicateOf(state().document.value, pointer), { ...options, at: pointer }),
    /** Several operations as one step. */
    carryOut,
    /** Nothing is chosen for the place that is shown: if it was made for that by the last step, all is as before, and this says so. */
    withdraw(pointer: string): boolean {
      const { document, target } = state();
      const { instead } = target ?? {};
      if (!target || !instead || target.pointer !== pointer || document.done.at(-1) !== instead.step) return false;
      setDocument(instead.document, { target: { ...instead.shows, count: target.count + 1 } });
      return true;
    },

    undo() {
      const gone = undo(state().document);
      goTo(gone, gone && placeBefore(gone.step.pointer, state().document.value, gone.document.value), says().undone);
    },
    redo() {
      const gone = redo(state().document);
      goTo(gone, gone && (gone.step.pointer || placeThatComes(state().document.value, gone.document.value)), says().redone);
    },
  };
}

/** Each of these adds to the operations of an edit what goes along with them, so that its author need not do it. */
const companions: readonly Companion[] = [withDuration, withCells, withNames, withFacts, withCriteria, withLists, withOpenFacts];

const withCompanions = (operations: readonly Operation[], about: Parameters<Companion>[1]): readonly Operation[] =>
  companions.reduce((all, companion) => companion(all, about), operations);
