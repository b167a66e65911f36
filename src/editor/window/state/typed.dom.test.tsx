import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorOf, forms, showField, showIn } from '../../../../tests/support/editor/editor-form.tsx';
import { eventOf } from '../../../../tests/support/editor/keys.ts';
import { enterText, inputOf } from '../../../../tests/support/editor/write-text.ts';
import { root } from '../../../../tests/support/project/project.ts';
import { rowsOf } from '../../../../tests/support/project/slice.ts';
import type { Publication } from '../../publishing.ts';
import { lengthOf } from '../fields/text-input.ts';
import { PartForm } from '../forms/PartForm.tsx';
import { LanguagesForm } from '../pages/LanguagesForm.tsx';
import { ListButtons } from '../pages/ListButtons.tsx';
import { SearchDialog } from '../panes/find/SearchDialog.tsx';
import { Outline } from '../panes/outline/Outline.tsx';
import { PublishButton } from '../panes/publishing/PublishDialog.tsx';
import { createTyped } from './browser-storage.ts';
import type { Editor } from './editor.ts';

const section = '/routes/0/sections/0';
const files = ['haus', 'garten'].map((name) => ({
  path: `media/${name}.jpg`,
  address: `/files/media/${name}.jpg`,
  image: { width: 9, height: 9, type: 'jpg', size: 9, isCutOff: false } as const,
}));
const manifest = {
  site: { url: 'https://example.com' },
  constants: { phone: '030 12' },
  header: { navigation: [{ label: 'A', href: '/a' }] },
  collections: [{ name: 'people', records: [{ title: 'Ada' }] }],
  routes: [
    {
      path: '/',
      title: 'Start',
      sections: [
        { type: 'hero', title: 'Mehr über mich', icon: 'mail', image: { src: 'media/haus.jpg', alt: 'Haus' }, text: ['A'] },
      ],
    },
    { path: '/a', title: 'Alle Kurse', sections: [{ type: 'text', text: ['A'] }] },
  ],
};
const publication: Publication = {
  id: '1',
  remote: { name: 'origin', address: 'https://example.com/site.git' },
  target: 'main',
  host: undefined,
  title: 'Start geändert',
  sentences: [],
  findings: [],
  missing: [],
  errors: [],
  checks: [],
  files: [{ path: 'site.json', change: 'changed' }],
  isBehind: false,
};

const click = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? expect.fail(String(name)));
const submit = (field: HTMLElement) => fireEvent.submit(field.closest('form') ?? expect.fail());
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });
const row = (pointer: string) => document.querySelector(`[data-row="${pointer}"]`) ?? expect.fail(pointer);
const field = (name: string | RegExp) => () =>
  (['textbox', 'searchbox', 'combobox'] as const).flatMap((role) => screen.queryAllByRole<HTMLInputElement>(role, { name }))[0];
/** A tool of the first text of the page, of which all is selected. */
const tool = (name: string) => async () => {
  const [area = expect.fail()] = screen.getAllByRole('textbox', { name: 'Überschrift' });
  await enterText(area);
  act(() => inputOf(area).select(0, lengthOf(inputOf(area))));
  click(name);
};
const textField = (editor: Editor) => showField(editor, `${section}/title`);
const outline = (editor: Editor) => showIn(editor, <Outline />);
const languages = (editor: Editor) =>
  showIn(editor, <LanguagesForm field={forms.parts.languages ?? expect.fail()} site={forms.parts.site} />);
const values = (editor: Editor) => showIn(editor, <PartForm part="constants" field={forms.parts.constants ?? expect.fail()} />);

interface Row {
  /** The file in which it is typed. */
  of: string;
  what: string;
  show: (editor: Editor) => unknown;
  open: (editor: Editor) => unknown;
  /** Undefined while it is closed. */
  input: () => HTMLInputElement | undefined;
  text: string;
  /** Makes something of it. */
  finish: (input: HTMLInputElement) => unknown;
  /** It is a part of a form, and closes with that. */
  isOpen?: true;
}

const rows: Row[] = [
  {
    ...{ of: 'Picker', what: 'the search for a section', show: outline, open: () => click('Abschnitt hinzufügen') },
    ...{ input: field('Abschnitt suchen'), text: 'Galerie', finish: enter },
  },
  {
    ...{ of: 'NewPageDialog', what: 'the title of a new page', show: outline, open: () => click('Seite hinzufügen') },
    ...{ input: field('Titel der Seite'), text: 'Neues', finish: submit },
  },
  {
    ...{ of: 'AddressInput', what: 'the address of a new page', show: outline, open: () => click('Seite hinzufügen') },
    ...{ input: field('Adresse'), text: '/neues' },
    finish(input) {
      fireEvent.change(field('Titel der Seite')() ?? expect.fail(), { target: { value: 'Neues' } });
      submit(input);
    },
  },
  {
    ...{ of: 'NewPageDialog', what: 'the title of a copy', show: outline },
    open: () => fireEvent.keyDown(row('/routes/1'), { key: 'd', ctrlKey: true }),
    ...{ input: field('Titel der Seite'), text: 'Zweite', finish: submit },
  },
  {
    ...{ of: 'NewPageDialog', what: 'the title of a new entry', open: () => click('Neuer Beitrag …') },
    show: (editor: Editor) => showIn(editor, <ListButtons at={section} />),
    ...{ input: field('Titel der Seite'), text: 'Neues', finish: submit },
  },
  {
    ...{ of: 'AddressDialog', what: 'another address', show: outline },
    open: () => fireEvent.keyDown(row('/routes/1'), eventOf('changeAddress')),
    ...{ input: field('Adresse'), text: '/anders', finish: submit },
  },
  {
    ...{ of: 'NewLanguageDialog', what: 'the address of a new language', show: languages },
    ...{ open: () => click('Sprache hinzufügen …'), input: field('Adresse'), text: '/polski' },
    finish(input) {
      fireEvent.click(field('Sprache')() ?? expect.fail());
      fireEvent.click(screen.getByRole('option', { name: 'Polnisch' }));
      fireEvent.change(field(/die Website schon hat/)() ?? expect.fail(), { target: { value: 'Deutsch' } });
      submit(input);
    },
  },
  {
    ...{ of: 'ReuseDialog', what: 'the name of a section for several pages', show: outline },
    async open() {
      fireEvent.keyDown(row(section), { key: 'ContextMenu' });
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Wiederverwendbar machen …' }));
    },
    ...{ input: field('Name'), text: 'opening', finish: submit },
  },
  {
    ...{ of: 'SearchDialog', what: 'the search over all texts', show: (editor) => showIn(editor, <SearchDialog />) },
    open: (editor) => act(() => editor.search(true)),
    ...{ input: field('Texte suchen'), text: 'Kurse', finish: enter },
  },
  {
    ...{ of: 'ReplaceForm', what: 'what takes the place of a text', show: (editor) => showIn(editor, <SearchDialog />) },
    async open(editor) {
      act(() => editor.search(true, { isReplacing: true }));
      fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Kurse' } });
    },
    ...{ input: field('Ersetzen durch'), text: 'Lehrgänge', finish: submit },
  },
  {
    ...{ of: 'Proposal', what: 'what a publication is called' },
    show(editor) {
      const never = () => expect.fail('Nobody has asked for this.');
      const publish = async () => ({ branch: 'texte/1', link: undefined });
      showIn(
        editor,
        <PublishButton
          publishing={{ prepare: async () => publication, publish, begin: never, latest: never, takeOver: never }}
        />,
      );
    },
    open: () => click('Zur Freigabe senden …'),
    ...{ input: field('Was haben Sie geändert?'), text: 'Neue Preise', finish: submit },
  },
  {
    ...{ of: 'TextLink', what: 'the words of a link in a text', show: textField, open: tool('Link') },
    ...{ input: field('Text des Links'), text: 'Mehr' },
    finish(input) {
      fireEvent.change(screen.getByRole('combobox', { name: 'Seite oder Adresse' }), { target: { value: 'example.com' } });
      submit(input);
    },
  },
  {
    ...{ of: 'MakeConstant', what: 'the name of what becomes a value', show: textField, open: tool('Zur Angabe machen') },
    ...{ input: field('Name'), text: 'claim', finish: submit },
  },
  {
    ...{ of: 'IconPicker', what: 'the search for an icon', open: () => click(/E-Mail|Glühbirne/) },
    show: (editor) => showField(editor, `${section}/icon`, { kind: 'icon', title: 'Icon', description: '', optional: false }),
    ...{ input: field(/^Suchen/), text: 'Glühb', finish: enter },
  },
  {
    ...{ of: 'ImageChooser', what: 'the search for an image', show: (editor) => showField(editor, `${section}/image`) },
    open: () => click(/^Bild ändern/),
    ...{ input: field('Bild nach Namen suchen'), text: 'gart', finish: () => click(/^garten/) },
  },
  {
    ...{ of: 'ValuesForm', what: 'another name for a value', show: values },
    async open() {
      click(/^Befehle für/);
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Umbenennen …' }));
    },
    ...{ input: field(/^Neuer Name für/), text: 'telephone', finish: submit },
  },
  {
    ...{ of: 'ValuesForm', what: 'what a new value says', show: values, open: () => {}, isOpen: true },
    ...{ input: field('Wert'), text: '24 Monate' },
    finish(input) {
      fireEvent.change(field('Name')() ?? expect.fail(), { target: { value: 'length' } });
      submit(input);
    },
  },
  {
    ...{ of: 'RecordField', what: 'the name of an attribute', open: () => {}, isOpen: true },
    show: (editor) => {
      const entry = { kind: 'text', title: 'Wert', description: '', optional: false } as const;
      const record = { kind: 'record', title: 'Attribute', description: '', optional: true, entry } as const;
      showField(editor, `${section}/attributes`, record);
    },
    ...{ input: field('Name der neuen Angabe'), text: 'data-id', finish: enter },
  },
  {
    ...{ of: 'NameField', what: 'the name of a collection', open: () => {}, isOpen: true },
    show: (editor) => showField(editor, '/collections/0/name'),
    ...{ input: field('Name'), text: 'team', finish: (input: HTMLElement) => fireEvent.blur(input) },
  },
];

/** What is typed there is in the draft with each letter. */
const intoDraft = ['ColorField', 'DateField', 'NumberField', 'PlainText', 'TextField'];
/** Around an input of another file, which has what was typed. */
const around = ['ConstantName', 'SearchInput'];
/** What stays in the window is not left. */
const lasting = ['OutlineTree', 'use-list-page'];
/** Nothing is typed where one pastes. */
const pasted = ['PasteRows'];
/** Searches that choose among what there is; what stands there is the choice. */
const choices = ['FontField', 'Palettes', 'SearchSelect'];

let editor: Editor;

beforeEach(async () => {
  // What jsdom has not.
  Object.assign(document, { fonts: new EventTarget() });
  ({ editor } = await editorOf(structuredClone(manifest), { files }));
  act(() => editor.select({ kind: 'section', page: 0, section: 0 }));
});
afterEach(cleanup);

const opened = async ({ open, input }: Row) => {
  await open(editor);
  return waitFor(() => input() ?? expect.fail('It does not open.'));
};

test.each(rowsOf(rows, 4))('Escape closes and keeps $what ($of); it begins anew once something has come of it', async (one) => {
  const written = vi.spyOn(editor.typed, 'write');
  one.show(editor);
  const input = await opened(one);
  const before = input.value;
  fireEvent.change(input, { target: { value: one.text } });
  fireEvent.keyDown(input, { key: 'Escape' });
  if (one.isOpen) {
    cleanup();
    one.show(editor);
  } else await waitFor(() => expect(one.input()).toBeUndefined());
  const again = await opened(one);
  expect(again.value).toBe(one.text);
  await one.finish(again);
  if (one.of === 'Proposal') await screen.findByText('Zur Freigabe gesendet.');
  expect(before).not.toBe(one.text);
  const places = written.mock.calls.map(([place]) => place).filter((place) => place !== 'selected');
  expect(places.map((place) => editor.typed.read(place)).filter((kept) => kept !== undefined)).toEqual([]);
});

/** Files of inputs that stand beside a button to cancel. */
const cancellable = [
  'NewPageDialog',
  'AddressDialog',
  'NewLanguageDialog',
  'ReuseDialog',
  'TextLink',
  'MakeConstant',
  'ValuesForm',
];
const cancelled = rows.filter(({ of, isOpen }) => cancellable.includes(of) && !isOpen);

test.each(rowsOf(cancelled, 4))('the button to cancel throws $what away ($of)', async (one) => {
  one.show(editor);
  const input = await opened(one);
  const before = input.value;
  fireEvent.change(input, { target: { value: one.text } });
  click('Abbrechen');
  await waitFor(() => expect(one.input()).toBeUndefined());
  expect((await opened(one)).value).toBe(before);
});

test('nothing that one can type into is left out here', () => {
  const folder = join(root, 'src/editor/window');
  const inputs =
    /<(?:TextInput|Textarea|textarea|ColorInput|NumberInput|SearchInput|Select|AddressInput|ConstantName|PlainText)[\s>]/;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && inputs.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/^.*[\\/]|\.tsx$/g, ''));
  expect(found.toSorted()).toEqual(
    [...new Set([...rows.map(({ of }) => of), ...intoDraft, ...around, ...lasting, ...pasted, ...choices])].toSorted(),
  );
});

test('what was typed outlives a reload of its window, and belongs to its own site', () => {
  sessionStorage.clear();
  createTyped('one').write('a', { title: 'A' });
  expect([createTyped('one').read('a'), createTyped('two').read('a')]).toEqual([{ title: 'A' }, undefined]);
  createTyped('one').forget('a');
  expect(createTyped('one').read('a')).toBeUndefined();
  sessionStorage.setItem('one typed', '{');
  expect(createTyped('one').read('a')).toBeUndefined();
});
