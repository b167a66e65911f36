import { expect, test } from 'vitest';
import { iconOfDrawing } from './own-icon.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const area = { fill: 'currentColor', stroke: 'none' };

test.each([
  ['an area', svg('<path d="M0 0h9v9z" id="a" data-name="b"/>'), [['path', { d: 'M0 0h9v9z', ...area }]]],
  [
    'lines as the icons of the set have them',
    svg(
      '<g stroke-width="1.75"><circle cx="12" cy="12" r="9"/></g>',
      'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"',
    ),
    [['circle', { cx: '12', cy: '12', r: '9' }]],
  ],
  [
    'another grid, higher than wide, with its own thickness of lines',
    svg('<path d="M1 1h2" fill="none" stroke="#000"/>', 'viewBox="10 0 24 48"'),
    [
      [
        'path',
        {
          d: 'M1 1h2',
          strokeWidth: '1',
          strokeLinecap: 'butt',
          strokeLinejoin: 'miter',
          transform: 'translate(1 0) scale(0.5)',
        },
      ],
    ],
  ],
  [
    'width and height in place of a view box',
    svg('<rect width="48" height="48"/>', 'width="48px" height="48"'),
    [['rect', { width: '48', height: '48', ...area, transform: 'translate(0 0) scale(0.5)' }]],
  ],
  [
    'what a drawing program writes: a prologue, classes, a style, names of its own',
    `<?xml version="1.0"?><!-- <g> --><!DOCTYPE svg PUBLIC "a" "b">${svg('<defs><style>.a,.b{fill:#1a2b3c}.b { fill-rule: evenodd; }</style></defs><sodipodi:namedview id="x"/><title>Kiln</title><g transform="translate(1 2)"><path class="a b" d="M0 0h9" transform="scale(2)" style="opacity:.5"/></g>')}`,
    [['path', { d: 'M0 0h9', ...area, fillRule: 'evenodd', transform: 'translate(1 2) scale(2)', opacity: '0.5' }]],
  ],
  [
    'nothing of what is not seen',
    svg('<path d="M0 0h24v24H0z" stroke="none" fill="none"/><g display="none"><path d="M1"/></g><path d="M2"/>'),
    [['path', { d: 'M2', ...area }]],
  ],
])('shapes: %s', (_, drawing, icon) => {
  expect(iconOfDrawing(drawing)).toEqual(icon);
});

test.each([
  ['<script>', svg('<script>alert(1)</script><path d="M2"/>')],
  ['<script>', svg('<defs><script href="https://x.invalid/a.js"/></defs><path d="M2"/>')],
  ['onload', svg('<path d="M2"/>', 'viewBox="0 0 24 24" onload="alert(1)"')],
  ['<text>', svg('<text>A</text>')],
  ['<use>', svg('<defs><path id="a" d="M2"/></defs><use href="#a"/>')],
  ['<a>', svg('<a href="https://x.invalid"><path d="M2"/></a>')],
  ['url(#a)', svg('<path d="M2" fill="url(#a)"/>')],
  ['clip-path', svg('<g clip-path="url(#a)"><path d="M2"/></g>')],
  ['<style>', svg('<style>@media print{.a{fill:red}}</style><path d="M2"/>')],
  ['<style>', svg('<style>path{fill:red}</style><path d="M2"/>')],
])('what shapes alone cannot say is named: %s', (found, drawing) => {
  expect(iconOfDrawing(drawing)).toEqual({ why: 'part', found });
});

test('of several colours nobody knows which one is the ground', () => {
  expect(iconOfDrawing(svg('<path d="M1" fill="#fff"/><path d="M2"/>'))).toEqual({ why: 'colors', found: '2' });
  expect(iconOfDrawing(svg('<path d="M1" fill="#000"/><path d="M2"/><path d="M2" fill="BLACK"/>'))).toHaveLength(3);
});

test('what is large is refused, before it is looked at and after', () => {
  expect(iconOfDrawing(svg(`<path d="M0 ${'1 '.repeat(3000)}"/>`))).toEqual({ why: 'size', found: '7' });
  expect(iconOfDrawing(svg(`<title>${'<!--'.repeat(20_000)}</title>`))).toMatchObject({ why: 'size' });
});

test.each([
  '',
  'PNG',
  '<svg viewBox="0 0 24 24">',
  svg(''),
  svg('<path d="M2"/>', ''),
  svg('<path d="M2"/>', 'viewBox="0 0 0 24"'),
  svg('<g><path d="M2"/></svg>'),
  svg('<path d="M2"'),
  `${svg('<path d="M2"/>')}<path d="M3"/>`,
])('what is no drawing is unreadable: %s', (text) => {
  expect(iconOfDrawing(text)).toBe('unreadable');
});

test('nothing that could be read as more than a form comes through', () => {
  const drawn = JSON.stringify(
    iconOfDrawing(svg('<path d="M2;expression(x)" fill="red" style="stroke-width:url(x)" href="javascript:x"/>')),
  );
  expect(drawn).toBe('[["path",{"fill":"currentColor","stroke":"none"}]]');
});
