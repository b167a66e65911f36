/** Changes of sections that are written once: said once for all their pages. */
import { expect, test } from 'vitest';
import { bakery, changesBetween, say, text } from './bakery.ts';

const place = { type: 'reuse', of: 'contact' };
const withContact = (title: string, own: object = {}) => {
  const manifest = bakery();
  const [, menu, order] = manifest.routes;
  menu?.sections.push({ ...place, ...own });
  order?.sections.push(place);
  return Object.assign(manifest, { reused: { contact: text(title, 'Ring the bell, we are in the back.') } });
};

test('a change of the section is said once, with its pages', async () => {
  const changes = await changesBetween(withContact('Contact'), withContact('Say hello'));
  expect(say(changes)).toEqual(['`contact` (on 2 pages) › `title`: changed from "Contact" to "Say hello"']);
  expect(changes[0]?.affected).toEqual(['/menu', '/order']);
});

test('what a place says in its own way is a change of its page', async () => {
  expect(say(await changesBetween(withContact('Contact'), withContact('Contact', { tone: 'deep' })))).toEqual([
    '/menu › section 3 `text` › `tone`: changed from "plain" to "deep"',
  ]);
});

test('written once or on each page, visitors see the same', async () => {
  const inline = bakery();
  const [, menu, order] = inline.routes;
  for (const route of [menu, order]) route?.sections.push(text('Contact', 'Ring the bell, we are in the back.'));
  expect(await changesBetween(inline, withContact('Contact'))).toEqual([]);
});
