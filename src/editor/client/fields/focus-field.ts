/** Where the focus goes when what had it is drawn anew or gone. */

/**
 * @param at - the pointer of a value whose field is shown
 * @param isNew - its text is there to be written over
 */
export function focusField(at: string, isNew = false): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-at]')];
  const field = fields.find(({ dataset }) => dataset.at === at);
  const input =
    field?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, select') ??
    field?.querySelector<HTMLElement>('button:not([tabindex="-1"])');
  input?.focus();
  if (isNew && input instanceof HTMLTextAreaElement) input.select();
}

/**
 * @param list - the element around the entries
 * @param place - the text that is selected in a text: all of it, which is there to be written, or nothing at one of its ends, or behind so many letters
 */
export function focusEntry(list: Element | null | undefined, index: number, place?: 'all' | 'start' | 'end' | number): void {
  const entry = list?.children[index];
  const input = place === 'all' && entry?.querySelector<HTMLElement>('textarea, input:not([type="radio"])');
  const field = input || entry?.querySelector<HTMLElement>('button:not([tabindex="-1"]), textarea, input');
  field?.focus();
  if (!(field instanceof HTMLTextAreaElement) || place === undefined) return;
  const { length } = field.value;
  const [start, end] =
    typeof place === 'number' ? [place, place] : [place === 'end' ? length : 0, place === 'start' ? 0 : length];
  field.setSelectionRange(start, end);
}
