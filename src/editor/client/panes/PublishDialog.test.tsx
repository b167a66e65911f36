// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf } from '../../../../tests/editor-form.tsx';
import type { Publication, Publishing } from '../../publishing.ts';
import { StorageFailure } from '../../storage.ts';
import { EditorProvider } from '../state/use-editor.ts';
import { WordsProvider, words } from '../words/words.ts';
import { PublishButton } from './PublishDialog.tsx';

const manifest = { routes: [{ path: '/', sections: [{ type: 'text', title: 'Alt' }] }] };
const publication: Publication = {
  id: '1',
  remote: { name: 'origin', address: 'https://github.com/ada/site.git' },
  target: 'main',
  title: 'Änderungen auf der Startseite',
  sentences: [{ where: '/ › Text › Überschrift', what: 'geändert' }],
  findings: [
    { pointer: '/placeholders/email', place: 'Noch offen', message: '`email` ist noch offen.', hint: 'Tragen Sie sie ein.' },
  ],
  errors: [],
  checks: [{ name: 'CI', commands: ['npm test'] }],
  files: [{ path: 'media/neu.svg', change: 'new' }],
};

afterEach(cleanup);

async function open(parts: Partial<Publishing>) {
  const never = () => expect.fail('Nobody has asked for this.');
  const publishing: Publishing = { prepare: async () => publication, publish: never, latest: never, takeOver: never, ...parts };
  const { editor } = await editorOf(manifest);
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <EditorProvider value={editor}>
        <WordsProvider value={words.de}>
          <PublishButton publishing={publishing} />
        </WordsProvider>
      </EditorProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
  return editor;
}
const sendButton = () => screen.findByRole('button', { name: 'Vorschlag senden' });

test('what is not saved is saved first; then it shows all that would go, and sends it under the name that it is given', async () => {
  const publish = vi.fn<Publishing['publish']>(async () => ({
    branch: 'texte/neu',
    link: 'https://github.com/ada/site/compare/x',
  }));
  const prepare = vi.fn<Publishing['prepare']>(async () => publication);
  await open({ publish, prepare });
  const send = await sendButton();
  for (const said of ['/ › Text › Überschrift', 'geändert', 'media/neu.svg', 'neu', 'CI', 'npm test', '1 Stelle ist noch offen'])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('https://github.com/ada/site.git')).toBeTruthy();
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Was haben Sie geändert?' });
  expect(title.value).toBe('Änderungen auf der Startseite');
  fireEvent.change(title, { target: { value: '  ' } });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send);
  fireEvent.change(title, { target: { value: 'Neuer Titel' } });
  fireEvent.click(send);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Vorschlag öffnen' });
  expect(link.href).toBe('https://github.com/ada/site/compare/x');
  expect(publish.mock.calls).toEqual([[{ id: '1', title: 'Neuer Titel', lang: 'de' }]]);
});

test('what has changed since is shown again before it is sent', async () => {
  await open({ publish: async () => 'stale' });
  fireEvent.click(await sendButton());
  expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeTruthy();
  expect(await sendButton()).toBeTruthy();
});

test('a site that cannot be built cannot be sent; each mistake leads to its place', async () => {
  const errors = [{ pointer: '/routes/0/sections/0/title', place: '/', message: 'Der Titel fehlt.', hint: 'Ergänzen Sie ihn.' }];
  const editor = await open({ prepare: async () => ({ ...publication, errors, findings: [], sentences: undefined }) });
  fireEvent.click(await screen.findByRole('button', { name: /Der Titel fehlt/ }));
  expect(editor.state().target).toMatchObject({ pointer: '/routes/0/sections/0/title', focus: true });
  expect(screen.queryByRole('button', { name: 'Vorschlag senden' })).toBeNull();
});

test('where it is not possible it says why, and that saving is enough', async () => {
  const failure = new StorageFailure({ de: 'Git fehlt.', en: 'Git is missing.' });
  const prepare = vi.fn<Publishing['prepare']>(async () => publication).mockRejectedValueOnce(failure);
  const editor = await open({ prepare });
  expect(await screen.findByText('Git fehlt.')).toBeTruthy();
  expect(screen.getByText(/Dafür genügt „Speichern“/)).toBeTruthy();
  expect(editor.state().announcement).toBe('Git fehlt.');
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await sendButton()).toBeTruthy();
});

test('the latest comes into the draft, is kept, and the folder follows', async () => {
  const text = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Neu' }] }] });
  const takeOver = vi.fn<Publishing['takeOver']>(async () => 'done');
  const editor = await open({ latest: async () => ({ commit: 'c', text, base: JSON.stringify(manifest) }), takeOver });
  fireEvent.click(await screen.findByRole('button', { name: 'Neuesten Stand holen' }));
  expect(await screen.findByText('Der neueste Stand ist da.')).toBeTruthy();
  expect([editor.state().document.text, editor.state().stored.text]).toEqual([text, text]);
  expect(takeOver.mock.calls).toEqual([['c', '2']]);
  editor.undo();
  expect(editor.valueOf('/routes/0/sections/0/title')).toBe('Alt');
});

test('of two versions of a place the author chooses; what she keeps is no conflict any more', async () => {
  const text = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Neu' }] }] });
  const base = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Uralt' }] }] });
  const editor = await open({ latest: async () => ({ commit: 'c', text, base }), takeOver: async () => 'own-branch' });
  fireEvent.click(await screen.findByRole('button', { name: 'Neuesten Stand holen' }));
  await vi.waitFor(() => expect(editor.state().conflict?.places).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  editor.settle(() => 'mine');
  expect(await screen.findByText(/eigene Fassungen/)).toBeTruthy();
  expect(editor.state().stored.text).toBe(text.replace('Neu', 'Alt'));
});

test('what is closed stays closed, also when the answer comes', async () => {
  const answers: (() => void)[] = [];
  await open({ prepare: () => new Promise((done) => answers.push(() => done(publication))) });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  answers[0]?.();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Veröffentlichen …' }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await sendButton()).toBeTruthy();
});
