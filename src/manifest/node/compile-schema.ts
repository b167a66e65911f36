/** Compiles the generated JSON Schema. Apart from judge.ts, since most commands find the validator that an earlier one has compiled. */
import { Ajv, type ValidateFunction } from 'ajv';
import { buildJsonSchema, editorKeywords, type JsonSchema } from '../../json-schema/build-schema.ts';
import { history } from '../../migrations/history.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import type { Extent } from '../ports.ts';
import { rememberValidator } from './validator-cache.ts';

/**
 * @param extent What the validator collects.
 * @param folder Where it is kept for later commands, see `rememberValidator`; undefined: nowhere.
 */
export function compileValidator(extent: Extent, folder: string | undefined): ValidateFunction {
  const compile = () => compileWith(buildJsonSchema(sectionSchemas, history.current), extent === 'all');
  return folder === undefined ? compile().validate : rememberValidator(folder, extent, compile);
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
