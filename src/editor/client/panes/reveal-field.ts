/** Brings the field of a value into view; within folded entries it unfolds them first. */

/** Fields are marked by `data-at`, the pointer of their value; the control to unfold an entry by `data-unfold`. */
export function revealField(pane: HTMLElement, { pointer, focus }: { pointer: string; focus: boolean }): void {
  unfold(pane, pointer);
  // What was unfolded is there after the next frame.
  requestAnimationFrame(() => {
    const field = nearest(pane, pointer);
    if (!field) return;
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    flash(field);
    if (focus)
      (field.querySelector<HTMLElement>(':is(input, textarea, button):not([tabindex="-1"])') ?? field).focus({
        preventScroll: true,
      });
  });
}

function unfold(pane: HTMLElement, pointer: string): void {
  for (const entry of pane.querySelectorAll<HTMLElement>('[data-unfold]')) {
    const place = entry.dataset.unfold ?? '';
    const isAround = pointer === place || pointer.startsWith(`${place}/`);
    if (isAround && entry.getAttribute('aria-expanded') === 'false') entry.click();
  }
}

/** The field of a value, or of the nearest one around it. */
function nearest(pane: HTMLElement, pointer: string): HTMLElement | null {
  for (let place = pointer; place; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = pane.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
    if (field) return field;
  }
  return null;
}

function flash(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.animate([{ background: 'var(--editor-accent-ground)' }, { background: 'transparent' }], { duration: 900 });
}
