import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { changeValue } from '../../../json-text/change-value.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { valueAt } from '../../../json-text/value.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { withNames } from './keep-names.ts';

const forms = formsOf('de');
const at = '/routes/0/sections/0/form/fields';
const manifestWith = (...fields: Json[]): Json => ({
  routes: [{ path: '/', title: 'A', sections: [{ type: 'form', title: 'T', form: { fields } }] }],
});
const fieldsAfter = (manifest: Json, stored: string, ...operations: Operation[]) =>
  valueAt(
    operations.reduce((draft, one) => withNames([one], { manifest: draft, forms, stored }).reduce(changeValue, draft), manifest),
    at,
  );
const write = (index: number, value: string): Operation => ({ kind: 'set', pointer: `${at}/${index}/label`, value });
const add: Operation = { kind: 'insert', pointer: `${at}/1`, value: { name: 'a', label: 'Beschriftung' } };

test("the name of a new field follows what is written above it, and is no other field's", () => {
  const manifest = manifestWith({ name: 'name', label: 'Name' });
  const written = ['N', 'Name', 'Name des *Gastes*'].map((text) => write(1, text));
  expect(fieldsAfter(manifest, '', add)).toEqual([
    { name: 'name', label: 'Name' },
    { name: 'beschriftung', label: 'Beschriftung' },
  ]);
  expect(fieldsAfter(manifest, '', add, ...written.slice(0, 2))).toMatchObject([{ name: 'name' }, { name: 'name_2' }]);
  expect(fieldsAfter(manifest, '', add, ...written)).toMatchObject([{ name: 'name' }, { name: 'name_des_gastes' }]);
  expect(fieldsAfter(manifest, '', add, write(1, ''), write(1, '2 Gäste?'))).toMatchObject([{}, { name: 'gaeste' }]);
});

test('a name that somebody has written stays, and so does one that is in the file', () => {
  const manifest = manifestWith({ name: 'name', label: 'Name' }, { name: 'FNAME', label: 'Vorname' });
  expect(fieldsAfter(manifest, '', write(1, 'Rufname'))).toMatchObject([{}, { name: 'FNAME', label: 'Rufname' }]);
  expect(fieldsAfter(manifest, JSON.stringify(manifest), write(0, 'Ihr Name'))).toMatchObject([
    { name: 'name', label: 'Ihr Name' },
    {},
  ]);
});

test('a copy has a name of its own', () => {
  const manifest = manifestWith({ name: 'name', label: 'Name' });
  expect(fieldsAfter(manifest, '', { kind: 'duplicate', pointer: `${at}/0` })).toMatchObject([
    { name: 'name' },
    { name: 'name_2' },
  ]);
});
