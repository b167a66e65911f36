/**
 * Compares the schemas with every earlier version: what manifests of that version may hold must be accepted once it has been migrated, and
 * mean the same. The two schemas are compared place by place, following the steps of migrations; what functions leave behind is tried with samples.
 */
import type { SectionDefinition } from '../../schema/define-section.ts';
import { isObject, type Json } from '../../schema/json.ts';
import { change, type Step } from '../../schema/migrations.ts';
import type { Finding } from '../findings/finding.ts';
import type { Entry } from '../findings/words/entries.ts';
import { buildJsonSchema, type JsonSchema } from '../json-schema/build-schema.ts';
import { type Choices, least, makeValue } from '../json-schema/values.ts';
import { type KeyPath, pathTo } from '../json-schema/walk.ts';
import { pointerKeys } from '../json-text/pointer.ts';
import { compileSchema } from '../loader/node/compile-schema.ts';
import { catalogues } from '../loader/say/catalogue.ts';
import { dedupeErrors } from '../manifest/shape/dedupe.ts';
import { collectHistory, type History } from '../migrations/history.ts';
import { migrate } from '../migrations/migrate.ts';
import { compareSchemas, type Loss } from './compare-schemas.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** The schemas as they are now. */
export interface Today {
  history: History;
  snapshot: Snapshot;
  validate: (manifest: unknown) => Finding[];
}

/** What earlier versions are held against. */
export function describeToday(sections: Readonly<Record<string, SectionDefinition>>, history = collectHistory(sections)): Today {
  const schema = buildJsonSchema(sections, 'de', history);
  // Only what migrations touch is tried; to compile takes half the time of all that `schema` does.
  let validate: ReturnType<typeof compileSchema> | undefined;
  return {
    history,
    snapshot: takeSnapshot(schema),
    validate: (manifest) => {
      validate ??= compileSchema(schema);
      return validate(manifest) ? [] : dedupeErrors(validate.errors ?? []);
    },
  };
}

/** Part of a manifest that is compared on its own: the sections of a type, or what is around all sections. */
interface Part {
  name: string;
  /** What migrations have done with it since. */
  steps: readonly Step[];
  before: JsonSchema;
  /** Undefined where there is no such type any more. */
  now: JsonSchema | undefined;
  /** Manifests of that time with a part that has as little, and one that has as much as can be. */
  samples: () => Json[];
  /** Pointer in a manifest → keys within the part; undefined where it leads elsewhere. */
  keysOf: (pointer: string) => string[] | undefined;
}

/** What has happened since a version. */
export interface Verdict {
  /** A sentence for each key of each type that no migration makes up for. */
  broken: string[];
  /** Sentences on what only people can tell, with the places that each is about. */
  undecided: Map<string, string[]>;
}

const sectionsPointer = '/routes/0/sections';

/** Finds what manifests of a version could hold and no migration makes up for. */
export function checkVersion(before: Snapshot, now: Today): Verdict {
  const since = [...now.history.versions].flatMap(([to, version]) => (to > before.version ? [[to, version] as const] : []));
  const versions = since.sort(([a], [b]) => a - b).map(([, version]) => version);
  const siteSteps = versions.flatMap(({ site }) => site);
  const [first = {}] = Object.values(before.sections);
  const verdict: Verdict = { broken: [], undecided: new Map() };
  const around: Part = {
    name: 'The manifest',
    steps: siteSteps.flatMap((step) => (step.kind === 'replace-sections' ? [] : [step])),
    before: before.manifest,
    // Another number alone is no change.
    now: withKey(now.snapshot.manifest, 'version', before.manifest.properties?.version as JsonSchema),
    samples: () => [least, most].map((size) => asManifest(before, makeValue(before.manifest, size), [makeValue(first, least)])),
    keysOf: (pointer) => (pointer.startsWith(sectionsPointer) ? undefined : pointerKeys(pointer)),
  };
  checkPart(around, siteSteps.length > 0, now, verdict);
  for (const [type, schema] of Object.entries(before.sections)) {
    let name = type;
    const steps: Step[] = [];
    for (const { sections, site } of versions) {
      const migration = sections.get(name);
      steps.push(...(migration?.steps ?? []));
      name = migration?.type ?? name;
      const by = site.find((step) => step.kind === 'replace-sections' && step.type === name);
      // Whatever stands in its place is another type: only samples tell whether it is valid.
      if (by) steps.push(change('', (section) => section));
    }
    const part: Part = {
      name: `\`${type}\``,
      steps,
      before: withKey(schema, 'type', { const: name }),
      now: now.snapshot.sections[name],
      samples: () => {
        const sizes = [least, most].map((size) => makeValue(schema, size));
        return [asManifest(before, makeValue(before.manifest, least), sizes)];
      },
      keysOf: (pointer) => (pointer.startsWith(`${sectionsPointer}/`) ? pointerKeys(pointer).slice(4) : undefined),
    };
    checkPart(part, steps.length + siteSteps.length > 0, now, verdict);
  }
  return verdict;
}

function checkPart(part: Part, isTouched: boolean, today: Today, { broken, undecided }: Verdict): void {
  const { name, before, now, steps } = part;
  const gone: Loss = { path: 'type', text: `is refused: there is no section type ${name} now.` };
  const losses = now ? compareSchemas(before, now, steps) : isTouched ? [] : [gone];
  // What functions of migrations leave behind only shows when they run.
  if (isTouched) losses.push(...part.samples().flatMap((manifest) => validate(part, manifest, today)));
  const said = new Set<KeyPath>();
  for (const { path, text, isUndecidable } of losses) {
    if (said.has(path)) continue;
    said.add(path);
    const place = path === '' ? name : `${name}: \`${path}\``;
    if (isUndecidable) undecided.set(text, [...(undecided.get(text) ?? []), place]);
    else broken.push(`${place} ${text}`);
  }
}

const withKey = <Schema extends JsonSchema>(schema: Schema, key: string, inner: JsonSchema): Schema => ({
  ...schema,
  properties: { ...schema.properties, [key]: inner },
});

/** Every key, and one entry in every list. */
const most: Choices = { ...least, has: () => true, count: (_, { minItems = 0 }) => Math.max(1, minItems) };

/** What is wrong with a manifest of an earlier version after its migration: where in the part it was, and what to say. */
function validate({ keysOf }: Part, manifest: Json, { history, validate: validateShape }: Today): Loss[] {
  const { manifest: migrated, origins, failures } = migrate(manifest, history);
  // What it has left as it was is refused for that alone.
  if (failures.length > 0) return [{ path: '', text: `is refused: a function of a migration throws: ${failures[0]}` }];
  return validateShape(migrated).flatMap(({ code, pointer, params }): Loss[] => {
    const keys = keysOf(origins.originOf(pointer));
    if (!keys) return [];
    const path = keys.reduce((outer, key) => (/^\d+$/.test(key) ? `${outer}[]` : pathTo(outer, key)), '');
    if (code === 'missing-key') return [{ path: pathTo(path, (params as { key: string }).key), text: 'is required now.' }];
    const entry = catalogues.en.entries[code] as Entry<typeof params>;
    const { nearest } = params as { nearest?: string };
    const guess = nearest === undefined ? '' : ` Is it \`${nearest}\` now?`;
    return [{ path, text: `is refused: ${entry.message(params, { name: `\`${path}\``, place: 'today' })}${guess}` }];
  });
}

/** A manifest of a version with its number and some sections on each page. */
function asManifest({ version }: Snapshot, manifest: Json, sections: Json[]): Json {
  if (!isObject(manifest)) return manifest;
  const list = Array.isArray(manifest.routes) ? manifest.routes : [];
  const routes = list.map((route) => (isObject(route) && Object.hasOwn(route, 'sections') ? { ...route, sections } : route));
  const languages = Array.isArray(manifest.languages) && manifest.languages.map(withoutReused);
  return {
    ...(withoutReused(manifest) as object),
    version,
    ...(languages && { languages }),
    ...(routes.length > 0 && { routes }),
  };
}

/** What stands there are sections, of which a snapshot of what is around them says nothing. */
const withoutReused = (value: Json): Json =>
  isObject(value) && Object.hasOwn(value, 'reused') ? { ...value, reused: {} } : value;
