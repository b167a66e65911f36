/** A manifest that is being edited: its text is the truth, and every step of an edit can be taken back to the first byte. */
import type { Json } from '../../../../schema/json.ts';
import { operationsBetween } from '../../../json-text/between.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import { editText, type Operation } from '../../../json-text/operations.ts';
import { parseAsWritten } from '../../../json-text/spelled-numbers.ts';
import { applyTextEdits, differenceOf, invertTextEdits, joinTextEdits, type TextEdit } from '../../../json-text/text-edit.ts';
import { shareParts, valueAt } from '../../../json-text/value.ts';
import { findString, type WrittenString, writeInto } from '../../../json-text/written-string.ts';
import { continuesStep, maxUndoSteps, type Step } from './undo-steps.ts';

/** Never written to: every edit makes another one. */
export interface Document {
  text: string;
  /** What the text says. What an edit does not change is the same reference before and after. */
  value: Json;
  /** The oldest first. */
  done: readonly Step[];
  /** What redo does next is the last one. */
  undone: readonly Step[];
}

/** What is said of an edit. */
export interface Edit {
  title: string;
  /** The pointer of the place that it is about. */
  at: string;
  /** Now, in milliseconds. */
  time: number;
  /** Edits with the same key that follow at once, such as the letters of a word, are one step. */
  merge?: string;
}

/**
 * What a text said before a step and after it, for steps of this session: to parse a thousand pages, and to find what they share with
 * those that are shown, takes 60 to 80 ms.
 */
const known = new WeakMap<Step, { before: Json; after: Json }>();

/** @param text Valid JSON; it throws a SyntaxError where it is not. */
export function openDocument(text: string): Document {
  return { text, value: parseAsWritten(text), done: [], undone: [] };
}

/**
 * Carries out operations, one after the other, as one step.
 *
 * @returns The same document where they change nothing. It throws where the place of an operation does not exist.
 */
export function apply(document: Document, operations: Operation | readonly Operation[], edit: Edit): Document {
  let { text, value } = document;
  let written = strings.get(document);
  const splices: TextEdit[] = [];
  for (const operation of [operations].flat() as Operation[]) {
    for (const part of partsOf(value, operation)) {
      if (part.kind !== 'set' || typeof part.value !== 'string' || part.isNumber) written = undefined;
      else if (written?.pointer !== part.pointer) written = findWritten(text, value, part.pointer);
      const letters = written && writeInto(written, (part as { value: string }).value);
      written = letters?.found;
      const edits = letters?.edits ?? editText(text, part);
      text = written ? written.before + written.line + written.behind : applyTextEdits(text, edits);
      splices.push(...edits);
      value = changeValue(value, part);
    }
  }
  const { at, ...rest } = edit;
  const now = withStep(document, { text, value }, { ...rest, pointer: at, splices: joinTextEdits(splices) });
  if (written) strings.set(now, written);
  return now;
}

/** The string that the last letter was written into: to find it again took 11 ms of each letter in 1,000 pages. */
const strings = new WeakMap<Document, WrittenString>();

const findWritten = (text: string, value: Json, pointer: string) =>
  typeof valueAt(value, pointer) === 'string' ? findString(text, pointer) : undefined;

/** `set` gives one object or list for another: the operations that change only what differs. */
function partsOf(value: Json, operation: Operation): Operation[] {
  if (operation.kind !== 'set' || operation.isNumber) return [operation];
  return operationsBetween(valueAt(value, operation.pointer), operation.value, operation.pointer, operation.order);
}

/**
 * Takes over a text that somebody else has written, as one step.
 *
 * @param text Valid JSON; it throws a SyntaxError where it is not.
 */
export function replaceAll(document: Document, text: string, { title, time }: Pick<Edit, 'title' | 'time'>): Document {
  const splices = differenceOf(document.text, text);
  return withStep(document, { text, value: parseAgain(document, text) }, { title, pointer: '', splices, time });
}

/** Takes the last step back. Undefined where there is none. */
export function undo(document: Document): { document: Document; step: Step } | undefined {
  const step = document.done.at(-1);
  if (!step) return undefined;
  const text = applyTextEdits(document.text, invertTextEdits(step.splices));
  const [done, undone] = [document.done.slice(0, -1), [...document.undone, step]];
  const now = { text, value: known.get(step)?.before ?? parseAgain(document, text), done, undone };
  return { document: follow(document, now, invertTextEdits(step.splices)), step };
}

/** Does again what was taken back last. Undefined where there is nothing. */
export function redo(document: Document): { document: Document; step: Step } | undefined {
  const step = document.undone.at(-1);
  if (!step) return undefined;
  const text = applyTextEdits(document.text, step.splices);
  const [done, undone] = [[...document.done, step], document.undone.slice(0, -1)];
  const now = { text, value: known.get(step)?.after ?? parseAgain(document, text), done, undone };
  return { document: follow(document, now, step.splices), step };
}

/** How a document was made of an earlier one. Whoever keeps it keeps none of their texts. */
interface Trail {
  last?: Trail;
  edits: readonly TextEdit[];
}

const trails = new WeakMap<Document, Trail>();

function trailOf(document: Document): Trail {
  const trail = trails.get(document) ?? { edits: [] };
  trails.set(document, trail);
  return trail;
}

function follow(document: Document, now: Document, edits: readonly TextEdit[]): Document {
  trails.set(now, { last: trailOf(document), edits });
  return now;
}

/** After more edits than this it is faster to compare. */
const maxEdits = 100;

/** The edits that make the text of a document of that of an earlier one: known, or what differs between them (20 ms in 1,000 pages). */
export function editsSince(document: Document, earlier: Document): TextEdit[] {
  const [first, edits]: [Trail, (readonly TextEdit[])[]] = [trailOf(earlier), []];
  for (let trail: Trail | undefined = trailOf(document); trail && edits.length <= maxEdits; trail = trail.last) {
    if (trail === first) return joinTextEdits(edits.reverse().flat());
    edits.push(trail.edits);
  }
  return differenceOf(earlier.text, document.text);
}

/** How many steps have led from a text to a document; undefined where they did not. */
export function stepsSince({ text, done }: Document, earlier: string): number | undefined {
  let before = text;
  for (const [count, { splices }] of done.toReversed().entries()) {
    if (before === earlier) return count;
    before = applyTextEdits(before, invertTextEdits(splices));
  }
  return before === earlier ? done.length : undefined;
}

function parseAgain({ value }: Document, text: string): Json {
  return shareParts(value, parseAsWritten(text));
}

function withStep(document: Document, now: Pick<Document, 'text' | 'value'>, step: Step): Document {
  if (step.splices.length === 0) return document;
  const last = document.done.at(-1);
  const next = (done: readonly Step[]) => follow(document, { ...now, done, undone: [] }, step.splices);
  if (!continuesStep(last, step) || document.undone.length > 0) {
    known.set(step, { before: document.value, after: now.value });
    return next([...document.done, step].slice(-maxUndoSteps));
  }
  const splices = joinTextEdits([...last.splices, ...step.splices]);
  // A letter that is taken away again is no step.
  if (splices.length === 0) return next(document.done.slice(0, -1));
  const merged = { ...last, splices, time: step.time };
  const before = known.get(last)?.before;
  if (before !== undefined) known.set(merged, { before, after: now.value });
  return next([...document.done.slice(0, -1), merged]);
}
