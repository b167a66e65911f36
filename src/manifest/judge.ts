/** Judges a parsed manifest by the generated JSON Schema: the same rules that editors show. */
import { Ajv, type ValidateFunction } from 'ajv';
import { sectionSchemas } from '../sections/schemas.ts';
import type { Finding } from './findings.ts';
import { foldErrors } from './fold.ts';
import { buildJsonSchema, editorKeywords, type JsonSchema } from './json-schema.ts';
import { type Extent, validatorFor } from './kept-validator.ts';
import { rememberValidator } from './validator-cache.ts';

const validators: { [E in Extent]?: ValidateFunction } = {};

/**
 * Judges a manifest.
 *
 * @param manifest What JSON.parse returned.
 * @param values About how many values it holds. A site of 1,000 pages has about 200,000.
 * @param cache A folder that belongs to exactly these sources, for what is compiled.
 * @returns One finding per mistake; none when the shape is right.
 */
export function judgeShape(manifest: unknown, values = 0, cache?: string): Finding[] {
  const extent = validatorFor(values);
  let validate = validators[extent];
  if (!validate) {
    const compile = () => compileWith(buildJsonSchema(sectionSchemas), extent === 'all');
    validate = cache === undefined ? compile().validate : rememberValidator(cache, extent, compile);
    validators[extent] = validate;
  }
  if (validate(manifest)) return [];
  return foldErrors(validate.errors ?? []);
}

/** Compiles a schema so that errors carry the schema and the data they are about. */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  return compileWith(schema, true).validate;
}

function compileWith(schema: JsonSchema, allErrors: boolean): { ajv: Ajv; validate: ValidateFunction } {
  const ajv = new Ajv({
    strict: true,
    allErrors,
    allowUnionTypes: true,
    verbose: true,
    // The schema is our own and a test proves it sound; checking it again and polishing the code would cost half the time.
    validateSchema: false,
    code: { optimize: false, source: true },
  });
  ajv.addVocabulary(editorKeywords);
  return { ajv, validate: ajv.compile(schema) };
}
