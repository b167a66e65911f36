import { expect, test } from 'vitest';
import { readContainer } from '../../manifest/text/containers.ts';
import { apply, openDocument } from './document.ts';
import type { Operation } from './operations.ts';
import { readOuter } from './outer.ts';

const text = `${JSON.stringify({ a: 'x', list: [{ t: 'eins', l: [1, 2] }, 'zwei', { t: 'drei' }], z: { k: 1 } }, null, 2)}\n`;

test.each<[string, Operation]>([
  ['a text', { kind: 'set', pointer: '/list/0/t', value: 'ein längerer' }],
  ['a shorter text', { kind: 'set', pointer: '/list/2/t', value: '' }],
  ['a text that is an entry', { kind: 'set', pointer: '/list/1', value: 'zwei Worte' }],
  ['a text before the list', { kind: 'set', pointer: '/a', value: 'viel mehr' }],
  ['a number behind the list', { kind: 'set', pointer: '/z/k', value: 12345 }],
  ['a key', { kind: 'set', pointer: '/list/0/neu', value: true }],
  ['an entry', { kind: 'insert', pointer: '/list/1', value: { t: 'neu' } }],
  ['an entry within an entry', { kind: 'insert', pointer: '/list/0/l/0', value: 7 }],
  ['the last entry', { kind: 'remove', pointer: '/list/2' }],
  ['a move', { kind: 'move', pointer: '/list/2', to: '/list/0' }],
  ['a copy', { kind: 'duplicate', pointer: '/list/0' }],
  ['another type', { kind: 'set', pointer: '/list', value: null }],
])('after an edit of %s, all is found where it is', (_, operation) => {
  const before = openDocument(text);
  for (const { value } of readOuter(text, 0)?.entries ?? []) readOuter(text, value);
  const after = apply(before, operation, { title: '', at: '', time: 0 }).text;
  expect(after).not.toBe(text);
  expect(readOuter(after, 0)).toEqual(readContainer(after, 0));
  for (const { value } of readContainer(after, 0)?.entries ?? []) {
    expect(readOuter(after, value)).toEqual(readContainer(after, value));
  }
});
