/** Brings a manifest of an earlier version up to date, in memory. Pure; works on values, not on text. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import type { MigrationContext, OtherVersion, ReplaceSections } from '../../schema/migrations.ts';
import { definitionsOf, putInsOf, sectionInPlace } from '../findings/sections.ts';
import { child, pointerKeys } from '../json-text/pointer.ts';
import type { History, Version } from './history.ts';
import { Origins } from './origins.ts';
import { applyStep, type Run, withEntry } from './steps.ts';

export interface Migrated {
  manifest: Json;
  origins: Origins;
  /** What functions of migrations threw. Their values stayed as they were, and are validated so. */
  failures: unknown[];
}

/** The versions that a manifest names: the builder's, and that of the site's own section types. */
export interface WrittenVersions {
  /** Undefined where it names none that ever was or could be. */
  version: number | undefined;
  /** Left out, it is 0: no migration of theirs has run. */
  own: number | undefined;
}

export const writtenVersions = (manifest: unknown): WrittenVersions => ({
  version: numberFrom(1, child(manifest, 'version')),
  own: numberFrom(0, child(manifest, 'own') ?? 0),
});

const numberFrom = (least: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;

/** Which of the two versions of a manifest are not today's; none where it names none. */
export function otherVersions(manifest: unknown, { current, own }: History): { older: OtherVersion[]; newer: OtherVersion[] } {
  const written = writtenVersions(manifest);
  const others = [
    { key: 'version' as const, version: written.version ?? current, current },
    { key: 'own' as const, version: written.own ?? own.current, current: own.current },
  ];
  return {
    older: others.filter((one) => one.version < one.current),
    newer: others.filter((one) => one.version > one.current),
  };
}

/**
 * Migrates a manifest from the versions that it names to the current ones: first by the builder's migrations, then by those of the site.
 *
 * @param manifest What JSON.parse returned, however wrong it is: what has not the expected shape is left as it is.
 * @returns The manifest of the current version, and where its values came from.
 */
export function migrate(manifest: unknown, { current, versions, own }: History): Migrated {
  const origins = new Origins();
  const failures: unknown[] = [];
  const written = writtenVersions(manifest);
  let result = manifest as Json;
  for (let number = (written.version ?? current) + 1; number <= current; number++) {
    const version = versions.get(number);
    if (version) result = migrateTo(version, result, { origins, failures });
    if (isObject(result)) result = withEntry(result, 'version', number);
  }
  for (let number = (written.own ?? own.current) + 1; number <= own.current; number++) {
    const version = own.versions.get(number);
    if (version) result = migrateTo(version, result, { origins, failures });
    if (isObject(result)) result = withOwnVersion(result, number);
  }
  return { manifest: result, origins, failures };
}

/** A new key stands beside that of the builder's version. */
const withOwnVersion = (manifest: JsonObject, number: number): JsonObject =>
  Object.hasOwn(manifest, 'own')
    ? withEntry(manifest, 'own', number)
    : Object.fromEntries(
        Object.entries(manifest).flatMap((entry) => (entry[0] === 'version' ? [entry, ['own', number]] : [entry])),
      );

function migrateTo({ sections, site }: Version, manifest: Json, found: Omit<Run, 'context'>): Json {
  const run: Run = { context: contextOf(manifest), ...found };
  const inOne = (section: Json, at: string): Json => {
    const type = child(section, 'type');
    const migration = typeof type === 'string' ? sections.get(type) : undefined;
    if (!migration || !isObject(section)) return section;
    const migrated = migration.steps.reduce<Json>((value, step) => applyStep(value, step, at, run), section);
    return isObject(migrated) ? withEntry(migrated, 'type', migration.type) : migrated;
  };
  let result = inSectionLists(manifest, (list, pointer) => list.map((section, index) => inOne(section, `${pointer}/${index}`)));
  for (const { pointer, section } of definitionsOf(result)) {
    result = withValueAt(result, pointer, inOne(section as Json, pointer));
  }
  for (const step of site) {
    result = step.kind === 'replace-sections' ? replaceSections(result, step, run) : applyStep(result, step, '', run);
  }
  return result;
}

/**
 * One that stands on several pages stays one where a single section takes its place. Otherwise it is written on each of its pages, as what
 * it becomes.
 */
function replaceSections(manifest: Json, { type, by }: ReplaceSections, { context, origins, failures }: Run): Json {
  const insteadOf = (section: Json): Json[] => {
    try {
      if (isObject(section) && section.type === type) return by(structuredClone(section), context);
    } catch (failure) {
      failures.push(failure);
    }
    return [section];
  };
  const definitions = [...definitionsOf(manifest)].map((one) => ({ ...one, instead: insteadOf(one.section as Json) }));
  const split = new Set(definitions.flatMap(({ name, instead }) => (instead.length === 1 ? [] : [name])));
  let result = manifest;
  const outOfUse = new Map<string, JsonObject>();
  for (const { pointer, section, name, instead } of definitions) {
    if (split.has(name)) outOfUse.set(pointer, section as JsonObject);
    else result = withValueAt(result, pointer, instead[0]);
  }
  const places = new Map(putInsOf(manifest).map(({ pointer, definition = '' }) => [pointer, outOfUse.get(definition)]));
  for (const pointer of outOfUse.keys()) result = withValueAt(result, pointer, undefined);
  return inSectionLists(result, (list, pointer) => {
    const from: number[] = [];
    const edited = list.flatMap((section, index) => {
      const definition = places.get(`${pointer}/${index}`);
      const instead = insteadOf(definition ? sectionInPlace(definition, section) : section);
      from.push(...instead.map(() => index));
      return instead;
    });
    if (from.some((origin, index) => origin !== index)) origins.renumbered(pointer, from);
    return edited;
  });
}

/** The manifest with another value at a pointer, around which there are objects and lists; undefined removes it. */
function withValueAt(value: Json, pointer: string, inner: Json | undefined): Json {
  const put = (around: Json, [key = '', ...rest]: readonly string[]): Json => {
    const fresh = rest.length === 0 ? inner : put(child(around, key) as Json, rest);
    if (Array.isArray(around)) return around.map((entry, index) => (String(index) === key ? (fresh ?? entry) : entry));
    return isObject(around) ? withEntry(around, key, fresh) : around;
  };
  return put(value, pointerKeys(pointer));
}

/** Puts what `edit` makes of the list of sections of each page in its place. */
function inSectionLists(manifest: Json, edit: (list: Json[], pointer: string) => Json[]): Json {
  if (!isObject(manifest) || !Array.isArray(manifest.routes)) return manifest;
  const routes = manifest.routes.map((route, index) =>
    isObject(route) && Array.isArray(route.sections)
      ? withEntry(route, 'sections', edit(route.sections, `/routes/${index}/sections`))
      : route,
  );
  return withEntry(manifest, 'routes', routes);
}

function contextOf(manifest: Json): MigrationContext {
  const lists = ['placeholders', 'constants'].map((name) => child(manifest, name));
  return { constants: Object.assign({}, ...lists.map((list) => (list && isObject(list as Json) ? list : {}))) as JsonObject };
}
