/** Judges a parsed manifest by the generated JSON Schema: the same rules that editors show. */
import { Ajv, type ValidateFunction } from 'ajv';
import { sectionSchemas } from '../sections/schemas.ts';
import { history } from '../versions/history.ts';
import type { Finding } from './findings.ts';
import { foldErrors } from './fold.ts';
import { buildJsonSchema, editorKeywords, type JsonSchema } from './json-schema.ts';
import { validatorFor } from './kept-validator.ts';
import { rememberValidator } from './validator-cache.ts';

/** Extent and version → validator. */
const validators = new Map<string, ValidateFunction>();

/**
 * Judges a manifest.
 *
 * @param manifest What JSON.parse returned.
 * @param values About how many values it holds. A site of 1,000 pages has about 200,000.
 * @param version The version that it has to name.
 * @param cache A folder that belongs to exactly these sources, for what is compiled.
 * @returns One finding per mistake; none when the shape is right.
 */
export function judgeShape(manifest: unknown, values = 0, version = history.current, cache?: string): Finding[] {
  const extent = validatorFor(values);
  const name = `${extent}-${version}`;
  let validate = validators.get(name);
  if (!validate) {
    const compile = () => compileWith(buildJsonSchema(sectionSchemas, version), extent === 'all');
    const isKept = cache !== undefined && version === history.current;
    validate = isKept ? rememberValidator(cache, extent, compile) : compile().validate;
    validators.set(name, validate);
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
