import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showIn } from '../../../../../tests/support/editor/editor-form.tsx';
import { settle } from '../../state/change-constants.ts';
import { FormPane } from '../form/FormPane.tsx';
import { Outline } from './Outline.tsx';

afterEach(cleanup);

const page = (path: string, title: string) => ({
  path,
  title,
  sections: [{ type: 'text', title: `Zu ${title}`, text: ['Ja.'] }],
});
const manifest = {
  site: { lang: 'de', name: 'Atelier' },
  header: { name: 'Atelier', links: [{ label: 'Neues', href: '/aktuelles' }] },
  routes: [
    { path: '/', title: 'Start | Atelier', sections: [{ type: 'hero', title: 'Willkommen', text: ['Eins'], actions: [] }] },
    page('/aktuelles', 'Alles, was es Neues gibt | Atelier'),
    ...Array.from({ length: 1000 }, (_, index) => page(`/aktuelles/beitrag-${index}`, `Beitrag ${index}`)),
  ],
};

async function open(of: object = manifest) {
  const { editor, hear, said } = await editorOf(structuredClone(of) as never);
  hear({ type: 'forms', forms });
  said([]);
  showIn(editor, <Outline />);
  return editor;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"][data-row]')];
const rowOf = (key: string) => document.querySelector<HTMLElement>(`[data-row="${key}"]`) ?? expect.fail(key);
const press = (row: Element, key: string) => fireEvent.keyDown(row, { key });

test('of a thousand pages the rows that are seen are drawn, and the ends and what is selected with them', async () => {
  const editor = await open();
  expect(rows()).toHaveLength(3);
  press(rowOf('/routes/1'), 'ArrowRight');
  expect(rowOf('/routes/1').ariaExpanded).toBe('true');
  expect(rows().length).toBeLessThan(60);
  expect(rowOf('/routes/2').getAttribute('aria-setsize')).toBe('1000');
  expect(rows().at(-1)?.dataset.row).toBe('/routes/1001');
  editor.select({ kind: 'page', page: 700 });
  expect(await screen.findByText('/aktuelles/beitrag-698')).toBeTruthy();
  expect(rows().length).toBeLessThan(60);
});

test('pages are called as the navigation or their heading has it, sections by what they say, with an icon', async () => {
  await open();
  expect(rowOf('/routes/1').textContent).toContain('Neues/aktuelles');
  expect(rowOf('/routes/0/sections/0').textContent).toContain('WillkommenEinstieg');
  expect(rowOf('/routes/0/sections/0').querySelector('svg path')).not.toBeNull();
  press(rowOf('/routes/1'), 'ArrowRight');
  expect(rowOf('/routes/2').textContent).toContain('Zu Beitrag 0');
});

test('the arrow keys unfold, fold, and lead into a folder and back; what is folded is so the next time', async () => {
  const editor = await open();
  const folder = rowOf('/routes/1');
  folder.focus();
  press(folder, 'ArrowRight');
  press(folder, 'ArrowRight');
  expect(document.activeElement).toBe(rowOf('/routes/2'));
  press(rowOf('/routes/2'), 'ArrowDown');
  expect(document.activeElement).toBe(rowOf('/routes/3'));
  press(rowOf('/routes/3'), 'ArrowLeft');
  expect(document.activeElement).toBe(folder);
  cleanup();
  showIn(editor, <Outline />);
  expect(rowOf('/routes/1').ariaExpanded).toBe('true');
  press(rowOf('/routes/1'), 'ArrowLeft');
  cleanup();
  showIn(editor, <Outline />);
  expect(rowOf('/routes/1').ariaExpanded).toBe('false');
});

test('letters lead to the next row that begins with them; the same one again leads on', async () => {
  await open();
  const home = rowOf('/routes/0');
  home.focus();
  press(home, 'n');
  expect(document.activeElement).toBe(rowOf('/routes/1'));
  press(rowOf('/routes/1'), 'n');
  expect(document.activeElement).toBe(rowOf('/routes/1'));
});

test('a letter that no key of an American keyboard has leads to its row as well', async () => {
  await open({ ...manifest, routes: [...manifest.routes.slice(0, 1), { path: '/ueber', title: 'Überblick', sections: [] }] });
  rowOf('/routes/0').focus();
  press(rowOf('/routes/0'), 'ü');
  expect(document.activeElement).toBe(rowOf('/routes/1'));
});

test('→ on a page that is not shown opens it; Enter on what is open leads into its form', async () => {
  const editor = await open({ ...manifest, routes: manifest.routes.slice(0, 2) });
  cleanup();
  showIn(
    editor,
    <>
      <Outline />
      <FormPane />
    </>,
  );
  const row = rowOf('/routes/1');
  row.focus();
  press(row, 'ArrowRight');
  expect(rowOf('/routes/1/sections/0').textContent).toContain('Zu Alles');
  const section = rowOf('/routes/1/sections/0');
  section.focus();
  press(section, 'Enter');
  expect(document.activeElement).toBe(section);
  press(section, 'Enter');
  expect(document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at).toBe('/routes/1/sections/0/eyebrow');
});

test('before the forms are there, no row shows a name of the file', async () => {
  const { editor } = await editorOf({ ...manifest, routes: manifest.routes.slice(0, 1) } as never, { withForms: false });
  showIn(editor, <Outline />);
  expect(rowOf('/routes/0/sections/0').textContent).toContain('Willkommen');
  expect(document.body.textContent).not.toMatch(/hero|Einstieg/);
});

test('a page that lists entries has one to add, in the tree', async () => {
  const list = { type: 'entries', title: 'Neues', under: '/aktuelles' };
  await open({ ...manifest, routes: [{ path: '/', title: 'Start', sections: [list] }, ...manifest.routes.slice(1, 3)] });
  fireEvent.click(screen.getByRole('button', { name: 'Neuer Beitrag …' }));
  expect(await screen.findByRole('dialog', { name: 'Neuer Beitrag' })).toBeTruthy();
});

test('the filter finds pages and sections by words; Enter goes to the first, Escape brings all back', async () => {
  const editor = await open();
  const filter = screen.getByRole('searchbox', { name: 'Seite oder Abschnitt finden' });
  fireEvent.change(filter, { target: { value: 'beitrag-77' } });
  const found = ['/routes/1', '/routes/79', ...Array.from({ length: 10 }, (_, index) => `/routes/${772 + index}`)];
  expect(rows().map(({ dataset }) => dataset.row)).toEqual(found);
  press(filter, 'Enter');
  expect(editor.state().selection).toEqual({ kind: 'page', page: 79 });
  fireEvent.change(filter, { target: { value: 'willkommen' } });
  press(filter, 'Enter');
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 0 });
  fireEvent.change(filter, { target: { value: 'gibt es nicht' } });
  expect(screen.getByText('Nichts gefunden')).toBeTruthy();
  press(filter, 'Escape');
  expect((filter as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('/routes/0/sections/0')));
});

test('a site with something left to fill in begins with that; each leads to its field, and it can be put away', async () => {
  const left = { ...manifest, placeholders: { city: 'Musterstadt', email: 'a@example.com' }, constants: {} };
  const editor = await open({ ...left, routes: manifest.routes.slice(0, 2) });
  expect(editor.state().selection).toEqual({ kind: 'part', part: 'start' });
  expect(rowOf('/start').textContent).toContain('noch 2 Punkte');
  expect(
    rows().flatMap(({ tabIndex, dataset }) => (tabIndex === 0 ? [dataset.row] : [])),
    'Tab reaches the tree all the same',
  ).toEqual(['/routes/0']);
  showIn(editor, <FormPane />);
  expect(screen.getByRole('progressbar', { name: '0 von 2 erledigt' })).toBeTruthy();
  fireEvent.click(screen.getByText('Musterstadt'));
  expect(editor.state().target).toMatchObject({ pointer: '/placeholders/city', focus: true });
  // What is done while the list is seen stays in its place.
  act(() => editor.select({ kind: 'part', part: 'start' }));
  act(() => editor.carryOut(settle(editor.state().document.value, 'city'), { title: '', at: '' }));
  const steps = [...document.querySelectorAll('[data-row=""], [data-row="true"]')].map(({ textContent }) => textContent);
  expect(steps.slice(0, 2)).toEqual([expect.stringMatching(/^✓ .*erledigt$/), expect.stringContaining('a@example.com')]);
  act(() => editor.undo());
  editor.select({ kind: 'part', part: 'start' });
  fireEvent.click(await screen.findByText('Farben und Schrift wählen'));
  expect(editor.state().selection).toEqual({ kind: 'part', part: 'theme' });
  editor.select({ kind: 'part', part: 'start' });
  fireEvent.click(await screen.findByText('Erste Schritte ausblenden'));
  expect(editor.state().selection).toEqual({ kind: 'page', page: 0 });
  await expect.poll(() => document.querySelector('[data-row="/start"]')).toBeNull();
});

test('a site in which nothing is left to fill in begins with its home page', async () => {
  const editor = await open({ ...manifest, placeholders: {} });
  expect(editor.state().selection).toEqual({ kind: 'page', page: 0 });
  expect(document.querySelector('[data-row="/start"]')).toBeNull();
});

test('← folds the sections of the page that is shown, → brings them back, and so does whatever leads to one', async () => {
  const editor = await open();
  const section = () => document.querySelector('[data-row="/routes/0/sections/0"]');
  press(rowOf('/routes/0'), 'ArrowLeft');
  expect(section()).toBeNull();
  expect(rowOf('/routes/0').ariaExpanded).toBe('false');
  press(rowOf('/routes/0'), 'ArrowRight');
  expect(section()).not.toBeNull();
  press(rowOf('/routes/0'), 'ArrowLeft');
  act(() => editor.show('/routes/0/sections/0/title', { focus: false }));
  expect(section()).not.toBeNull();
  localStorage.clear();
});
