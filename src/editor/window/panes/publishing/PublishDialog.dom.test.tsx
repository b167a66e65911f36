import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../../loader/say/problems.ts';
import type { Publication, Publishing, Sent } from '../../../publishing.ts';
import { StorageFailure } from '../../../storage.ts';
import { isReadOnly } from '../../state/editor-state.ts';
import { EditorProvider } from '../../state/use-editor.ts';
import { WordsProvider, words } from '../../words/words.ts';
import { PublishButton } from './PublishDialog.tsx';

const manifest = { routes: [{ path: '/', sections: [{ type: 'text', title: 'Alt' }] }] };
const publication: Publication = {
  id: '1',
  remote: { name: 'origin', address: 'https://github.com/ada/site.git' },
  target: 'main',
  host: 'github.com',
  title: 'Änderungen auf der Startseite',
  sentences: [{ where: '/ › Text › Überschrift', what: 'geändert' }],
  findings: [{ pointer: '/footer', message: 'Das Jahr ist 2024.', hint: 'Schreiben Sie 2026.' }],
  missing: [
    { pointer: '/placeholders/email', message: '`email` ist noch offen.', hint: 'Tragen Sie sie ein.' },
    { pointer: '/routes', message: 'Ein Impressum fehlt.', hint: 'Legen Sie es an.' },
  ],
  errors: [],
  checks: [{ name: 'CI', commands: ['npm test'] }],
  files: [{ path: 'media/neu.svg', change: 'new' }],
  isBehind: false,
};

const behind: Publication = { ...publication, isBehind: true };
const sent: Sent = {
  branch: 'texte/neu',
  link: 'https://github.com/ada/site/compare/x',
  at: new Date(2026, 10, 21, 18, 24).toISOString(),
  isUnchanged: true,
  since: [],
  canGrow: true,
};

afterEach(cleanup);

async function open(parts: Partial<Publishing>, problems: Problem[] = []) {
  const never = () => expect.fail('Nobody has asked for this.');
  const publishing: Publishing = {
    prepare: async () => publication,
    begin: never,
    publish: never,
    latest: never,
    takeOver: never,
    ...parts,
  };
  const { editor, said } = await editorOf(manifest);
  said(problems);
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <EditorProvider value={editor}>
        <WordsProvider value={words.de}>
          <PublishButton publishing={publishing} />
        </WordsProvider>
      </EditorProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Zur Freigabe senden …' }));
  return editor;
}
const sendButton = () => screen.findByRole('button', { name: 'Zur Freigabe senden' });

test('what is not saved is saved first; then it shows all that would go, and sends it under the name that it is given', async () => {
  const publish = vi.fn<Publishing['publish']>(async () => ({
    branch: 'texte/neu',
    link: 'https://github.com/ada/site/compare/x',
  }));
  const prepare = vi.fn<Publishing['prepare']>(async () => publication);
  await open({ publish, prepare });
  const send = await sendButton();
  for (const said of [
    '/ › Text › Überschrift',
    'geändert',
    'media/neu.svg',
    'neu',
    'CI',
    'npm test',
    'Noch 1 Punkt, dann kann die Website online gehen.',
    'Das braucht die Website noch (1)',
    '1 Hinweis',
  ])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/sobald es auf github.com freigegeben ist/)).toBeTruthy();
  expect(screen.getByText('https://github.com/ada/site.git')).toBeTruthy();
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Was haben Sie geändert?' });
  expect(title.value).toBe('Änderungen auf der Startseite');
  fireEvent.change(title, { target: { value: '  ' } });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send);
  fireEvent.change(title, { target: { value: 'Neuer Titel' } });
  fireEvent.click(send);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Auf github.com öffnen' });
  expect(link.href).toBe('https://github.com/ada/site/compare/x');
  expect(publish.mock.calls).toEqual([[{ id: '1', title: 'Neuer Titel', lang: 'de' }]]);
});

test('a file that others have changed as well is replaced only by whoever says so', async () => {
  const publish = vi.fn<Publishing['publish']>(async () => 'stale');
  await open({ publish, prepare: async () => ({ ...publication, contested: ['media/neu.svg'] }) });
  const send = await sendButton();
  // Nothing else would be sent.
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Meine Fassung veröffentlichen: media/neu.svg' }));
  fireEvent.click(send);
  await screen.findByText(/Inzwischen hat sich etwas geändert/);
  expect(publish.mock.calls[0]?.[0]).toMatchObject({ replaces: true });
});

test('beside a proposal with nothing new, only the box for a file of others brings the button to send', async () => {
  const sent = { branch: 'site/new', at: '2026-11-29T09:00:00Z', isUnchanged: true, since: [], canGrow: true, link: undefined };
  await open({ prepare: async () => ({ ...publication, sent, contested: ['media/neu.svg'] }) });
  const box = await screen.findByRole('checkbox', { name: /^Meine Fassung veröffentlichen/ });
  expect(screen.queryByRole('button', { name: 'Zur Freigabe senden' })).toBeNull();
  fireEvent.click(box);
  expect(await sendButton()).toBeDefined();
});

test('what is open has one number, with the texts that are still samples', async () => {
  const sample = { pointer: '/routes/0/sections/0/title', message: 'Das ist ein Beispieltext.', hint: 'Schreiben Sie Ihren.' };
  const problem = { ...sample, code: 'placeholder-left', severity: 'warning' } as Problem;
  await open({ prepare: async () => ({ ...publication, findings: [...publication.findings, sample] }) }, [problem]);
  await sendButton();
  const folded = screen.getByText('Noch 2 Punkte, dann kann die Website online gehen.').parentElement;
  expect(folded?.querySelectorAll('li')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('Noch offen');
  // By the name that it has in the first steps.
  expect([...(folded?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent)).toEqual([
    sample.message,
    'Email',
  ]);
});

test('what has changed since is shown again before it is sent', async () => {
  await open({ publish: async () => 'stale' });
  fireEvent.click(await sendButton());
  expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeTruthy();
  expect(await sendButton()).toBeTruthy();
});

test('a site that cannot be built cannot be sent; each mistake leads to its place', async () => {
  const errors = [{ pointer: '/routes/0/sections/0/title', message: 'Der Titel fehlt.', hint: 'Ergänzen Sie ihn.' }];
  const editor = await open({ prepare: async () => ({ ...publication, errors, findings: [], sentences: undefined }) });
  fireEvent.click(await screen.findByRole('button', { name: /Der Titel fehlt/ }));
  expect(editor.state().target).toMatchObject({ pointer: '/routes/0/sections/0/title', focus: true });
  expect(screen.queryByRole('button', { name: 'Zur Freigabe senden' })).toBeNull();
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
  const prepare = vi.fn<Publishing['prepare']>(async () => publication).mockResolvedValueOnce(behind);
  const editor = await open({ prepare, latest: async () => ({ commit: 'c', text, base: JSON.stringify(manifest) }), takeOver });
  fireEvent.click(await screen.findByRole('button', { name: 'Neuesten Stand holen' }));
  expect(await screen.findByText('Der neueste Stand ist da.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Neuesten Stand holen' })).toBeNull();
  expect([editor.state().document.text, editor.state().stored.text]).toEqual([text, text]);
  expect(takeOver.mock.calls).toEqual([['c', '2']]);
  editor.undo();
  expect(editor.valueOf('/routes/0/sections/0/title')).toBe('Alt');
});

test.each([
  [undefined, 'Andere haben inzwischen etwas veröffentlicht.'],
  [['Anna Weber'], 'Anna Weber hat am 21. November um 18:24 etwas veröffentlicht, das Sie hier noch nicht haben.'],
  [
    ['Anna Weber', 'Ben Kurz'],
    'Veröffentlicht, aber noch nicht hier, sind Änderungen von Anna Weber am 21. November um 18:24, Ben Kurz am 21. November um 18:24.',
  ],
])('who has published something since is named as far as it is known: %s', async (names, said) => {
  const publishers = names?.map((name) => ({ name, at: sent.at }));
  await open({ prepare: async () => ({ ...behind, ...(publishers && { publishers }) }) });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('of two versions of a place the author chooses; what she keeps is no conflict any more', async () => {
  const text = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Neu' }] }] });
  const base = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Uralt' }] }] });
  const editor = await open({
    prepare: async () => behind,
    latest: async () => ({ commit: 'c', text, base }),
    takeOver: async () => 'own-branch',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Neuesten Stand holen' }));
  await vi.waitFor(() => expect(editor.state().conflict?.places).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => editor.decideLater());
  // Nothing has come in, and she is asked again when she gets the latest again.
  await vi.waitFor(() => expect([editor.state().conflict, isReadOnly(editor.state())]).toEqual([undefined, false]));
  expect(editor.state().stored.text).toContain('Alt');
  fireEvent.click(screen.getByRole('button', { name: 'Zur Freigabe senden …' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Neuesten Stand holen' }));
  await vi.waitFor(() => expect(editor.state().conflict?.places).toHaveLength(1));
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
  fireEvent.click(screen.getByRole('button', { name: 'Zur Freigabe senden …' }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect(await sendButton()).toBeTruthy();
});

test('what was sent and has not changed since is not sent again', async () => {
  await open({ prepare: async () => ({ ...publication, sent }) });
  expect(await screen.findByText(/^Gesendet am 21. November um 18:24, noch nicht freigegeben/)).toBeTruthy();
  expect(screen.getByText(/nichts geändert/)).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Auf github.com ansehen' }).href).toBe(sent.link);
  expect(screen.queryByRole('button', { name: 'Zur Freigabe senden' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  [true, /kommt dazu/, /gehört jetzt zu dem/],
  [false, /zweite Sendung; sie enthält auch die erste/, /Ein Schritt fehlt noch/],
])('what has changed since it was sent is sent, as an addition: %s', async (canGrow, before, after) => {
  const since = [{ where: '/ › Text › Text', what: 'seitdem geändert' }];
  const publish: Publishing['publish'] = async () => ({ branch: canGrow ? sent.branch : 'texte/mehr', link: sent.link });
  await open({ publish, prepare: async () => ({ ...publication, sent: { ...sent, isUnchanged: false, since, canGrow } }) });
  fireEvent.click(await sendButton());
  expect(screen.getByText(before)).toBeTruthy();
  expect(screen.getByText('seitdem geändert')).toBeTruthy();
  expect(await screen.findByText(after)).toBeTruthy();
});

test('who has worked on what was sent is named', async () => {
  const changedBy = { name: 'Anna Weber', at: sent.at };
  await open({ prepare: async () => ({ ...publication, sent: { ...sent, isUnchanged: false, canGrow: false, changedBy } }) });
  expect(await screen.findByText(/Anna Weber hat am 21\. November um 18:24 daran gearbeitet\. Was Sie/)).toBeTruthy();
});

test('back to what is published asks first, says what goes, and can be undone there', async () => {
  const text = JSON.stringify({ routes: [{ path: '/', sections: [{ type: 'text', title: 'Veröffentlicht' }] }] });
  const editor = await open({ latest: async () => ({ commit: 'c', text, base: text }) });
  const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'Zurück zum Veröffentlichten …' }));
  await ask();
  expect(screen.getByText('Diese Änderung wird zurückgenommen:')).toBeTruthy();
  expect(screen.getByText('/ › Text › Überschrift')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(editor.valueOf('/routes/0/sections/0/title')).toBe('Alt');
  editor.redo();
  expect(editor.valueOf('/routes/0/sections/0/title')).toBe('Veröffentlicht');
});

test('where all is published there is nothing to send, and nothing to take back', async () => {
  await open({ prepare: async () => ({ ...publication, files: [], sentences: [] }) });
  expect(await screen.findByText('Alles ist veröffentlicht.')).toBeTruthy();
  for (const name of ['Zur Freigabe senden', 'Zurück zum Veröffentlichten …', 'Neuesten Stand holen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('where nothing was ever published, the first version is sent from here', async () => {
  let isThere = false;
  const begin = vi.fn(async () => {
    isThere = true;
  });
  await open({ prepare: async () => (isThere ? publication : 'unpublished'), begin });
  fireEvent.click(await screen.findByRole('button', { name: 'Erste Fassung senden' }));
  expect(await screen.findByText(/Die erste Fassung ist gesendet/)).toBeTruthy();
  expect(begin).toHaveBeenCalledOnce();
  expect(await sendButton()).toBeTruthy();
});

test('where the first version is sent and still not found, that is said', async () => {
  await open({ prepare: async () => 'unpublished', begin: async () => {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Erste Fassung senden' }));
  expect(await screen.findByText(/am Ziel aber nicht als Website zu finden/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
});

test('what only others understand is folded, and goes into a message to them', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }) as Navigator);
  const said = 'Das richtet jemand anderes ein.\ngit remote add';
  await open({ prepare: () => Promise.reject(new StorageFailure({ de: said, en: said })) });
  expect(await screen.findByText('Das richtet jemand anderes ein.')).toBeTruthy();
  expect(screen.getByText('git remote add').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht an diese Person kopieren' }));
  expect(await screen.findByText(/Kopiert/)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Das richtet jemand anderes ein\.\n\ngit remote add/));
  vi.unstubAllGlobals();
});
