import { expect, test } from 'vitest';
import { fallbackFace } from './theme.ts';
import { fitToTitle, measured } from './title-fallbacks.ts';

const face = {
  family: 'Brand like Arial',
  local: ['Arial Bold'],
  weight: '700',
  sizeAdjust: '100%',
  ascent: '90%',
  descent: '20%',
  lineGap: '0%',
};
const widths = [...measured].map((character) => (character === 'x' ? 1000 : 500)).join(' ');
const fitted = (title: string) =>
  fitToTitle(fallbackFace(face), `<h1 class="a">${title}</h1>`, { family: 'Brand', fallbacks: [face], widths });

test('the fallback font takes the space of the title, whatever its letters are written as', () => {
  // An x has 556 thousandths of an em in Arial.
  expect(fitted('xx')).toContain('size-adjust:179.86%');
  expect(fitted('<span>x</span>&#x27;x')).toBe(fitted('x x'));
  expect(fitted('x&amp;x')).toBe(fitted('x x'));
});
