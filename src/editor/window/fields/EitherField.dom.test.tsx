import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showField } from '../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../loader/say/problems.ts';

afterEach(cleanup);

const at = '/routes/0/sections/0/form/action';
const mail = { mailto: 'hallo@example.de', opened: 'Offen', openedNext: 'Sonst', copy: 'Kopieren', again: 'Noch einmal' };

async function open() {
  const starter = forms.sections.form?.starters.de ?? expect.fail();
  const section = { type: 'form', title: 'Schreiben Sie uns', form: { ...(starter.form as object), action: mail } };
  const { editor, said } = await editorOf({ routes: [{ path: '/', title: 'A', sections: [section] }] });
  showField(editor, at);
  const finding = { code: 'wrong-format', severity: 'error', pointer: at, message: 'Das ist keine Adresse.', hint: '' };
  const validate = (isWrong: boolean) => act(() => said(isWrong ? [finding as unknown as Problem] : []));
  return { editor, validate };
}
const provider = () => screen.getByRole('radio', { name: 'Adresse des Anbieters' });
const address = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adresse des Anbieters' });

test('the address of a provider begins empty, with a hint, and nothing is wrong before something is written', async () => {
  const { editor } = await open();
  const before = editor.state().document.text;
  fireEvent.click(provider());
  expect(address().value).toBe('');
  expect(screen.getByText(/Die Adresse, die der Anbieter für das Formular nennt/)).toBeTruthy();
  expect(editor.state().document.text).toBe(before);
  fireEvent.click(screen.getByRole('radio', { name: 'Als E-Mail' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-Mail-Adresse' }).value).toBe('hallo@example.de');
  expect(editor.state().document.text).toBe(before);
});

test('what is wrong with it is said once, when it is left', async () => {
  const { editor, validate } = await open();
  fireEvent.click(provider());
  fireEvent.change(address(), { target: { value: 'anbieter' } });
  expect(editor.valueOf(at)).toBe('anbieter');
  validate(true);
  expect(screen.queryByText(/keine Adresse/)).toBeNull();
  expect(address().getAttribute('aria-invalid')).toBe('false');
  fireEvent.blur(address());
  expect(screen.getAllByText(/keine Adresse/)).toHaveLength(1);
  expect(address().getAttribute('aria-invalid')).toBe('true');
});

test('what was written as one kind is there again on the way back', async () => {
  const { editor } = await open();
  fireEvent.click(provider());
  fireEvent.change(address(), { target: { value: 'https://anbieter.example/f/1' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Als E-Mail' }));
  expect(editor.valueOf(at)).toEqual(mail);
  fireEvent.click(provider());
  expect([editor.valueOf(at), address().value]).toEqual(['https://anbieter.example/f/1', 'https://anbieter.example/f/1']);
});
