/** What may be written in a section, as rows of a table, from its JSON Schema. */
import { iconNames } from '../../schema/icons.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';

export interface PropRow {
  /** The path to the key: `items[].link.label`. */
  key: string;
  form: string;
  text: string;
}

/** The rows of a type, in the order of its schema. `type` itself is left out. */
export function propRows(schema: JsonSchema): PropRow[] {
  return rowsOf(schema, '').filter(({ key }) => key !== 'type');
}

function rowsOf(schema: JsonSchema, place: string): PropRow[] {
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const key = place + name;
    const form = `${formOf(field)}${schema.required?.includes(name) ? ' (required)' : ''}`;
    return [{ key, form, text: field.description ?? '–' }, ...within(field, key)];
  });
}

/** The rows below a value: of an object, of the entries of a list, of the members of a choice. */
function within(schema: JsonSchema, key: string): PropRow[] {
  const inner = schema.items as JsonSchema | undefined;
  const members = (schema.anyOf ?? []) as JsonSchema[];
  return [
    ...rowsOf(schema, `${key}.`),
    ...(inner ? within(inner, `${key}[]`) : []),
    ...members.flatMap((member) => within(member, key)),
  ];
}

function formOf(schema: JsonSchema): string {
  return schema.default === undefined ? bareFormOf(schema) : `${bareFormOf(schema)}; otherwise ${JSON.stringify(schema.default)}`;
}

function bareFormOf(schema: JsonSchema): string {
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).map(bareFormOf).join(' or ');
  if (schema.enum?.length === iconNames.length) return 'name of an icon';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array')
    return `list${bounds(schema.minItems, schema.maxItems)} of: ${bareFormOf(schema.items as JsonSchema)}`;
  if (schema.type === 'integer') return `whole number${bounds(schema.minimum, schema.maximum)}`;
  if (schema.type === 'string') return schema.pattern === undefined ? 'text' : 'text of a certain form';
  return schema.type === 'boolean' ? 'true, false' : String(schema.type ?? 'anything');
}

function bounds(least?: number, most?: number): string {
  if (most === undefined) return least ? ` (at least ${least})` : '';
  return ` (${least ?? 0} to ${most})`;
}
