/** What `contract` does after its arguments are read: tries section types, and prints what breaks a rule. */
import type { Folders } from '../bundling/project.js';
import { exampleCases, loadCases } from '../contract/cases.ts';
import { type Finding, formatFinding, joinCases, type Subject, subjectOf } from '../contract/finding.ts';
import { checkFiles, folderChecks } from '../contract/folder-rules.ts';
import { extremeCases } from '../contract/generate.ts';
import { checkPage } from '../contract/page-rules.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';

/**
 * Prints the findings, and as the last line how many checks have passed and failed.
 *
 * @returns The exit code: 1 when a rule is broken.
 */
export async function checkContract(types: readonly string[], folders: Folders): Promise<number> {
  const definitions = buildJsonSchema(sectionSchemas).definitions as unknown as Record<string, JsonSchema>;
  let passed = 0;
  let failed = 0;
  for (const type of types) {
    const checks = await checksOf(subjectOf(type, folders), definitions[type]);
    const broken = checks.filter((findings) => findings.length > 0);
    failed += broken.length;
    passed += checks.length - broken.length;
    for (const finding of joinCases(broken.flat())) console.error(formatFinding(finding));
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** What each check of a type finds. One that lacks a file cannot be asked for more. */
async function checksOf(subject: Subject, schema: JsonSchema | undefined): Promise<Finding[][]> {
  const missing = checkFiles(subject);
  const definition = sectionSchemas[subject.type];
  if (!definition || !schema || missing.length > 0) return [missing];
  return [
    missing,
    ...folderChecks(subject, definition, schema).map(({ run }) => run()),
    ...(await checkCases(subject, 'examples', exampleCases(subject))),
    ...(await checkCases(subject, 'generated', extremeCases(subject.type, schema))),
  ];
}

async function checkCases(subject: Subject, ...[from, cases]: ['examples' | 'generated', Parameters<typeof loadCases>[1]]) {
  const { pages, findings } = await loadCases(subject, cases, from);
  return [findings, ...pages.map((page) => checkPage(page).findings)];
}
