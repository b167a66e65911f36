import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import type { Field } from '../../draft/fields/model.ts';

const words = { title: 'Preis', description: 'Ein Preis.', optional: false };
const entry: Field = { ...words, kind: 'number', min: 5, max: 100, constant: false };
const record: Field = { ...words, title: 'Preise', kind: 'record', entry };
const at = '/routes/0/sections/0/prices';

afterEach(cleanup);

test('values under names of their own: each new one is the least that it may be, under a name that is free', async () => {
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'prices' }] }] });
  showField(editor, at, record);
  const name = screen.getByRole('textbox', { name: 'Name der neuen Angabe' });
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  add();
  expect(screen.getByText('Geben Sie einen Namen ein.')).toBeTruthy();
  for (const typed of ['je Tag', 'im Monat', 'je Tag']) {
    fireEvent.change(name, { target: { value: typed } });
    add();
  }
  expect(screen.getByText('Diesen Namen gibt es schon.')).toBeTruthy();
  expect(editor.valueOf(at)).toEqual({ 'je Tag': 5, 'im Monat': 5 });
  fireEvent.change(screen.getByRole('textbox', { name: 'je Tag' }), { target: { value: '20' } });
  const remove = screen.getByRole('button', { name: 'Ohne im Monat' });
  remove.focus();
  fireEvent.click(remove);
  expect(editor.valueOf(at)).toEqual({ 'je Tag': 20 });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'je Tag' }));
});

test.each([
  ['20', 20],
  ['4.50', '4.50'],
  ['12345678901234567890', '12345678901234567890'],
  ['-0', '-0'],
  ['007', '007'],
  ['1e3', '1e3'],
])('of what is typed for a number no digit is lost: %s', async (typed, kept) => {
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'prices', prices: { day: 5 } }] }] });
  showField(editor, at, record);
  fireEvent.change(screen.getByRole('textbox', { name: 'day' }), { target: { value: typed } });
  expect(editor.valueOf(`${at}/day`)).toBe(kept);
});
