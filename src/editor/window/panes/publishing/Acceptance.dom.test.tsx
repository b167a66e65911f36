import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorOf } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Publishing, Standing } from '../../../publishing.ts';
import { type SiteState, StorageFailure } from '../../../storage.ts';
import { EditorProvider } from '../../state/use-editor.ts';
import { WordsProvider, words } from '../../words/words.ts';
import { Acceptance } from './Acceptance.tsx';
import { PublishButton } from './PublishDialog.tsx';

let now: Standing | StorageFailure = { state: 'running', link: 'https://github.com/ada/site/pull/1' };
const accept = vi.fn<() => Promise<'done' | 'stale'>>(async () => 'done');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = () => expect.fail('Nobody has asked for this.');
const publishing: Publishing = {
  ...{ prepare: never, publish: never, latest: never, takeOver: never, begin: never, accept },
  standing: async () => {
    if (now instanceof StorageFailure) throw now;
    return now;
  },
};

let tellSite: (state: SiteState | undefined) => void = never;

async function open(shown = <Acceptance publishing={publishing} branch="texte/neu" host="github.com" />) {
  const { editor } = await editorOf(
    { routes: [] },
    {
      watchSite: (tell) => {
        tellSite = tell;
        tell({ kind: 'online', since: 0 });
        return () => {};
      },
    },
  );
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <EditorProvider value={editor}>
        <WordsProvider value={words.de}>{shown}</WordsProvider>
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
  act(() => tellSite({ kind: 'on-its-way' }));
  expect(screen.getByRole('status').textContent).toContain('Übernommen.');
  act(() => tellSite({ kind: 'online', since: Date.now() }));
  expect(screen.getByRole('status').textContent).toMatch(/^Online seit \d/);
});

test('who has taken it over is named', async () => {
  now = { state: 'merged', link: '', by: { name: 'anna', at: new Date(2026, 10, 21, 18, 24).toISOString() } };
  await open();
  expect(screen.getByRole('status').textContent).toContain('Übernommen von anna am 21. November um 18:24. Besucher');
});

test('a red check is said with its link', async () => {
  now = { state: 'failed', link: 'https://github.com/ada/site/actions/runs/1' };
  await open();
  expect(screen.getByRole('status').textContent).toContain('Eine Prüfung ist rot');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://github.com/ada/site/actions/runs/1');
});

test.each([
  [true, 'Veröffentlichen', 'Veröffentlicht.', 'main'],
  [false, 'Zur Freigabe senden', 'Alle Prüfungen sind grün', 'texte/neu'],
])('what is published at once (%s) is called so, and what is proposed shows its checks', async (isDirect, send, said, branch) => {
  now = { state: 'ready', link: '' };
  const link = 'https://github.com/ada/site/pull/1';
  await open(
    <PublishButton
      publishing={{
        ...publishing,
        prepare: async () => ({
          ...{
            id: '1',
            remote: { name: 'ada/site', address: 'https://github.com/ada/site' },
            target: 'main',
            host: 'github.com',
          },
          ...{ title: 'Neu', sentences: [{ where: '/', what: 'geändert' }], findings: [], missing: [], errors: [], checks: [] },
          ...{ files: [{ path: 'site.json', change: 'changed' }], isBehind: false, isDirect },
        }),
        publish: async () => ({ branch, link, isProposed: true }),
      }}
    />,
  );
  const wait = () => act(() => vi.advanceTimersByTimeAsync(50));
  fireEvent.click(screen.getByRole('button', { name: 'Zur Freigabe senden …' }));
  await wait();
  fireEvent.click(screen.getByRole('button', { name: send }));
  await wait();
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(said);
  // Nothing is left to be done by hand.
  expect(textContent).not.toContain('Ein Schritt fehlt noch');
  expect(screen.getByRole('link', { name: 'Auf github.com ansehen' }).getAttribute('href')).toBe(link);
});
