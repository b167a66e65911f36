import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { plainText } from '../../schema/fields.ts';
import { type Language, languages } from '../../schema/languages.ts';
import { child, pointerKeys } from '../json-text/pointer.ts';
import { compileSchema } from '../loader/node/compile-schema.ts';
import { resolverOf } from '../manifest/resolve/resolve.ts';
import { sectionParser } from '../manifest/resolve/section-parser.ts';
import { collectSchemas, sectionSchemas } from '../registry/section-schemas.ts';
import { buildJsonSchema, type JsonSchema, type Readers } from './build-schema.ts';
import { buildEditorSchema } from './for-editors.ts';

const schema = buildJsonSchema(sectionSchemas);

const words = { de: ['Notiz', 'Eine Notiz.'], en: ['Note', 'A note.'] } as const;

/** Every piece of a schema, with its path. */
function* pieces(piece: unknown, path = '#'): Generator<[string, JsonSchema]> {
  if (typeof piece !== 'object' || piece === null) return;
  if (!Array.isArray(piece)) yield [path, piece as JsonSchema];
  for (const [key, inner] of Object.entries(piece)) yield* pieces(inner, `${path}/${key}`);
}

test('the schema compiles in strict mode, without a warning', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(() => compileSchema(schema)).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});

test('a deprecated key is marked for editors, and as valid as before', () => {
  const deprecationMessage = { de: 'Veraltet: nehmen Sie "title".', en: 'Deprecated: take "title".' };
  const old = plainText().meta(words).optional().meta({ deprecationMessage });
  const note = defineSection({ ...words, props: z.strictObject({ old }) });
  for (const language of languages) {
    const shown = buildJsonSchema({ note }, language);
    const [title, description] = words[language];
    expect(shown.definitions).toMatchObject({
      note: { properties: { old: { title, description, deprecationMessage: deprecationMessage[language] } } },
    });
    expect(() => compileSchema(shown)).not.toThrow();
  }
  expect(JSON.stringify(buildJsonSchema({ note }, 'findings'))).not.toContain('deprecat');
});

test('editors read the words of their language, findings quote all, and nobody the notes for forms', () => {
  const side = z.enum(['left', 'right']).meta({
    ...words,
    labels: { left: { de: 'Links', en: 'Left' }, right: { de: 'Rechts', en: 'Right' } },
  });
  const day = plainText().meta({ ...words, widget: 'date' });
  const note = defineSection({ ...words, props: z.strictObject({ side: side.default('left'), day }) });
  const noteFor = (readers: Readers) => {
    const { note: made = {} } = buildJsonSchema({ note }, readers).definitions as Record<string, JsonSchema>;
    const {
      tone: _,
      lang: __,
      id: ___,
      backdrop: ____,
      edge: _____,
      ...properties
    } = made.properties as Record<string, JsonSchema>;
    return { ...made, properties };
  };
  expect(noteFor('en')).toMatchObject({ title: 'Note', description: 'A note.' });
  expect(noteFor('en').properties).toEqual({
    type: { type: 'string', const: 'note', title: 'Type', description: 'Note: A note.' },
    side: {
      type: 'string',
      enum: ['left', 'right'],
      default: 'left',
      title: 'Note',
      description: 'A note.',
      enumDescriptions: ['Left', 'Right'],
    },
    day: { type: 'string', minLength: 1, title: 'Note', description: 'A note.' },
  });
  expect(noteFor('de').properties.side).toMatchObject({ title: 'Notiz', enumDescriptions: ['Links', 'Rechts'] });
  const about = { de: 'Eine Notiz.', en: 'A note.' };
  expect(noteFor('findings')).toMatchObject({ about });
  expect(noteFor('findings').properties.day).toEqual({ type: 'string', minLength: 1, about });
});

test('what editors say of a wrong text is in their language', () => {
  const code = z
    .string()
    .regex(/^[a-z]$/)
    .meta(words);
  const note = defineSection({ ...words, props: z.strictObject({ code }) });
  const said = (language: Language) => JSON.stringify(buildEditorSchema({ note }, language).definitions);
  expect(said('de')).toContain('"patternErrorMessage":"Das passt hier nicht. Eine Notiz."');
  expect(said('en')).toContain('"patternErrorMessage":"That does not fit here. A note."');
  expect(JSON.stringify(buildEditorSchema({ note }, 'en'))).not.toMatch(/"(?:title|description)":"[^"]*[äöüß]/);
});

test.each(languages)('every field says in one sentence what it is (%s)', (language) => {
  const fields = [...pieces(buildJsonSchema(sectionSchemas, language))].filter(([path]) => {
    const field = /\/(?:properties\/[^/]+|items|additionalProperties)$/.test(path);
    return field && !path.includes('/if/');
  });
  expect(fields.length).toBeGreaterThan(100);
  const isSilent = ({ title, description, $ref }: JsonSchema) => $ref === undefined && (!title || !description);
  expect(fields.filter(([, field]) => isSilent(field)).map(([path]) => path)).toEqual([]);
});

test('nothing stands beside a reference, and every reference leads somewhere', () => {
  const references = [...pieces(schema)].filter(([, { $ref }]) => $ref !== undefined);
  // A section of each type on a page and of those that stand on several, and all of these once more for the languages.
  expect(references.length).toBe(2 * Object.keys(sectionSchemas).length + 1);
  for (const [, reference] of references) {
    expect(Object.keys(reference)).toEqual(['$ref']);
    expect(pointerKeys(String(reference.$ref).slice(1)).reduce<unknown>(child, schema), reference.$ref).toBeTypeOf('object');
  }
});

test('no object takes keys that it does not name', () => {
  const open = [...pieces(schema)].filter(([path, piece]) => {
    return piece.type === 'object' && piece.additionalProperties === undefined && !path.endsWith('/if');
  });
  // A section is first validated by its type alone; the definition of that type is closed.
  expect(open.map(([path]) => path)).toEqual([
    '#/properties/reused/additionalProperties',
    '#/properties/routes/items/properties/sections/items',
  ]);
});

test('a section type is listed with what it is for; where it stands on several pages, no other one that does is offered', () => {
  const lists = [...pieces(schema)].filter(([, { markdownEnumDescriptions }]) => markdownEnumDescriptions);
  const types = Object.keys(sectionSchemas);
  expect(lists.map(([, list]) => list.enum)).toEqual([types, [...types, 'reuse']]);
  for (const [, list] of lists) expect(list.markdownEnumDescriptions).toHaveLength(list.enum?.length ?? 0);
});

test('a type of the name "reuse" that a site has goes on meaning that type', () => {
  const own = buildJsonSchema({ reuse: { ...words, props: z.strictObject({ motto: plainText() }) } });
  const lists = [...pieces(own)].filter(([, { markdownEnumDescriptions }]) => markdownEnumDescriptions);
  expect(lists.map(([, list]) => list.enum)).toEqual([['reuse'], ['reuse']]);
});

test('every section type can be parsed and resolved', () => {
  for (const type of Object.keys(sectionSchemas)) expect(() => resolverOf(sectionParser(type)), type).not.toThrow();
});

test("a developer's slip in a section folder is named", () => {
  const definition = defineSection({ ...words, props: z.strictObject({ id: plainText() }) });
  expect(() => collectSchemas({ './CardGrid/schema.ts': definition })).toThrow(
    'src/sections/CardGrid: name the folder in kebab-case',
  );
  expect(() => collectSchemas({ './card-grid/schema.ts': undefined })).toThrow('src/sections/card-grid/schema.ts');
  expect(() => buildJsonSchema({ text: definition })).toThrow('"id" is a key of every section');
  expect(() => resolverOf(z.tuple([plainText()]))).toThrow('z.tuple()');
  expect(() => resolverOf(z.union([plainText(), z.enum(['a'])]))).toThrow('same JSON type');
});
