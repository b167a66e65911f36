import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { JsonObject } from '../../../../schema/json.ts';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';
import { formsOf } from '../../draft/fields/form-model.ts';

afterEach(cleanup);

const { fields = [], starters } = formsOf('de').sections.form ?? {};
const field = fields.find(({ key }) => key === 'form') ?? expect.fail();
const at = '/routes/0/sections/0/form';

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Anbieter' });
const choose = (value: string) => fireEvent.change(choice(), { target: { value } });

test('a provider is chosen by its name: what it needs is filled in, and what another one needed goes, each as one step', async () => {
  const form = starters?.de.form as JsonObject;
  const { editor } = await editorOf({ version: 1, routes: [{ path: '/', sections: [{ type: 'form', form }] }] });
  const { text } = editor.state().document;
  showField(editor, at, field);
  fireEvent.click(screen.getByRole('radio', { name: 'Adresse des Anbieters' }));
  expect([choice().selectedOptions[0]?.text, editor.state().document.text]).toEqual(['Anbieter wählen …', text]);
  choose('Web3Forms');
  expect(choice().value).toBe('Web3Forms');
  expect(editor.valueOf(at)).toMatchObject({
    action: '/__signup/web3forms',
    answer: { format: 'json', successKey: 'success', success: 'Erfolg', successNext: 'Nach dem Erfolg' },
    hidden: [{ name: 'access_key', value: '{formKey}' }],
    honeypot: { name: 'botcheck', label: 'Dieses Feld bitte leer lassen' },
  });
  // The list of what is still open has it.
  expect(editor.valueOf('/placeholders/formKey')).toMatch(/^0{8}-/);
  choose('Netlify');
  expect(editor.valueOf(`${at}/answer`)).toEqual({ format: 'status', success: 'Erfolg', successNext: 'Nach dem Erfolg' });
  choose('Mailchimp');
  const { answer, hidden, attributes } = editor.valueOf(at) as Record<string, unknown>;
  expect([answer, hidden, attributes]).toEqual([undefined, undefined, undefined]);
  for (let step = 0; step < 3; step++) editor.undo();
  expect(editor.state().document.text).toBe(text);
});

test.each([
  ['https://formspree.io/f/abc', 'Formspree'],
  ['https://x.us1.list-manage.com/subscribe/post?u=1', 'Mailchimp'],
  ['https://notformspree.io/f', ''],
  ['/danke', ''],
])('that of %s is "%s"', async (action, title) => {
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'form', form: { action } }] }] });
  showField(editor, at, field);
  expect(choice().value).toBe(title);
});
