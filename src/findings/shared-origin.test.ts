import { expect, test } from 'vitest';
import { hasOwnOrigin } from './shared-origin.ts';

const site = new URL('https://bakery.example');

test.each(['https://edit.bakery.example/', 'https://bakery-editor.netlify.app/', 'https://edit.pages.dev/'])(
  'nobody else publishes on the origin of %s',
  (url) => {
    expect(hasOwnOrigin(new URL(url), site)).toBe(true);
  },
);

test.each([
  'https://ada.github.io/',
  'https://ada.gitlab.io/',
  'https://site-ada-1a2b3c.gitlab.io/',
  'https://ada.codeberg.page/',
  'https://team.pages.debian.net/',
  'https://choir.js.org/',
  'https://ada.github.io./',
  'https://edit.bakery.example/a/',
  'https://bakery.example/edit/',
])('others publish on the origin of %s', (url) => {
  expect(hasOwnOrigin(new URL(url), site)).toBe(false);
});
