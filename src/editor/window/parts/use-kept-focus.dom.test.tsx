import { Button, Popover } from '@mantine/core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import type { Editor } from '../state/editor.ts';
import { useValue } from '../state/use-editor.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const at = '/routes/0/title';

/** The row of what is selected, and a popover with a button that makes a step; it takes longer to draw than the focus is waited for. */
function Window({ editor }: { editor: Editor }) {
  useKeptFocus(editor);
  const title = useValue(at) as string;
  const [isOpen, setOpen] = useState(false);
  const choose = () => {
    write(editor);
    setOpen(false);
  };
  for (const end = performance.now() + 40; title === 'B' && performance.now() < end; );
  return (
    <>
      <nav data-pane="outline">
        <button type="button" data-row="/routes/0" aria-current="true">
          Zeile
        </button>
      </nav>
      <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus>
        <Popover.Target>
          <Button onClick={() => setOpen(true)}>Auf</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <button type="button" onClick={choose}>
            Schritt
          </button>
        </Popover.Dropdown>
      </Popover>
      {title === 'A' && <button type="button">Geht</button>}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const write = (editor: Editor) => editor.set(at, 'B', { title: 'Titel' });

async function show() {
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [] }] });
  showIn(editor, <Window editor={editor} />);
  return editor;
}

afterEach(cleanup);

test('a popover that a step was made in gives the focus back to its button, however long the step takes to be drawn', async () => {
  await show();
  button('Auf').focus();
  fireEvent.click(button('Auf'));
  await waitFor(() => expect(document.activeElement).toBe(button('Schritt')));
  fireEvent.click(button('Schritt'));
  await waitFor(() => expect(document.activeElement).toBe(button('Auf')));
});

test('a step that takes away what has the focus leaves it on the row of what is selected', async () => {
  const editor = await show();
  button('Geht').focus();
  write(editor);
  await waitFor(() => expect(document.activeElement).toBe(button('Zeile')));
});

test('what takes the focus from that row keeps it', async () => {
  const editor = await show();
  button('Geht').focus();
  button('Zeile').addEventListener('focus', () => queueMicrotask(() => button('Auf').focus()), { once: true });
  write(editor);
  await waitFor(() => expect(document.activeElement).toBe(button('Auf')));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(document.activeElement).toBe(button('Auf'));
});
