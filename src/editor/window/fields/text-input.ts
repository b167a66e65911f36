/** A text's input as lists and dialogs meet it: a native one, or one that shows the text as it looks. */
import { readUnits } from '../../draft/rich-text/read.ts';

export interface TextInput {
  /** As the manifest writes it. */
  text: string;
  isRich: boolean;
  /** What is selected, from one unit of the text up to another. */
  from: number;
  to: number;
  select: (from: number, to: number) => void;
}

/** What one writes in, for `querySelector`. */
export const textInputs = ':is(textarea, [data-written])';

const written = new WeakMap<Element, () => TextInput>();

/** Makes an element known in which a text is written as it looks. */
export const keepTextInput = (element: Element, input: () => TextInput): unknown => written.set(element, input);

export function textInputOf(element: EventTarget | null): TextInput | undefined {
  if (!(element instanceof HTMLTextAreaElement)) return element instanceof Element ? written.get(element)?.() : undefined;
  const { value: text, selectionStart, selectionEnd } = element;
  const unitAt = (offset: number) => readUnits(text.slice(0, offset), false).length;
  const offsetOf = (unit: number) => readUnits(text, false)[unit]?.from ?? text.length;
  return {
    ...{ text, isRich: false, from: unitAt(selectionStart), to: unitAt(selectionEnd) },
    select: (from, to) => element.setSelectionRange(offsetOf(from), offsetOf(to)),
  };
}

export const lengthOf = ({ text, isRich }: TextInput): number => readUnits(text, isRich).length;

/** Puts the focus there; into a text that is one of several in a document, behind its last letter. */
export function enter(input: HTMLElement, options?: FocusOptions): void {
  input.focus(options);
  const text = document.activeElement === input ? undefined : textInputOf(input);
  if (text) text.select(lengthOf(text), lengthOf(text));
}

/**
 * The first input of a field. A text that is one of several in a document is its own.
 *
 * @param others - what else is one, for `querySelector`
 */
export const inputIn = (field: Element | undefined, others: string, but = ''): HTMLElement | null =>
  field instanceof HTMLElement && field.matches('[data-written]')
    ? field
    : (field?.querySelector<HTMLElement>(`:is(${textInputs}, ${others})${but}`) ?? null);
