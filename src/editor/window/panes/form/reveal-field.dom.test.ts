import { expect, test, vi } from 'vitest';
import { revealField } from './reveal-field.ts';

/** @returns the id of what has the focus once the only field is shown */
function focusIn(field: string): string | undefined {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = `<div id="pane"><div data-at="/title">${field}</div></div>`;
  const pane = document.getElementById('pane');
  if (pane) revealField(pane, { pointer: '/title', focus: true });
  return document.activeElement?.id;
}

test('leads into the text, whatever stands before it', () => {
  const kinds = '<input type="radio" checked><input type="radio">';
  const remove = '<button data-removes>Remove</button>';
  expect(focusIn(`${remove}<textarea id="text"></textarea>`)).toBe('text');
  expect(focusIn(`${remove}${kinds}<textarea id="text"></textarea>`)).toBe('text');
  // An image is chosen before it is described.
  expect(focusIn(`${kinds}<button data-opens id="image"></button><textarea></textarea>`)).toBe('image');
});
