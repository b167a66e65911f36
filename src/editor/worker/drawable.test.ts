import { expect, test } from 'vitest';
import type { Json } from '../../../schema/json.ts';
import { makeDrawable } from './drawable.ts';

const hero = { type: 'hero', title: 'Eins' };
const text = { type: 'text', title: 'Zwei', text: ['So.'] };
const site = (sections: Json[], more: { [key: string]: Json } = {}): Json => ({
  theme: { radius: 1 },
  routes: [{ path: '/', title: 'Start', sections }],
  ...more,
});
const box = { type: 'box' };
const make = (draft: Json, wrong: string[], last?: Parameters<typeof makeDrawable>[2]) =>
  makeDrawable(draft, wrong, last, () => box);
const whole = (value: Json) => ({ of: value, value, boxes: [] });

test('a section with a mistake is drawn as it was last, wherever it stands by now', () => {
  const last = whole(site([hero, text]));
  const wrong = { ...text, title: '' };
  expect(make(site([hero, wrong]), ['/routes/0/sections/1/title'], last)?.value).toEqual(site([hero, text]));
  const added = { type: 'faq', title: 'Neu' };
  const moved = make(site([added, hero, wrong]), ['/routes/0/sections/2/title'], last);
  expect(moved).toEqual(whole(site([added, hero, text])));
});

test('one that was never right is a box, also after others have changed', () => {
  const wrong = { ...text, text: 5 };
  const first = make(site([hero, wrong]), ['/routes/0/sections/1/text']);
  expect(first).toEqual({ of: site([hero, wrong]), value: site([hero, box]), boxes: ['/routes/0/sections/1'] });
  const next = make(site([{ ...hero, title: 'Anders' }, wrong]), ['/routes/0/sections/1/text'], first);
  expect(next?.value).toEqual(site([{ ...hero, title: 'Anders' }, box]));
});

test('a part of the manifest is drawn as it was last; what nobody knows is not drawn', () => {
  const last = whole(site([hero]));
  const draft = site([text], { theme: { radius: 'x' }, odd: 1 });
  expect(make(draft, ['/theme/radius', '/odd'], last)?.value).toEqual(site([text]));
});

test('a page without a title is drawn: nothing of it is seen', () => {
  const draft = { routes: [{ path: '/Über uns', sections: [hero] }] };
  expect(make(draft, ['/routes/0/title', '/routes/0/path'])?.value).toEqual({
    routes: [{ path: '/0', title: '–', sections: [hero] }],
  });
});

test('of what is no manifest nothing can be drawn', () => {
  expect(make([], [''])).toBeUndefined();
});
