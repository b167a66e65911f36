import { expect, test } from 'vitest';
import { apply, openDocument } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { withDuration } from './keep-duration.ts';

const forms = formsOf('de');
const schedule = '/routes/0/sections/0/schedule';
const manifest = (own: object) => ({
  constants: { from: '11:00', to: '12:30', minutes: 90 },
  routes: [
    {
      path: '/',
      sections: [{ type: 'course', schedule: { date: '1.1.27', start: '{from}', end: '{to}', minutes: '{minutes}', ...own } }],
    },
  ],
});

function edited(own: object, pointer: string, value: string) {
  const document = openDocument(JSON.stringify(manifest(own)));
  const operations = withDuration([{ kind: 'set', pointer, value }], { manifest: document.value, forms, stored: '' });
  const after = apply(document, operations, { title: '', at: '', time: 0 }).value as ReturnType<typeof manifest>;
  return [after.constants.minutes, after.routes[0]?.sections[0]?.schedule.minutes];
}

test.each<[string, [object, string, string], unknown[]]>([
  ['a constant', [{}, '/constants/from', '9:30'], [180, '{minutes}']],
  ['a value of its own', [{ minutes: 90 }, `${schedule}/end`, '12:00'], [90, 60]],
  ['an end on the next day', [{}, '/constants/from', '23:30'], [780, '{minutes}']],
  ['no time yet', [{}, '/constants/from', '9:3'], [90, '{minutes}']],
  ['a time that is none of a course', [{}, '/routes/0/sections/0/title', '9:30'], [90, '{minutes}']],
])('the length of a course follows from its times: %s', (_, [own, pointer, value], minutes) => {
  expect(edited(own, pointer, value)).toEqual(minutes);
});
