/** Compiles the generated JSON Schema. Apart from validator.ts, since most commands have the validator in their bundle. */
import { Ajv, type ValidateFunction } from 'ajv';
import type { Extent } from '../../findings/ports.ts';
import { buildJsonSchema, type JsonSchema, wordKeywords } from '../../json-schema/build-schema.ts';
import { writeOnce } from '../../json-schema/written-once.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';

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
 * @returns the validator, the compiler, which knows its source, and the schema that it was made of
 */
export function compileWith(schema: JsonSchema, allErrors: boolean): { ajv: Ajv; validate: ValidateFunction; once: JsonSchema } {
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
  // A function for each kind of link, image or text, and not one at each place: 1.7 MB of code in place of 3.0, made in half the time.
  const once = writeOnce(structuredClone(schema));
  const validate = ajv.compile(once);
  // The code no longer needs the references. An error carries the schema that it is about, which is read as a whole.
  putIn(once, once);
  return { ajv, validate, once };
}

/** Puts what is referred to in the place of each reference, within the same objects. */
function putIn(piece: unknown, schema: JsonSchema): void {
  if (typeof piece !== 'object' || piece === null) return;
  for (const [key, inner] of Object.entries(piece)) {
    const whole = pieceAt(schema, inner);
    if (whole) (piece as Record<string, unknown>)[key] = whole;
    else putIn(inner, schema);
  }
}

/** What a reference refers to; undefined for what is none. */
export function pieceAt(schema: JsonSchema, reference: unknown): JsonSchema | undefined {
  const pointer = child(reference, '$ref');
  return typeof pointer === 'string' ? (pointerKeys(pointer.slice(1)).reduce<unknown>(child, schema) as JsonSchema) : undefined;
}
