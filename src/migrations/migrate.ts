/** Brings a manifest of an earlier version up to date, in memory. Pure: the text that it came from is nobody's business here. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import type { MigrationContext, ReplaceSections } from '../../schema/migrations.ts';
import { child } from '../json-text/pointer.ts';
import type { History, Version } from './history.ts';
import { Trace } from './origins.ts';
import { applyStep, type Run, withEntry } from './steps.ts';

export interface Migrated {
  manifest: Json;
  trace: Trace;
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
  const trace = new Trace();
  let result = manifest as Json;
  for (let number = (writtenVersion(manifest) ?? current) + 1; number <= current; number++) {
    const version = versions.get(number);
    if (version) result = migrateTo(version, result, trace);
    if (isObject(result)) result = withEntry(result, 'version', number);
  }
  return { manifest: result, trace };
}

function migrateTo({ sections, site }: Version, manifest: Json, trace: Trace): Json {
  const run: Run = { context: contextOf(manifest), trace };
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

function replaceSections(manifest: Json, { type, by }: ReplaceSections, { context, trace }: Run): Json {
  return inSectionLists(manifest, (list, pointer) => {
    const origins: number[] = [];
    const result = list.flatMap((section, index) => {
      let instead: Json[] = [section];
      try {
        if (isObject(section) && section.type === type) instead = by(structuredClone(section), context);
      } catch (failure) {
        trace.failures.push(failure);
      }
      origins.push(...instead.map(() => index));
      return instead;
    });
    if (origins.some((origin, index) => origin !== index)) trace.renumbered(pointer, origins);
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
