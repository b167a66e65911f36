import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { StorageFailure } from '../../../storage.ts';
import { Banners } from './Banners.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FindingList } from './FindingList.tsx';

afterEach(cleanup);

test('what could not be done is seen until the author goes on', async () => {
  const { editor } = await editorOf({ routes: {}, title: 'Alt' });
  showIn(editor, <Banners />);
  act(() => editor.insert('/routes', 0, {}, { title: '' }));
  expect(screen.getByRole('alert').textContent).toContain('nicht ändern');
  act(() => editor.set('/title', 'Neu', { title: '' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what can be done about what is said is done by a button, beside which one goes on writing on the page', async () => {
  const { editor } = await editorOf({ title: 'Alt' });
  showIn(editor, <Banners />);
  const run = vi.fn();
  act(() => editor.hint('Ein Wort fehlt.', { label: 'Einfügen', run }));
  const button = screen.getByRole('button', { name: 'Einfügen' });
  expect(button.closest('[data-writing-bar]')).not.toBeNull();
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(1);
  act(() => editor.hint('Nur gesagt.'));
  expect(document.querySelector('[data-writing-bar]')).toBeNull();
});

const today = new Date().setHours(18, 24, 0, 0);

test.each([
  [
    'in another window',
    { isOwn: true },
    'Diese Stellen haben Sie hier geändert und auch in einem anderen Fenster. Was soll gelten?',
    /^Die Fassung des anderen Fensters/,
  ],
  [
    'by others',
    { isOwn: false },
    'Diese Stellen haben Sie hier geändert und jemand anderes in der Datei. Was soll gelten?',
    /^Die andere Fassung/,
  ],
  [
    'by somebody with a name',
    { isOwn: false, name: 'Anna Weber', time: today },
    'Anna Weber hat das um 18:24 geändert, und Sie haben es hier geändert. Was soll gelten?',
    /^Die Fassung von Anna Weber, 18:24/,
  ],
])('what was changed twice is said to be changed %s, in all words about it', async (_, by, asked, version) => {
  const theirs = { text: JSON.stringify({ title: 'Deren' }), version: '2', by };
  const { editor } = await editorOf({ title: 'Alt' }, { save: async () => ({ conflict: theirs }) });
  editor.set('/title', 'Mein', { title: '' });
  await editor.save();
  showIn(
    editor,
    <>
      <ConflictDialog />
      <Banners />
    </>,
  );
  expect(screen.getByText(asked)).toBeTruthy();
  expect(screen.getByRole('radio', { name: version })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Später entscheiden' }));
  const alert = screen.getByRole('alert').textContent;
  expect([alert?.includes('Fenster'), alert?.includes('Anna Weber hat um 18:24 geändert')]).toEqual([by.isOwn, 'name' in by]);
});

test.each([
  [['Anna Weber', 'Anna Weber'], /^Anna Weber hat das um 18:24 geändert/],
  [['Anna Weber', 'Ben Kurz'], /^Diese Stellen haben Sie hier geändert/],
  [['Anna Weber'], /^Diese Stellen haben Sie hier geändert/],
  [[], /^Diese Stellen haben Sie hier geändert/],
])('each place that is published otherwise names who has published it: %s', async (names, asked) => {
  const { editor } = await editorOf({ title: 'Alt', text: 'Alt' });
  const places = ['/title', '/text'].map((pointer) => ({ pointer, base: 'Alt', mine: 'Mein', theirs: 'Deren' }));
  const at = new Date(today).toISOString();
  const authors = Object.fromEntries(names.map((name, index) => [places[index]?.pointer ?? '', { name, at }]));
  editor.askAbout({ theirs: editor.state().stored, merged: { title: 'Mein', text: 'Mein' }, places, authors });
  showIn(editor, <ConflictDialog />);
  expect(screen.getByText(asked)).toBeTruthy();
  const theirs = screen.getAllByRole('radio').filter((_, index) => index % 2 === 1);
  const said = theirs.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(said).toEqual([0, 1].map((place) => (names[place] ? `Die Fassung von ${names[place]}, 18:24` : 'Die andere Fassung')));
});

test('that the access ends is seen until it is put away', async () => {
  const session = { login: 'ada', endsAt: new Date(2026, 11, 4).getTime(), signOut: async () => {} };
  const { editor } = await editorOf({ title: 'Alt' }, { session });
  showIn(editor, <Banners />);
  expect(screen.getByRole('status').textContent).toMatch(/am 4\. Dezember 2026/);
  fireEvent.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('an error that nobody has caught is seen until the author has taken note of it', async () => {
  const { editor } = await editorOf({ title: 'Alt' });
  showIn(editor, <Banners />);
  act(() => editor.tellFailure(new Error('Ein Fehler von uns.')));
  expect(screen.getByRole('alert').textContent).toMatch(/weiterarbeiten.*Ein Fehler von uns/);
  fireEvent.click(screen.getByRole('button', { name: 'Ausblenden' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['may answer the next time, is asked again', false, 'Noch einmal'],
  ['answers a new window alone, needs one', true, 'Neu laden'],
])('a server that %s', async (_, needsReload, label) => {
  const failure = new StorageFailure({ de: 'Es geht nicht.', en: 'It does not work.' }, { needsReload });
  const { editor } = await editorOf({ title: 'Alt' }, { save: () => Promise.reject(failure) });
  showIn(editor, <Banners />);
  act(() => editor.set('/title', 'Neu', { title: '' }));
  await act(() => editor.save());
  expect(screen.getByRole('alert').textContent).toContain('Nicht gespeichert. Es geht nicht.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([label]);
});

test('while the check has stopped, it is said, and letters are kept; a draft that is checked again ends it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { editor, hear, said, asked } = await editorOf({ title: 'Alt' });
  showIn(
    editor,
    <>
      <Banners />
      <FindingList />
    </>,
  );
  expect(screen.queryByText('Alles in Ordnung'), 'nobody has looked yet').toBeNull();
  expect(screen.getByText('Wird geprüft …')).toBeTruthy();
  act(() => said([]));
  expect(screen.getByText('Alles in Ordnung')).toBeTruthy();
  act(() => hear({ type: 'failed', draft: asked(), message: 'Ein Fehler von uns' }));
  expect(screen.getByRole('alert').textContent).toMatch(/stehen geblieben: Ein Fehler von uns\./);
  expect(screen.queryByText('Alles in Ordnung')).toBeNull();
  act(() => editor.set('/title', 'Neu', { title: '' }));
  expect(editor.valueOf('/title')).toBe('Neu');
  act(() => said([]));
  expect(screen.queryByRole('alert')).toBeNull();
  // What has nothing to do with this draft is still missing.
  act(() => hear({ type: 'failed', message: 'Keine Formulare' }));
  act(() => said([]));
  expect(screen.getByRole('alert').textContent).toContain('Keine Formulare');
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
  error.mockRestore();
});
