import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, showField } from '../../../../tests/support/editor/editor-form.tsx';

const at = '/routes/0/sections/0';

async function open(tone: string | undefined) {
  const section = { type: 'text', title: 'A', text: ['B'], ...(tone !== undefined && { tone }) };
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [section] }] });
  showField(editor, `${at}/tone`);
  return { select: screen.getByRole<HTMLSelectElement>('combobox'), value: () => editor.valueOf(`${at}/tone`) };
}

afterEach(cleanup);

test('what is chosen anyway is not written', async () => {
  const { select, value } = await open('tint');
  expect(select.selectedOptions[0]?.text).toBe('Getöntes Band');
  fireEvent.change(select, { target: { value: 'plain' } });
  expect(value()).toBeUndefined();
  expect(select.selectedOptions[0]?.text).toBe('Wie die Seite');
});

test('what is none of the choices is shown until another one is chosen', async () => {
  const { select, value } = await open('tinted');
  expect(select.selectedOptions[0]?.text).toBe('tinted');
  fireEvent.change(select, { target: { value: 'deep' } });
  expect(value()).toBe('deep');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Wie die Seite',
    'Getöntes Band',
    'Dunkles Band',
    'Band in der Akzentfarbe',
  ]);
});

test.each([
  ['image/ratio', 'Wie das Bild selbst', { image: { src: 'a.svg', alt: '' } }],
  ['layout', 'Neben dem Text', {}],
])('what is not written has a name: %s is "%s"', async (key, name, more) => {
  const { editor } = await editorOf({
    routes: [{ path: '/', sections: [{ type: key === 'layout' ? 'hero' : 'split', ...more }] }],
  });
  showField(editor, `${at}/${key}`);
  const select = screen.queryByRole<HTMLSelectElement>('combobox');
  const radio = screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);
  expect(select?.selectedOptions[0]?.text ?? radio?.labels?.[0]?.textContent).toBe(name);
});
