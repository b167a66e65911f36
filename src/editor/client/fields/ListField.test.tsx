// With a window.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/editor-form.tsx';

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
