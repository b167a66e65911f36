import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/project/project.ts';
import { countLines, countRooms, type Lines } from './lines.ts';

test('no room has grown past what tests/lines.json allows it', () => {
  const allowed = JSON.parse(readFileSync(join(root, 'tests/lines.json'), 'utf8')) as Record<string, Partial<Lines>>;
  const grown = [...countRooms(root)].flatMap(([room, lines]) =>
    (['product', 'tests'] as const).flatMap((kind) => {
      const limit = allowed[room]?.[kind] ?? 0;
      const isGrown = lines[kind] > limit + Math.max(20, limit / 100);
      return isGrown ? [`${room}, ${kind}: ${lines[kind]} lines, ${limit} allowed`] : [];
    }),
  );
  expect(grown, 'Take lines out, or write the new number into tests/lines.json, with one line why in the same commit').toEqual(
    [],
  );
});

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
