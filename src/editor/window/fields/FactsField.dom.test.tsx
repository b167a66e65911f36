import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';

const manifest = {
  site: { lang: 'de' },
  routes: [
    { path: '/', title: 'A', description: 'B', entry: {}, sections: [{ type: 'entries', title: 'T', under: '/kurse' }] },
    { path: '/kurse/a', title: 'A', description: 'B', entry: { facts: { place: 'Oldenburg', gone: 'x' } }, sections: [] },
  ],
  collections: [
    {
      under: '/kurse',
      fields: [
        { name: 'place', label: 'Ort' },
        { name: 'days', label: 'Zeit', kind: 'days' },
        { name: 'price', label: 'Preis', kind: 'number' },
        { name: 'phone', label: 'Telefon', kind: 'link' },
      ],
    },
    {
      name: 'people',
      fields: [{ name: 'role', label: 'Aufgabe' }],
      records: Array.from({ length: 1000 }, (_, index) => ({ title: `Mensch ${index}`, facts: { role: `Aufgabe ${index}` } })),
    },
  ],
};
const facts = '/routes/1/entry/facts';
const records = '/collections/1/records';
const box = (name: string) => screen.getByRole('textbox', { name });
const buttons = (name: RegExp) => screen.queryAllByRole('button', { name }).map(({ textContent }) => textContent);

afterEach(cleanup);

test('a page has a field for each fact of its collection, by its label and its kind', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, '/routes/1/entry');
  expect(box('Ort')).toBeTruthy();
  fireEvent.change(box('Erster Tag'), { target: { value: '31.5.2026' } });
  fireEvent.change(box('Letzter Tag'), { target: { value: '6.6.2026' } });
  fireEvent.change(box('Preis'), { target: { value: '4.50' } });
  expect(editor.valueOf(facts)).toEqual({
    ...{ place: 'Oldenburg', days: ['31.05.2026', '06.06.2026'], price: '4.50', gone: 'x' },
  });
  expect(editor.state().document.text).toContain('"price": 4.50');
  expect(screen.getByText(/^gone: x/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ohne gone' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ohne Zeit' }));
  expect(editor.valueOf(facts)).toEqual({ place: 'Oldenburg', price: '4.50' });
});

test('a page without a collection begins one with the list above it, and its first fact is called by its label', async () => {
  const [page] = structuredClone(manifest.routes);
  const { editor } = await editorOf({
    routes: [page ?? {}, { path: '/kurse/a', title: 'A', description: 'B', entry: {}, sections: [] }],
  });
  const { unmount } = showField(editor, '/routes/1/entry');
  fireEvent.click(screen.getByRole('button', { name: 'Eigene Angaben festlegen …' }));
  expect(editor.state().target?.pointer).toBe('/collections/0/fields/0/label');
  expect(editor.valueOf('/collections/0')).toEqual({
    under: '/kurse',
    fields: [{ name: 'beschriftung', label: 'Beschriftung' }],
  });
  unmount();
  act(() => editor.set('/collections/0/fields/0/label', 'Wann & wo', { title: '' }));
  expect(editor.valueOf('/collections/0/fields/0/name')).toBe('wann_wo');
});

test('a fact that is renamed takes along what pages say, and one that goes says how many go with it', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  const { unmount } = showField(editor, '/collections/0/fields/0/name');
  fireEvent.change(box('Name'), { target: { value: 'price' } });
  expect(editor.valueOf(`${facts}/place`)).toBe('Oldenburg');
  fireEvent.blur(box('Name'));
  expect([editor.valueOf('/collections/0/fields/0/name'), editor.valueOf(`${facts}/price2`)]).toEqual(['price2', 'Oldenburg']);
  unmount();
  showField(editor, '/collections/0/fields');
  fireEvent.click(screen.getAllByRole('button', { name: /^Befehle für/ })[0] ?? expect.fail());
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Entfernen/ }));
  expect(editor.valueOf(facts)).toEqual({ gone: 'x' });
  expect(editor.state().notice?.text).toBe('Angabe entfernt, mit dem einen Wert davon');
});

test('of a thousand records fifty are drawn; the search finds one by what it says, and what leads to one turns to it', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, records);
  expect(buttons(/^Mensch/)).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Nächste' }));
  expect(buttons(/^Mensch/)[0]).toContain('Mensch 50');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'aufgabe 777' } });
  await waitFor(() => expect(buttons(/^Mensch/)).toEqual([expect.stringContaining('Mensch 777')]));
  act(() => editor.show(`${records}/420/title`, { focus: false }));
  expect(buttons(/^Mensch 420/)).toHaveLength(1);
});

test('rows of a table are records by their head row, and a column without a fact becomes one', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, records);
  const html =
    '<table><tr><th>Aufgabe</th><th>Titel</th><th>Zimmer</th></tr><tr><td><b>Kasse</b></td><td>Ada</td><td>B1</td></tr><tr><td></td><td>Bo</td><td></td></tr></table>';
  const plain = 'Aufgabe\tTitel\tZimmer\nKasse\tAda\tB1\n\tBo\t';
  fireEvent.paste(box('Aus einer Tabelle einfügen'), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain) },
  });
  const ada = { title: 'Ada', facts: { role: '**Kasse**', zimmer: 'B1' } };
  await waitFor(() => expect(editor.valueOf(`${records}/1000`)).toEqual(ada));
  expect(JSON.parse(editor.state().document.text).collections[1].records.slice(1000)).toEqual([ada, { title: 'Bo' }]);
  expect(editor.state().notice?.text).toBe('2 Einträge eingefügt. Neue Angaben: Zimmer.');
});

test('a table in the place of the sample makes the fields, and its first row can be one of the records', async () => {
  const { editor } = await editorOf({
    ...structuredClone(manifest),
    collections: [{ name: 'a', records: [{ title: 'Titel' }] }],
  });
  showField(editor, '/collections/0/records');
  const plain = 'Name\tBeitrag\nAda\t4,50\nBo\t7';
  fireEvent.paste(box('Aus einer Tabelle einfügen'), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : plain) },
  });
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Erste Zeile sind Überschriften' });
  expect(tick.checked).toBe(true);
  expect(editor.valueOf('/collections/0')).toEqual({
    name: 'a',
    fields: [{ name: 'beitrag', label: 'Beitrag', kind: 'number' }],
    records: [
      { title: 'Ada', facts: { beitrag: '4.50' } },
      { title: 'Bo', facts: { beitrag: 7 } },
    ],
  });
  expect(editor.state().document.text).toContain('"beitrag": 4.50');
  fireEvent.click(tick);
  expect(editor.valueOf('/collections/0/fields')).toEqual([{ name: 'spalte_2', label: 'Spalte 2' }]);
  expect(editor.valueOf('/collections/0/records')).toHaveLength(3);
  expect(tick.checked).toBe(false);
});

test('pasted rows begin a collection, with numbers as they are spelled', async () => {
  const fields = [{ name: 'price', label: 'Preis', kind: 'number' }];
  const { editor } = await editorOf({ collections: [{ name: 'prices', fields }] });
  showField(editor, '/collections/0/records');
  const plain = 'Einzeln\t4,50\nZu zweit\t8\n';
  fireEvent.paste(box('Aus einer Tabelle einfügen'), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? '' : plain) },
  });
  await waitFor(() => expect(editor.valueOf('/collections/0/records')).toHaveLength(2));
  expect(editor.state().document.text).toContain('"price": 4.50');
  expect(editor.valueOf('/collections/0/records/1')).toEqual({ title: 'Zu zweit', facts: { price: 8 } });
});

test('a list shows the records of a collection instead of pages, also of one that begins with it', async () => {
  const { editor } = await editorOf(structuredClone(manifest));
  showField(editor, '/routes/0/sections/0/of');
  const choice = screen.getByRole('combobox');
  fireEvent.change(choice, { target: { value: 'people' } });
  expect(editor.valueOf('/routes/0/sections/0')).toEqual({ type: 'entries', title: 'T', of: 'people' });
  fireEvent.change(choice, { target: { value: '+' } });
  expect(editor.valueOf('/collections/2')).toEqual({ name: 'list', records: [{ title: 'Titel' }] });
  expect(editor.valueOf('/routes/0/sections/0/of')).toBe('list');
});
