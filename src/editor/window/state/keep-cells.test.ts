import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { withCells } from './keep-cells.ts';

const forms = formsOf('en');
const table = { columns: ['A', 'B'], rows: [{ cells: ['a', 'b'] }, { cells: ['only'] }] };
const manifest: Json = {
  routes: [
    {
      path: '/',
      title: 'A',
      sections: [
        { type: 'table', title: 'T', ...table },
        { type: 'text', text: ['x', { table }] },
      ],
    },
  ],
};
const after = (operations: readonly Operation[]) => withCells(operations, { manifest, forms, stored: '' });
const places = ['/routes/0/sections/0', '/routes/0/sections/1/text/1/table'];

test.each(places)('the cells of a table go with its columns: %s', (at) => {
  const cells = (row: number, place: number) => `${at}/rows/${row}/cells/${place}`;
  expect(after([{ kind: 'insert', pointer: `${at}/columns/1`, value: 'C' }]).slice(1)).toEqual([
    { kind: 'insert', pointer: cells(0, 1), value: '–' },
    { kind: 'insert', pointer: cells(1, 1), value: '–' },
  ]);
  expect(after([{ kind: 'remove', pointer: `${at}/columns/1` }]).slice(1)).toEqual([{ kind: 'remove', pointer: cells(0, 1) }]);
  expect(after([{ kind: 'move', pointer: `${at}/columns/1`, to: `${at}/columns/0` }]).slice(1)).toEqual([
    { kind: 'move', pointer: cells(0, 1), to: cells(0, 0) },
  ]);
  expect(after([{ kind: 'duplicate', pointer: `${at}/columns/0` }])).toHaveLength(3);
});

test.each(places)('a new row has as many cells as there are columns: %s', (at) => {
  const operations = after([{ kind: 'insert', pointer: `${at}/rows/2`, value: { cells: ['Cell'] } }]);
  expect(operations).toEqual([{ kind: 'insert', pointer: `${at}/rows/2`, value: { cells: ['Cell', '–'] } }]);
});

test('what belongs to no table stays as it is', () => {
  const operation = { kind: 'insert', pointer: '/routes/0/sections/1/text/0', value: 'y' } as const;
  expect(after([operation])).toEqual([operation]);
});
