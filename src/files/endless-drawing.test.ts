import { expect, test } from 'vitest';
import { isEndless } from './endless-drawing.ts';

const svg = (inner: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`);
/** Six steps, each with ten of the one before. */
const steps = (write: (before: string, index: number) => string, first = '<path id="a0" d="M0 0h1z"/>') =>
  first + Array.from({ length: 6 }, (_, index) => write(`a${index}`, index + 1)).join('');
const use = (to: string) => `<use href="#${to}"/>`.repeat(10);

test.each([
  ['uses', svg(steps((to, at) => `<g id="a${at}">${use(to)}</g>`))],
  ['uses that are never shown', svg(`<defs>${steps((to, at) => `<g id="a${at}">${use(to)}</g>`)}</defs>`)],
  [
    'older uses, the last one first',
    svg(`<use xlink:href="#a6"/>${steps((to, at) => `<g id="a${at}">${`<use xlink:href="#${to}"/>`.repeat(10)}</g>`)}`),
  ],
  [
    'patterns',
    svg(
      steps(
        (to, at) => `<pattern id="a${at}">${`<path fill="url(#${to})" d="M0 0h9z"/>`.repeat(10)}</pattern>`,
        '<pattern id="a0"/>',
      ),
    ),
  ],
  [
    'classes',
    svg(
      `${steps((_, at) => `<pattern id="a${at}">${`<path class="c${at}" d="M0 0h9z"/>`.repeat(10)}</pattern>`, '<pattern id="a0"/>')}<style>${Array.from({ length: 6 }, (_, index) => `.c${index + 1}{fill:url(#a${index})}`).join('')}</style>${'<!-- href -->'.repeat(30)}`,
    ),
  ],
  ['uses with signs by their numbers', svg(steps((to, at) => `<g id="a${at}">${`<use href="&#35;${to}"/>`.repeat(10)}</g>`))],
  ['uses behind an entity', svg(`&b;${steps((to, at) => `<g id="a${at}">${use(to)}</g>`)}`, '<!DOCTYPE svg [<!ENTITY b "c">]>')],
])('%s of each other, six deep, have no end', (_, drawing) => {
  expect(drawing.length).toBeLessThan(4000);
  expect(isEndless(drawing)).toBe(true);
});

test.each([
  ['a symbol that is used 60,000 times', svg(`<symbol id="a"/>${'<use href="#a"/>'.repeat(60_000)}`)],
  ['a gradient of each path', svg(`<linearGradient id="a"/>${'<path fill="url(#a)" d="M0 0h9z"/>'.repeat(60_000)}`)],
  [
    'sixty classes with gradients',
    svg(
      `<style>${Array.from({ length: 60 }, (_, index) => `.c${index}{fill:url(#g${index})}`).join('')}</style>${Array.from({ length: 60 }, (_, index) => `<linearGradient id="g${index}"/>${`<path class="c${index}"/>`.repeat(500)}`).join('')}`,
    ),
  ],
  [
    'parts that show themselves',
    svg(`<g id="a">${'<use href="#b"/>'.repeat(50)}</g><g id="b">${'<use href="#a"/>'.repeat(50)}</g>`),
  ],
  ['groups in groups', svg(`${'<g>'.repeat(100_000)}${'<use href="#a"/>'.repeat(40)}${'</g>'.repeat(100_000)}`)],
  ['what is no XML', Buffer.from(`<svg ${'href '.repeat(50)}`)],
])('%s: it has an end', (_, drawing) => {
  expect(isEndless(drawing)).toBe(false);
});
