import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showField, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { PartForm } from '../forms/PartForm.tsx';

const schedule = '/routes/0/sections/0/schedule';
const manifest = {
  constants: { courseDate: '10.07.25', length: 90, year: 2024, empty: 'Nirgends' },
  placeholders: { email: 'a@example.com' },
  site: { lang: 'de' },
  footer: { copyright: '© {year}', mail: { label: '{email}', href: { mail: { to: '{email}' } } } },
  routes: [
    {
      path: '/',
      title: 'Am {courseDate}',
      sections: [{ type: 'course', schedule: { date: '{courseDate}', start: '10:00', minutes: '{length}' } }],
    },
  ],
};

async function open(at: string) {
  const { editor } = await editorOf(manifest);
  showField(editor, at);
  return editor;
}
const day = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

test('a date that is a constant is written once for all of its places', async () => {
  const editor = await open(`${schedule}/date`);
  const input = day('Tag, überall');
  expect(input.value).toBe('10.07.2025');
  fireEvent.change(input, { target: { value: '1. Oktober 2026' } });
  expect(editor.valueOf('/constants/courseDate')).toBe('01.10.26');
  expect(editor.valueOf(`${schedule}/date`)).toBe('{courseDate}');
  expect(screen.getByText('Donnerstag, 1. Oktober 2026')).toBeTruthy();
});

test('only here it is a day of its own', async () => {
  const editor = await open(`${schedule}/date`);
  fireEvent.click(screen.getByRole('button', { name: 'Nur hier ändern' }));
  expect([editor.valueOf(`${schedule}/date`), editor.valueOf('/constants/courseDate')]).toEqual(['10.07.25', '10.07.25']);
  expect(document.activeElement).toBe(day('Tag'));
  fireEvent.change(day('Tag'), { target: { value: '24.12.2026' } });
  expect(editor.valueOf(`${schedule}/date`)).toBe('24.12.26');
});

test('a value that is a constant says what it is and where else, and is changed everywhere or settled', async () => {
  const editor = await open('/footer/mail/label');
  expect(screen.getByText('a@example.com')).toBeTruthy();
  const everywhere = screen.getByRole('button', { name: 'Überall ändern' });
  fireEvent.click(everywhere);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Aufschrift, überall' });
  // A second click loses nothing.
  fireEvent.click(everywhere);
  expect([document.activeElement, input.selectionStart, input.selectionEnd]).toEqual([input, 0, 'a@example.com'.length]);
  fireEvent.change(input, { target: { value: 'b@example.com' } });
  expect(editor.valueOf('/placeholders/email')).toBe('b@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'An 2 Stellen' }));
  expect(within(screen.getByRole('list', { name: 'Stellen von email' })).getAllByRole('button')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Empfänger ist erledigt' }));
  expect([editor.valueOf('/placeholders'), editor.valueOf('/constants/email')]).toEqual([{}, 'b@example.com']);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect([screen.queryByRole('textbox', { name: 'Aufschrift, überall' }), document.activeElement]).toEqual([null, everywhere]);
});

test('numbers keep to their bounds, which are said', async () => {
  const editor = await open(`${schedule}/minutes`);
  expect(screen.getByText(/Von 1 bis 1440/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Nur hier ändern' }));
  const input = screen.getByRole('textbox', { name: 'Dauer in Minuten' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(editor.valueOf(`${schedule}/minutes`)).toBe(91);
  fireEvent.change(input, { target: { value: '1440' } });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(editor.valueOf(`${schedule}/minutes`)).toBe(1440);
});

test('a brace of the value is a brace where it is written out', async () => {
  const { editor } = await editorOf({ ...manifest, constants: { ...manifest.constants, year: 'a {b' } });
  showField(editor, '/footer/copyright');
  act(() => editor.set('/footer/copyright', '{year}', { title: '' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nur hier ändern' }));
  expect(editor.valueOf('/footer/copyright')).toBe('a {{b');
});

test('in the form of the values each has the input of its places', async () => {
  const { editor } = await editorOf(manifest);
  showIn(editor, <PartForm part="constants" field={forms.parts.constants ?? expect.fail()} />);
  expect(day('Tag').value).toBe('10.07.2025');
  const year = screen.getByRole('textbox', { name: 'Year' });
  fireEvent.change(year, { target: { value: '' } });
  fireEvent.change(year, { target: { value: '2026' } });
  expect(editor.valueOf('/constants/year')).toBe(2026);
  expect(document.body.contains(year)).toBe(true);
});
