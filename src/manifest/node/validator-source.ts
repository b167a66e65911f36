/** The validator as the source of a module. scripts/boot.js puts it into bundles. */
import type { Ajv, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { buildJsonSchema } from '../../json-schema/build-schema.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import { compileWith } from './compile-schema.ts';

/** What stands in the place of bundled-validator.ts. */
export function validatorSource(): string {
  const { ajv, validate } = compileWith(buildJsonSchema(sectionSchemas, 'findings'), true);
  // Its types are those of a module; it is CommonJS, whose default export is the function itself.
  const toSource = standaloneCode as unknown as (ajv: Ajv, validate: ValidateFunction) => string;
  return toSource(ajv, validate);
}
