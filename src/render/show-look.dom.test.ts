import { expect, test } from 'vitest';
import { showLook } from './show-look.ts';

test('a document that stays has the looks of the draft, and none of the one before', () => {
  const html = document.createElement('html');
  html.setAttribute('data-page', '/');
  showLook(html, { 'data-look-cards': 'ruled', 'data-look-scale': 'bold' });
  showLook(html, { 'data-look-cards': 'filled' });
  expect(Object.fromEntries([...html.attributes].map(({ name, value }) => [name, value]))).toEqual({
    'data-page': '/',
    'data-look-cards': 'filled',
  });
  showLook(html, undefined);
  expect(html.getAttributeNames()).toEqual(['data-page']);
});
