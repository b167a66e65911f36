import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { forms } from '../../../../tests/support/editor/editor-form.tsx';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import { imagesAt } from './blocks.ts';

const list = '/routes/0/sections/0/text';
const siteOf = (text: Json): Json => ({ routes: [{ path: '/', sections: [{ type: 'article', title: 'T', text }] }] });

/** What the blocks are then, and where the first image is. Taken back, all is as it was. */
function images(text: Json, at: string, names: string[]): { text: unknown; at: string } | undefined {
  const before = openDocument(`${JSON.stringify(siteOf(text), null, 2)}\n`);
  const step = imagesAt(forms, before.value, list + at, names);
  if (!step) return undefined;
  const after = apply(before, step.operations, { title: '', at: list, time: 0 });
  expect(undo(after)?.document.text ?? before.text).toBe(before.text);
  const [page] = (after.value as { routes: { sections: { text: unknown }[] }[] }).routes;
  return { text: page?.sections[0]?.text, at: step.at.slice(list.length) };
}
const image = (src: string): Json => ({ image: { src, alt: '' } });
const [one, two, three] = [image('1'), image('2'), image('3')];

test('an image goes behind the text, or before an empty one, in which one goes on', () => {
  expect(images(['A', 'B'], '/0', ['1'])).toEqual({ text: ['A', one, 'B'], at: '/1/image' });
  expect(images(['A', ''], '/1', ['1'])).toEqual({ text: ['A', one, ''], at: '/1/image' });
  const now = [{ image: { src: 'x.png', alt: 'X', focus: [0, 1] } }];
  expect(images(now, '/0/image', ['1'])?.text, 'the middle was that of the other picture').toEqual([
    { image: { src: '1', alt: 'X' } },
  ]);
});

test('several images come behind each other, as many as there is room for; what is no list of blocks holds one', () => {
  expect(images(['A', 'B'], '/0', ['1', '2', '3'])).toMatchObject({ text: ['A', one, two, three, 'B'], at: '/1/image' });
  expect(images(['A', ''], '/1', ['1', '2'])).toMatchObject({ text: ['A', one, two, ''] });
  expect(images([two, 'A'], '/0/image', ['1', '3'])).toMatchObject({ text: [one, three, 'A'], at: '/0/image' });
  expect(images([{ list: ['A'] }, 'B'], '/0/list/0', ['1'])).toMatchObject({ text: [{ list: ['A'] }, one, 'B'] });
  const hero = { routes: [{ path: '/', sections: [{ type: 'hero', title: 'A', text: ['B'], image: { src: 'x', alt: 'X' } }] }] };
  const section = '/routes/0/sections/0';
  expect(imagesAt(forms, hero, `${section}/image`, ['1', '2'])).toMatchObject({ count: 1 });
  expect(imagesAt(forms, hero, `${section}/text/0`, ['1'])).toBeUndefined();
});
