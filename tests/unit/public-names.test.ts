/**
 * What a site may import from the package: the names that `section` and `parts` export. Where this fails, compare public-names.json with
 * what is exported now. A name more is a minor version: add it to the file. A name that is gone, or that has become something else, breaks
 * sites: keep it, or let it wait for the next major version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as parts from '../../src/public/parts.ts';
import * as section from '../../src/public/section.ts';
import { root } from '../support/project/project.ts';

/** Name → what it is. Types are there only in the text. */
function namesOf(entrance: string, values: Record<string, unknown>): Record<string, string> {
  const text = readFileSync(join(root, `src/public/${entrance}.ts`), 'utf8');
  const exported = [...text.matchAll(/^export (type )?\{([^}]*)\} from/gm)].flatMap(([, all, names = '']) =>
    names.split(',').flatMap((one) => {
      const [, type = all, name] = /^\s*(type )?(?:\w+ as )?(\w+)\s*$/.exec(one) ?? [];
      return name ? [[name, type ? 'type' : typeof values[name]] as const] : [];
    }),
  );
  return Object.fromEntries(exported.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const now = { section: namesOf('section', section), parts: namesOf('parts', parts) };

test('the entrances of the package export what sites were promised', () => {
  expect(now).toEqual(JSON.parse(readFileSync(join(root, 'tests/unit/public-names.json'), 'utf8')));
});

test('every value is found in the text', () => {
  const values = (names: Record<string, string>) => Object.keys(names).filter((name) => names[name] !== 'type');
  expect(values(now.section)).toEqual(Object.keys(section).sort());
  expect(values(now.parts)).toEqual(Object.keys(parts).sort());
});
