import { expect, test } from 'vitest';
import { compileSchema } from '../loader/node/compile-schema.ts';
import { sectionSchemas } from '../registry/section-schemas.ts';
import { buildJsonSchema, type JsonSchema } from './build-schema.ts';
import { buildEditorSchema } from './for-editors.ts';
import { writeOnce, writeOut } from './written-once.ts';

const link: JsonSchema = {
  type: 'object',
  properties: { href: { type: 'string', description: 'Where the link leads: a page, an anchor or another site.' } },
};

test('what is equal is written at its first place, also below names with slashes', () => {
  const schema: JsonSchema = { properties: { 'a/b~c': link, d: { anyOf: [link, { type: 'array', items: link }] } } };
  const $ref = '#/properties/a~1b~0c';
  const once = writeOnce(schema);
  expect(once.properties).toEqual({ 'a/b~c': link, d: { anyOf: [{ $ref }, { type: 'array', items: { $ref } }] } });
  expect(writeOut(once)).toEqual(schema);
});

test('what is shorter than a reference stays', () => {
  const schema: JsonSchema = { properties: { first: { type: 'string' }, second: { type: 'string' } } };
  expect(writeOnce(schema)).toEqual(schema);
});

test('the whole schema is half as long, can be compiled, and says the same', () => {
  const schema = buildJsonSchema(sectionSchemas);
  const once = writeOnce(schema);
  expect(JSON.stringify(once).length * 2).toBeLessThan(JSON.stringify(schema).length);
  expect(writeOut(once)).toEqual(writeOut(schema));
  expect(() => compileSchema(buildEditorSchema(sectionSchemas))).not.toThrow();
});
