import { expect, test } from 'vitest';
import { sectionSchemas } from '../sections/schemas.ts';
import { buildJsonSchema } from './json-schema.ts';
import { compileSchema } from './judge.ts';

test('the generated schema compiles in strict mode', () => {
  expect(() => compileSchema(buildJsonSchema(sectionSchemas))).not.toThrow();
});
