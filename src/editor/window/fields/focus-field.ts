/** Where the focus goes when what had it is drawn anew or gone. */
import { enter, inputIn, lengthOf, textInputOf, textInputs } from './text-input.ts';

/**
 * @param at - the pointer of a value whose field is shown
 * @param isNew - its text is there to be written over
 */
export function focusField(at: string, isNew = false): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-at]')];
  const field = fields.find(({ dataset }) => dataset.at === at);
  const input =
    inputIn(field, 'input:not([type="radio"]), select') ?? field?.querySelector<HTMLElement>('button:not([tabindex="-1"])');
  if (input) enter(input);
  const text = isNew && textInputOf(input ?? null);
  if (text) text.select(0, lengthOf(text));
}

/**
 * @param list - the element around the entries
 * @param place - the text that is selected in a text: all of it, which is there to be written, or nothing at one of its ends, or behind so many letters
 */
export function focusEntry(list: Element | null | undefined, index: number, place?: 'all' | 'start' | 'end' | number): void {
  const entry = list?.children[index];
  const input = place !== undefined && entry?.querySelector<HTMLElement>(`${textInputs}, input:not([type="radio"])`);
  const field = input || entry?.querySelector<HTMLElement>(`button:not([tabindex="-1"]), ${textInputs}, input`);
  field?.focus();
  const text = textInputOf(field ?? null);
  if (!text || place === undefined) return;
  const length = lengthOf(text);
  const [start, end] =
    typeof place === 'number' ? [place, place] : [place === 'end' ? length : 0, place === 'start' ? 0 : length];
  text.select(start, end);
}
