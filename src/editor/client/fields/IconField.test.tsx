// With a window.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/editor-form.tsx';
import type { Field } from '../../form/model.ts';

const field: Field = { kind: 'icon', title: 'Icon', description: 'Das Icon.', optional: true };
const at = '/routes/0/sections/0/icon';

async function open() {
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'text', icon: 'mail' }] }] });
  showField(editor, at, field);
  fireEvent.click(screen.getByRole('button', { name: 'E-Mail' }));
  return editor;
}
const search = () => screen.getByRole('searchbox', { name: /^Suchen/ });
const focused = () => document.activeElement?.getAttribute('aria-label');

afterEach(cleanup);

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
