import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { constantAt, constantField, countUses, soleName, titleOfConstant, usesOf } from './constant-uses.ts';
import { fieldAt } from './field-at.ts';

const forms = formsOf('de');
const schedule = {
  label: 'Termin',
  text: 'Am {courseDate}',
  date: '{courseDate}',
  start: '10:00',
  end: '{courseEnd}',
  minutes: '{length}',
};
const manifest: Json = {
  constants: { courseDate: '10.07.25', length: 90, courseEnd: '12:00', year: 2024, other: '{courseDate}' },
  placeholders: { email: 'a@example.com' },
  header: { name: 'Kurs am {courseDate}, wirklich am {courseDate}' },
  footer: { copyright: '© {year}', text: 'In {{courseDate} steht kein Name' },
  routes: [{ path: '/', title: '{courseDate}', sections: [{ type: 'course', schedule }] }],
};
const entry = { kind: 'text', title: 'Wert', description: '', optional: false } as const;

test('the places of a constant are all that name it, each once, and none of the constants', () => {
  expect(usesOf(manifest, 'courseDate')).toEqual([
    '/header/name',
    '/routes/0/title',
    '/routes/0/sections/0/schedule/text',
    '/routes/0/sections/0/schedule/date',
  ]);
  expect(countUses(manifest, 'courseDate')).toBe(4);
  expect([usesOf(manifest, 'nobody'), countUses(manifest, 'nobody')]).toEqual([[], 0]);
});

test('a constant has a home, and a text may be nothing but one', () => {
  expect(constantAt(manifest, 'courseDate')).toBe('/constants/courseDate');
  expect(constantAt(manifest, 'email')).toBe('/placeholders/email');
  expect(constantAt(manifest, 'nobody')).toBeUndefined();
  expect(['{email}', 'an {email}', '{email} ', 3].map(soleName)).toEqual(['email', undefined, undefined, undefined]);
});

test('a constant is filled in by what its uses are filled in by', () => {
  const of = (name: string) => constantField(forms, manifest, name, entry);
  expect(of('courseDate')).toMatchObject({ kind: 'text', widget: 'date', title: 'Wert' });
  expect(of('length')).toMatchObject({ kind: 'number', min: 1, max: 1440, constant: false });
  expect(of('courseEnd')).toEqual({ kind: 'text', title: 'Wert', description: '', optional: false });
  expect(of('year')).toMatchObject({ kind: 'number', max: Number.POSITIVE_INFINITY });
});

test('a field is found by its place', () => {
  const at = (pointer: string) => fieldAt(forms, manifest, pointer);
  expect(at('/routes/0/sections/0/schedule/date')).toMatchObject({ widget: 'date' });
  expect(at('/routes/0/title')).toMatchObject({ key: 'title' });
  expect(at('/header/contact/href')?.kind).toBe('link');
  expect(at('/constants/courseDate')?.title).toBe('Wert');
  expect(at('/routes/0/sections/0/nothing')).toBeUndefined();
  expect(at('/nothing/at/all')).toBeUndefined();
});

test('a constant is called as the field that says nothing else, else as such a value usually is, else by the words of its name', () => {
  const course = { type: 'course', schedule: { start: '{begin}' }, chapters: [] };
  const text = { type: 'text', title: '{begin} Uhr', text: ['{ownStory}', 'Bei {hostName}'] };
  const constants = { begin: '9:00', ownStory: 'Es war.', hostName: 'Host', phone2Home: '1' };
  const site = { constants, routes: [{ path: '/', title: 'A', sections: [text, course] }] };
  const titles = Object.keys(constants).map((name) => titleOfConstant(forms, site, name));
  expect(titles).toEqual(['Beginn', 'Own story', 'Hosting: Name', 'Phone 2 home']);
});

test('the values of the built-in site that are still open are called by their own names, none by words of another language', () => {
  const site = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../site.json'), 'utf8')) as { placeholders: object };
  const other = formsOf('en');
  const same = Object.keys(site.placeholders).filter(
    (name) => titleOfConstant(forms, site as never, name) === titleOfConstant(other, site as never, name),
  );
  expect(same).toEqual([]);
});
