/**
 * What every folder in src/sections keeps to, so that a new one needs no test of its own. A folder that breaks a rule is named
 * with the file and the rule; tests/commands/broken-sections.test.ts proves it for each rule. All generated sections: tests/contract.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listTypes, readExamples, writtenExample } from '../../src/gallery/examples.ts';
import { buildJsonSchema, type JsonSchema } from '../../src/json-schema/build-schema.ts';
import { components } from '../../src/sections/components.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import { loadCases } from '../contract/cases.ts';
import * as folder from '../contract/folder-rules.ts';
import { type Case, extremeCases } from '../contract/generate.ts';
import { checkDocument, checkTakeover, expectNone } from '../contract/page-rules.tsx';
import { root } from '../support/project/project.ts';

const types = listTypes(root);
const definitions = buildJsonSchema(sectionSchemas).definitions as unknown as Record<string, JsonSchema>;

test('both registries hold exactly the folders of src/sections', () => {
  const incomplete = types.flatMap(folder.checkFiles);
  expectNone(incomplete);
  expect(Object.keys(sectionSchemas).sort()).toEqual(types);
  expect(Object.keys(components).sort()).toEqual(types);
});

describe.each(types)('%s', (type) => {
  test('has the files that a section needs, named as everywhere', () => {
    expectNone([...folder.checkFiles(type), ...folder.checkNames(type)]);
  });

  const [definition, schema] = [sectionSchemas[type], definitions[type]];
  // What follows needs all files; the test above has said which one is missing.
  if (!definition || !schema || folder.checkFiles(type).length > 0) return;

  test('says in German and English what it is for, and what each key is for', () => {
    expectNone([...folder.checkDefinition(type, definition), ...folder.checkFields(type, definition)]);
  });

  test('takes its colours from the brand', () => {
    expectNone(folder.checkColors(type));
  });

  test('has examples that are valid and set every key', async () => {
    expectNone([
      ...folder.checkExampleForm(type),
      ...folder.checkStarters(type),
      ...(await folder.checkExamples(type)),
      ...folder.checkCompleteness(type, schema),
    ]);
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

    const examples = readExamples(root, type).map(
      (example): Case => ({
        name: example.name,
        section: writtenExample(type, example),
      }),
    );

    test.each([
      ['its examples are', examples],
      ['sections made from its schema are', extremeCases(type, schema)],
    ])('%s rendered rightly, and taken over by the app', async (_, cases) => {
      const findings: string[] = [];
      for (const rendered of await loadCases(type, cases, cases === examples)) {
        findings.push(...(await checkDocument(rendered)), ...(await checkTakeover(rendered)));
      }
      expectNone(findings);
    });
  });
});
