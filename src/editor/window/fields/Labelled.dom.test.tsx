import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../loader/say/problems.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what is said of a field leaves its room when it goes, until the field is left and the next one is reached', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
  const { editor, said } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'text', title: 'Titel' }] }] });
  const at = '/routes/0/sections/0/title';
  act(() => said([{ severity: 'warning', code: 'sample-text', pointer: at, message: 'Ein Mustertext.' } as unknown as Problem]));
  const { container } = showField(editor, at);
  const room = () => container.querySelector<HTMLElement>('[style*="height: 72px"]');
  const field = screen.getByRole('textbox');
  expect(screen.getByText(/Ein Mustertext/)).toBeTruthy();
  fireEvent.focus(field);
  expect(room()).toBeNull();
  act(() => said([]));
  expect(screen.queryByText(/Ein Mustertext/)).toBeNull();
  expect(room()).not.toBeNull();
  fireEvent.blur(field);
  expect(room()).not.toBeNull();
  fireEvent.click(document.body);
  expect(room()).toBeNull();
});
