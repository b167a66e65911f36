// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showIn } from '../../../../tests/editor-form.tsx';
import { Bands } from './Bands.tsx';

afterEach(cleanup);

test('what could not be done is seen until the author goes on', async () => {
  const { editor } = await editorOf({ routes: {}, title: 'Alt' });
  showIn(editor, <Bands />);
  act(() => editor.insert('/routes', 0, {}, { title: '' }));
  expect(screen.getByRole('alert').textContent).toContain('nicht ändern');
  act(() => editor.set('/title', 'Neu', { title: '' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error that nobody has caught is seen until the author has taken note of it', async () => {
  const { editor } = await editorOf({ title: 'Alt' });
  showIn(editor, <Bands />);
  act(() => editor.tellFailure(new Error('Ein Fehler von uns.')));
  expect(screen.getByRole('alert').textContent).toMatch(/weiterarbeiten.*Ein Fehler von uns/);
  fireEvent.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
