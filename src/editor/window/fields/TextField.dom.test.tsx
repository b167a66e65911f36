import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showField, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { enterText, inputOf, replaceText } from '../../../../tests/support/editor/write-text.ts';
import { readUnits } from '../../draft/rich-text/read.ts';
import { linesOf, openTextView } from '../../writing/text-view.ts';
import { fieldAt } from '../state/field-at.ts';
import { LoadWriting } from '../state/use-editor.ts';
import { FieldView } from './FieldView.tsx';

const section = '/routes/0/sections/0';
const manifest = {
  constants: { brand: 'Velo' },
  header: { name: 'Rad' },
  placeholders: { email: 'a@example.com' },
  routes: [
    { path: '/', title: 'Start', sections: [{ type: 'text', title: 'Mehr über mich hier', text: ['Erster Absatz', 'Zweiter'] }] },
  ],
};

async function open(at: string) {
  const { editor } = await editorOf(manifest);
  showField(editor, at);
  return { editor, value: () => editor.valueOf(at) };
}
const areas = () => screen.getAllByRole('textbox');
async function select(area: HTMLElement, words: string) {
  await enterText(area);
  const start = (area.textContent ?? '').indexOf(words);
  act(() => inputOf(area).select(start, start + words.length));
}
/** As the manifest has it. */
function selected(area: HTMLElement | undefined) {
  const { text, from, to } = inputOf(area);
  return readUnits(text, true)
    .slice(from, to)
    .map(({ shown }) => shown)
    .join('');
}

afterEach(cleanup);

test('bold and emphasis by key and by button, on and off', async () => {
  const { value } = await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  await select(area, 'über mich');
  fireEvent.keyDown(area, { key: 'b', ctrlKey: true });
  expect([value(), selected(area)]).toEqual(['Mehr **über mich** hier', 'über mich']);
  fireEvent.click(screen.getByRole('button', { name: 'Fett' }));
  fireEvent.keyDown(area, { key: 'i', ctrlKey: true });
  expect(value()).toBe('Mehr _über mich_ hier');
  expect(document.activeElement).toBe(area);
});

test('a link is made of what is selected, changed where the cursor is in it, and removed', async () => {
  const { value } = await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  await select(area, 'über mich');
  fireEvent.keyDown(area, { key: 'L', ctrlKey: true, shiftKey: true });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Text des Links' }).value).toBe('über mich');
  const target = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite oder Adresse' });
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(screen.getByText('Wohin soll der Link führen?')).toBeDefined();
  fireEvent.change(target(), { target: { value: 'example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect([value(), document.activeElement]).toEqual(['Mehr [über mich](https://example.com) hier', area]);
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(target().value).toBe('https://example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Link entfernen' }));
  expect(value()).toBe('Mehr über mich hier');
});

test('of the words of a link only those that differ are changed: bold stays, and so does a constant', async () => {
  const { editor, value } = await open(`${section}/title`);
  act(() => editor.set(`${section}/title`, 'Mehr [über **mich** bei {brand}](/) hier', { title: '' }));
  const [area] = areas() as [HTMLElement];
  const change = async (to: string) => {
    await select(area, 'mich');
    fireEvent.click(screen.getByRole('button', { name: 'Link' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Text des Links' }), { target: { value: to } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    return value();
  };
  expect(await change('Alles über mich bei Velo')).toBe('Mehr [Alles über **mich** bei {brand}](/) hier');
  expect(await change('Alles über mich bei Velo!')).toBe('Mehr [Alles über **mich** bei {brand}!](/) hier');
  expect(await change('mich bei Velo!')).toBe('Mehr [**mich** bei {brand}!](/) hier');
});

test('an address that is pasted upon words makes them a link, and elsewhere it is letters', async () => {
  const { value } = await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? '' : 'https://example.com/a_(b)') };
  await select(area, 'über mich');
  fireEvent.paste(area, { clipboardData });
  expect(value()).toBe('Mehr [über mich](https://example.com/a_%28b%29) hier');
  act(() => inputOf(area).select(0, 0));
  fireEvent.paste(area, { clipboardData });
  expect(value()).toMatch(/^https:.* hier$/);
  expect(value()).toMatch(/\[über mich\]/);
});

test('words that are struck through stay outside of what is pasted, and come in by what is said about them', async () => {
  const { value, editor } = await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  await select(area, 'hier');
  const html = '<p>10<sup>6</sup> <del>alte</del> <ins>neue</ins></p>';
  fireEvent.paste(area, { clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') } });
  expect(value()).toMatch(/ 10⁶ neue$/);
  act(() => editor.state().notice?.action?.run());
  expect(value()).toMatch(/ 10⁶ alte neue$/);
});

test('a place is found by what a button calls it, said by its title, and Enter means what there is', async () => {
  const sections = [
    { type: 'text', title: 'Zu mir hier', text: ['Mehr'] },
    { type: 'text', id: '{anchor}', title: 'Schreiben Sie mir', text: ['Hier'] },
  ];
  const { editor } = await editorOf({
    constants: { anchor: 'schreiben' },
    header: { contact: { label: 'Kontakt', href: '/#{anchor}' } },
    routes: [{ path: '/', title: 'Start', sections }],
  });
  const at = `${section}/title`;
  showField(editor, at);
  const [area] = areas() as [HTMLElement];
  await select(area, 'mir');
  fireEvent.keyDown(area, { key: 'L', ctrlKey: true, shiftKey: true });
  const target = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite oder Adresse' });
  const type = (value: string) => fireEvent.change(target(), { target: { value } });
  const offered = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  type('konta');
  expect(offered()).toEqual(['Schreiben Sie mirStartseite · „Kontakt“', 'Seite „konta“ anlegen/konta']);
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(editor.valueOf(at)).toBe('Zu [mir](#{anchor}) hier');
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(target().value).toBe('Schreiben Sie mir');
  type('konta');
  fireEvent.keyDown(target(), { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.keyDown(target(), { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Seite oder Adresse' })).toBeNull());
  expect([editor.valueOf(at), editor.valueOf('/routes')]).toMatchObject(['Zu [mir](#{anchor}) hier', { length: 1 }]);
});

test('a constant is found and put in where the cursor is', async () => {
  const { value } = await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  await select(area, 'mich');
  fireEvent.keyDown(area, { key: 'E', ctrlKey: true, shiftKey: true });
  const search = screen.getByRole('combobox', { name: 'Angabe suchen' });
  search.focus();
  fireEvent.change(search, { target: { value: 'velo' } });
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter' });
  expect(value()).toBe('Mehr über {brand} hier');
  expect(screen.getByTitle('{brand}').textContent).toBe('Velo');
  expect(inputOf(area).from).toBe('Mehr über '.length + 1);
});

test('a constant that is called so is found before one that only says so', async () => {
  const constants = { mail: 'Rufen Sie das Telefon an', telefon: '030 1' };
  const { editor } = await editorOf({
    constants,
    routes: [{ path: '/', title: 'A', sections: [{ type: 'text', title: 'Hier', paragraphs: ['B'] }] }],
  });
  showField(editor, '/routes/0/sections/0/title');
  const [area] = areas() as [HTMLElement];
  await select(area, 'Hier');
  fireEvent.keyDown(area, { key: 'E', ctrlKey: true, shiftKey: true });
  const search = screen.getByRole('combobox', { name: 'Angabe suchen' });
  search.focus();
  fireEvent.change(search, { target: { value: 'Telefon' } });
  fireEvent.keyDown(search, { key: 'Enter', code: 'Enter' });
  expect(editor.valueOf('/routes/0/sections/0/title')).toBe('{telefon}');
});

test('a piece of a text becomes a constant, here and where the same is written out, in one step', async () => {
  const { editor } = await editorOf({
    constants: { ueberschrift: 'x' },
    routes: [
      {
        path: '/',
        title: 'Montag bis Freitag',
        sections: [{ type: 'text', title: 'Offen Montag bis Freitag.', text: ['**Montag bis Freitag**', 'Montag bis Freitags'] }],
      },
    ],
  });
  const before = editor.state().document.text;
  showField(editor, `${section}/title`);
  const [area] = areas() as [HTMLElement];
  await select(area, 'Montag bis Freitag');
  fireEvent.click(screen.getByRole('button', { name: 'Zur Angabe machen' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('ueberschrift2');
  fireEvent.change(name, { target: { value: 'Öffnungs Tage' } });
  expect(screen.getByText('oeffnungsTage')).toBeTruthy();
  expect(editor.state().document.text).toBe(before);
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Startseite › Titel/ }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Zur Angabe machen' }).at(-1) as Element);
  expect(editor.valueOf('/constants')).toEqual({ ueberschrift: 'x', oeffnungsTage: 'Montag bis Freitag' });
  expect(editor.valueOf('/routes/0')).toMatchObject({
    title: 'Montag bis Freitag',
    sections: [{ title: 'Offen {oeffnungsTage}.', text: ['**{oeffnungsTage}**', 'Montag bis Freitags'] }],
  });
  expect([document.activeElement, selected(area)]).toEqual([area, 'oeffnungsTage']);
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
});

test('what a constant cannot say is not made one', async () => {
  const { editor } = await open(`${section}/title`);
  act(() => editor.set(`${section}/title`, 'Das **ist** so', { title: '' }));
  const [area] = areas() as [HTMLElement];
  await enterText(area);
  fireEvent.click(screen.getByRole('button', { name: 'Zur Angabe machen' }));
  expect(screen.getByText(/^Markieren Sie ein Stück Text/)).toBeTruthy();
});

test('the tools are reached from the text, and left again', async () => {
  await open(`${section}/title`);
  const [area] = areas() as [HTMLElement];
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => area.focus());
  fireEvent.keyDown(area, { key: 'F10', altKey: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fett' }));
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zur Angabe machen' }));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(document.activeElement).toBe(area);
});

test('a text of one line has no other one, however it comes in', async () => {
  const { value } = await open('/placeholders/email');
  const [area] = areas() as [HTMLTextAreaElement];
  expect(fireEvent.keyDown(area, { key: 'Enter' })).toBe(false);
  fireEvent.change(area, { target: { value: 'b@example.com\n' } });
  expect(value()).toBe('b@example.com');
  fireEvent.change(area, { target: { value: 'eins \n zwei drei', selectionEnd: 'eins \n zwei'.length } });
  expect([value(), area.selectionEnd]).toEqual(['eins zwei drei', 'eins zwei'.length]);
});

test('a letter has lines', async () => {
  const at = '/header/mail/href/mail/body';
  const { editor } = await editorOf({ header: { mail: { href: { mail: { to: 'a@example.com', body: 'Guten Tag,' } } } } });
  showField(editor, at);
  const [area] = areas() as [HTMLElement];
  expect(fireEvent.keyDown(area, { key: 'Enter' })).toBe(true);
  fireEvent.change(area, { target: { value: 'Guten Tag,\n' } });
  expect(editor.valueOf(at)).toBe('Guten Tag,\n');
});

test('what constants say is seen in a text without marks as well, and what changes elsewhere comes in while one writes', async () => {
  const { editor, value } = await open('/header/name');
  expect(areas()[0]?.tagName).toBe('TEXTAREA');
  act(() => editor.set('/header/name', 'Bei {brand} am {tag}', { title: '' }));
  const [area] = areas() as [HTMLElement];
  expect(area.textContent).toBe('Bei Velo am {tag}');
  await enterText(area);
  inputOf(area).select(4, 4);
  act(() => editor.set('/constants/brand', 'Rad', { title: '' }));
  expect(area.textContent).toBe('Bei Rad am {tag}');
  act(() => editor.set('/header/name', 'Heute: Bei {brand} am {tag}', { title: '' }));
  expect([area.textContent, inputOf(area).from]).toEqual(['Heute: Bei Rad am {tag}', 'Heute: Bei '.length]);
  await replaceText(area, 'Nur **Wörter** {hier}');
  // Braces that somebody types name nothing unless there is such a constant.
  expect(value()).toBe('Nur **Wörter** {{hier}');
});

test('emptied, what may be left out is, and one step brings it back', async () => {
  const { editor } = await open(`${section}/title`);
  const before = editor.state().document.text;
  const [area] = areas() as [HTMLElement];
  await replaceText(area, '');
  expect(editor.valueOf(section)).not.toHaveProperty('title');
  await replaceText(area, 'Neu');
  expect(editor.valueOf(`${section}/title`)).toBe('Neu');
  act(() => editor.undo());
  act(() => editor.undo());
  expect([editor.state().document.text, area.textContent]).toEqual([before, 'Mehr über mich hier']);
});

/** A text before there is what one writes with. */
async function openEarly(at: string) {
  const { editor } = await editorOf(manifest);
  const field = fieldAt(forms, editor.state().document.value, at) ?? expect.fail();
  let arrive = () => {};
  const writing = new Promise<typeof import('../../writing/text-view.ts')>((loaded) => {
    arrive = () => loaded({ openTextView, linesOf });
  });
  const load = () => writing;
  showIn(
    editor,
    <LoadWriting value={load}>
      <FieldView field={field} at={at} />
    </LoadWriting>,
  );
  const [area] = areas() as [HTMLElement];
  act(() => area.focus());
  await new Promise((done) => setTimeout(done));
  /** jsdom types no letters. */
  const type = (letters: string) => {
    const { from } = inputOf(area);
    const range = document.getSelection()?.getRangeAt(0) ?? expect.fail();
    range.deleteContents();
    range.insertNode(document.createTextNode(letters));
    range.collapse();
    fireEvent.input(area);
    expect(inputOf(area).from).toBe(from + letters.replace(/\{.*\}/, '1').length);
  };
  return { editor, area, type, arrive: () => arrive(), value: () => editor.valueOf(at) };
}

test('what is typed before one can write with marks is in the draft at once, and stays when one can', async () => {
  const { area, editor, type, arrive, value } = await openEarly(`${section}/title`);
  act(() => editor.set(`${section}/title`, 'Mehr **über** {brand} hier', { title: '' }));
  const select = (from: number, to: number) => act(() => inputOf(area).select(from, to));
  select(0, 4);
  type('Viel');
  select(9, 9);
  type('all');
  select(13, 13);
  type('s: ');
  expect(value()).toBe('Viel **überall** s: {brand} hier');
  select(17, 17);
  type('V');
  expect(value()).toBe('Viel **überall** s: {brand}V hier');
  act(() => editor.undo());
  expect([value(), area.textContent]).toEqual(['Mehr **über** {brand} hier', 'Mehr über Velo hier']);
  type('! {brand}');
  arrive();
  await enterText(area);
  expect([value(), area.textContent, inputOf(area).from]).toEqual([
    'Mehr **über** {brand}! {brand} hier',
    'Mehr über Velo! Velo hier',
    14,
  ]);
});

test('what a glass keyboard composes when one can write with marks is ended first', async () => {
  const { area, type, arrive, value } = await openEarly(`${section}/title`);
  fireEvent.compositionStart(area);
  type('k');
  arrive();
  await new Promise((done) => setTimeout(done));
  expect(area.className).not.toContain('ProseMirror');
  type('i');
  fireEvent.compositionEnd(area);
  await enterText(area);
  expect([value(), inputOf(area).from]).toEqual(['Mehr über mich hierki', 21]);
});

test('commands that are given before one can write with marks are done then', async () => {
  const { area, type, arrive, value } = await openEarly(`${section}/title`);
  act(() => inputOf(area).select(0, 19));
  type('Neu');
  act(() => inputOf(area).select(0, 3));
  fireEvent.keyDown(area, { key: 'b', ctrlKey: true });
  fireEvent.keyDown(area, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('textbox', { name: 'Text des Links' })).toBeNull();
  act(arrive);
  await waitFor(() => expect(value()).toBe('**Neu**'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Text des Links' });
  expect(link.value).toBe('Neu');
});

test('whoever goes on before one can write loses no letter, and stays there', async () => {
  const { type, arrive, value } = await openEarly(`${section}/title`);
  type('!');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => elsewhere.focus());
  arrive();
  await waitFor(() => expect(value()).toBe('Mehr über mich hier!'));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
