/** Compiles the generated JSON Schema. Apart from validator.ts, since most commands have the validator in their bundle. */
import { Ajv, type ValidateFunction } from 'ajv';
import { buildJsonSchema, type JsonSchema, wordKeywords } from '../../json-schema/build-schema.ts';
import { writeOnce } from '../../json-schema/written-once.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import type { Extent } from '../ports.ts';

/** @param extent What the validator collects. */
export function compileValidator(extent: Extent): ValidateFunction {
  return compileWith(buildJsonSchema(sectionSchemas, 'findings'), extent === 'all').validate;
}

/** Compiles a schema so that errors carry the schema and the data they are about. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  return compileWith(schema, true).validate;
}

/**
 * Compiles a schema.
 *
 * @returns the validator, and the compiler, which knows its source
 */
export function compileWith(schema: JsonSchema, allErrors: boolean): { ajv: Ajv; validate: ValidateFunction } {
  const ajv = new Ajv({
    strict: true,
    allErrors,
    allowUnionTypes: true,
    verbose: true,
    // Findings have words of their own.
    messages: false,
    // A function for each section type, which V8 compiles when it is called: a third of the time of a first verdict.
    inlineRefs: false,
    // The schema is our own and a test proves it sound; checking it again and polishing the code would cost half the time.
    validateSchema: false,
    code: { optimize: false, source: true, esm: true },
  });
  ajv.addVocabulary(wordKeywords);
  return { ajv, validate: ajv.compile(process.env.F1_PLAIN ? schema : writeOnce(schema)) };
}
