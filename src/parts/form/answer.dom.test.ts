import { expect, test } from 'vitest';
import { type Answer, type Outcome, readJson, readStatus } from './answer.ts';

const fields = new Set(['EMAIL', 'SMS']);
const readAnswer = readJson({ success: 'success', messages: 'errors', redirect: 'redirect' });
const read = (status: number, answer: unknown) =>
  readAnswer({ status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) }, fields);

test.each<[string, number, unknown, Outcome['kind']]>([
  ['a success', 200, { success: true }, 'success'],
  ['a success with more', 201, { success: true, message: 'x', more: 1 }, 'success'],
  ['a success in words', 200, { success: 'true' }, 'unconfirmed'],
  ['a success as a number', 200, { success: 1 }, 'unconfirmed'],
  ['a success in a list', 200, [{ success: true }], 'unconfirmed'],
  ['a success with a status that refuses', 500, { success: true }, 'unconfirmed'],
  ['a success with a status that leads on', 302, { success: true }, 'unconfirmed'],
  ['a refusal', 200, { success: false }, 'failed'],
  ['a refusal with its status', 422, { success: false }, 'failed'],
  ['errors about no field of the form', 400, { success: false, errors: { OTHER: 'x' } }, 'failed'],
  ['errors that are none', 400, { success: false, errors: 'x' }, 'failed'],
  ['nothing', 200, '', 'unconfirmed'],
  ['null', 200, 'null', 'unconfirmed'],
  ['a text', 200, '"success"', 'unconfirmed'],
  ['an empty object', 200, {}, 'unconfirmed'],
  ['half of it', 200, '{"success":true', 'unconfirmed'],
  ['a page', 200, '<!doctype html>', 'unconfirmed'],
  ['a page with a status that refuses', 404, '<!doctype html>', 'failed'],
  ['too many requests', 429, '', 'failed'],
  ['a server that broke', 500, '', 'failed'],
  ['a server that is not there for now', 503, '', 'failed'],
  ['a machine between that got no answer', 504, '', 'unconfirmed'],
  ['a machine between that got none in time', 524, '', 'unconfirmed'],
  ['no status at all', 0, '', 'unconfirmed'],
])('%s', (_, status, answer, kind) => {
  expect(read(status, answer).kind).toBe(kind);
});

test('errors are kept by field; what is no text is left to the form', () => {
  const outcome = read(200, { success: false, errors: { EMAIL: '  No such mailbox. ', SMS: { a: 1 }, OTHER: 'x' } });
  expect(outcome).toEqual({
    kind: 'fields',
    errors: new Map([
      ['EMAIL', 'No such mailbox.'],
      ['SMS', ''],
    ]),
  });
  const long = read(200, { success: false, errors: { EMAIL: 'x'.repeat(10_000) } });
  expect(long.kind === 'fields' && long.errors.get('EMAIL')?.length).toBe(300);
});

test.each([
  ['/thanks', 'http://localhost:3000/thanks'],
  ['https://example.com/thanks', 'https://example.com/thanks'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  [7, undefined],
])('a success that leads to %s goes to %s', (redirect, expected) => {
  expect(read(200, { success: true, redirect })).toEqual(
    expected === undefined ? { kind: 'success' } : { kind: 'success', redirect: expected },
  );
});

test.each<[string, Outcome['kind'], Partial<Answer> & { status: number }]>([
  ['a page', 'success', { status: 200, text: '<!doctype html>' }],
  ['nothing', 'success', { status: 204 }],
  ['a refusal in words', 'success', { status: 200, text: '{"success":false}' }],
  ['a page that it was led to', 'unconfirmed', { status: 200, redirected: true }],
  ['a success with a status that refuses', 'failed', { status: 422, text: '{"success":true}' }],
  ['a server that broke', 'failed', { status: 500 }],
  ['a machine between', 'unconfirmed', { status: 502 }],
  ['no status at all', 'unconfirmed', { status: 0 }],
])('by the status: %s', (_, kind, answer) => {
  expect(readStatus({ text: '', ...answer }, fields)).toEqual({ kind });
});

test.each([
  ['by field, as texts', { EMAIL: 'No.', SMS: 'Hm.' }],
  ['by field, as lists', { EMAIL: ['No.', 'Never.'], SMS: ['Hm.'] }],
  [
    'as a list',
    [{ field: 'EMAIL', message: 'No.' }, { field: 'SMS', message: 'Hm.' }, { field: 'EMAIL', message: 'Never.' }, 7, null],
  ],
])('what is wrong with fields is read %s', (_, wrong) => {
  const outcome = readJson({ success: 'ok', messages: 'wrong' })({ status: 422, text: JSON.stringify({ wrong }) }, fields);
  const errors = new Map([
    ['EMAIL', 'No.'],
    ['SMS', 'Hm.'],
  ]);
  expect(outcome).toEqual({ kind: 'fields', errors });
});

test.each<[answer: unknown, status: number, kind: string]>([
  [{ status: 'success' }, 200, 'success'],
  [{ status: 'error' }, 422, 'failed'],
  [{ status: 'false' }, 200, 'failed'],
  [{ status: false }, 200, 'failed'],
  [{ status: 'queued' }, 200, 'unconfirmed'],
  [{ status: true }, 200, 'unconfirmed'],
  [{ status: ['success'] }, 200, 'unconfirmed'],
  [{ status: 'success' }, 500, 'unconfirmed'],
  [{}, 200, 'unconfirmed'],
])('where a text tells success, %j with %i is: %s', (answer, status, kind) => {
  const readStatusText = readJson({ success: 'status', successValue: 'success', messages: 'errors' });
  expect(readStatusText({ status, text: JSON.stringify(answer) }, fields).kind).toBe(kind);
});
