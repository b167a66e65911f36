/**
 * What every folder of a section type keeps to, so that a new one needs no test of its own. A folder that breaks a rule is named
 * with the file and the rule; tests/commands/broken-sections.test.ts proves it for each rule. The rules: src/contract/, and tests/contract/ where they need a window. All generated sections: tests/contract/ as well.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleCases, loadCases } from '../../src/contract/cases.ts';
import { subjectOf } from '../../src/contract/finding.ts';
import { checkFiles, folderChecks } from '../../src/contract/folder-rules.ts';
import { extremeCases } from '../../src/contract/generate.ts';
import { listTypes } from '../../src/gallery/examples.ts';
import { buildJsonSchema, type JsonSchema } from '../../src/json-schema/build-schema.ts';
import { components } from '../../src/registry/section-components.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { checkDocument, checkTakeover, expectNone } from '../contract/page-rules.tsx';
import { root } from '../support/project/project.ts';
import { rowsOf } from '../support/project/slice.ts';

const folders = { root, project: root };
const types = listTypes(root);
/** `npm run check -- TYPE` asks for all of them, and tests/contract/generated.test.tsx tries many more of each. */
const generatedToday = rowsOf(types);
const definitions = buildJsonSchema(sectionSchemas).definitions as unknown as Record<string, JsonSchema>;

test('both registries hold exactly the folders of section types', () => {
  expectNone(types.flatMap((type) => checkFiles(subjectOf(type, folders))));
  expect(Object.keys(sectionSchemas).sort()).toEqual(types);
  expect(Object.keys(components).sort()).toEqual(types);
});

describe.each(types)('%s', (type) => {
  const subject = subjectOf(type, folders);
  test('has the files that a section needs', () => {
    expectNone(checkFiles(subject));
  });

  const [definition, schema] = [sectionSchemas[type], definitions[type]];
  // What follows needs all files; the test above has said which one is missing.
  if (!definition || !schema || checkFiles(subject).length > 0) return;

  test.each(folderChecks(subject, definition, schema))('$title', ({ run }) => {
    expectNone(run());
  });

  describe('on a page', () => {
    beforeEach(() => {
      // What jsdom does not have: nothing here depends on a window's size.
      vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    test.each([
      ['examples', exampleCases(subject)],
      ...(generatedToday.includes(type) ? [['generated', extremeCases(type, schema)] as const] : []),
    ] as const)('%s are valid, rendered rightly, and taken over by the app', async (from, cases) => {
      const { pages, findings } = await loadCases(subject, cases, from);
      for (const page of pages) findings.push(...(await checkDocument(page)), ...(await checkTakeover(page)));
      expectNone(findings);
    });
  });
});
