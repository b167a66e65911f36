import { expect, test } from 'vitest';
import { hasTooManyParts } from './drawing-parts.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`;
const attributes = (count: number, value = '1') => Array.from({ length: count }, (_, index) => `a${index}="${value}"`).join(' ');

test.each([
  ['elements', svg('<g/>'.repeat(250_000))],
  ['elements in each other', svg('<g>'.repeat(30_000) + '</g>'.repeat(30_000))],
  ['elements behind a quote in a text', svg(`it's<g/>${'<g/>'.repeat(30_000)}`)],
  ['elements behind a quote in a comment', svg(`<!-- " -->${'<g/>'.repeat(30_000)}`)],
  ['elements behind a quote in a document type', `<!DOCTYPE svg [<!ENTITY a 'b"'>]>${svg('<g/>'.repeat(30_000))}`],
  ['comments', svg('<!---->'.repeat(30_000))],
  ['pieces of text', svg('<![CDATA[x]]>'.repeat(30_000))],
  ['instructions', svg('<?a?>'.repeat(30_000))],
  ['declarations', `<!DOCTYPE svg [${'<!ENTITY a "b">'.repeat(30_000)}]>${svg('')}`],
  ['attributes of one element', svg(`<g ${attributes(75_000)}/>`)],
  ['attributes that look like the end of an element', svg(`<g ${attributes(5000, '>')}/>`)],
  ['attributes that look like other elements', svg(`<g ${attributes(5000, '</g><g>')}/>`)],
])('too many %s', (_, drawing) => {
  expect(hasTooManyParts(drawing)).toBe(true);
});

test.each([
  ['of 20,000 paths', svg(`<path id="a" class='b' d="M0 0h1v1z" fill="red"/>`.repeat(20_000))],
  ['with 5 MB in one path', svg(`<path d="${'M0 0h1 '.repeat(700_000)}"/>`)],
  ['that never ends', '<svg <!-- '],
  ['of one sign', '<'],
  ['that is none', `${'"'.repeat(1_000_000)}=${' '.repeat(1_000_000)}`],
  ['with an element that never gets a value', `<g${' a ='.repeat(500_000)}`],
  ['with blanks without end', `<g${' '.repeat(2_000_000)}x`],
])('a drawing %s may be looked at', (_, drawing) => {
  expect(hasTooManyParts(drawing)).toBe(false);
});
