/** Brings the field of a value into view; within folded entries it unfolds them first. */
import { parentOf } from '../../../../json-text/pointer.ts';
import { enter, inputIn, textInputs } from '../../fields/text-input.ts';
import type { Target } from '../../state/editor-state.ts';

/** Fields are marked by `data-at`, the pointer of their value; the control to unfold an entry by `data-unfold`, of several of them one in each line, what opens a choice by `data-opens`. */
export function revealField(pane: HTMLElement, target: Pick<Target, 'pointer' | 'focus' | 'opens' | 'whenLeft'>): void {
  const { pointer, focus, opens, whenLeft = (go) => go() } = target;
  const isUnfolding = unfold(pane, pointer);
  // What was unfolded is there after the next frame; more may be folded within, or has come with what is shown.
  requestAnimationFrame(() => {
    if (isUnfolding || unfold(pane, pointer)) return revealField(pane, target);
    const field = nearest(pane, pointer);
    if (field) {
      // A sheet over the page is that of this field.
      field.scrollIntoView({ block: pane.closest('[data-sheet]') ? 'start' : 'nearest', behavior: 'instant' });
      // Of an image the picture itself, which what is said of it may push out of view.
      field
        .querySelector(`[data-at="${CSS.escape(`${pointer}/src`)}"]`)
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      flash(field);
    }
    if (!focus) return;
    const around = field ?? pane;
    const choice = opens && around.querySelector<HTMLElement>('[data-opens]');
    if (choice) return choice.click();
    const first = inputIn(around, 'input, button', ':not([tabindex="-1"], [data-removes])');
    // What kind of value it is stands before the value itself, which is what is looked for.
    const isKind = first?.matches('[type="radio"]');
    const input =
      (isKind && around.querySelector<HTMLElement>(`${textInputs}, input:not([type="radio"]), [data-opens]`)) || first;
    whenLeft(() => enter(input ?? around, { preventScroll: field !== null }));
  });
}

/** @returns whether something was folded */
function unfold(pane: HTMLElement, pointer: string): boolean {
  const isWithin = (place: string) => pointer === place || pointer.startsWith(`${place}/`);
  const folded = [...pane.querySelectorAll<HTMLElement>('[data-unfold][aria-expanded="false"]')].filter(({ dataset }) =>
    (dataset.unfold ?? '').split('\n').some(isWithin),
  );
  for (const entry of folded) entry.click();
  return folded.length > 0;
}

/** The field of a value, or of the nearest one around it. */
function nearest(pane: HTMLElement, pointer: string): HTMLElement | null {
  for (let place = pointer; place; place = parentOf(place)) {
    const field = pane.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`);
    if (field) return field;
  }
  return null;
}

function flash(field: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.animate([{ background: 'var(--editor-accent-ground)' }, { background: 'transparent' }], { duration: 900 });
}
