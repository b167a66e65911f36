import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';

afterEach(cleanup);

test('after an entry is removed by a key, the next one has the focus, and after the last one that before it', async () => {
  const items = ['Eins?', 'Zwei?', 'Drei?', 'Vier?'].map((question) => ({ question, answer: ['Ja.'] }));
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'faq', title: 'Fragen', items }] }] });
  showField(editor, '/routes/0/sections/0/items');
  const line = (name: RegExp) => screen.getByRole('button', { name });
  const left = () => (editor.valueOf('/routes/0/sections/0/items') as typeof items).map(({ question }) => question);
  line(/^Zwei/).focus();
  fireEvent.keyDown(line(/^Zwei/), { key: 'Delete' });
  expect(left()).toEqual(['Eins?', 'Drei?', 'Vier?']);
  expect(document.activeElement).toBe(line(/^Drei/));
  fireEvent.keyDown(line(/^Vier/), { key: 'Delete' });
  expect(left()).toEqual(['Eins?', 'Drei?']);
  expect(document.activeElement).toBe(line(/^Drei/));
});

test('a copy is unfolded, has the focus, and is what is shown; what was unfolded stays so', async () => {
  const items = ['Eins?', 'Zwei?', 'Drei?'].map((question) => ({ question, answer: ['Ja.'] }));
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'faq', title: 'Fragen', items }] }] });
  const at = '/routes/0/sections/0/items';
  showField(editor, at);
  const unfolded = () =>
    [...document.querySelectorAll('[data-unfold]')].map((one) => [one.textContent?.trim(), one.getAttribute('aria-expanded')]);
  for (const name of ['Eins?', 'Drei?']) fireEvent.click(screen.getByRole('button', { name }));
  for (const _ of ['once', 'twice']) {
    fireEvent.click(screen.getAllByRole('button', { name: 'Befehle für Eins?' })[0] ?? expect.fail());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplizieren' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelectorAll('[data-unfold]')[1]));
    expect(editor.state().target).toMatchObject({ pointer: `${at}/1`, focus: false });
  }
  const [one, two, three] = [
    ['Eins?', 'true'],
    ['Zwei?', 'false'],
    ['Drei?', 'true'],
  ];
  expect(unfolded()).toEqual([one, one, one, two, three]);
});

test('an entry is added below another one, unfolded and ready to be written', async () => {
  const items = ['Eins?', 'Zwei?', 'Drei?'].map((question) => ({ question, answer: ['Ja.'] }));
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'faq', title: 'Fragen', items }] }] });
  const at = '/routes/0/sections/0/items';
  showField(editor, at);
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für Zwei?' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Darunter hinzufügen' }));
  const now = editor.valueOf(at) as typeof items;
  expect(now).toHaveLength(4);
  expect([now[0], now[1], now[3]]).toEqual(items);
  expect(document.querySelectorAll('[data-unfold]')[2]?.getAttribute('aria-expanded')).toBe('true');
});

test('a field of a form is added by what it is for, and begins with its label', async () => {
  const form = { fields: [{ name: 'name', label: 'Name' }] };
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [{ type: 'form', title: 'T', form }] }] });
  const at = '/routes/0/sections/0/form/fields';
  showField(editor, at);
  screen.getByRole('button', { name: 'Feld hinzufügen' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Feld hinzufügen' }), { detail: 1 });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
  vi.useFakeTimers();
  // The next frame may come before the menu gives back the focus, and behind that.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 4));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tag' }));
  expect(editor.valueOf(`${at}/1`)).toEqual({ name: 'beschriftung', label: 'Beschriftung', input: 'date' });
  act(() => vi.advanceTimersByTime(100));
  // The other way round, the frames of the fake clock would stay for the next file.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at).toBe(`${at}/1/label`);
  act(() => editor.set(`${at}/1/label`, 'Wunschtag', { title: '' }));
  expect(editor.valueOf(`${at}/1/name`)).toBe('wunschtag');
  // The technical name is further down.
  expect(screen.queryByRole('textbox', { name: 'Feldname beim Anbieter' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Weiteres/ }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feldname beim Anbieter' }).value).toBe('wunschtag');
});
