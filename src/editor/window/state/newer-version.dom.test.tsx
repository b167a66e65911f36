/** A manifest that is written for a later version is opened to read. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showField, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { tryManifest } from '../../../../tests/support/manifest/try-manifest.ts';
import { formVoice } from '../../worker/form-voice.ts';
import { Banners } from '../panes/notices/Banners.tsx';

afterEach(cleanup);

const page = { path: '/', title: 'Alt', sections: [{ type: 'text', title: 'Alt' }] };

/** @param numbers - what the manifest names, of which the loader then says that it is too new */
async function open(numbers: { version: number; own?: number }) {
  const save = vi.fn(async () => ({ version: '2' }));
  const upload = vi.fn(async () => ({ refused: 'type' as const }));
  const { editor, said } = await editorOf({ ...numbers, routes: [page] }, { save, upload });
  showIn(editor, <Banners />);
  const edits = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [`/${key}`, value]));
  const { problems } = await tryManifest(edits, { lang: 'de', form: formVoice('de') });
  return { editor, save, upload, begin: () => act(() => said(problems)), end: () => act(() => said([])) };
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test.each([
  [{ version: 99 }, /^Nur zum Lesen\. Die Datei ist in Fassung 99 .*npm update .*starten Sie den Editor neu/],
  [{ version: 1, own: 2 }, /^Nur zum Lesen\. Die Datei ist für Fassung 2 der eigenen .*git pull.*starten Sie den Editor neu/],
])('of %j it is said why, and what to do', async (numbers, sentence) => {
  const { begin } = await open(numbers);
  begin();
  expect(alerts()).toEqual([expect.stringMatching(sentence)]);
});

test('nothing can be changed: the field shows what it did, and a sentence says why', async () => {
  const { editor, begin } = await open({ version: 99 });
  begin();
  const { text } = editor.state().document;
  showField(editor, '/routes/0/title');
  const field = screen.getByDisplayValue<HTMLTextAreaElement>('Alt');
  fireEvent.change(field, { target: { value: 'Neu' } });
  expect(field.value).toBe('Alt');
  expect(alerts()).toContainEqual(expect.stringContaining('Hier lässt sich nichts ändern'));
  act(() => {
    editor.remove('/routes/0', { title: '' });
    editor.replaceText('{}', '');
  });
  expect(editor.state().document.text).toBe(text);
});

test('no file comes in, and a draft from before stays unsaved and is kept', async () => {
  const { editor, save, upload, begin, end } = await open({ version: 99 });
  act(() => editor.set('/routes/0/title', 'Neu', { title: '' }));
  begin();
  await expect(editor.upload('a.png', new Blob())).rejects.toThrow();
  await act(() => editor.save());
  expect([save.mock.calls, upload.mock.calls]).toEqual([[], []]);
  expect(alerts()).toContainEqual(expect.stringContaining('Hier lässt sich nichts ändern'));
  expect(editor.valueOf('/routes/0/title')).toBe('Neu');
  // A builder that knows the version.
  end();
  await act(() => editor.save());
  expect(save.mock.calls).toHaveLength(1);
});
