import { expect, test } from 'vitest';
import { formsOf } from './form-model.ts';
import { blankOfKind, converted, fieldsShown, kindAt, kindsOf, kindsToAdd } from './kinds.ts';
import type { Field } from './model.ts';

const forms = formsOf('de');
const entryOf = (field: Field | undefined): Field => (field?.kind === 'list' ? field.entry : expect.fail());
const text = entryOf(forms.sections.article?.fields.find(({ key }) => key === 'text'));
const kinds = kindsOf(text);
const kind = (title: string) => kinds.find((one) => one.title === title) ?? expect.fail(title);
const turned = (value: unknown, title: string) => converted(value, kindAt(kinds, value) ?? expect.fail(), kind(title));

test('an entry of a text is one of what may stand there, each as its author calls it', () => {
  expect(kinds.map(({ title }) => title)).toEqual([
    ...['Absatz', 'Überschrift', 'Zwischenüberschrift', 'Aufzählung', 'Zitat', 'Bild', 'Tabelle', 'Code', 'Hinweis'],
  ]);
  for (const one of kinds) expect(kindAt(kinds, blankOfKind(one))).toBe(one);
});

test('a block has the fields of what it says, and that is not taken away by itself', () => {
  const { field } = kind('Aufzählung');
  const shown = (value: unknown) =>
    field.kind === 'object' ? fieldsShown(field, value).map(({ key, optional }) => `${key}${optional ? '?' : ''}`) : [];
  expect(shown({ list: ['a'] })).toEqual(['list', 'numbered?', 'start?']);
  expect(shown({ code: 'a' })).toEqual(['code', 'language?']);
  // Who wrote the file has said two things in one.
  expect(shown({ heading: 'a', list: ['b'] })).toEqual(['heading?', 'id?', 'list?', 'numbered?', 'start?']);
});

test('words stay when an entry becomes another kind, in one entry or in one for each', () => {
  expect(turned('Ein Satz.', 'Überschrift')).toEqual([{ heading: 'Ein Satz.' }]);
  expect(turned('Ein Satz.', 'Aufzählung')).toEqual([{ list: ['Ein Satz.'] }]);
  expect(turned({ heading: 'A', id: 'a' }, 'Zwischenüberschrift')).toEqual([{ subheading: 'A', id: 'a' }]);
  expect(turned({ list: ['A', 'B'], numbered: true }, 'Absatz')).toEqual(['A', 'B']);
  expect(turned({ list: ['A', 'B'] }, 'Zitat')).toEqual([{ quote: ['A', 'B'] }]);
  expect(turned({ quote: 'A' }, 'Absatz')).toEqual(['A']);
  const points = kindsOf(entryOf(forms.sections.article && listOf(kind('Aufzählung').field)));
  const [point, nested] = points;
  if (!point || !nested) expect.fail();
  expect(converted('A', point, nested)).toEqual([{ text: 'A', list: ['Punkt'] }]);
  expect(converted({ text: 'A', list: ['B', 'C'], numbered: true }, nested, point)).toEqual(['A', 'B', 'C']);
});

test('a new field of a form is what its author chooses, with what that needs', () => {
  const form = forms.sections.form?.fields.find(({ key }) => key === 'form');
  const entry = entryOf(form?.kind === 'object' ? form.fields.find(({ key }) => key === 'fields') : undefined);
  const made = Object.fromEntries(kindsToAdd(entry).map((one) => [one.title, blankOfKind(one)]));
  const least = { name: expect.any(String), label: 'Beschriftung' };
  expect(made).toMatchObject({
    Text: least,
    Tag: { ...least, input: 'date' },
    'Zustimmung (Kästchen)': { ...least, input: 'checkbox' },
    Auswahlliste: { ...least, input: 'select', options: [{ label: 'Aufschrift' }] },
  });
  expect(made.Text).not.toHaveProperty('input');
  expect(kindsToAdd(text)).toEqual([]);
});

test('what would be lost does not become another kind', () => {
  expect(turned({ quote: 'A', source: 'B' }, 'Absatz')).toBeUndefined();
  expect(turned({ image: { src: 'a.jpg', alt: '' } }, 'Absatz')).toBeUndefined();
  expect(turned({ code: '{a}\n{b}' }, 'Absatz')).toBeUndefined();
  expect(turned({ list: [{ text: 'A', list: ['B'] }] }, 'Absatz')).toBeUndefined();
  expect(turned('Ein Satz.', 'Tabelle')).toBeUndefined();
});

const listOf = (field: Field) => (field.kind === 'object' ? field.fields.find(({ key }) => key === 'list') : undefined);
