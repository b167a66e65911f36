/** Judges a parsed manifest by the generated JSON Schema: the same rules that editors show. */
import { Ajv, type ValidateFunction } from 'ajv';
import { sectionSchemas } from '../sections/schemas.ts';
import type { Finding } from './findings.ts';
import { foldErrors } from './fold.ts';
import { buildJsonSchema, editorKeywords, type JsonSchema } from './json-schema.ts';

/** More errors than anyone mends at once are not explained: explaining takes time that grows with their square. */
const explained = 2_000;

let compiled: ValidateFunction | undefined;

/**
 * Judges a manifest.
 *
 * @param manifest What JSON.parse returned.
 * @returns One finding per mistake; none when the shape is right.
 */
export function judgeShape(manifest: unknown): Finding[] {
  compiled ??= compileSchema(buildJsonSchema(sectionSchemas));
  if (compiled(manifest)) return [];
  return foldErrors((compiled.errors ?? []).slice(0, explained));
}

/** Compiles a schema so that errors carry the schema and the data they are about. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
    // The schema is our own and a test proves it sound; checking it again and polishing the code would cost half the time.
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(editorKeywords);
  return ajv.compile(schema);
}
