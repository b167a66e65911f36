/** Where the focus goes when what had it is drawn anew or gone. */

/** @param at - the pointer of a value whose field is shown */
export function focusField(at: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-at]')];
  const field = fields.find(({ dataset }) => dataset.at === at);
  (
    field?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, select') ??
    field?.querySelector<HTMLElement>('button:not([tabindex="-1"])')
  )?.focus();
}

/**
 * @param list - the element around the entries
 * @param place - the text that is selected in a text: all of it, or nothing at one of its ends, or behind so many letters
 */
export function focusEntry(list: Element | null | undefined, index: number, place?: 'all' | 'start' | 'end' | number): void {
  const field = list?.children[index]?.querySelector<HTMLElement>(
    'button:not([tabindex="-1"]), textarea, input:not([type="radio"])',
  );
  field?.focus();
  if (!(field instanceof HTMLTextAreaElement) || place === undefined) return;
  const { length } = field.value;
  const [start, end] =
    typeof place === 'number' ? [place, place] : [place === 'end' ? length : 0, place === 'start' ? 0 : length];
  field.setSelectionRange(start, end);
}
