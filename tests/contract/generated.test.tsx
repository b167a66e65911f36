// @vitest-environment jsdom
/** Every section that can be made from a schema, in a manifest of its own each: valid, and rendered without a word. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadCases } from '../../src/contract/cases.ts';
import { type Finding, subjectOf } from '../../src/contract/finding.ts';
import { buildJsonSchema, type JsonSchema } from '../../src/json-schema/build-schema.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';
import { root } from '../support/project/project.ts';
import { allCases } from './all-cases.ts';
import { checkDocument, checkTakeover, expectNone } from './page-rules.tsx';

const definitions = buildJsonSchema(sectionSchemas).definitions as unknown as Record<string, JsonSchema>;
const cases = Object.entries(definitions).map(([type, schema]) => [type, allCases(type, schema)] as const);
let count = 0;

describe('sections made from their schemas', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

  test.each(cases)('%s', async (type, all) => {
    const subject = subjectOf(type, { root, project: root });
    const findings: Finding[] = [];
    for (const one of all) {
      const { pages, findings: invalid } = await loadCases(subject, [one]);
      findings.push(...invalid);
      for (const page of pages) findings.push(...(await checkDocument(page)), ...(await checkTakeover(page)));
      count += pages.length;
    }
    expectNone(findings);
  });

  test('there are at least a thousand', () => {
    expect(count).toBeGreaterThanOrEqual(1000);
  });
});

afterAll(() => console.log(`${count} generated manifests were rendered.`));
