import { expect, test } from 'vitest';
import { parseStyles } from './parse-styles.ts';

/** The selectors that count, and what is said. */
function read(text: string) {
  const { root, broken } = parseStyles(text);
  const selectors: string[] = [];
  root.walkRules(({ selector, source }) => {
    selectors.push(selector);
    expect(text.slice(source?.start?.offset)).toMatch(new RegExp(`^${selector.replace(/[^\w\s]/g, '\\$&')}`));
  });
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  return { selectors, said: broken.map(({ reason, part, at }) => `${lineOf(at)}: ${reason}, ${part}`) };
}

const [first, last] = ['h1 {\n  color: red;\n}\n\n', '\n\nh2,\nh3 {\n  color: blue;\n}\n'];

test.each([
  ['a rule that is not closed', 'main p,\nmain li {\n  top: 0;\n', '5: Unclosed block, main p,'],
  ['a rule that is not closed within another one', '@media print {\n  p {\n    top: 0;\n}\n', '5: Unclosed block, @media print'],
  ['a word that says nothing', 'p {\n  top: 0;\n  colr\n}', '7: Unknown word colr, p'],
  ['a semicolon that is missing', 'p {\n  top: 0\n  left: 0;\n}', '6: Missed semicolon, p'],
  ['a quotation mark that is missing', 'p::after {\n  content: "a;\n}', '6: Unclosed string, p::after'],
  ['a comment that is not closed', '/* why', '5: Unclosed comment, /* why'],
  ['a bracket too many', '}', '5: Unexpected }, }'],
])('of %s the rule is left out, and no other one', (_, css, said) => {
  expect(read(first + css + last)).toEqual({ selectors: ['h1', 'h2,\nh3'], said: [said] });
});

test('each mistake is said at its line', () => {
  const css = `${first}p {\n  colr\n}\n\nli {\n  top: 0;\n${last}`;
  expect(read(css)).toEqual({ selectors: ['h1', 'h2,\nh3'], said: ['6: Unknown word colr, p', '9: Unclosed block, li'] });
});

test('whatever is written, an end is found', () => {
  const signs = ['{', '}', '"', "'", '/*', '*/', ';', ':', 'p', '@media ', '\n', '(', ')', '\\', ' ', '['];
  for (let number = 0; number < 3000; number++) {
    let rest = number * 7919 + 1;
    const text = Array.from({ length: 12 }, () => {
      rest = (rest * 48271) % 2147483647;
      return signs[rest % signs.length];
    }).join('');
    expect(() => parseStyles(text), text).not.toThrow();
  }
});
