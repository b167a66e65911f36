import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';

const at = '/routes/0/sections/0/exceptions/items/0/date';

async function open(date: string, lang = 'de') {
  const exceptions = { title: 'Feiertage', items: [{ date }] };
  const sections = [{ type: 'opening-hours', title: 'Zeiten', exceptions }];
  const { editor } = await editorOf({ site: { lang }, routes: [{ path: '/', title: 'Start', sections }] });
  showField(editor, at);
  return editor;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const calendar = () => document.querySelector<HTMLInputElement>('input[type="date"]') ?? expect.fail('There is no calendar.');

beforeEach(() => {
  // Only the day: all else waits by the clock.
  vi.useFakeTimers({ now: new Date(2026, 10, 29, 12), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a day is typed as one writes it, kept as the site has it, and said with its weekday', async () => {
  const editor = await open('2026-11-30');
  expect(input().value).toBe('30.11.2026');
  type('24.12.');
  expect([input().value, editor.valueOf(at)]).toEqual(['24.12.', '2026-12-24']);
  expect(screen.getByRole('status').textContent).toBe('Donnerstag, 24. Dezember 2026');
  fireEvent.blur(input());
  expect(input().value).toBe('24.12.2026');
});

test('on a site in another language the day is written as that has it', async () => {
  const editor = await open('10 juillet 2025', 'fr');
  expect(input().value).toBe('10.07.2025');
  type('24. Dezember 2026');
  expect(editor.valueOf(at)).toBe('24 décembre 2026');
});

test('what is no day is not written, nothing of it is lost, and it is said once it is left', async () => {
  const editor = await open('24.12.26');
  for (const text of ['2', '29', '29.', '29.2', '29.2.', '29.2.2', '29.2.20', '29.2.202', '29.2.2027']) type(text);
  expect([input().value, editor.valueOf(at), screen.queryByRole('alert')]).toEqual(['29.2.2027', '24.12.26', null]);
  fireEvent.blur(input());
  expect(input().value).toBe('29.2.2027');
  expect(screen.getByRole('alert').textContent).toMatch(/^Das ist kein Tag, den es gibt\./);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  // Another form, the same day.
  cleanup();
  showField(editor, at);
  expect(input().value).toBe('29.2.2027');
  type('1.3.2027');
  expect(editor.valueOf(at)).toBe('01.03.27');
});

test('what the site would read as another day than its author is not written', async () => {
  const editor = await open('24.12.26');
  act(() => editor.setLang('en'));
  for (const typed of ['04/', '04/05/202', '04/05/2026']) type(typed);
  fireEvent.blur(input());
  expect([input().value, editor.valueOf(at)]).toEqual(['04/05/2026', '24.12.26']);
  expect(screen.getByRole('alert').textContent).toBe(
    'Das können zwei Tage sein. Schreiben Sie den Monat als Wort, zum Beispiel „4. Mai 2026“.',
  );
});

test('the calendar of the browser is a button that keys reach', async () => {
  const editor = await open('24.12.26');
  const opened = vi.fn();
  calendar().showPicker = opened;
  fireEvent.click(screen.getByRole('button', { name: 'Kalender: Tag' }));
  expect(opened).toHaveBeenCalledOnce();
  expect([calendar().value, calendar().max, calendar().tabIndex]).toEqual(['2026-12-24', '9999-12-31', -1]);
  fireEvent.change(calendar(), { target: { value: '2026-12-31' } });
  expect([editor.valueOf(at), input().value]).toEqual(['31.12.26', '31.12.2026']);
});

test('an exception that is added is closed on a day to come, and called by that day', async () => {
  const sections = [{ type: 'opening-hours', title: 'Zeiten' }];
  const { editor } = await editorOf({ site: { lang: 'de' }, routes: [{ path: '/', title: 'Start', sections }] });
  showField(editor, '/routes/0/sections/0/exceptions');
  fireEvent.click(screen.getByRole('button', { name: 'Ausnahmen ergänzen' }));
  expect(editor.valueOf('/routes/0/sections/0/exceptions/items')).toEqual([{ date: '2026-11-30' }]);
  expect(screen.getByRole('button', { name: '30. November 2026' })).toBeTruthy();
});
