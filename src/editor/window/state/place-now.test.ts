import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { followPointer } from '../../../json-text/follow-pointer.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { apply, openDocument } from '../../draft/document/document.ts';
import { pageNow, selectionNow } from './place-now.ts';
import { pointerOf } from './selection.ts';

const before = openDocument(
  JSON.stringify({
    routes: [
      {
        path: '/',
        sections: [
          { type: 'hero', title: 'Eins' },
          { type: 'text', title: 'Zwei' },
          { type: 'text', title: 'Drei' },
        ],
      },
      { path: '/kurse', sections: [{ type: 'hero', title: 'Kurse' }] },
    ],
  }),
);
const after = (...operations: Operation[]): Json => apply(before, operations, { title: '', at: '', time: 0 }).value;

test.each<[string, Operation[], string | undefined]>([
  ['nothing has happened', [], '/routes/0/sections/1/title'],
  [
    'its words have changed',
    [{ kind: 'set', pointer: '/routes/0/sections/1/title', value: 'Anders' }],
    '/routes/0/sections/1/title',
  ],
  ['its neighbour has gone', [{ kind: 'remove', pointer: '/routes/0/sections/0' }], '/routes/0/sections/0/title'],
  ['something stands before it', [{ kind: 'duplicate', pointer: '/routes/0/sections/0' }], '/routes/0/sections/2/title'],
  ['it has moved', [{ kind: 'move', pointer: '/routes/0/sections/1', to: '/routes/0/sections/2' }], '/routes/0/sections/2/title'],
  ['its page has moved', [{ kind: 'move', pointer: '/routes/0', to: '/routes/1' }], '/routes/1/sections/1/title'],
  ['it has gone', [{ kind: 'remove', pointer: '/routes/0/sections/1' }], undefined],
  ['nothing is written there', [{ kind: 'remove', pointer: '/routes/0/sections/1/title' }], '/routes/0/sections/1/title'],
])('a place is found again where %s', (_, operations, place) => {
  expect(followPointer('/routes/0/sections/1/title', before.value, after(...operations))).toBe(place);
});

test.each<[string, Operation[], string]>([
  ['something stands before it', [{ kind: 'duplicate', pointer: '/routes/0/sections/0' }], '/routes/0/sections/2'],
  ['its neighbour has gone', [{ kind: 'remove', pointer: '/routes/0/sections/0' }], '/routes/0/sections/0'],
  ['it has gone: the next one', [{ kind: 'remove', pointer: '/routes/0/sections/1' }], '/routes/0/sections/1'],
  [
    'it was the last one: the one before',
    [
      { kind: 'remove', pointer: '/routes/0/sections/2' },
      { kind: 'remove', pointer: '/routes/0/sections/1' },
    ],
    '/routes/0/sections/0',
  ],
  ['its page has moved', [{ kind: 'move', pointer: '/routes/0', to: '/routes/1' }], '/routes/1/sections/1'],
  ['the first page has gone: the next page', [{ kind: 'remove', pointer: '/routes/0' }], '/routes/0'],
])('what is selected stays selected where %s', (_, operations, pointer) => {
  const selected = selectionNow({ kind: 'section', page: 0, section: 1 }, before.value, after(...operations));
  expect(pointerOf(selected)).toBe(pointer);
});

test('the page in the preview stays the same page', () => {
  expect(pageNow(1, before.value, after({ kind: 'remove', pointer: '/routes/0' }))).toBe(0);
  expect(pageNow(1, before.value, after({ kind: 'remove', pointer: '/routes/1' }))).toBe(0);
  const more = { routes: ['/', '/a', '/b', '*'].map((path) => ({ path, title: `Seite ${path}` })) };
  const without = (...gone: number[]) => ({ routes: more.routes.filter((_, page) => !gone.includes(page)) });
  expect(pageNow(2, more, without(2)), 'the page before the one that has gone').toBe(1);
  expect(pageNow(2, more, without(1, 2))).toBe(0);
});
