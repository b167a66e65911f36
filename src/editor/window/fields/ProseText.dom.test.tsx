import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { editorOf, forms, showField, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { enterText, inputOf } from '../../../../tests/support/editor/write-text.ts';
import { linesOf, openTextView } from '../../writing/text-view.ts';
import { isUnsaved } from '../state/editor-state.ts';
import { fieldAt } from '../state/field-at.ts';
import { LoadWriting } from '../state/use-editor.ts';
import { FieldView } from './FieldView.tsx';

afterEach(cleanup);

const at = '/routes/0/sections/0/text';
const siteOf = (text: Json, type = 'article'): Json => ({
  constants: { brand: 'Velo' },
  routes: [{ path: '/', title: 'A', sections: [{ type, title: 'B', text }] }],
});
const written = () => screen.getByRole('textbox', { name: 'Text' });
const texts = () => [...document.querySelectorAll<HTMLElement>('[data-block-text]')];
const textAt = (pointer: string) => texts().find(({ dataset }) => dataset.at === at + pointer) ?? expect.fail(pointer);
const caret = () => {
  const { text, from, to } = inputOf(written());
  return { text, from, to };
};
const select = (pointer: string, from: number, to = from) => act(() => inputOf(textAt(pointer)).select(from, to));
const press = (key: string, how = {}) => fireEvent.keyDown(written(), { key, ...how });
const paste = (plain: string, html = '') =>
  fireEvent.paste(written(), {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : plain) },
  });

async function open(text: Json, type?: string, more: Parameters<typeof editorOf>[1] = {}) {
  const { editor, said } = await editorOf(siteOf(text, type), more);
  showField(editor, at);
  await enterText(document.querySelector<HTMLElement>('[data-written]') ?? expect.fail());
  return { editor, said, value: () => editor.valueOf(at) };
}

test('Enter begins the next text, Backspace joins it again to the same bytes, and each is a step', async () => {
  const { editor, value } = await open(['Erster Absatz', 'Zweiter']);
  const before = editor.state().document.text;
  for (const place of ['Erster'.length, 'Erster '.length]) {
    select('/0', place);
    press('Enter');
    expect(value()).toHaveLength(3);
    expect(caret()).toMatchObject({ text: ['', ' Absatz', 'Absatz'][place - 5], from: 0 });
    press('Backspace');
    expect([editor.state().document.text, caret().from]).toEqual([before, place]);
  }
  for (let step = 0; step < 4; step++) act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
  expect(editor.state().document.done).toHaveLength(0);
});

test('what a word processor has copied comes in as on the page, as one step', async () => {
  const { editor, value } = await open(['Erster Absatz', 'Zweiter']);
  select('/0', 0, 'Erster Absatz'.length);
  paste(
    'Morgen\n\nEs war gut.',
    '<h2>Morgen</h2><p class=MsoNormal>Es war <b>gut</b>.</p><ul><li>Eins</li><li>Zwei</li></ul><p class=MsoQuote><i>„Ja.“</i></p>',
  );
  expect(value()).toEqual([{ heading: 'Morgen' }, 'Es war **gut**.', { list: ['Eins', 'Zwei'] }, { quote: 'Ja.' }, 'Zweiter']);
  act(() => editor.undo());
  expect(value()).toEqual(['Erster Absatz', 'Zweiter']);
});

test('a table that a slash asks for is a new one whose fields open, and it moves as it is; a row around the text does not', async () => {
  const { editor, value } = await open(['Eins', 'Zwei']);
  select('/0', 4);
  press('Enter');
  paste('/tab');
  press('Enter');
  const table = { table: { columns: ['Spalte', 'Spalte'], rows: [{ cells: ['–', '–'] }, { cells: ['–', '–'] }] } };
  expect(value()).toEqual(['Eins', table, 'Zwei']);
  expect(editor.state().target).toMatchObject({ pointer: `${at}/1/table/columns/0`, focus: true });
  select('/0', 1);
  const around = vi.fn();
  document.body.addEventListener('keydown', around, { once: true });
  press('ArrowDown', { altKey: true });
  expect([value(), caret(), around.mock.calls]).toEqual([[table, 'Eins', 'Zwei'], { text: 'Eins', from: 1, to: 1 }, []]);
  expect(editor.state()).toMatchObject({ wordCount: 2 });
});

test.each(['/bild', 'Anderes hinzufügen …'])('a picture that none is chosen for was never asked for: %s', async (how) => {
  const { editor, value } = await open(['Eins', 'Zwei']);
  select('/0', 4);
  if (how === '/bild') {
    press('Enter');
    paste(how);
  }
  const before = editor.state().document.done.length;
  if (how === '/bild') press('Enter');
  else {
    fireEvent.click(screen.getByRole('button', { name: how }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Bild' }));
  }
  expect(value()).toHaveLength(3);
  const folded = document.querySelector('[data-unfold][aria-expanded="false"]');
  if (folded) fireEvent.click(folded);
  fireEvent.click(screen.getByRole('button', { name: /^Bild ändern/ }));
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Bild auswählen' }), { key: 'Escape' });
  expect(value()).toEqual(how === '/bild' ? ['Eins', '', 'Zwei'] : ['Eins', 'Zwei']);
  expect(editor.state().document).toMatchObject({ done: { length: how === '/bild' ? before - 1 : before }, undone: [] });
  expect(editor.state().target).toMatchObject({ pointer: `${at}/1`, focus: true });
});

test('a picture below an empty text is asked for at its place, which a choice or none leads back to', async () => {
  const { editor, value } = await open(['Eins']);
  select('/0', 4);
  for (const typed of ['', 'Zwei', '/bild']) {
    press('Enter');
    if (typed !== '') paste(typed);
  }
  press('Enter');
  const picture = `${at}/2/image`;
  expect([value(), editor.state().target]).toEqual([
    ['Eins', 'Zwei', expect.anything()],
    expect.objectContaining({ pointer: picture, opens: true }),
  ]);
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(value()).toHaveLength(3);
  act(() => void editor.withdraw(picture));
  expect([value(), editor.state().target]).toEqual([
    ['Eins', '', 'Zwei', ''],
    expect.objectContaining({ pointer: `${at}/3`, focus: true }),
  ]);
});

test('from the description of a picture Enter leads on into the text behind it, and Escape out of the menu back into the text', async () => {
  const { value } = await open(['Eins', { image: { src: 'a.jpg', alt: 'Ein Haus' } }]);
  fireEvent.click(document.querySelector('[data-unfold]') ?? expect.fail());
  const alt = screen.getByRole('textbox', { name: 'Bildbeschreibung' });
  fireEvent.keyDown(alt, { key: 'Enter' });
  expect([value(), document.activeElement]).toEqual([['Eins', expect.anything(), ''], written()]);
  paste('Zwei');
  const commands = screen.getByRole('button', { name: 'Befehle für Zwei' });
  act(() => commands.focus());
  fireEvent.click(commands);
  fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(written()));
  paste('!');
  expect(value()).toEqual(['Eins', expect.anything(), 'Zwei!']);
});

test('what is selected over several blocks is written over', async () => {
  const { value } = await open(['Eins', { list: ['Zwei', 'Drei'] }, { quote: 'Vier', source: 'Wer' }]);
  select('/0', 2);
  press('a', { ctrlKey: true });
  expect(caret()).toMatchObject({ from: 0, to: 4 });
  press('a', { ctrlKey: true });
  paste('Neu');
  expect(value()).toEqual(['Neu']);
});

test('a text becomes several by Enter, and stays one text until then', async () => {
  const items = [{ quote: 'Gut.', name: 'A' }];
  const { editor } = await editorOf({
    routes: [{ path: '/', title: 'A', sections: [{ type: 'testimonials', title: 'B', items }] }],
  });
  const quote = '/routes/0/sections/0/items/0/quote';
  showField(editor, quote);
  const area = document.querySelector<HTMLElement>('[data-written]') ?? expect.fail();
  await enterText(area);
  act(() => inputOf(area).select(4, 4));
  fireEvent.paste(area, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? '' : 'Sehr.') },
  });
  expect(editor.valueOf(quote)).toBe('Gut.Sehr.');
  act(() => inputOf(area).select(4, 4));
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(editor.valueOf(quote)).toEqual(['Gut.', 'Sehr.']);
});

test('no more comes in than there may be, which is said, and nothing is lost', async () => {
  const questions = { title: 'F', items: ['1?', '2?', '3?', '4?', '5?'] };
  const { editor } = await editorOf({
    routes: [{ path: '/', title: 'A', sections: [{ type: 'principles', title: 'B', questions, items: [] }] }],
  });
  const list = '/routes/0/sections/0/questions/items';
  showField(editor, list);
  const area = document.querySelector<HTMLElement>('[data-written]') ?? expect.fail();
  await enterText(area);
  fireEvent.paste(area, {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? '' : 'a\nb\nc') },
  });
  expect(editor.valueOf(list)).toEqual(questions.items);
  expect(editor.state().refused).toContain('6');
  expect(area.textContent).toBe('1?2?3?4?5?');
});

test('a picture has its fields there, and the commands of an entry', async () => {
  const image = (name: string) => ({ image: { src: `media/${name}.png`, alt: name } });
  const { value } = await open(['Eins', image('Rad'), 'Zwei']);
  const line = screen.getByRole('button', { name: 'Bild: Rad' });
  expect(written().contains(line)).toBe(true);
  fireEvent.click(line);
  const alt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bildbeschreibung' });
  fireEvent.change(alt, { target: { value: 'Ein Rad' } });
  expect(value()).toEqual(['Eins', { image: { src: 'media/Rad.png', alt: 'Ein Rad' } }, 'Zwei']);
  fireEvent.click(screen.getByRole('button', { name: /^Befehle für .*Rad/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Nach unten/ }));
  expect(value()).toEqual(['Eins', 'Zwei', { image: { src: 'media/Rad.png', alt: 'Ein Rad' } }]);
  expect(texts().map(({ textContent }) => textContent)).toEqual(['Eins', 'Zwei']);
});

test('a block that its menu moves takes the caret along, at its letter', async () => {
  const { value } = await open(['Eins', { quote: ['Zwei', 'Drei'] }, 'Vier']);
  select('/1/quote/1', 1);
  fireEvent.click(screen.getByRole('button', { name: /^Befehle für Zwei/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Nach oben/ }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect([value(), caret()]).toEqual([[{ quote: ['Zwei', 'Drei'] }, 'Eins', 'Vier'], { text: 'Drei', from: 1, to: 1 }]);
});

test('below a table that has been pasted one goes on', async () => {
  const { value } = await open(['Eins', '']);
  select('/1', 0);
  paste('A\tB\n1\t2', '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>');
  paste('Danach');
  expect(value()).toEqual(['Eins', { table: expect.anything() }, 'Danach']);
});

test('a table that has been pasted stays unfolded while it is filled in', async () => {
  const { value } = await open(['Eins']);
  select('/0', 4);
  paste('A\tB\n1\t2', '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>');
  fireEvent.click(screen.getByRole('button', { name: /^Tabelle/ }));
  const caption = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Beschriftung|^Titel|^Überschrift|^Was/ });
  fireEvent.change(caption, { target: { value: 'Zwei' } });
  expect([caption.isConnected, JSON.stringify(value())]).toEqual([true, expect.stringContaining('Zwei')]);
});

test('the source of a quotation is added by its menu, and stays while it is emptied', async () => {
  const { value } = await open(['Eins', { quote: 'Zwei' }]);
  select('/1/quote', 1);
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für Zwei' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Quelle des Zitats ergänzen' }));
  const source = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Quelle des Zitats' });
  await vi.waitFor(() => expect(document.activeElement).toBe(source()));
  fireEvent.change(source(), { target: { value: 'Wer' } });
  expect(value()).toEqual(['Eins', { quote: 'Zwei', source: 'Wer' }]);
  fireEvent.change(source(), { target: { value: '' } });
  expect([value(), source().value]).toEqual([['Eins', { quote: 'Zwei' }], '']);
});

test.each<[string, Json, () => void, Json]>([
  ['a quotation is a paragraph', [{ quote: 'Zwei', source: 'Wer _x_' }], () => turnInto('Absatz'), ['Zwei', 'Wer \\_x\\_']],
  ['it leaves its quotation', [{ quote: 'Zwei', source: 'Wer' }], () => press('Backspace'), ['Zwei', 'Wer']],
  ['it is joined', ['Eins', { quote: 'Zwei', source: 'Wer' }], () => press('Delete'), ['EinsZwei', 'Wer']],
  ['a note is a list', [{ note: ['Zwei'], title: 'Wer' }], () => turnInto('Aufzählung'), [{ list: ['Wer', 'Zwei'] }]],
])('what stands beside a block becomes a text of its own where %s, and undo brings it back', async (how, before, act, after) => {
  const { editor, value } = await open(before);
  if (how === 'it is joined') select('/0', 4);
  else select(how === 'a note is a list' ? '/0/note/0' : '/0/quote', 0);
  act();
  expect(value()).toEqual(after);
  editor.undo();
  expect(value()).toEqual(before);
});
const turnInto = (title: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Umwandeln in' }), { target: { value: title } });

test('Enter in the source of a quotation leads into a new paragraph behind it, or one that is empty already', async () => {
  const { editor, value } = await open([{ quote: 'Eins', source: 'Wer' }]);
  const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Quelle des Zitats' });
  act(() => source.focus());
  fireEvent.keyDown(source, { key: 'Enter' });
  expect(caret().text).toBe('');
  paste('Zwei');
  fireEvent.keyDown(source, { key: 'Enter' });
  fireEvent.keyDown(source, { key: 'Enter' });
  expect([value(), caret().text]).toEqual([[{ quote: 'Eins', source: 'Wer' }, '', 'Zwei'], '']);
  expect(editor.state().target).toMatchObject({ pointer: `${at}/1`, from: 'form' });
});

test('what a block has become is said, and so is the kind that the caret has come to', async () => {
  const { editor, value } = await open(['Eins', 'Zwei']);
  select('/0', 1);
  fireEvent.change(screen.getByRole('combobox', { name: 'Umwandeln in' }), { target: { value: 'Zitat' } });
  expect([value(), editor.state().announcement]).toEqual([[{ quote: 'Eins' }, 'Zwei'], 'Zitat']);
  select('/1', 1);
  expect(editor.state().announcement).toBe('Absatz');
});

test('by the menu a point goes below the one before, where no key does it', async () => {
  const { value } = await open([{ list: ['Eins', 'Zwei'] }]);
  for (const [name, list] of [
    ['Einrücken', [{ text: 'Eins', list: ['Zwei'] }]],
    ['Ausrücken', ['Eins', 'Zwei']],
  ] as const) {
    act(() => inputOf(texts()[1]).select(1, 1));
    fireEvent.click(screen.getByRole('button', { name: /^Befehle für / }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    expect(value()).toEqual([{ list }]);
    await waitFor(() => expect(document.activeElement).toBe(written()));
  }
});

test.each<[string, Json[], string, Json[], string]>([
  ['one of several', ['Eins', 'Zwei'], '/1/list/0', [{ list: ['Zwei'] }], 'Punkt entfernt'],
  ['the only one below another', [{ text: 'Eins', list: ['Zwei'] }], '/1/list/0/list/0', [{ list: ['Eins'] }], 'Punkt entfernt'],
  ['the only one, with its list', ['Eins'], '/1/list/0', [], 'Absatz entfernt'],
])('the menu removes the point that the caret is in: %s', async (_, list, pointer, left, said) => {
  const { editor, value } = await open(['Davor', { list }, 'Danach']);
  select(pointer, 1);
  fireEvent.click(screen.getByRole('button', { name: /^Befehle für / }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
  expect([value(), editor.state().notice?.text]).toEqual([['Davor', ...left, 'Danach'], said]);
  act(() => editor.undo());
  expect(value()).toEqual(['Davor', { list }, 'Danach']);
});

test('what changes elsewhere comes in, and the caret stays at its letter', async () => {
  const { editor } = await open(['Eins', 'Zwei {brand}']);
  select('/1', 2);
  act(() => editor.insert(at, 0, 'Neu', { title: '' }));
  expect(texts().map(({ textContent }) => textContent)).toEqual(['Neu', 'Eins', 'Zwei Velo']);
  expect(caret()).toEqual({ text: 'Zwei {brand}', from: 2, to: 2 });
  act(() => editor.set('/constants/brand', 'Rad', { title: '' }));
  expect(texts()[2]?.textContent).toBe('Zwei Rad');
  expect(caret().from).toBe(2);
});

test('an empty text that one is in is not saved, and stays to be written', async () => {
  const saved: string[] = [];
  const save = async (text: string) => ({ version: String(saved.push(text)) });
  const { editor, value } = await open(['Eins', 'Zwei'], 'article', { save });
  select('/0', 4);
  press('Enter');
  await act(editor.save);
  expect([saved, isUnsaved(editor.state()), value()]).toEqual([[], false, ['Eins', '', 'Zwei']]);
  paste('Neu');
  press('Enter');
  await act(editor.save);
  const kept = saved.map((text) => JSON.parse(text).routes[0].sections[0].text);
  expect([kept, isUnsaved(editor.state()), value()]).toEqual([[['Eins', 'Neu', 'Zwei']], false, ['Eins', 'Neu', '', 'Zwei']]);
  act(() => (document.activeElement as HTMLElement).blur());
  await waitFor(() => expect(value()).toEqual(['Eins', 'Neu', 'Zwei']));
  expect(isUnsaved(editor.state())).toBe(false);
});

test('who leaves an empty text has not written it', async () => {
  const { editor, value } = await open(['Eins', 'Zwei']);
  select('/0', 4);
  press('Enter');
  expect(value()).toEqual(['Eins', '', 'Zwei']);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => elsewhere.focus());
  await waitFor(() => expect(value()).toEqual(['Eins', 'Zwei']));
  expect(editor.state().document.done).toHaveLength(0);
  elsewhere.remove();
});

test('an empty text stays while a click on the page is answered, and as long as one writes there', async () => {
  const { editor, value } = await open(['Eins', 'Zwei']);
  select('/0', 4);
  press('Enter');
  const page = document.body.appendChild(document.createElement('iframe'));
  act(() => page.focus());
  editor.show(`${at}/1`, { focus: false, from: 'page' });
  await new Promise((done) => setTimeout(done, 600));
  expect(value()).toEqual(['Eins', '', 'Zwei']);
  page.remove();
});

test('what a step back has emptied stays, so that it can be brought back', async () => {
  const { editor, value } = await open(['Eins']);
  select('/0', 4);
  press('Enter');
  paste('Neu');
  expect(value()).toEqual(['Eins', 'Neu']);
  act(() => editor.undo());
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => elsewhere.focus());
  await new Promise((done) => setTimeout(done, 20));
  expect(value()).toEqual(['Eins', '']);
  act(() => editor.redo());
  expect(value()).toEqual(['Eins', 'Neu']);
  elsewhere.remove();
});

test('what is said of a text leads to it', async () => {
  const { said } = await open(['Eins', 'Zwei']);
  const finding = { severity: 'warning', code: 'text-too-long', message: 'Zu lang.', hint: 'Kürzen.', pointer: `${at}/1` };
  act(() => said([{ ...finding, line: 1, column: 1 } as unknown as Parameters<typeof said>[0][number]]));
  expect(screen.getByText('Zu lang.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Zwei' }));
  expect(caret().text).toBe('Zwei');
});

test('before there is what one writes with, letters are in the draft at once, and Enter and what follows are done then', async () => {
  const { editor } = await editorOf(siteOf(['Eins', { list: ['Zwei'] }]));
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
  const point = textAt('/1/list/0');
  act(() => point.focus());
  act(() => inputOf(point).select(4, 4));
  // jsdom types no letters.
  document.getSelection()?.getRangeAt(0).insertNode(document.createTextNode('!'));
  document.getSelection()?.collapseToEnd();
  fireEvent.input(point);
  expect(editor.valueOf(at)).toEqual(['Eins', { list: ['Zwei!'] }]);
  for (const key of ['Enter', 'A', 'b']) fireEvent.keyDown(point, { key });
  act(arrive);
  await waitFor(() => expect(editor.valueOf(at)).toEqual(['Eins', { list: ['Zwei!', 'Ab'] }]));
  expect(caret()).toEqual({ text: 'Ab', from: 2, to: 2 });
});
