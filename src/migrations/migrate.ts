/** Brings a manifest of an earlier version up to date, in memory. Pure; works on values, not on text. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import type { MigrationContext, ReplaceSections } from '../../schema/migrations.ts';
import { child } from '../json-text/pointer.ts';
import type { History, Version } from './history.ts';
import { Origins } from './origins.ts';
import { applyStep, type Run, withEntry } from './steps.ts';

export interface Migrated {
  manifest: Json;
  origins: Origins;
  /** What functions of migrations threw. Their values stayed as they were, and are validated so. */
  failures: unknown[];
}

/** The version that a manifest names; undefined where it names none that ever was or could be. */
export function writtenVersion(manifest: unknown): number | undefined {
  const version = child(manifest, 'version');
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

/**
 * Migrates a manifest from the version that it names to the current one.
 *
 * @param manifest What JSON.parse returned, however wrong it is: what has not the expected shape is left as it is.
 * @returns The manifest of the current version, and where its values came from.
 */
export function migrate(manifest: unknown, { current, versions }: History): Migrated {
  const origins = new Origins();
  const failures: unknown[] = [];
  let result = manifest as Json;
  for (let number = (writtenVersion(manifest) ?? current) + 1; number <= current; number++) {
    const version = versions.get(number);
    if (version) result = migrateTo(version, result, { origins, failures });
    if (isObject(result)) result = withEntry(result, 'version', number);
  }
  return { manifest: result, origins, failures };
}

function migrateTo({ sections, site }: Version, manifest: Json, found: Omit<Run, 'context'>): Json {
  const run: Run = { context: contextOf(manifest), ...found };
  let result = inSectionLists(manifest, (list, pointer) =>
    list.map((section, index) => {
      const type = child(section, 'type');
      const migration = typeof type === 'string' ? sections.get(type) : undefined;
      if (!migration || !isObject(section)) return section;
      const at = `${pointer}/${index}`;
      const migrated = migration.steps.reduce<Json>((value, step) => applyStep(value, step, at, run), section);
      return isObject(migrated) ? withEntry(migrated, 'type', migration.type) : migrated;
    }),
  );
  for (const step of site) {
    result = step.kind === 'replace-sections' ? replaceSections(result, step, run) : applyStep(result, step, '', run);
  }
  return result;
}

function replaceSections(manifest: Json, { type, by }: ReplaceSections, { context, origins, failures }: Run): Json {
  return inSectionLists(manifest, (list, pointer) => {
    const from: number[] = [];
    const result = list.flatMap((section, index) => {
      let instead: Json[] = [section];
      try {
        if (isObject(section) && section.type === type) instead = by(structuredClone(section), context);
      } catch (failure) {
        failures.push(failure);
      }
      from.push(...instead.map(() => index));
      return instead;
    });
    if (from.some((origin, index) => origin !== index)) origins.renumbered(pointer, from);
    return result;
  });
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
