import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import { replaceText } from '../../../../tests/support/editor/write-text.ts';
import { type Storage, StorageFailure, type StoredFile, type Versions } from '../../storage.ts';

const at = '/routes/0/sections/0/image';
const manifest = (image: unknown) =>
  JSON.parse(JSON.stringify({ routes: [{ path: '/', title: 'A', sections: [{ type: 'hero', title: 'A', image }] }] }));
const stored = (path: string): StoredFile => ({
  path,
  address: `/files/${path}`,
  image: { width: 1600, height: 900, type: 'jpg', size: 240_000, isCutOff: false },
});
const files = [stored('media/haus.jpg'), stored('media/garten.jpg')];
const own = { src: 'media/haus.jpg', alt: 'Ein Haus' };
const keep: Storage['upload'] = async (name) => ({ file: stored(`media/${name}`) });

async function open(image: unknown, upload: Storage['upload'] = keep) {
  const { editor } = await editorOf(manifest(image), { files, upload });
  showField(editor, at);
  return { editor, value: () => editor.valueOf(at) };
}
const file = (name: string) => new File(['…'], name, { type: 'image/jpeg' });
const openChooser = () => fireEvent.click(screen.getByRole('button', { name: /^Bild ändern haus\.jpg/ }));
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bildbeschreibung' });

afterEach(cleanup);

test('an image is chosen among those there are, those that nobody uses apart, and then described', async () => {
  const { editor, value } = await open({ ...own, focus: [0.1, 0.9] });
  openChooser();
  const dialog = within(screen.getByRole('dialog'));
  const shown = () => dialog.getAllByRole('button', { name: /1600 × 900/ }).map(({ textContent }) => textContent);
  expect(dialog.getByRole('button', { name: /haus\.jpg.*Jetzt hier/ }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(dialog.getByRole('radio', { name: 'Nicht verwendet (1)' }));
  expect(shown()).toEqual([expect.stringMatching(/^garten\.jpg.*Nicht verwendet$/)]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Alle (2)' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Bild nach Namen suchen' }), { target: { value: 'GART' } });
  expect(screen.queryByRole('button', { name: /^haus\.jpg 1600/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^garten\.jpg 1600 × 900 · JPG · 240 kB/ }));
  // The middle was that of the other picture.
  expect(value()).toEqual({ src: 'media/garten.jpg', alt: 'Ein Haus' });
  expect(document.activeElement).toBe(description());
  expect(description().selectionEnd).toBe('Ein Haus'.length);
  expect(editor.state().announcement).toContain('garten.jpg');
  expect(screen.getByText(/gehörte zum vorigen Bild/)).toBeTruthy();
  fireEvent.change(description(), { target: { value: 'Ein Garten' } });
  expect(screen.queryByText(/gehörte zum vorigen Bild/)).toBeNull();
});

test('that an image only decorates is a choice, and its description is not lost', async () => {
  const { value } = await open(own);
  fireEvent.click(screen.getByRole('radio', { name: 'Es schmückt nur' }));
  expect(value()).toEqual({ src: 'media/haus.jpg', alt: '' });
  expect(screen.queryByRole('textbox', { name: 'Bildbeschreibung' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Es zeigt etwas' }));
  expect(value()).toEqual(own);
});

test('where a choice of an image is undone, the image that is back only decorates, as before', async () => {
  const { editor, value } = await open({ ...own, alt: '' });
  openChooser();
  fireEvent.click(screen.getByRole('button', { name: /^garten/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Es zeigt etwas' }).checked).toBe(true);
  act(() => editor.undo());
  expect(value()).toEqual({ ...own, alt: '' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Es schmückt nur' }).checked).toBe(true);
});

test('what is typed into the search is taken by Enter, and the arrow keys lead from there to the images', async () => {
  const { value } = await open(own);
  openChooser();
  const search = screen.getByRole('searchbox', { name: 'Bild nach Namen suchen' });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(value()).toEqual(own);
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toContain('haus.jpg');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toContain('garten.jpg');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: 'gart' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(value()).toEqual({ ...own, src: 'media/garten.jpg' });
});

test('a drawing that takes the colours of the brand is seen in them', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--color-primary,#00f)"/></svg>';
  const image: StoredFile['image'] = { width: 9, height: 9, type: 'svg', size: 99, isCutOff: false, svg };
  const drawn = { ...stored('media/linie.svg'), image };
  const { editor, said } = await editorOf(manifest(own), { files: [...files, drawn] });
  showField(editor, at);
  openChooser();
  const source = () => screen.getByRole('button', { name: /^linie\.svg/ }).querySelector('img')?.src ?? '';
  expect(source()).toContain('/files/media/linie.svg');
  const colors = { primary: { light: '#a10000', dark: '#b20000' } };
  act(() => said([], { colors, contrasts: [], suggestions: [] }));
  expect(decodeURIComponent(source())).toContain('--color-primary:#a10000');
});

test('what stays in view is chosen on a drawing, too, where the page cuts it', async () => {
  const image: StoredFile['image'] = { width: 9, height: 9, type: 'svg', size: 99, isCutOff: false, svg: '<svg/>' };
  const drawn = { ...stored('media/linie.svg'), image };
  const { editor } = await editorOf(manifest({ src: 'media/linie.svg', alt: 'Linie' }), { files: [drawn] });
  showField(editor, at);
  const point = () => screen.queryByRole('group', { name: 'Wichtigste Stelle' });
  act(() => editor.seeWhole(at));
  expect(point()).toBeNull();
  act(() => editor.seeWhole('/header/logo'));
  expect(point()).not.toBeNull();
});

test('a description that is taken away can be written anew', async () => {
  const { value } = await open(own);
  const area = description();
  area.focus();
  fireEvent.change(area, { target: { value: '' } });
  expect([document.activeElement, description()]).toEqual([area, area]);
  fireEvent.change(area, { target: { value: 'Ein Garten' } });
  expect(value()).toEqual({ src: 'media/haus.jpg', alt: 'Ein Garten' });
});

test('what is written while an image is added stays', async () => {
  const asIs = () => {};
  let arrive: () => void = asIs;
  const { editor, value } = await open(own, async (name) => {
    await new Promise<void>((done) => {
      arrive = done;
    });
    return keep(name, new Blob());
  });
  fireEvent.drop(screen.getByRole('button', { name: /^Bild ändern/ }), {
    dataTransfer: { files: [file('neu.jpg')], types: ['Files'] },
  });
  fireEvent.change(description(), { target: { value: 'Ein neues Haus' } });
  await waitFor(() => expect(arrive).not.toBe(asIs));
  arrive();
  await screen.findByRole('button', { name: /^Bild ändern neu\.jpg/ });
  expect(value()).toEqual({ src: 'media/neu.jpg', alt: 'Ein neues Haus' });
  expect(editor.state().announcement).toContain('neu.jpg');
});

test('a caption and a shape are written behind the description, and leave no trace when they are taken away', async () => {
  const { value } = await open(own);
  const caption = screen.getByRole('textbox', { name: 'Bildunterschrift' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Seitenverhältnis' }), { target: { value: '1:1' } });
  await replaceText(caption, 'Foto: Anna');
  expect(JSON.stringify(value())).toBe(JSON.stringify({ ...own, caption: 'Foto: Anna', ratio: '1:1' }));
  await replaceText(caption, '');
  fireEvent.change(screen.getByRole('combobox', { name: 'Seitenverhältnis' }), { target: { value: '' } });
  expect(value()).toEqual(own);
});

test('an image that says nothing only decorates', async () => {
  await open({ ...own, alt: '' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Es schmückt nur' }).checked).toBe(true);
});

test('a file is added by dropping it on the field, and by pasting it', async () => {
  const { value } = await open(own);
  const button = screen.getByRole('button', { name: /^Bild ändern haus/ });
  fireEvent.drop(button, { dataTransfer: { files: [file('neu.jpg')], types: ['Files'] } });
  await screen.findByRole('button', { name: /^Bild ändern neu\.jpg/ });
  expect(value()).toEqual({ src: 'media/neu.jpg', alt: 'Ein Haus' });
  const paste = createEvent.paste(button, { clipboardData: { files: [file('kopie.jpg')], types: ['Files'] } });
  fireEvent(button, paste);
  await screen.findByRole('button', { name: /^Bild ändern kopie\.jpg/ });
  // A text that is pasted into the description stays a text.
  const text = createEvent.paste(description(), { clipboardData: { files: [file('word.png')], types: ['Files', 'text/plain'] } });
  fireEvent(description(), text);
  expect(text.defaultPrevented).toBe(false);
});

test('of several files that are dropped at once it is said that only the first has come', async () => {
  const { editor, value } = await open(own);
  const several = { files: ['neu.jpg', 'zwei.jpg', 'drei.jpg'].map(file), types: ['Files'] };
  fireEvent.drop(screen.getByRole('button', { name: /^Bild ändern haus/ }), { dataTransfer: several });
  await waitFor(() => expect(editor.state().notice?.text).toMatch(/^Nur die erste von 3 Dateien ist da\./));
  expect(value()).toMatchObject({ src: 'media/neu.jpg' });
});

test('in an article the first of several files is the picture, and the others come behind it, also where they are chosen', async () => {
  const list = '/routes/0/sections/0/text';
  const image = (name: string, alt = '') => ({ image: { src: `media/${name}`, alt } });
  const sections = [{ type: 'article', title: 'A', text: ['Eins.', { image: own }, 'Zwei.'] }];
  const { editor } = await editorOf({ routes: [{ path: '/', title: 'A', sections }] }, { files, upload: keep });
  showField(editor, `${list}/1/image`);
  fireEvent.drop(screen.getByRole('button', { name: /^Bild ändern haus/ }), {
    dataTransfer: { files: ['neu.jpg', 'zwei.jpg'].map(file), types: ['Files'] },
  });
  await screen.findByRole('button', { name: /^Bild ändern neu\.jpg/ });
  expect(editor.valueOf(list)).toEqual(['Eins.', image('neu.jpg', 'Ein Haus'), image('zwei.jpg'), 'Zwei.']);
  fireEvent.click(screen.getByRole('button', { name: /^Bild ändern neu\.jpg/ }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail();
  expect(input.multiple).toBe(true);
  fireEvent.change(input, { target: { files: ['c.jpg', 'd.jpg', 'e.jpg'].map(file) } });
  await screen.findByRole('button', { name: /^Bild ändern c\.jpg/ });
  const after = ['c.jpg', 'd.jpg', 'e.jpg', 'zwei.jpg'].map((name, index) => image(name, index === 0 ? 'Ein Haus' : ''));
  expect(editor.valueOf(list)).toEqual(['Eins.', ...after, 'Zwei.']);
  act(() => editor.undo());
  expect(editor.valueOf(list)).toHaveLength(4);
});

test('a file that is refused says why, and nothing changes', async () => {
  const { value } = await open(own, async () => ({ refused: 'script' }));
  openChooser();
  const dialog = screen.getByRole('dialog', { name: 'Bild auswählen' });
  fireEvent.drop(within(dialog).getByRole('searchbox'), { dataTransfer: { files: [file('boese.svg')], types: ['Files'] } });
  expect((await within(dialog).findByRole('alert')).textContent).toContain('steckt ein Programm');
  expect(value()).toEqual(own);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Bild ändern haus/ }));
});

test('a place without an image gets one', async () => {
  const { value } = await open(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Bild auswählen' }));
  fireEvent.click(screen.getByRole('button', { name: /^garten/ }));
  expect(value()).toEqual({ src: 'media/garten.jpg', alt: '' });
  expect(document.activeElement).toBe(description());
  fireEvent.click(screen.getByRole('button', { name: 'Ohne Bild' }));
  expect(value()).toBeUndefined();
});

test('what the kept website still shows is not removed, and after a refusal the same pictures are ticked', async () => {
  let answer: () => Promise<string[]> = () => Promise.reject(new StorageFailure({ de: 'Voll.', en: 'Full.' }));
  const removePictures = vi.fn((_: readonly string[]) => answer());
  const all = [...files, stored('media/tor.jpg'), stored('media/zaun.jpg')];
  const { editor } = await editorOf(manifest(own), { files: all, versions: { removePictures } as unknown as Versions });
  showField(editor, at);
  // The draft names another picture than what is kept.
  act(() => editor.set(`${at}/src`, 'media/garten.jpg', { title: '' }));
  fireEvent.click(screen.getByRole('button', { name: /^Bild ändern garten\.jpg/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Nicht verwendet (3)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nicht verwendete entfernen …' }));
  const tick = (name: RegExp) => screen.getByRole<HTMLButtonElement>('checkbox', { name });
  expect(tick(/^haus\.jpg.*Die gespeicherte Website zeigt es noch/).disabled).toBe(true);
  fireEvent.click(tick(/^zaun/));
  const remove = () => fireEvent.click(screen.getByRole('button', { name: '1 Bild entfernen' }));
  remove();
  expect(await screen.findByText('Voll.')).toBeTruthy();
  expect([/^haus/, /^tor/, /^zaun/].map((name) => tick(name).ariaChecked)).toEqual(['false', 'true', 'false']);
  answer = () => Promise.resolve(['media/tor.jpg']);
  remove();
  expect(await screen.findByText(/^Entfernt|entfernt\.?$/)).toBeTruthy();
  expect(removePictures.mock.calls.map(([paths]) => paths)).toEqual([['media/tor.jpg'], ['media/tor.jpg']]);
});
