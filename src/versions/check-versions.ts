/**
 * Holds the schemas against every earlier version: what manifests of that version may hold must be accepted once it has been migrated, and
 * mean the same. At each place, values that were accepted are tried; the schemas are never compared, so that whatever a migration does
 * counts.
 */
import { isDeepStrictEqual } from 'node:util';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { isObject, type Json } from '../../schema/json.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import { least, makeValue } from '../json-schema/values.ts';
import { isOnWayTo, type KeyPath, type Place, pathTo, placesIn, withDefaults } from '../json-schema/walk.ts';
import { child, pointerKeys } from '../json-text/pointer.ts';
import type { Finding } from '../manifest/finding.ts';
import { compileSchema } from '../manifest/node/compile-schema.ts';
import { catalogues } from '../manifest/say/catalogue.ts';
import { dedupeErrors } from '../manifest/shape/dedupe.ts';
import type { Entry } from '../manifest/words/entries.ts';
import { collectHistory, type History } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { pathKeys } from '../migrations/steps.ts';
import { type Bounds, boundsIn, valuesFor, valuesWith, valueWith } from './accepted-values.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** The schemas as they are now. */
export interface Today {
  history: History;
  snapshot: Snapshot;
  validate: (manifest: unknown) => Finding[];
}

/** What earlier versions are held against. */
export function describeToday(sections: Record<string, SectionDefinition>, history = collectHistory(sections)): Today {
  const schema = buildJsonSchema(sections, 'de', history.current);
  const validate = compileSchema(schema);
  return {
    history,
    snapshot: takeSnapshot(schema),
    validate: (manifest) => (validate(manifest) ? [] : dedupeErrors(validate.errors ?? [])),
  };
}

/** Part of a manifest that is tried on its own: the sections of a type, or what is around all sections. */
interface Part {
  name: string;
  /** Its section type, if it is one. */
  type?: string;
  /** As it was. */
  schema: JsonSchema;
  /** Manifests of that time that hold some values of the part. */
  embed: (values: Json[]) => Json[];
  /** The values of the part in a manifest of today, and the schema of each. */
  valuesIn: (manifest: Json) => Json[];
  schemaOf: (value: Json) => JsonSchema;
  /** Pointer in a manifest → keys within the part; undefined where it leads elsewhere. */
  keysOf: (pointer: string) => string[] | undefined;
}

const sectionsPointer = '/routes/0/sections';

/**
 * Finds what manifests of a version could hold and no migration makes up for.
 *
 * @returns A sentence for each key of each type; none when every manifest still works.
 */
export function checkVersion(before: Snapshot, now: Today): string[] {
  const { manifest, sections } = now.snapshot;
  const [first = {}] = Object.values(before.sections);
  const around: Part = {
    name: 'The manifest',
    schema: before.manifest,
    embed: (values) => values.map((value) => asManifest(before, value, [makeValue(first, least)])),
    valuesIn: (whole) => [whole],
    // Another number alone is no change.
    schemaOf: () => ({
      ...manifest,
      properties: { ...manifest.properties, version: before.manifest.properties?.version ?? {} },
    }),
    keysOf: (pointer) => (pointer.startsWith(sectionsPointer) ? undefined : pointerKeys(pointer)),
  };
  const types = Object.entries(before.sections).map(
    ([type, schema]): Part => ({
      name: `\`${type}\``,
      type,
      schema,
      embed: (values) => [asManifest(before, makeValue(before.manifest, least), values)],
      valuesIn: (whole) => child(child(child(whole, 'routes'), '0'), 'sections') as Json[],
      schemaOf: (section) => sections[String(child(section, 'type'))] ?? {},
      keysOf: (pointer) => (pointer.startsWith(`${sectionsPointer}/`) ? pointerKeys(pointer).slice(4) : undefined),
    }),
  );
  // What has not changed, and no migration in between touches, need not be tried.
  const isChanged = ({ schema, schemaOf }: Part) => !isDeepStrictEqual(schema, schemaOf(makeValue(schema, least)));
  const since = [...now.history.versions].flatMap(([to, version]) => (to > before.version ? [version] : []));
  const isTouched = ({ type = '' }: Part) => since.some((version) => version.site.length > 0 || version.sections.has(type));
  const parts = [around, ...types].filter((part) => isTouched(part) || isChanged(part));
  const bounds = boundsIn([manifest, ...Object.values(sections)]);
  return parts.flatMap((part) => checkPart(part, bounds, now));
}

function checkPart(part: Part, bounds: Bounds, now: Today): string[] {
  /** Path → what is wrong there, said once. */
  const wrong = new Map<KeyPath, string>();
  const places: Place[] = [{ path: '', schema: part.schema, optional: false }, ...placesIn(part.schema)];
  for (const { path, schema } of places) {
    for (const manifest of part.embed(valuesWith(part.schema, path, valuesFor(schema, bounds)))) {
      for (const [at, said] of validate(part, manifest, now)) if (!wrong.has(at)) wrong.set(at, said);
    }
  }
  const refused = [...wrong.keys()];
  for (const place of places) {
    if (!place.optional || refused.some((path) => path === 'type' || isOnWayTo(path, place.path))) continue;
    const said = compareMeaning(part, place, now);
    if (said) wrong.set(place.path, said);
  }
  return [...wrong].map(([path, said]) => `${path === '' ? part.name : `${part.name}: \`${path}\``} ${said}`);
}

/** What is wrong with a manifest of an earlier version after its migration: where in the part it was, and what to say. */
function validate(
  { keysOf }: Part,
  manifest: Json,
  { history, validate: validateShape }: Today,
): [path: KeyPath, said: string][] {
  const { manifest: migrated, origins, failures } = migrate(manifest, history);
  // What it has left as it was is refused for that alone.
  if (failures.length > 0) return [['', `is refused: a function of a migration throws: ${failures[0]}`]];
  return validateShape(migrated).flatMap(({ code, pointer, params }): [KeyPath, string][] => {
    const keys = keysOf(origins.originOf(pointer));
    if (!keys) return [];
    const path = keys.reduce((outer, key) => (/^\d+$/.test(key) ? `${outer}[]` : pathTo(outer, key)), '');
    if (code === 'missing-key') return [[pathTo(path, (params as { key: string }).key), 'is required now.']];
    const entry = catalogues.en.entries[code] as Entry<typeof params>;
    const { nearest } = params as { nearest?: string };
    const guess = nearest === undefined ? '' : ` Is it \`${nearest}\` now?`;
    return [[path, `is refused: ${entry.message(params, { name: `\`${path}\``, place: 'today' })}${guess}`]];
  });
}

/** What to say where a key that is left out means something else than when it was written. */
function compareMeaning({ schema: before, embed, valuesIn, schemaOf }: Part, { path, schema }: Place, now: Today) {
  const migrated = (value: Json | undefined) =>
    embed([valueWith(before, path, value)]).flatMap((manifest) => valuesIn(migrate(manifest, now.history).manifest));
  const written = migrated(undefined);
  const meant = written.map((value) => withDefaults(value, schemaOf(value)));
  if (schema.default !== undefined) {
    // The word for it may have changed.
    const once = migrated(schema.default as Json).map((value) => withDefaults(value, schemaOf(value)));
    return isDeepStrictEqual(meant, once)
      ? undefined
      : `means something else where it is left out: it was ${JSON.stringify(schema.default)}.`;
  }
  // Without a default nobody knows what it meant; a migration that writes something does.
  const valueAt = ([value]: Json[]) =>
    pathKeys(path).reduce<unknown>((inner, key) => child(inner, key === '[]' ? '0' : key), value);
  if (valueAt(meant) === undefined || valueAt(written) !== undefined) return undefined;
  return `means something else where it is left out: it had no default and is now ${JSON.stringify(valueAt(meant))}.`;
}

/** A manifest of a version with its number and some sections on each page. */
function asManifest({ version }: Snapshot, manifest: Json, sections: Json[]): Json {
  if (!isObject(manifest)) return manifest;
  const list = Array.isArray(manifest.routes) ? manifest.routes : [];
  const routes = list.map((route) => (isObject(route) && Object.hasOwn(route, 'sections') ? { ...route, sections } : route));
  return { ...manifest, version, ...(routes.length > 0 && { routes }) };
}
