/** Nothing outside the folder of a section type names it: so a type can be added or taken away by its folder alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { root } from '../support/project/project.ts';

const files = ['schema', 'scripts', 'src'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test|\.d)\.(?:tsx?|js)$/.test(path)),
);

/** Written for what they are: migrations speak of types of then, the gallery and the contract of the builder's developers put them around what they show, and `import` writes articles. */
const allowed =
  /^(?:schema\/migrations\.ts|src\/(?:contract|gallery|import)\/.*|src\/command\/(?:new-section|import-words)\.ts)$/;

/** Names of types that are words of other things as well: there they count only as a type, as in `type === 'text'` or `"type": "text"`. */
const usualWords =
  /^(?:article|checklist|contact|course|embed|entries|events|form|gallery|hero|menu|message|not-found|pricing|split|table|team|text|timeline|video)$/;

/** The type of a node in a drawing or a Mantine element, which no section has. */
const otherTypes = /^src\/(?:output\/media|gallery|editor\/(?:window|preview)|parts\/form)\//;

function namesIn(file: string, type: string): boolean {
  if (file.startsWith(`src/sections/${type}/`) || allowed.test(file)) return false;
  // Comments, and the examples of findings, are documentation.
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\b(?:wrong|right): '.*$/gm, '');
  if (text.includes(`sections/${type}/`)) return true;
  if (!usualWords.test(type)) return new RegExp(`['"\`]${type}['"\`]`).test(text);
  if (otherTypes.test(file)) return false;
  return new RegExp(`\\btype['"]?(?::| [!=]==) ['"]${type}['"]|types\\.includes\\(['"]${type}['"]`).test(text);
}

test.each(Object.keys(sectionSchemas))('%s is named in its own folder only', (type) => {
  expect(files.filter((file) => namesIn(file, type))).toEqual([]);
});

test('a name is found in code and in messages, and not in comments', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(namesIn('src/sections/hero/schema.ts', 'hero')).toBe(false);
  expect(namesIn('src/gallery/manifest.ts', 'text')).toBe(false);
  expect(files.filter((file) => file.startsWith('src/sections/card-grid/')).length).toBeGreaterThan(3);
});
