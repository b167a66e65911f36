import { expect, test } from 'vitest';
import { bodyOf } from './guard.ts';

/** What browsers send of this form without a script. */
const sent = 'message=one%0D%0Atwo%0D%0A%0D%0Athree&place=K%C3%B6ln+%26+Bonn&topic=a&topic=b&empty=&note=1%0D%0A2%0D%0A3';

test('lines are sent as the browser itself sends them', () => {
  const form = document.createElement('form');
  form.innerHTML = `<textarea name="message">one\ntwo\n\nthree</textarea><input name="place" value="Köln &amp; Bonn">
    <input type="checkbox" name="topic" value="a" checked><input type="checkbox" name="topic" value="b" checked>
    <input type="checkbox" name="topic" value="c"><input name="empty"><input type="hidden" name="note">`;
  form.querySelector<HTMLInputElement>('[name=note]')?.setAttribute('value', '1\r2\r\n3');
  expect(String(bodyOf(form))).toBe(sent);
});
