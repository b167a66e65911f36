/** Texts of several kinds of entries: added, turned into another kind, taken back to the first byte. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import { inputOf } from '../../../../tests/support/editor/write-text.ts';

afterEach(cleanup);

const at = '/routes/0/sections/0/text';
const table = { columns: ['Tag', 'Preis'], rows: [{ cells: ['Montag', '3 €'] }] };

async function open(text: unknown[]) {
  const section = { type: 'article', title: 'Artikel', text };
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [section as never] }] });
  showField(editor, at);
  const choose = async (button: string, ...items: string[]) => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    for (const name of items) fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  return { editor, choose, first: editor.state().document.text };
}
const lines = () => [...document.querySelectorAll('[data-unfold]')].map(({ textContent }) => textContent);

test('a heading is added at the end and below an entry, has the cursor, and is taken back to the first byte', async () => {
  const { editor, choose, first } = await open(['Eins.', 'Zwei.']);
  await choose('Anderes hinzufügen …', 'Überschrift');
  expect(editor.valueOf(at)).toEqual(['Eins.', 'Zwei.', { heading: 'Überschrift' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text' })));
  const heading = document.querySelector(`[data-at="${at}/2/heading"]`);
  expect(String(document.getSelection())).toBe(heading?.textContent);
  act(() => inputOf(document.querySelector(`[data-at="${at}/0"]`) ?? undefined).select(0, 0));
  await choose('Befehle für Eins.', 'Darunter hinzufügen', 'Tabelle');
  expect(editor.valueOf(`${at}/1`)).toEqual({
    table: { columns: ['Spalte', 'Spalte'], rows: [{ cells: ['–', '–'] }, { cells: ['–', '–'] }] },
  });
  expect(lines()[0]).toBe('Tabelle: Spalte');
  // One goes on in its first cell.
  expect(editor.state().target).toMatchObject({ pointer: `${at}/1/table/columns/0`, focus: true });
  editor.undo();
  editor.undo();
  expect(editor.state().document.text).toBe(first);
});

test('a table shows its own fields and no others; a new column has a cell in each row', async () => {
  const { editor, first } = await open([{ table }]);
  fireEvent.click(screen.getByRole('button', { name: 'Tabelle: Tag' }));
  expect(screen.queryByRole('group', { name: 'Zitat' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Spalte hinzufügen' }));
  expect(editor.valueOf(`${at}/0/table`)).toEqual({
    columns: ['Tag', 'Preis', '–'],
    rows: [{ cells: ['Montag', '3 €', '–'] }],
  });
  editor.undo();
  expect(editor.state().document.text).toBe(first);
});
