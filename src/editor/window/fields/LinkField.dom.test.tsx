import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
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
const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Seite oder Adresse' });
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
async function pick(typed: string, option: RegExp) {
  type(typed);
  fireEvent.click(screen.getByRole('option', { name: option }));
  await act(async () => {});
}

afterEach(cleanup);

test.each(['unsere', '/kurse'])('a page is found by its name and its address: %s', async (typed) => {
  const { value } = await open('/');
  expect(line().value).toBe('Startseite');
  await pick(typed, /Unsere Kurse/);
  expect([value(), line().value]).toEqual(['/kurse', 'Unsere Kurse']);
});

test('a file of one’s own is chosen by its name', async () => {
  const { value } = await open('/', [{ path: 'public/plan.pdf', address: '/files/public/plan.pdf', published: { size: 1 } }]);
  await pick('plan', /^plan\.pdf/);
  expect(value()).toBe('/plan.pdf');
});

test('a place on a page is a section, which gets a name for links if it has none', async () => {
  const { editor, value } = await open('/');
  await pick('team', /Das Team/);
  expect(value()).toBe('/#team');
  await pick('über kurse', /Über Kurse/);
  expect([value(), editor.valueOf('/routes/1/sections/0')]).toEqual([
    '/kurse#ueber-kurse',
    { type: 'text', title: 'Über Kurse', id: 'ueber-kurse' },
  ]);
  expect(editor.state().announcement).toContain('ueber-kurse');
});

test.each([
  ['example.com', 'https://example.com'],
  ['+49 (0)30 12 34', 'tel:+49301234'],
  ['a@b.de', { mail: { to: 'a@b.de' } }],
  ['unsere', '/kurse'],
])('what is typed is what the link leads to, by Enter and when it is left: %s', async (typed, target) => {
  for (const go of [() => fireEvent.keyDown(line(), { key: 'Enter' }), () => fireEvent.blur(line())]) {
    const { value } = await open('/');
    type(typed);
    expect(value()).toBe('/');
    go();
    expect(value()).toEqual(target);
    cleanup();
  }
});

test('what leads nowhere stays where it was typed, and no page is made for who only goes on', async () => {
  const { editor, value } = await open('/');
  type('Preise');
  fireEvent.blur(line());
  expect([value(), line().value]).toEqual(['/', 'Preise']);
  expect(screen.getByText('Wohin soll der Link führen?')).toBeTruthy();
  expect(editor.state().document.done).toEqual([]);
});

test('a mail is prepared with a subject, to whom the site says', async () => {
  const { value } = await open('/kurse');
  await pick('mail', /^E-Mail/);
  expect(value()).toEqual({ mail: { to: '{email}' } });
  const subject = screen.getByRole('textbox', { name: 'Betreff' });
  fireEvent.change(subject, { target: { value: 'Frage' } });
  expect(value()).toEqual({ mail: { to: '{email}', subject: 'Frage' } });
});

test('a link that is a constant says so', async () => {
  const { value } = await open('{shopUrl}');
  const group = screen.getByRole('group', { name: 'Ziel' });
  expect(within(group).getByText('https://shop.example.com')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Nur hier ändern' }));
  expect(value()).toBe('https://shop.example.com');
  expect(document.activeElement).toBe(line());
});

test('a new page is made for the link that leads there, at an address that is free, in one step', async () => {
  const { editor, value } = await open('/');
  const before = editor.state().document.text;
  type('Kurse');
  expect(offered()).toContain('Seite „Kurse“ anlegen/kurse-2');
  await pick('Kurse', /anlegen/);
  expect(value()).toBe('/kurse-2');
  expect(line().value).toBe('Kontakt');
  expect(editor.valueOf('/routes/2')).toMatchObject({
    path: '/kurse-2',
    title: 'Kurse',
    sections: [{ type: 'hero', title: 'Kurse' }],
  });
  editor.undo();
  expect(editor.state().document.text).toBe(before);
});
