import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import type { Field } from '../../draft/fields/model.ts';
import type { Storage, StoredFile } from '../../storage.ts';

const field: Field = { kind: 'icon', title: 'Icon', description: 'Das Icon.', optional: true };
const at = '/routes/0/sections/0/icon';

async function open(files: StoredFile[] = [], upload?: Storage['upload']) {
  const manifest = { routes: [{ path: '/', title: 'A', sections: [{ type: 'text', icon: 'mail' }] }] };
  const { editor } = await editorOf(manifest, { files, ...(upload && { upload }) });
  showField(editor, at, field);
  const button = screen.getByRole('button', { name: 'E-Mail' });
  button.focus();
  fireEvent.click(button);
  return editor;
}
const search = () => screen.getByRole('searchbox', { name: /^Suchen/ });
const focused = () => document.activeElement?.getAttribute('aria-label');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('an icon is found by what it is called, and the first one is taken by Enter', async () => {
  const editor = await open();
  fireEvent.change(search(), { target: { value: 'Glühb' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  expect(editor.valueOf(at)).toBe('bulb');
  expect(screen.getByRole('button', { name: 'Glühbirne' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ohne Icon' }));
  expect(editor.valueOf(at)).toBeUndefined();
});

test('the arrow keys walk through the grid, from the search and back', async () => {
  const editor = await open();
  fireEvent.change(search(), { target: { value: 'pfeil' } });
  const names = screen
    .getAllByRole('button')
    .flatMap((button) => (button.closest('[role="toolbar"]') ? [button.getAttribute('aria-label')] : []));
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  fireEvent.keyDown(search(), { key: 'ArrowDown' });
  expect(focused()).toBe(names[0]);
  press('ArrowRight');
  expect(focused()).toBe(names[1]);
  press('End');
  expect(focused()).toBe(names.at(-1));
  press('Home');
  press('ArrowUp');
  expect(document.activeElement).toBe(search());
  fireEvent.click(screen.getByRole('button', { name: 'Pfeil nach rechts' }));
  expect(editor.valueOf(at)).toBe('arrow-right');
});

test('once an icon is chosen by keys, the focus is at the button again, and so it is after Escape', async () => {
  // As in Chromium.
  vi.spyOn(HTMLInputElement.prototype, 'select').mockImplementation(function (this: HTMLInputElement) {
    this.focus();
  });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(search()));
  fireEvent.change(search(), { target: { value: 'Glühb' } });
  fireEvent.keyDown(search(), { key: 'Enter' });
  const button = screen.getByRole('button', { name: 'Glühbirne' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(search()));
  fireEvent.keyDown(search(), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

const drawing = (path: string, icon: NonNullable<StoredFile['image']>['icon']): StoredFile => ({
  path,
  address: `/files/${path}`,
  image: { width: 8, height: 8, type: 'svg', size: 99, isCutOff: false, ...(icon && { icon }) },
});
const kiln = drawing('media/kiln.svg', [['path', { d: 'M1 2' }]]);

test('a drawing of the site that can be an icon is among them, is drawn, and is taken back to the first bytes', async () => {
  const editor = await open([kiln, drawing('media/map.svg', { why: 'colors', found: '2' })]);
  const before = editor.state().document.text;
  fireEvent.change(search(), { target: { value: 'map.svg' } });
  expect(screen.queryByRole('button', { name: 'map.svg' })).toBeNull();
  fireEvent.change(search(), { target: { value: 'kiln' } });
  fireEvent.click(screen.getByRole('button', { name: 'kiln.svg' }));
  expect(editor.valueOf(at)).toEqual({ src: 'media/kiln.svg' });
  expect(screen.getByRole('button', { name: 'kiln.svg' }).querySelector('path')?.getAttribute('d')).toBe('M1 2');
  editor.undo();
  expect(editor.state().document.text).toBe(before);
});

test("a drawing is added from the author's machine", async () => {
  const editor = await open([], async () => ({ file: kiln }));
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['<svg/>'], 'kiln.svg')] } });
  await waitFor(() => expect(editor.valueOf(at)).toEqual({ src: 'media/kiln.svg' }));
});
