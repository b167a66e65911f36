import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf } from '../../../../tests/support/editor/editor-form.tsx';
import { eventOf } from '../../../../tests/support/editor/keys.ts';
import type { Editor } from './editor.ts';
import { useShortcuts } from './shortcuts.ts';

function Window({ editor }: { editor: Editor }) {
  useShortcuts(editor);
  return (
    <>
      <textarea aria-label="Titel" />
      <nav data-pane="outline">
        <button type="button">Zeile</button>
      </nav>
      <div role="dialog" aria-modal="true">
        <input aria-label="Suche" />
        <button type="button">Anlegen</button>
      </div>
      <div role="dialog">
        <input aria-label="Name des Icons" />
        <button type="button">Verbessern</button>
      </div>
    </>
  );
}

/** A window of the editor, in which a title was changed. */
async function open() {
  const { editor } = await editorOf({ title: 'Alt' });
  editor.set('/title', 'Neu', { title: 'Titel geändert' });
  render(<Window editor={editor} />);
  return Object.assign(() => editor.valueOf('/title'), { editor });
}

afterEach(cleanup);

test.each([
  ['textbox', 'Titel'],
  ['button', 'Verbessern'],
])('undo takes a step back from the %s "%s", and the browser takes back nothing', async (role, name) => {
  const title = await open();
  const isLeft = fireEvent.keyDown(screen.getByRole(role, { name }), eventOf('undo'));
  expect([title(), isLeft]).toEqual(['Alt', false]);
});

test.each([
  ['textbox', 'Suche'],
  ['button', 'Anlegen'],
  ['textbox', 'Name des Icons'],
])('what is behind a dialog stays as it is: undo in the %s "%s" is left to the browser', async (role, name) => {
  const title = await open();
  const isLeft = fireEvent.keyDown(screen.getByRole(role, { name }), eventOf('undo'));
  expect([title(), isLeft]).toEqual(['Neu', true]);
});

test('the keys that lead elsewhere lead nowhere while a dialog covers it', async () => {
  const { editor } = await open();
  const search = screen.getByRole('textbox', { name: 'Suche' });
  search.focus();
  for (const key of [eventOf('nextPane'), eventOf('search', 1)]) expect(fireEvent.keyDown(search, key)).toBe(false);
  expect([document.activeElement, editor.state().isSearching]).toEqual([search, false]);
  // A letter is a letter.
  expect(fireEvent.keyDown(search, { key: eventOf('search').key })).toBe(true);
  const title = screen.getByRole('textbox', { name: 'Titel' });
  for (const key of [eventOf('nextPane'), eventOf('search', 1)]) fireEvent.keyDown(title, key);
  expect([document.activeElement?.textContent, editor.state().isSearching]).toEqual(['Zeile', true]);
});

test('the key of the next pane leads to the row of what is selected, and from the page to the field of what was chosen there', async () => {
  const { editor } = await editorOf({ title: 'Alt' });
  function Panes() {
    useShortcuts(editor);
    return (
      <>
        <nav data-pane="outline">
          <button type="button" data-row tabIndex={0}>
            Seite
          </button>
          <button type="button" data-row tabIndex={0} aria-current>
            Navigation
          </button>
        </nav>
        <main data-pane="preview">
          <button type="button">Bild</button>
        </main>
        <aside data-pane="form">
          <input aria-label="Titel" />
        </aside>
      </>
    );
  }
  render(<Panes />);
  screen.getByRole('textbox').focus();
  const press = () => fireEvent.keyDown(document.activeElement ?? document.body, eventOf('nextPane'));
  press();
  expect(document.activeElement?.textContent).toBe('Navigation');
  press();
  expect(document.activeElement?.textContent).toBe('Bild');
  editor.show('/title', { focus: false, from: 'page' });
  press();
  expect(editor.state().target).toMatchObject({ pointer: '/title', focus: true, from: 'page' });
});
