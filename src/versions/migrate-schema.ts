/** What migrations make of the JSON Schema of an earlier version: the schema of the values that they leave behind. */
import type { Json, Step } from '../../schema/migrations.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { branchesOf, isRequired, itemsOf, type KeyPath, pathTo, wordsOf } from '../json-schema/walk.ts';
import { pathKeys } from '../migrations/steps.ts';

/** A schema of an earlier version, with what the comparison has to know of a place. */
export interface PastSchema extends JsonSchema {
  /** Where the place was in the earlier version. */
  origin?: KeyPath;
  /** The default of that version; `default` is what migrations have made of it. */
  originalDefault?: Json;
  /** What a migration writes where the key is left out. */
  added?: Json;
  /** A function of a migration has made the values: which ones cannot be read from a schema. */
  computed?: true;
}

/** A copy in which each place knows where it was. */
export function withOrigins(schema: JsonSchema, path: KeyPath = ''): PastSchema {
  const { properties, items, anyOf, default: originalDefault } = schema;
  return {
    ...schema,
    origin: path,
    ...(originalDefault !== undefined && { originalDefault }),
    ...(schema.required && { required: [...schema.required] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, withOrigins(inner as JsonSchema, pathTo(path, key))]),
      ),
    }),
    ...(typeof items === 'object' && { items: withOrigins(items as JsonSchema, `${path}[]`) }),
    ...(anyOf && { anyOf: anyOf.map((branch) => withOrigins(branch as JsonSchema, path)) }),
  } as PastSchema;
}

/** Carries out a step on a schema of {@link withOrigins}, in place. */
export function migrateSchema(schema: PastSchema, step: Step): void {
  const keys = pathKeys(step.path);
  const last = keys.at(-1);
  if (last === undefined) schema.computed = true;
  else if (step.kind === 'move') moveKey(schema, keys, pathKeys(step.to));
  else for (const owner of schemasAt(schema, keys.slice(0, -1))) migrateKey(owner, last, step);
}

/** The schemas of what stands at a path, one for each JSON type. */
function schemasAt(schema: JsonSchema, keys: readonly string[]): PastSchema[] {
  const inner = (one: JsonSchema, key: string) => (key === '[]' ? itemsOf(one) : one.properties?.[key]) as JsonSchema | undefined;
  const step = (schemas: JsonSchema[], key: string) => schemas.flatMap((one) => branchesOf(inner(one, key) ?? {}));
  return keys.reduce(step, branchesOf(schema)) as PastSchema[];
}

function migrateKey(owner: PastSchema, key: string, step: Exclude<Step, { kind: 'move' }>): void {
  if (key === '[]') {
    owner.items = { ...itemsOf(owner), computed: true } as JsonSchema;
    return;
  }
  if (owner.type !== 'object') return;
  owner.properties ??= {};
  const properties = owner.properties as Record<string, PastSchema>;
  const property = properties[key];
  if (step.kind === 'add') {
    if (isRequired(owner, key)) return;
    properties[key] = property ? { ...property, added: step.value } : ({ const: step.value } as PastSchema);
    require(owner, key);
  } else if (!property) return;
  else if (step.kind === 'remove') takeKey(owner, key);
  // Where both keys are written, the migration leaves the old one.
  else if (step.kind === 'rename') {
    if (!(step.key in properties)) putKey(owner, step.key, takeKey(owner, key));
  } else {
    const edit = step.kind === 'change' ? (value: Json) => step.change(value, { constants: {} }) : replace(step.values);
    properties[key] = withValues(property, edit, step.kind === 'change');
  }
}

const replace = (values: Readonly<Record<string, Json>>) => (value: Json) =>
  typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : value;

/** A schema whose values a function has changed. Those of a choice are changed one by one. */
function withValues(schema: PastSchema, edit: (value: Json) => Json | undefined, isComputed: boolean): PastSchema {
  const edited = (value: Json | undefined) => {
    try {
      return value === undefined ? undefined : edit(value);
    } catch {
      // Said where whole manifests are migrated.
      return undefined;
    }
  };
  const words = wordsOf(schema);
  const { const: _, type, default: meant, added, ...rest } = schema;
  const [newDefault, newAdded] = [edited(meant as Json | undefined), edited(added)];
  return {
    ...rest,
    ...(newDefault !== undefined && { default: newDefault }),
    ...(newAdded !== undefined && { added: newAdded }),
    ...(words && { enum: words.map(edited).filter((word) => word !== undefined) }),
    ...(!words && { type }),
    ...(!words && isComputed && { computed: true }),
  } as PastSchema;
}

/** Moves a key within the entry of the innermost list that both paths go through. */
function moveKey(schema: PastSchema, from: readonly string[], to: readonly string[]): void {
  const shared = from.lastIndexOf('[]') + 1;
  for (const entry of schemasAt(schema, from.slice(0, shared))) {
    const owners = from.slice(shared).map((_, index) => schemasAt(entry, from.slice(shared, shared + index))[0]);
    const source = owners.at(-1);
    const [key = '', target = ''] = [from.at(-1), to.at(-1)];
    if (!source?.properties || !(key in source.properties)) continue;
    const isAlwaysThere = owners.every((owner, index) => owner && isRequired(owner, from[shared + index] ?? ''));
    let owner: PastSchema = entry;
    for (const inner of to.slice(shared, -1)) {
      if (!owner.properties || !(inner in owner.properties)) {
        putKey(owner, inner, { schema: { type: 'object' }, isNeeded: isAlwaysThere });
      }
      owner = schemasAt(owner, [inner])[0] ?? owner;
    }
    putKey(owner, target, { schema: takeKey(source, key).schema, isNeeded: isAlwaysThere });
  }
}

interface Taken {
  schema: PastSchema;
  isNeeded: boolean;
}

function takeKey(owner: PastSchema, key: string): Taken {
  const isNeeded = isRequired(owner, key);
  const { [key]: schema = {}, ...others } = owner.properties as Record<string, PastSchema>;
  owner.properties = others;
  owner.required = (owner.required ?? []).filter((one) => one !== key);
  return { schema, isNeeded };
}

function putKey(owner: PastSchema, key: string, { schema, isNeeded }: Taken): void {
  owner.properties = { ...owner.properties, [key]: schema };
  if (isNeeded) require(owner, key);
}

function require(owner: PastSchema, key: string): void {
  owner.required = [...(owner.required ?? []), key];
}
