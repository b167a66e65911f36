/** What a page in the editor's preview could say to the editor around it, if somebody had brought code into it. All of it can be cloned. */
import type { Run } from '../../src/editor/rich-text/runs.ts';

/** No messages at all: nothing may come of them. */
export const malformed: readonly unknown[] = [
  null,
  undefined,
  'ready',
  7,
  true,
  [],
  ['ready'],
  {},
  { type: null },
  { type: {} },
  { type: ['ready'] },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: 'show', page: {} },
  { type: 'painted' },
  { type: 'painted', draft: 'x' },
  { type: 'painted', draft: Number.NaN },
  { type: 'select' },
  { type: 'select', pointer: null, bottom: 1 },
  { type: 'select', pointer: {}, bottom: 1 },
  { type: 'select', pointer: ['/routes/0'], bottom: 1 },
  { type: 'select', pointer: '/routes/0' },
  { type: 'select', pointer: '/routes/0', bottom: '1px' },
  { type: 'menu' },
  { type: 'menu', pointer: {}, canWrite: true, by: 'mouse', x: 1, y: 1 },
  { type: 'menu', pointer: '/header', canWrite: true, by: 'mouse', x: '1', y: 1 },
  { type: 'menu', pointer: '/header', canWrite: true, by: 'key', x: 1, y: Number.POSITIVE_INFINITY },
  { type: 'menu', pointer: '/header', canWrite: 'yes', by: 'mouse', x: 1, y: 1 },
  { type: 'edit' },
  { type: 'edit', pointer: 0 },
  { type: 'write', pointer: '/header/name', text: {}, isDone: true },
  { type: 'write', pointer: '/header/name', isDone: true },
  { type: 'write', pointer: ['/header/name'], text: [], isDone: false },
  { type: 'write', pointer: '/header/name', text: 'x', isDone: false },
  { type: 'write', pointer: '/header/name', text: ['x'], isDone: false },
  { type: 'write', pointer: '/header/name', text: [{ shown: 'x', kind: 'script', marks: [] }], isDone: false },
  { type: 'write', pointer: '/header/name', text: [{ shown: 'x', kind: 'letter', marks: ['blink'] }], isDone: false },
  { type: 'write', pointer: '/header/name', text: [{ shown: '}{', kind: 'constant', marks: [] }], isDone: false },
  { type: 'follow' },
  { type: 'follow', path: {} },
  { type: 'follow', path: ['/'] },
  { type: 'key' },
  { type: 'key', action: {} },
  { type: 'key', action: ['save'] },
];

/** Places that no page has. */
export const oddPointers: readonly string[] = [
  '',
  '/',
  'routes',
  '/routes',
  '/routes/-1',
  '/routes/999',
  '/routes/0/sections/999/title',
  '/routes/0/sections/0/title/0',
  '/routes/x/sections/y',
  '/routes/1e3',
  '/__proto__',
  '/constructor/prototype',
  '/routes/0/__proto__/polluted',
  '/routes/0/sections/0/__proto__',
  '/~',
  '/~2',
  `/${'a/'.repeat(5000)}`,
  '/routes/0/sections/0/\u0000',
];

const planted: readonly Run[] = [{ shown: 'planted', kind: 'letter', marks: [] }];

/** Whole messages that lead nowhere: the editor goes on as if nobody had said anything. */
export const misleading: readonly object[] = [
  ...oddPointers.flatMap((pointer) => [
    { type: 'select', pointer, bottom: 1e9 },
    { type: 'menu', pointer, canWrite: true, by: 'mouse', x: -1e9, y: 1e9 },
    { type: 'menu', pointer, canWrite: false, by: 'nobody', x: 1, y: 1 },
    { type: 'edit', pointer },
    { type: 'write', pointer, text: planted, isDone: false },
    { type: 'write', pointer, text: planted, isDone: true },
  ]),
  // Nobody has begun to write there.
  { type: 'write', pointer: '/routes/0/title', text: planted, isDone: true },
  ...['', 'javascript:alert(1)', 'https://other.example/', '/no-such-page', '__proto__'].map((path) => ({
    type: 'follow',
    path,
  })),
  ...['', 'constructor', 'S'.repeat(1000)].map((action) => ({ type: 'key', action })),
  { type: 'painted', draft: -1 },
  { type: 'painted', draft: 1e300 },
  { type: 'ready', more: { than: 'enough' } },
];
