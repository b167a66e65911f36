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
 * @param place - the text that is selected in a text: all of it, or nothing at one of its ends
 */
export function focusEntry(list: Element | null | undefined, index: number, place?: 'all' | 'start' | 'end'): void {
  const field = list?.children[index]?.querySelector<HTMLElement>('button:not([tabindex="-1"]), textarea, input');
  field?.focus();
  if (!(field instanceof HTMLTextAreaElement) || place === undefined) return;
  const end = field.value.length;
  field.setSelectionRange(place === 'end' ? end : 0, place === 'start' ? 0 : end);
}
