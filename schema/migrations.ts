/**
 * How a manifest of an earlier version becomes one of the next.
 *
 * A migration names the version that it leads to, and its steps. A section's schema.ts carries those of its type; those
 * of the manifest around the sections stand here. What is only added (an optional key, a section type, a value more in a
 * list) needs none. A step that finds nothing to do does nothing, and never takes the place of something already written.
 */
import type { Json } from './json.ts';

/** What a function of a migration may look at beside its value. */
export interface MigrationContext {
  /** Constants and placeholders by name: a value may be written as `"{name}"`. */
  constants: Readonly<Record<string, Json>>;
}

/** A pure function from what is written to what is to be written; `undefined` removes it. */
export type Change = (value: Json, context: MigrationContext) => Json | undefined;

/**
 * One step. A path leads from the section (for the site from the manifest) to a value: keys joined by dots, `[]` for each
 * entry of a list, such as `items[].link.label`. For `change` alone it may be empty: the whole section.
 */
export type Step =
  | { kind: 'rename'; path: string; key: string }
  | { kind: 'remove'; path: string }
  | { kind: 'move'; path: string; to: string }
  | { kind: 'map'; path: string; values: Readonly<Record<string, Json>> }
  | { kind: 'add'; path: string; value: Json }
  | { kind: 'change'; path: string; change: Change };

/** For a section type that has gone: other sections in the place of each. */
export interface ReplaceSections {
  kind: 'replace-sections';
  type: string;
  by: (section: Record<string, Json>, context: MigrationContext) => Record<string, Json>[];
}

/** What a section's schema.ts carries in `migrations`. */
export interface SectionMigration {
  /** The version that it leads to; the one before is what it starts from. */
  to: number;
  /** The type's name before this version, when the folder was renamed. */
  renamedFrom?: string;
  steps?: readonly Step[];
}

export interface SiteMigration {
  to: number;
  steps: readonly (Step | ReplaceSections)[];
}

/** A version that is not today's, with the key of the manifest that names it: the builder's, or that of the site's own section types. */
export interface OtherVersion {
  key: 'version' | 'own';
  version: number;
  current: number;
}

/** Gives a key another name; its value and its place stay. */
export const rename = (path: string, key: string): Step => ({ kind: 'rename', path, key });

/** Removes a key with its value. What visitors read is then gone: `change` or `move` what is worth keeping first. */
export const remove = (path: string): Step => ({ kind: 'remove', path });

/** Moves a value to another place in the same entry: `move('items[].link.label', 'items[].linkLabel')`. */
export const move = (path: string, to: string): Step => ({ kind: 'move', path, to });

/** Puts other words in the place of some: `map('layout', { tiles: 'grid' })`. */
export const map = (path: string, values: Readonly<Record<string, Json>>): Step => ({ kind: 'map', path, values });

/** Adds a value where the key is missing. */
export const add = (path: string, value: Json): Step => ({ kind: 'add', path, value });

/** Changes a value by a function: `change('text', (text) => [text])`. */
export const change = (path: string, by: Change): Step => ({ kind: 'change', path, change: by });

/** Puts other sections in the place of each section of a type that has gone; for `siteMigrations` only. */
export const replaceSections = (type: string, by: ReplaceSections['by']): ReplaceSections => ({
  kind: 'replace-sections',
  type,
  by,
});

/** The migrations of the manifest around its sections. At each version they run after those of the sections. */
export const siteMigrations: readonly SiteMigration[] = [];
