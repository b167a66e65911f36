import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Forms } from '../../../draft/fields/model.ts';
import type { Storage } from '../../../storage.ts';
import { createEditor, type Editor } from '../../state/editor.ts';
import { EditorProvider } from '../../state/use-editor.ts';
import type { WorkerLink } from '../../state/worker-link.ts';
import { WordsProvider, words } from '../../words/words.ts';
import { SearchDialog } from './SearchDialog.tsx';

const base = { title: 'Titel', description: '', optional: false };
const forms: Forms = { page: [{ ...base, key: 'title', kind: 'text' }], sections: {}, groups: [], parts: {} };
const text = JSON.stringify({
  routes: [
    { path: '/', title: 'Kurse in Köln' },
    { path: '/kurse', title: 'Alle Kurse' },
  ],
});

const storage: Storage = {
  read: async () => ({ text, version: '1' }),
  save: async () => ({ version: '2' }),
  files: async () => [],
  upload: async () => ({ refused: 'type' }),
};
const worker: WorkerLink = {
  validate: () => {},
  turn: () => {},
  setFiles: () => {},
  askForms: () => {},
  listen: (heard) => queueMicrotask(() => heard({ type: 'forms', forms })),
  sample: () => new Promise(() => {}),
  migrate: async (texts) => texts,
};

let editor: Editor;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  editor = await createEditor({ storage, worker, lang: 'de' });
  render(
    <MantineProvider env="test">
      <WordsProvider value={words.de}>
        <EditorProvider value={editor}>
          <button type="button">Davor</button>
          <SearchDialog />
        </EditorProvider>
      </WordsProvider>
    </MantineProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('texts are found by page, and arrows and Enter lead to one', async () => {
  act(() => editor.search(true));
  const field = screen.getByRole('combobox', { name: 'Texte suchen' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'kurse' } });
  expect(screen.getByRole('status').textContent).toBe('2 Stellen');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Startseite', 'Alle Kurse']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const [, second] = screen.getAllByRole('option');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(editor.state()).toMatchObject({ selection: { kind: 'page', page: 1 }, target: { pointer: '/routes/1/title' } });
});

test('what is closed leads back to where the author was', async () => {
  const before = screen.getByRole('button', { name: 'Davor' });
  before.focus();
  act(() => editor.search(true));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
});

test('what is found is replaced where it is ticked, as one step, and nothing else of the file changes', async () => {
  act(() => editor.search(true));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'kurse' } });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'h', ctrlKey: true });
  const by = screen.getByRole('textbox', { name: 'Ersetzen durch' });
  expect(document.activeElement).toBe(by);
  fireEvent.change(by, { target: { value: 'Lehrgänge' } });
  // Written with a capital it may be another word: nothing is ticked unasked.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'An 0 Stellen ersetzen' }).disabled).toBe(true);
  const [, first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(first?.labels?.[0]?.textContent).toBe('Kurse in KölnLehrgänge in Köln');
  fireEvent.click(second as HTMLElement);
  fireEvent.submit(screen.getByRole('form', { name: 'Ersetzen' }));
  expect(editor.state().document.text).toBe(text.replace('Alle Kurse', 'Alle Lehrgänge'));
  expect(editor.state()).toMatchObject({ isSearching: false, selection: { kind: 'page', page: 1 } });
  expect(editor.state().notice).toEqual({ text: '„kurse“ an 1 Stelle durch „Lehrgänge“ ersetzt', canUndo: true });
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(text);
});
