/** @param at - the pointer of a value whose field is shown */
export function focusField(at: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-at]')];
  const field = fields.find(({ dataset }) => dataset.at === at);
  (field?.querySelector<HTMLElement>('input:not([type="radio"]), textarea, select') ?? field?.querySelector('button'))?.focus();
}
