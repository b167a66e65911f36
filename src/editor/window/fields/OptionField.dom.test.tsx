import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';

const manifest = {
  site: { lang: 'de' },
  routes: [{ path: '/', title: 'A', description: 'B', sections: [{ type: 'entries', title: 'T', of: 'people' }] }],
  collections: [
    { name: 'people', fields: [{ name: 'role', label: 'Funktion' }], records: [{ title: 'Titel', facts: { role: 'Kasse' } }] },
    { name: 'bare', records: [{ title: 'Ada' }] },
  ],
};
const section = '/routes/0/sections/0';

afterEach(cleanup);

test('a new condition goes by the first fact of the list and is called by its label; without facts one has to choose', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  const { unmount } = showField(editor, `${section}/only`);
  fireEvent.click(screen.getByRole('button', { name: 'Bedingung hinzufügen' }));
  expect(editor.valueOf(`${section}/only`)).toEqual([{ by: 'role' }]);
  expect(screen.getByRole('button', { name: 'Funktion' })).toBeTruthy();
  unmount();
  act(() => editor.set(section, { type: 'entries', title: 'T', of: 'bare' }, { title: '' }));
  showField(editor, `${section}/only`);
  fireEvent.click(screen.getByRole('button', { name: 'Bedingung hinzufügen' }));
  expect(editor.valueOf(`${section}/only`)).toEqual([{ by: '' }]);
  expect(screen.getAllByText('Bitte wählen').length).toBeGreaterThan(0);
});

test('what need not be chosen says so in its own words', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, `${section}/by`);
  expect(screen.getByText('Gar nicht')).toBeTruthy();
});

test('a choice that is added leads to its criterion, which goes by a fact', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, `${section}/choose`);
  fireEvent.click(screen.getByRole('button', { name: /Auswahl (?:ergänzen|hinzufügen)/ }));
  expect(editor.valueOf(`${section}/choose/criteria/0/by`)).toBe('role');
  expect(editor.state().target).toMatchObject({ pointer: `${section}/choose/criteria/0/by`, focus: true });
});

test('the label of a new fact is selected when its field is entered', async () => {
  const { editor } = await editorOf({
    ...manifest,
    collections: [{ name: 'a', fields: [{ name: 'a', label: 'Beschriftung' }] }],
  });
  showField(editor, '/collections/0/fields/0/label');
  const label = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Beschriftung' });
  act(() => label.focus());
  await waitFor(() => expect([label.selectionStart, label.selectionEnd]).toEqual([0, 12]));
});
