import { expect, test } from 'vitest';
import { countLines } from './lines.ts';

test('comments and blank lines do not count, and what only looks like a comment does', () => {
  const code = [
    '/** What it is. */',
    'const address = "https://example.com"; // counts',
    '',
    'const text = `',
    '// a line of the text',
    '`;',
    '/*',
    'const gone = 1;',
    '*/',
    'const slashes = /\\/\\//;',
  ];
  expect(countLines('a.ts', code.join('\n'))).toBe(5);
});

test('comments in markup do not count', () => {
  expect(countLines('a.tsx', 'export const a = (\n  <p>\n    {/* why */}\n    // text\n  </p>\n);\n')).toBe(5);
});

test('comments in styles do not count', () => {
  expect(countLines('a.css', '/* why */\n.root {\n  /* why */\n  background: url("/*.svg");\n}\n')).toBe(3);
});
