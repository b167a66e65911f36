import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorOf } from '../../../../tests/support/editor/editor-form.tsx';
import { EditorProvider, useValue } from '../state/use-editor.ts';
import { WordsProvider, words } from '../words/words.ts';
import { PaneGuard } from './PaneGuard.tsx';

beforeEach(() => {
  // React tells of what was caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Can show a text, and nothing else. */
function Pane({ at }: { at: string }) {
  return <p>{(useValue(at) as string).toUpperCase()}</p>;
}

test('a pane that fails leaves the others alone, and is there again after an undo', async () => {
  const { editor } = await editorOf({ title: 'links', text: 'rechts' });
  render(
    <EditorProvider value={editor}>
      <WordsProvider value={words.de}>
        <PaneGuard area="outline">
          <Pane at="/title" />
        </PaneGuard>
        <PaneGuard area="form">
          <Pane at="/text" />
        </PaneGuard>
      </WordsProvider>
    </EditorProvider>,
  );
  act(() => editor.set('/text', 5, { title: '' }));
  expect(screen.getByText('LINKS')).toBeDefined();
  expect(screen.queryByText('RECHTS')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('rückgängig');
  act(() => editor.undo());
  expect(screen.getByText('RECHTS')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
