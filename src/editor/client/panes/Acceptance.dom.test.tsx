import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorOf } from '../../../../tests/support/editor/editor-form.tsx';
import type { Publishing, Standing } from '../../publishing.ts';
import { StorageFailure } from '../../storage.ts';
import { EditorProvider } from '../state/use-editor.ts';
import { WordsProvider, words } from '../words/words.ts';
import { Acceptance } from './Acceptance.tsx';

let now: Standing | StorageFailure = { state: 'running', link: 'https://github.com/ada/site/pull/1' };
const accept = vi.fn<() => Promise<'done' | 'stale'>>(async () => 'done');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open() {
  const never = () => expect.fail('Nobody has asked for this.');
  const publishing: Publishing = {
    ...{ prepare: never, publish: never, latest: never, takeOver: never, accept },
    standing: async () => {
      if (now instanceof StorageFailure) throw now;
      return now;
    },
  };
  const { editor } = await editorOf({ routes: [] });
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <EditorProvider value={editor}>
        <WordsProvider value={words.de}>
          <Acceptance publishing={publishing} branch="texte/neu" host="github.com" />
        </WordsProvider>
      </EditorProvider>
    </MantineProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const later = (next: typeof now) => {
  now = next;
  return act(() => vi.advanceTimersByTimeAsync(10_000));
};

test('it waits for the checks, and offers to take over once they are green', async () => {
  await open();
  expect(screen.getByRole('status').textContent).toContain('Prüfungen laufen noch');
  expect(screen.queryByRole('button')).toBeNull();
  await later(new StorageFailure({ de: 'github.com ist nicht zu erreichen.', en: 'github.com cannot be reached.' }));
  expect(screen.getByRole('status').textContent).toContain('nicht zu erreichen');
  await later({ state: 'ready', link: '' });
  expect(screen.getByRole('status').textContent).not.toContain('nicht zu erreichen');
  accept.mockResolvedValueOnce('stale');
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('Inzwischen hat sich etwas geändert');
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('Übernommen.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a red check is said with its link', async () => {
  now = { state: 'failed', link: 'https://github.com/ada/site/actions/runs/1' };
  await open();
  expect(screen.getByRole('status').textContent).toContain('Eine Prüfung ist rot');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://github.com/ada/site/actions/runs/1');
});
