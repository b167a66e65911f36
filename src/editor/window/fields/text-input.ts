/** A text's input as lists and dialogs meet it: a native one, or one that shows the text as it looks. */
import { readUnits, type Unit } from '../../draft/rich-text/read.ts';
import { writeUnits } from '../../draft/rich-text/write.ts';

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

const letters = (text: string): Unit[] => text.split('').map((shown) => ({ shown, kind: 'letter', marks: [] }));

/** Two texts of one: before what is selected, with more letters behind it, and behind that, with more letters before it. */
export function splitText({ text, isRich, from, to }: TextInput, before = '', behind = ''): [string, string] {
  const units = readUnits(text, isRich);
  return [
    writeUnits(text, [...units.slice(0, from), ...letters(before)], isRich),
    writeUnits(text, [...letters(behind), ...units.slice(to)], isRich),
  ];
}

/** Letters as a text of the manifest, in which none of them is a sign. */
export const textOfLetters = (shown: string, isRich: boolean): string => writeUnits('', letters(shown), isRich);

export const lengthOf = ({ text, isRich }: TextInput): number => readUnits(text, isRich).length;
