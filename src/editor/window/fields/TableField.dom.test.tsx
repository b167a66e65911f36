import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import { replaceText } from '../../../../tests/support/editor/write-text.ts';

const section = '/routes/0/sections/0';
const begun = { columns: ['Spalte', 'Spalte'], rows: [{ cells: ['–', '–'] }, { cells: ['–', '–'] }] };

async function open(table: object) {
  const manifest = { routes: [{ path: '/', title: 'A', sections: [{ type: 'article', title: 'B', text: [{ table }] }] }] };
  const { editor } = await editorOf(manifest as never);
  showField(editor, `${section}/text/0/table`);
  const value = () => editor.valueOf(`${section}/text/0/table`);
  const choose = async (button: string, item: string) => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { editor, value, choose, first: editor.state().document.text };
}
/** The place within the table that has the focus. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at?.split('/table/')[1];
const tab = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });

afterEach(cleanup);

test('Tab leads from head to head, into the cells, and behind the last one into a new row; by an empty row one leaves', async () => {
  const { value } = await open({ ...begun, rows: [{ cells: ['Yoga', '12 €'] }] });
  const grid = within(screen.getByRole('table'));
  expect(grid.getAllByRole('columnheader')).toHaveLength(2);
  act(() => grid.getAllByRole('textbox')[0]?.focus());
  for (const place of ['columns/1', 'rows/0/cells/0', 'rows/0/cells/1']) {
    tab();
    expect(focused()).toBe(place);
  }
  tab();
  expect(value()).toMatchObject({ rows: [{ cells: ['Yoga', '12 €'] }, { cells: ['–', '–'] }] });
  await waitFor(() => expect(focused()).toBe('rows/1/cells/0'));
  tab();
  // The browser does the rest.
  expect(tab()).toBe(true);
  expect(value()).toHaveProperty('rows.length', 2);
});

test('a pasted table fills the cells from there on, and makes rows and columns', async () => {
  const { value } = await open(begun);
  const [cell] = within(screen.getByRole('table')).getAllByRole('textbox').slice(3);
  const [html, plain] = ['', 'Yoga\t12 €\tMontag\r\nPilates\t9 €\t\r\n'];
  fireEvent.paste(cell ?? expect.fail(), { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain) } });
  await waitFor(() =>
    expect(value()).toEqual({
      columns: ['Spalte', 'Spalte', '–', '–'],
      rows: [{ cells: ['–', 'Yoga', '12 €', 'Montag'] }, { cells: ['–', 'Pilates', '9 €', '–'] }],
    }),
  );
});

test('a cell that is emptied says nothing, which is no mistake', async () => {
  const { value } = await open({ ...begun, rows: [{ cells: ['Yoga', '12 €'] }] });
  const [cell] = within(screen.getByRole('cell', { name: /Yoga/ })).getAllByRole('textbox') as [HTMLElement];
  await replaceText(cell, '');
  expect(value()).toMatchObject({ rows: [{ cells: ['', '12 €'] }] });
  act(() => cell.blur());
  expect(value()).toMatchObject({ rows: [{ cells: ['–', '12 €'] }] });
});

test('columns and rows are added, moved and removed by their menus, with heads or without, and taken back', async () => {
  const { editor, value, choose, first } = await open({
    columns: ['A', 'B'],
    rows: [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }],
  });
  await choose('Befehle für Spalte 1', 'Rechts daneben hinzufügen');
  await choose('Befehle für Zeile 2', 'Nach oben');
  expect(value()).toEqual({ columns: ['A', '–', 'B'], rows: [{ cells: ['c', '–', 'd'] }, { cells: ['a', '–', 'b'] }] });
  fireEvent.click(screen.getByRole('switch', { name: 'Kopfzeile' }));
  await choose('Befehle für Spalte 1', 'Nach rechts');
  await choose('Befehle für Spalte 1', 'Entfernen');
  expect(value()).toEqual({ rows: [{ cells: ['c', 'd'] }, { cells: ['a', 'b'] }] });
  fireEvent.click(screen.getByRole('switch', { name: 'Kopfzeile' }));
  expect(value()).toHaveProperty('columns', ['–', '–']);
  for (let step = 0; step < 6; step++) act(() => editor.undo());
  expect(editor.state().document.text).toBe(first);
});
