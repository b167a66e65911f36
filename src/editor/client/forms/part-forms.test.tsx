// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showIn } from '../../../../tests/editor-form.tsx';
import type { Field } from '../../form/model.ts';
import { brandOf } from '../../worker/brand.ts';
import { PartForm } from './PartForm.tsx';

const color = (light: string, dark: string) => ({ light, dark });
const manifest = {
  constants: { phone: '030 12', length: 90, idle: 'x' },
  placeholders: { city: 'Ort', street: 'Straße 1' },
  theme: {
    colors: {
      ground: color('#FFFFFF', '#101418'),
      text: color('#1B2A41', '#F0F3F6'),
      primary: color('#5FB8B2', '#6FD0C6'),
      accent: color('#F4A259', '#F6B979'),
      deep: color('#12303A', '#0F464A'),
    },
    fonts: { heading: { family: 'system' }, text: { family: 'Figtree', file: 'fonts/figtree.woff2' } },
    radius: { card: 20, control: 28 },
  },
  footer: { copyright: 'Tel. {phone}, {city}' },
  routes: [{ path: '/', title: '{phone}', sections: [{ type: 'text', title: 'Am {phone}', text: ['A'] }] }],
};
const files = [{ path: 'fonts/other-sans.woff2', address: '/o', font: { isWoff2: true } }];

async function open(part: string, field: Field | undefined = forms.parts[part]) {
  const { editor, said } = await editorOf(manifest, { files });
  if (!field) throw new Error(part);
  showIn(editor, <PartForm part={part} field={field} />);
  return { editor, said };
}
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

afterEach(cleanup);

test('a value says where it stands, and each place leads there', async () => {
  const { editor } = await open('constants');
  fireEvent.click(screen.getByRole('button', { name: 'An 3 Stellen' }));
  const uses = within(screen.getByRole('list', { name: 'Stellen von phone' })).getAllByRole('button');
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fuß › /),
    expect.stringMatching(/^\/ › Titel/),
    '/ › Text › Überschrift',
  ]);
  fireEvent.click(uses[2] ?? expect.fail());
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 0 });
  expect(screen.getAllByText('Nirgends verwendet')).toHaveLength(2);
});

test('a value that is a number stays one', async () => {
  const { editor } = await open('constants');
  fireEvent.change(screen.getByRole('textbox', { name: 'length' }), { target: { value: '120' } });
  expect(editor.valueOf('/constants/length')).toBe(120);
});

test('only what is not used can be removed; what is used can be written out', async () => {
  const { editor } = await open('constants');
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für idle' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
  expect(editor.valueOf('/constants/idle')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für phone' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'In alle 3 Stellen schreiben' }));
  expect(editor.valueOf('/footer/copyright')).toBe('Tel. 030 12, {city}');
  expect(editor.valueOf('/constants/phone')).toBeUndefined();
  expect(editor.state().document.done).toHaveLength(2);
});

test('a new value needs a name that is one and free', async () => {
  const { editor } = await open('constants');
  const name = screen.getByRole('textbox', { name: 'Name' });
  for (const [bad, said] of [
    ['Ort', /beginnt mit einem kleinen Buchstaben/],
    ['city', 'Diesen Namen gibt es schon.'],
  ] as const) {
    fireEvent.change(name, { target: { value: bad } });
    fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(screen.getByText(said)).toBeTruthy();
  }
  fireEvent.change(name, { target: { value: 'fax' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Wert' }), { target: { value: '030 13' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(editor.valueOf('/constants/fax')).toBe('030 13');
});

test('what is open empties: settled, an entry is a value like the others', async () => {
  const { editor } = await open('placeholders');
  fireEvent.change(screen.getByRole('textbox', { name: 'city' }), { target: { value: 'Berlin' } });
  fireEvent.click(screen.getByRole('button', { name: 'city ist erledigt' }));
  expect(editor.valueOf('/constants/city')).toBe('Berlin');
  expect(editor.state().announcement).toBe('city ist erledigt. 1 noch offen.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'street' }));
  fireEvent.click(screen.getByRole('button', { name: 'street ist erledigt' }));
  expect(screen.getByText('Es ist nichts mehr offen.')).toBeTruthy();
  expect(editor.valueOf('/placeholders')).toEqual({});
});

test('a colour shows its contrast as figures, and the nearest that can be read', async () => {
  const { editor, said } = await editorOf(manifest, { files });
  said([], brandOf(manifest.theme));
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  const primary = within(screen.getByRole('group', { name: 'Links und Buttons' }));
  const row = primary.getByRole('row', { name: /^auf Hintergrund/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Aa2,\d\s+zu wenig, nötig 4,5$/), expect.stringMatching(/^Aa\d+,\d.*genug$/)]);
  fireEvent.click(primary.getByRole('button', { name: /^Links und Buttons, Hell: #[0-9A-F]{6} nehmen$/ }));
  const changed = brandOf(editor.valueOf('/theme')) ?? expect.fail();
  expect(changed.contrasts.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

test('a colour that is made of others becomes one of its own, and back', async () => {
  const { editor, said } = await editorOf(manifest, { files });
  said([], brandOf(manifest.theme));
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Eigene Farbe: Leiser Text' }));
  const own = editor.valueOf('/theme/colors/muted') as { light: string };
  expect(own.light).toMatch(/^#[0-9A-F]{6}$/);
  expect(Object.keys(editor.valueOf('/theme/colors') as object).indexOf('muted')).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Automatisch: Leiser Text' }));
  expect(editor.valueOf('/theme/colors/muted')).toBeUndefined();
});

test('a new key of the theme appears without a line of the editor', async () => {
  const theme = forms.parts.theme;
  if (theme?.kind !== 'object') return expect.fail();
  const added = { key: 'shadow', kind: 'text', title: 'Schatten', description: 'Wie tief.', optional: true } as const;
  await open('theme', { ...theme, fields: [...theme.fields, added] });
  expect(value('Schatten')).toBe('');
});
