import { expect, test } from 'vitest';
import { malformed, misleading } from '../../../tests/attacks/frame-messages.ts';
import { type FromPreview, parseFromPreview } from './messages.ts';

test.each([
  { type: 'ready' },
  { type: 'pointed' },
  { type: 'painted', draft: 3 },
  { type: 'select', pointer: '/header' },
  { type: 'reach', bottom: 40.5 },
  { type: 'menu', pointer: '/header', canWrite: false, by: 'key', x: 0, y: 9.5 },
  { type: 'edit', pointer: '/routes/0/title' },
  {
    type: 'write',
    pointer: '/routes/0/title',
    revision: 1,
    text: [{ shown: 'A', kind: 'letter', marks: ['link /x'] }],
    isDone: false,
  },
  {
    ...{ type: 'prose', pointer: '/routes/0/title', revision: 1, isTyping: false, isDone: false, from: 0, gone: 1 },
    blocks: [{ type: 'list', entry: 3, blocks: [{ type: 'point', blocks: [{ type: 'paragraph', text: [] }] }] }],
  },
  {
    ...{ type: 'writing', left: 1, top: 2, bottom: 3, isEmpty: true, marks: 'strong', words: '', count: 1, from: 2, to: 3 },
    ...{ text: 0, kind: 'quote' },
  },
  { type: 'lost', pointer: '/routes/0/title', pictures: 2, isFlat: true, struck: 1, unmarked: 'a\nb' },
  { type: 'follow', path: '/' },
  { type: 'sending', fields: 'Name', to: '/' },
  { type: 'key', action: 'save' },
] satisfies FromPreview[])('a message is heard: $type', (message) => {
  expect(parseFromPreview(structuredClone(message))).toEqual(message);
});

test('what has another shape is no message', () => {
  expect(malformed.filter((data) => parseFromPreview(data) !== undefined)).toEqual([]);
});

test('of a message nothing is taken but what it needs', () => {
  expect(parseFromPreview({ type: 'follow', path: '/', pointer: {}, more: 1 })).toEqual({ type: 'follow', path: '/' });
  expect(misleading.filter((data) => parseFromPreview(data) === undefined)).toEqual([]);
});
