import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { apply, openDocument } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { makeConstant, nameLike, placesWith, rename, settle, writeOut } from './change-constants.ts';

const manifest = {
  version: 1,
  constants: { mail: 'a@b.example', length: 90, odd: 'x {y' },
  placeholders: { street: 'Musterstraße 1' },
  footer: { links: [{ label: '{mail}', href: { mail: { to: '{mail}' } } }] },
  routes: [
    {
      path: '/',
      sections: [
        { type: 'text', title: 'Nach {{mail} und {{{mail}, {mail}', text: ['{mailing} **{mail}**', 'An der {street}'] },
        { type: 'course', minutes: '{length}', note: 'In {length} Minuten: {odd}' },
      ],
    },
  ],
};
const text = `${JSON.stringify(manifest, null, 2)}\n`;

function after(change: (manifest: Json) => Operation[]): typeof manifest {
  const document = openDocument(text);
  const changed = apply(document, change(document.value), { title: '', at: '', time: 0 });
  expect(JSON.parse(changed.text)).toEqual(changed.value);
  expect(changed.done).toHaveLength(1);
  return changed.value as unknown as typeof manifest;
}

test('a new name stands wherever the old one stood, in the same order', () => {
  const { constants, footer, routes } = after((now) => rename(now, 'mail', 'email'));
  expect(Object.keys(constants)).toEqual(['email', 'length', 'odd']);
  expect(footer.links).toEqual([{ label: '{email}', href: { mail: { to: '{email}' } } }]);
  expect(routes[0]?.sections[0]).toMatchObject({
    title: 'Nach {{mail} und {{{email}, {email}',
    text: ['{mailing} **{email}**', 'An der {street}'],
  });
});

test('the line of a constant that has a new name stays as it is written', () => {
  const written = '{\n  "constants": {\n    "a" :"\\u00e9",\n\n    "b": 1.50\n  }\n}\n';
  const document = openDocument(written);
  expect(apply(document, rename(document.value, 'a', 'c'), { title: '', at: '', time: 0 }).text).toBe(
    written.replace('"a"', '"c"'),
  );
});

test('a new name for the place of a number stays in its quotation marks', () => {
  expect(after((now) => rename(now, 'length', 'minutes')).routes[0]?.sections[1]).toMatchObject({ minutes: '{minutes}' });
});

test('a name that is not there, or the same one, changes nothing', () => {
  expect(rename(manifest as unknown as Json, 'nobody', 'x')).toEqual([]);
  expect(rename(manifest as unknown as Json, 'mail', 'mail')).toEqual([]);
});

test('a value is written out in its places: numbers as numbers, braces as braces', () => {
  const numbers = after((now) => writeOut(now, 'length'));
  expect(numbers.routes[0]?.sections[1]).toMatchObject({ minutes: 90, note: 'In 90 Minuten: {odd}' });
  expect(numbers.constants).toEqual({ mail: 'a@b.example', odd: 'x {y' });
  expect(after((now) => writeOut(now, 'odd')).routes[0]?.sections[1]).toMatchObject({ note: 'In {length} Minuten: x {{y' });
});

test('what was open becomes a constant with the value that it has by then', () => {
  const settled = after((now) => settle(now, 'street'));
  expect(settled.placeholders).toEqual({});
  expect(settled.constants).toEqual({ ...manifest.constants, street: 'Musterstraße 1' });
  const alone = { version: 1, placeholders: { a: 'b' }, routes: [] } as unknown as Json;
  const { value } = apply(openDocument(JSON.stringify(alone)), settle(alone, 'a'), { title: '', at: '', time: 0 });
  expect(JSON.stringify(value)).toBe('{"version":1,"constants":{"a":"b"},"placeholders":{},"routes":[]}');
});

test.each([
  ['Überschrift', 'ueberschrift'],
  ['E-Mail-Adresse', 'eMailAdresse'],
  ['KursDatum', 'kursDatum'],
  ['24 Stunden', 'stunden'],
  ['length', 'length2'],
  ['Москва', 'text'],
])('the nearest right name of %s is %s', (text, name) => {
  expect(nameLike(manifest, text)).toBe(name);
});

test('a short text is the same only where it is all that a field says, and what is in braces is no text', () => {
  const page = (...texts: string[]) => ({
    routes: [{ path: '/hundred', title: 'hundred', sections: [{ type: 'text', text: texts }] }],
  });
  const places = (value: string, ...texts: string[]) => placesWith(page(...texts), formsOf('en'), value);
  const text = (index: number) => `/routes/0/sections/0/text/${index}`;
  expect(places('100', '100', 'In 100 Tagen')).toEqual([text(0)]);
  expect(places('hundred', 'A hundred.', 'hundreds', '{hundred} and {{hundred}')).toEqual(['/routes/0/title', text(0), text(2)]);
  const [, , third] = makeConstant(page('x (a.b+c) {a}'), { name: 'n', value: '(a.b+c)' }, { pointer: '/x', text: '' }, [
    text(0),
  ]);
  expect(third).toEqual({ kind: 'set', pointer: text(0), value: 'x {n} {a}' });
});
