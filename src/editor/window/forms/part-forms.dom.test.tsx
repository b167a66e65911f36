import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editorOf, forms, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import type { Field } from '../../draft/fields/model.ts';
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
const files = [{ path: 'fonts/other-sans.woff2', address: '/o', font: { format: 'woff2' as const, hasOneWeight: false } }];

async function open(part: string, field: Field | undefined = forms.parts[part]) {
  const { editor, said } = await editorOf(manifest, { files });
  if (!field) throw new Error(part);
  showIn(editor, <PartForm part={part} field={field} />);
  return { editor, said };
}
/** The single colours, with their contrasts. */
const unfoldColors = () => fireEvent.click(screen.getByRole('button', { name: /^Einzelne Farben/ }));
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

afterEach(cleanup);

test('a value says where it stands, and each place leads there', async () => {
  const { editor } = await open('constants');
  fireEvent.click(screen.getByRole('button', { name: 'An 3 Stellen' }));
  const uses = within(screen.getByRole('list', { name: 'Stellen von phone' })).getAllByRole('button');
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fußzeile › /),
    expect.stringMatching(/^Startseite › Titel/),
    'Startseite › Text › Überschrift',
  ]);
  fireEvent.click(uses[2] ?? expect.fail());
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 0 });
  expect(screen.getAllByText('Nirgends verwendet')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Noch offen' }));
  expect(editor.state().selection).toEqual({ kind: 'part', part: 'placeholders' });
});

test('a value that is a number stays one', async () => {
  const { editor } = await open('constants');
  fireEvent.change(screen.getByRole('textbox', { name: 'Length' }), { target: { value: '120' } });
  expect(editor.valueOf('/constants/length')).toBe(120);
  const input = screen.getByRole('textbox', { name: 'Length' });
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: '90' } });
  expect([editor.valueOf('/constants/length'), screen.getByRole('textbox', { name: 'Length' })]).toEqual([90, input]);
});

test('only what is not used can be removed; what is used can be written out', async () => {
  const { editor } = await open('constants');
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für Idle' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
  expect(editor.valueOf('/constants/idle')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für Titel im Browser und bei Google' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'An allen 3 Stellen ausschreiben' }));
  expect(editor.valueOf('/footer/copyright')).toBe('Tel. 030 12, {city}');
  expect(editor.valueOf('/constants/phone')).toBeUndefined();
  expect(editor.state().document.done).toHaveLength(2);
});

test('a new value gets a name that is one and free, and needs something to say', async () => {
  const { editor } = await open('constants');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  for (const [typed, right] of [
    ['Öffnungszeiten im Mai', 'oeffnungszeitenImMai'],
    ['city', 'city2'],
  ] as const) {
    fireEvent.change(name, { target: { value: typed } });
    expect(screen.getByText(right)).toBeTruthy();
  }
  fireEvent.change(name, { target: { value: 'fax' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Wert' }), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(screen.getByText('Geben Sie einen Wert ein.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Wert' }), { target: { value: '030 13' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  expect(editor.valueOf('/constants/fax')).toBe('030 13');
});

test('a value gets another name wherever it stands, one that is free, and its commands have the focus again', async () => {
  const { editor } = await open('constants');
  const commands = () => screen.getByRole('button', { name: 'Befehle für Titel im Browser und bei Google' });
  fireEvent.click(commands());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Umbenennen …' }));
  const name = screen.getByRole('textbox', { name: 'Neuer Name für phone' });
  const rename = (to: string) => {
    fireEvent.change(name, { target: { value: to } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  };
  fireEvent.change(name, { target: { value: 'city' } });
  expect(screen.getByText('city2')).toBeTruthy();
  rename('mobile');
  await waitFor(() => expect(document.activeElement).toBe(commands()));
  expect([editor.valueOf('/constants'), editor.valueOf('/footer/copyright'), editor.valueOf('/routes/0/title')]).toEqual([
    { mobile: '030 12', length: 90, idle: 'x' },
    'Tel. {mobile}, {city}',
    '{mobile}',
  ]);
});

test('a name that is none is one entry like the others, and is given a right one', async () => {
  const { editor } = await editorOf({ ...manifest, constants: { 'Büro "2"': 'Hof', phone: '030 12' } });
  showIn(editor, <PartForm part="constants" field={forms.parts.constants ?? expect.fail()} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Büro "2"' }), { target: { value: 'Garten' } });
  expect(editor.valueOf('/constants')).toEqual({ 'Büro "2"': 'Garten', phone: '030 12' });
  fireEvent.click(screen.getByRole('button', { name: 'Befehle für Büro "2"' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Umbenennen …' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Neuer Name für Büro "2"' }).value).toBe('buero2');
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(editor.valueOf('/constants')).toEqual({ buero2: 'Garten', phone: '030 12' });
});

test('what is open empties: settled, an entry is a value like the others', async () => {
  const { editor } = await open('placeholders');
  fireEvent.change(screen.getByRole('textbox', { name: 'City' }), { target: { value: 'Berlin' } });
  fireEvent.click(screen.getByRole('button', { name: 'City ist erledigt' }));
  expect(editor.valueOf('/constants/city')).toBe('Berlin');
  expect(editor.state().announcement).toBe('City ist erledigt. 1 noch offen.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street' }));
  // It keeps its place, so that the next button is not where one has just clicked.
  const [first] = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.value);
  expect([first?.dataset.value, first?.textContent]).toEqual(['city', '✓ City ist erledigt']);
  fireEvent.click(screen.getByRole('button', { name: 'Street ist erledigt' }));
  expect(screen.getByText('Es ist nichts mehr offen.')).toBeTruthy();
  expect(editor.valueOf('/placeholders')).toEqual({});
});

test('a colour shows its contrast in words and figures, and the nearest that can be read', async () => {
  const { editor, said } = await editorOf(manifest, { files });
  said([], brandOf(manifest.theme));
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  unfoldColors();
  const primary = within(screen.getByRole('group', { name: 'Links und Buttons' }));
  const row = primary.getByRole('row', { name: /^Hintergrund/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Aazu schwach 2,\d, nötig 4,5\s*$/), expect.stringMatching(/^Aagut lesbar \d+,\d$/)]);
  fireEvent.click(primary.getByRole('button', { name: /^Links und Buttons, Hell: #[0-9A-F]{6} nehmen$/ }));
  const changed = brandOf(editor.valueOf('/theme')) ?? expect.fail();
  expect(changed.contrasts.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

test('a colour is written in capitals when it is left, and what is none stays for who only passes by', async () => {
  const odd = { ...manifest.theme, colors: { ...manifest.theme.colors, text: color('rot', '#F0F3F6') } };
  const { editor } = await editorOf({ ...manifest, theme: odd }, { files });
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  unfoldColors();
  const [light, dark] = within(screen.getByRole('group', { name: 'Text' })).getAllByRole('textbox') as HTMLInputElement[];
  fireEvent.focus(light as Element);
  fireEvent.blur(light as Element);
  expect(editor.valueOf('/theme/colors/text/light')).toBe('rot');
  fireEvent.change(dark as Element, { target: { value: '#f0f3f7' } });
  expect(dark?.value).toBe('#f0f3f7');
  fireEvent.blur(dark as Element);
  expect(editor.valueOf('/theme/colors/text/dark')).toBe('#F0F3F7');
});

test('a look is chosen by its picture, one step each, and what is usual is not written', async () => {
  const { editor } = await open('theme');
  const cards = within(screen.getByRole('group', { name: 'Karten' }));
  const offered = cards.getAllByRole<HTMLInputElement>('radio').map((one) => [one.labels?.[0]?.textContent, one.checked]);
  expect(offered).toEqual([
    ['Eigene helle Fläche', true],
    ['Nur ein Rand', false],
    ['Nur eine Linie darüber', false],
    ['Getönte Fläche', false],
  ]);
  fireEvent.click(cards.getByRole('radio', { name: 'Nur eine Linie darüber' }));
  expect(editor.valueOf('/theme/cards')).toBe('ruled');
  fireEvent.click(cards.getByRole('radio', { name: 'Eigene helle Fläche' }));
  expect(editor.valueOf('/theme')).not.toHaveProperty('cards');
  expect(editor.state().document.done).toHaveLength(2);
});

test('one colour gives five palettes; the one that is chosen is the brand in one step, and nothing in it is hard to read', async () => {
  const own = { ...manifest.theme.colors, muted: color('#4A5A70', '#A9B7C6') };
  const { editor } = await editorOf({ ...manifest, theme: { ...manifest.theme, colors: own } }, { files });
  const before = editor.state().document.text;
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Farbe der Marke' });
  expect(input.value).toBe('#5FB8B2');
  fireEvent.change(input, { target: { value: '#e2' } });
  expect(screen.getByText(/^Eine Farbe wie #0B6460/)).toBeTruthy();
  fireEvent.change(input, { target: { value: '#C2185B' } });
  const palettes = within(screen.getByRole('group', { name: 'Farben zur Marke' }));
  expect(palettes.getAllByRole('radio', { checked: false })).toHaveLength(5);
  fireEvent.click(palettes.getByRole('radio', { name: 'Warm' }));
  expect(palettes.getByRole<HTMLInputElement>('radio', { name: 'Warm' }).checked).toBe(true);
  expect(editor.valueOf('/theme/colors/primary/light')).toBe('#C2185B');
  expect(Object.keys(editor.valueOf('/theme/colors') as object)).toEqual(Object.keys(manifest.theme.colors));
  const { contrasts } = brandOf(editor.valueOf('/theme')) ?? expect.fail();
  expect(contrasts.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  act(() => editor.undo());
  expect(editor.state().document.text).toBe(before);
});

test('the palette of a colour comes when it is asked for, and goes by Escape', async () => {
  const { editor } = await open('theme');
  unfoldColors();
  const [light] = within(screen.getByRole('group', { name: 'Text' })).getAllByRole('textbox') as [HTMLInputElement];
  const palette = () => screen.queryByRole('dialog', { name: 'Hell' });
  act(() => light.focus());
  expect(palette()).toBeNull();
  fireEvent.click(light);
  expect(palette()).toBeTruthy();
  fireEvent.keyDown(light, { key: 'Escape' });
  expect([palette(), document.activeElement]).toEqual([null, light]);
  fireEvent.keyDown(light, { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Farbton' }), { key: 'ArrowRight' });
  expect(editor.valueOf('/theme/colors/text/light')).not.toBe('#1B2A41');
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Farbton' }), { key: 'Enter' });
  expect([palette(), document.activeElement]).toEqual([null, light]);
});

test('a font in another format can be chosen, and its author is told the truth and the way out', async () => {
  const { editor } = await editorOf(manifest, { upload: async () => ({ refused: 'type' }) });
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  expect(input?.accept).toContain('.ttf');
  fireEvent.change(input as Element, { target: { files: [new File(['…'], 'a.ttf')] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/WOFF2, TTF oder OTF gebraucht/);
});

test('a pair of fonts is taken by one click, and each font by its name', async () => {
  const { editor } = await open('theme');
  const pair = screen.getByRole('button', { name: /^Vollkorn/ });
  expect(pair.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(pair);
  expect(editor.valueOf('/theme/fonts')).toEqual({ heading: { family: 'Vollkorn' }, text: { family: 'Figtree' } });
  expect(pair.getAttribute('aria-pressed')).toBe('true');
  const text = within(screen.getByRole('group', { name: 'Fließtext' }));
  const input = text.getByRole('combobox', { name: 'Schrift' });
  fireEvent.click(input);
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '') ?? expect.fail();
  fireEvent.click(within(list).getByRole('option', { name: 'Cabin' }));
  expect(editor.valueOf('/theme/fonts/text')).toEqual({ family: 'Cabin' });
  expect(pair.getAttribute('aria-pressed')).toBe('false');
});

test('a colour that is made of others becomes one of its own, and back', async () => {
  const { editor, said } = await editorOf(manifest, { files });
  said([], brandOf(manifest.theme));
  showIn(editor, <PartForm part="theme" field={forms.parts.theme ?? expect.fail()} />);
  unfoldColors();
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
