import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import type { StoredFile } from '../../storage.ts';

const at = '/header/contact/href';
const manifest = (href: unknown) =>
  JSON.parse(
    JSON.stringify({
      constants: { shopUrl: 'https://shop.example.com' },
      placeholders: { email: 'a@example.com' },
      header: { contact: { label: 'Kontakt', href }, links: [{ label: 'Unsere Kurse', href: '/kurse' }] },
      routes: [
        {
          path: '/',
          title: 'Start',
          sections: [
            { type: 'hero', title: 'Anfang' },
            { type: 'text', id: 'team', title: 'Das Team' },
          ],
        },
        { path: '/kurse', title: 'Kurse für alle | Start', sections: [{ type: 'text', title: 'Über Kurse' }] },
      ],
    }),
  );

async function open(href: unknown, files: StoredFile[] = []) {
  const { editor } = await editorOf(manifest(href), { files });
  showField(editor, at);
  return { editor, value: () => editor.valueOf(at) };
}
const turnTo = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
function pick(list: string, option: RegExp) {
  fireEvent.click(screen.getByRole('combobox', { name: list }));
  fireEvent.click(screen.getByRole('option', { name: option }));
}

afterEach(cleanup);

test('a page is chosen by what the tree calls it', async () => {
  const { value } = await open('/');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite' }).value).toBe('Startseite');
  pick('Seite', /Unsere Kurse/);
  expect(value()).toBe('/kurse');
});

test.each(['unsere', '/kurse', 'für alle'])('a page is found by its name, its address and its title: %s', async (typed) => {
  const { value } = await open('/');
  const list = screen.getByRole('combobox', { name: 'Seite' });
  list.focus();
  fireEvent.change(list, { target: { value: typed } });
  expect(screen.queryByRole('option', { name: /Startseite/ })).toBeNull();
  fireEvent.click(screen.getByRole('option', { name: /Unsere Kurse/ }));
  expect(value()).toBe('/kurse');
});

test('what is typed into a chooser takes the place of the title that stands there', async () => {
  await open('/kurse');
  const list = screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite' });
  const selected = () => list.value.slice(list.selectionStart ?? 0, list.selectionEnd ?? 0);
  // Where a click into the middle of it has put the cursor.
  list.setSelectionRange(4, 4);
  fireEvent.click(list);
  expect(selected()).toBe('Unsere Kurse');
  list.setSelectionRange(4, 4);
  fireEvent.keyDown(list, { key: 'S' });
  expect(selected()).toBe('Unsere Kurse');
  // What is typed there is one's own.
  list.focus();
  fireEvent.change(list, { target: { value: 'Sta' } });
  list.setSelectionRange(1, 1);
  fireEvent.click(list);
  fireEvent.keyDown(list, { key: 'x' });
  expect([selected(), list.selectionStart]).toEqual(['', 1]);
});

test('a file of one’s own is chosen by its name, where there are any', async () => {
  await open('/');
  expect(screen.queryByRole('radio', { name: 'Datei' })).toBeNull();
  cleanup();
  const { value } = await open('/', [{ path: 'public/plan.pdf', address: '/files/public/plan.pdf', published: { size: 1 } }]);
  turnTo('Datei');
  expect(value()).toBe('/');
  pick('Eigene Datei', /^plan\.pdf$/);
  expect(value()).toBe('/plan.pdf');
});

test('a place on a page is a section, which gets a name for links if it has none', async () => {
  const { editor, value } = await open('/');
  turnTo('Stelle');
  expect(value()).toBe('/');
  pick('Stelle auf der Seite', /Das Team/);
  expect(value()).toBe('/#team');
  pick('Seite', /Unsere Kurse/);
  pick('Stelle auf der Seite', /Über Kurse/);
  expect([value(), editor.valueOf('/routes/1/sections/0')]).toEqual([
    '/kurse#ueber-kurse',
    { type: 'text', title: 'Über Kurse', id: 'ueber-kurse' },
  ]);
  expect(editor.state().announcement).toContain('ueber-kurse');
});

test('what is typed becomes an address or a number, and stands there as it is typed', async () => {
  const { value } = await open('/');
  turnTo('Internet');
  fireEvent.change(input('Adresse im Internet'), { target: { value: 'example.com' } });
  expect([value(), input('Adresse im Internet').value]).toEqual(['https://example.com', 'example.com']);
  fireEvent.blur(input('Adresse im Internet'));
  expect(input('Adresse im Internet').value).toBe('https://example.com');
  turnTo('Telefon');
  expect([value(), input('Telefonnummer').value]).toEqual(['https://example.com', '']);
  fireEvent.change(input('Telefonnummer'), { target: { value: '+49 (0)30 12 34' } });
  expect(value()).toBe('tel:+49301234');
});

test('what was written as another kind is there again on the way back', async () => {
  const { value } = await open('/kurse');
  turnTo('E-Mail');
  expect(value()).toEqual({ mail: { to: '{email}' } });
  fireEvent.change(input('Betreff'), { target: { value: 'Frage' } });
  turnTo('Seite');
  expect(value()).toBe('/kurse');
  turnTo('E-Mail');
  expect(value()).toEqual({ mail: { to: '{email}', subject: 'Frage' } });
});

test('a link that is a constant says so', async () => {
  const { value } = await open('{shopUrl}');
  const group = screen.getByRole('group', { name: 'Ziel' });
  expect(within(group).getByText('https://shop.example.com')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Nur hier ändern' }));
  expect(value()).toBe('https://shop.example.com');
  expect(document.activeElement).toBe(input('Adresse im Internet'));
});

test('a new page is made for the link that leads there, at an address that is free, in one step', async () => {
  const { editor, value } = await open('/');
  const before = editor.state().document.text;
  fireEvent.click(screen.getByRole('button', { name: 'Neue Seite …' }));
  expect(document.activeElement).toBe(input('Titel der Seite'));
  fireEvent.change(input('Titel der Seite'), { target: { value: 'Kurse' } });
  fireEvent.keyDown(input('Titel der Seite'), { key: 'Enter' });
  expect(value()).toBe('/kurse-2');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite' }).value).toBe('Kontakt');
  expect(editor.valueOf('/routes/2')).toMatchObject({
    path: '/kurse-2',
    title: 'Kurse',
    sections: [{ type: 'hero', title: 'Kurse' }],
  });
  editor.undo();
  expect(editor.state().document.text).toBe(before);
});
