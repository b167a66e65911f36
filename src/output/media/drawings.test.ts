import { optimize } from 'svgo';
import { describe, expect, test } from 'vitest';
import { attackDrawings, refusedDrawings, usualDrawings } from '../../../tests/attacks/drawings.ts';
import { optimizeDrawing } from './drawings.ts';
import { sanitizeDrawing } from './sanitize-drawing.ts';

const published = (drawing: string) => optimizeDrawing(Buffer.from(drawing)).toString();

describe('nothing of a drawing that runs, leaves or loads is published', () => {
  test.each(Object.entries(attackDrawings))('%s', (_, drawing) => {
    // By this step alone, too: a drawing that would take too long may go without the others.
    for (const made of [published(drawing), optimize(drawing, { plugins: [sanitizeDrawing] }).data])
      expect(made).not.toMatch(/EVIL|HOST|javascript|<script|<\?|<!DOCTYPE|\son\w+=/i);
  });
});

describe('what a drawing shows is published', () => {
  test.each(Object.entries(usualDrawings))('%s', (_, { drawing, kept }) => {
    const made = published(drawing);
    for (const piece of kept) expect(made).toContain(piece);
  });
});

describe('what is no drawing at all cannot be read', () => {
  test.each(Object.entries(refusedDrawings))('%s', (_, drawing) => {
    expect(() => published(drawing)).toThrow();
  });
});

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><script>alert(1)</script>${inner}</svg>`;
const optimized = (inner: string, before = '') => optimizeDrawing(Buffer.from(before + svg(inner))).toString('utf8');
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const line = (points: number) => `<path d="M0 0${many(points, (index) => `L${index % 90} ${index % 83}`)}"/>`;

test('an ordinary drawing becomes smaller', () => {
  const drawing = `<!-- by hand -->${line(1000)}`;
  expect(optimized(drawing).length).toBeLessThan(svg(drawing).length / 1.3);
});

test('an icon that is drawn larger becomes no longer', () => {
  const icon =
    '<path transform="translate(158 70) scale(1.83)" d="M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1z"/>';
  const made = optimized(icon);
  expect(made).toContain('scale(1.83)');
  expect(made.length).toBeLessThan(svg(icon).replace('<script>alert(1)</script>', '').length);
});

test('a drawing that moves in steps keeps them', () => {
  const style = '<style>.a{animation:fall 1s}@keyframes fall{from{opacity:0}50%{translate:0 9px}}</style>';
  const made = optimized(`${style}<path class="a" d="M0 0h3z"/>`);
  expect(made).toContain('50%{translate:0 9px}');
  expect(made).not.toContain('alert');
});

describe('a drawing that would take long is published as it is, but for what could run', () => {
  test.each([
    ['one long path', line(10_000)],
    ['many paths', line(3000).repeat(12)],
    [
      'many rules for many elements',
      `<style>${many(120, (index) => `.a${index} g .b{fill:red}`)}</style>${'<g class="b"/>'.repeat(1000)}`,
    ],
    ['many elements', '<path d="M 0 0 h 3 z"/>'.repeat(10_001)],
    ['deep groups', `${'<g fill="red">'.repeat(250)}<path d="M0 0h3z"/>${'</g>'.repeat(250)}`],
    [
      'deep groups, behind a comment that seems to close some',
      `<!--${'</g>'.repeat(200)}-->${'<g fill="red">'.repeat(250)}<path d="M0 0h3z"/>${'</g>'.repeat(250)}`,
    ],
  ])('%s', (_, drawing) => {
    const made = optimized(drawing);
    expect(made).not.toContain('alert');
    expect(made).toBe(svg(drawing).replace('<script>alert(1)</script>', ''));
  });

  test('a long path under a short name', () => {
    const before = `<!DOCTYPE svg [<!ENTITY p "${'l1 1'.repeat(1000)}">]>`;
    expect(optimized('<path d="M0 0&p;"/>', before)).toContain('l1 1'.repeat(1000));
  });
});
